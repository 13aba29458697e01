import { ReadError } from '@tickmark/document'
import type { OfficePackage } from '../ooxml/open-package.ts'
import { readRelationships, type Relationship } from '../ooxml/read-relationships.ts'
import { childOf, childrenOf, readXml, type XmlElement } from '../ooxml/read-xml.ts'

/** Names of sheets in order, without reading any of them. */
export async function readSheetNames(office: OfficePackage): Promise<string[]> {
  const { root } = await openWorkbook(office)
  return childrenOf(childOf(root, 'sheets'), 'sheet').map((sheet) => sheet.attributes['name'] ?? '')
}

/** The part that lists a workbook's sheets, and what it refers to. */
export async function openWorkbook(
  office: OfficePackage,
): Promise<{ part: string; root: XmlElement; relationships: Relationship[] }> {
  const part =
    (await readRelationships(office, '')).find((relationship) => relationship.type === 'officeDocument')?.target ??
    'xl/workbook.xml'
  const bytes = await office.read(part)
  if (!bytes) throw new ReadError('CORRUPT', 'no workbook part')
  return { part, root: await readXml(bytes), relationships: await readRelationships(office, part) }
}
