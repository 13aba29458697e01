import type { SheetTable } from '@tickmark/document'
import type { OfficePackage } from '../ooxml/open-package.ts'
import { readRelationships } from '../ooxml/read-relationships.ts'
import { childOf, childrenOf, readXml, textOf, type XmlElement } from '../ooxml/read-xml.ts'

/** The tables that the author made of a sheet's ranges (ECMA-376 18.5.1). */
export async function readTables(office: OfficePackage, sheetPart: string): Promise<SheetTable[]> {
  const tables: SheetTable[] = []
  for (const { type, target, external } of await readRelationships(office, sheetPart)) {
    if (external || type !== 'table') continue
    const bytes = await office.read(target)
    const table = bytes && toTable(await readXml(bytes))
    if (table) tables.push(table)
  }
  return tables
}

function toTable(root: XmlElement): SheetTable | undefined {
  const { displayName, name = displayName, ref, headerRowCount = '1', totalsRowCount = '0' } = root.attributes
  if (!name || !ref) return undefined
  return {
    // Formulas use the display name; the other one is for programs.
    name: displayName ?? name,
    range: ref.replaceAll('$', ''),
    headerRowCount: Number(headerRowCount),
    totalsRowCount: Number(totalsRowCount),
    columns: childrenOf(childOf(root, 'tableColumns'), 'tableColumn').map((column) => {
      const formula = textOf(childOf(column, 'calculatedColumnFormula'))
      return { name: unescapeName(column.attributes['name'] ?? ''), ...(formula ? { formula } : {}) }
    }),
  }
}

/** Line breaks and other control characters in a head are written as _x000a_. */
function unescapeName(name: string): string {
  return name
    .replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .normalize('NFC')
}
