import { ReadError, type Sheet, type Workbook } from '@tickmark/document'
import type { OfficePackage } from '../ooxml/open-package.ts'
import { readRelationships, type Relationship } from '../ooxml/read-relationships.ts'
import { childOf, childrenOf, visitXml, type XmlElement } from '../ooxml/read-xml.ts'
import { openWorkbook } from './open-workbook.ts'
import { readCellStyles, readThemeColors } from './read-cell-styles.ts'
import { readComments } from './read-comments.ts'
import { readSheet, richText, type SheetContext } from './read-sheet.ts'
import { readTables } from './read-tables.ts'

/** What all sheets of a workbook refer to. */
type SharedContext = Omit<SheetContext, 'comments' | 'painted'>

/** Beyond this a workbook does not fit the memory that a reader gets; models of real deals stay below 200,000. */
const MOST_CELLS = 2_500_000
/** Below this size (bytes, all sheets) there cannot be too many: `<c><v>1</v></c>` is the shortest cell. */
const FEW_BYTES = MOST_CELLS * '<c><v>1</v></c>'.length

/** Reads a whole workbook in Office Open XML. */
export async function readWorkbook(office: OfficePackage): Promise<Workbook> {
  const { part, root, relationships } = await openWorkbook(office)
  const target = (type: string) =>
    relationships.find((relationship) => relationship.type === type && !relationship.external)?.target
  const date1904 = isTrue(childOf(root, 'workbookPr')?.attributes['date1904'])
  const theme = await readThemeColors(await readPart(office, target('theme')))
  const context: SharedContext = {
    sharedStrings: await readSharedStrings(office, target('sharedStrings')),
    styleOf: await readCellStyles(await readPart(office, target('styles')), theme),
    date1904,
    countCell: cellCounter(),
  }
  const elements = childrenOf(childOf(root, 'sheets'), 'sheet')
  await refuseTooManyCells(
    office,
    relationships.filter(({ type, external }) => type === 'worksheet' && !external).map((sheet) => sheet.target),
  )
  const sheets: Sheet[] = []
  for (const element of elements) sheets.push(await readSheetOf(office, element, relationships, context))
  return {
    sheets,
    definedNames: readDefinedNames(root, sheets),
    externalLinks: await readExternalLinks(office, part, root, relationships),
    ...(await readProject(office, target('vbaProject'))),
    iterativeCalculation: isTrue(childOf(root, 'calcPr')?.attributes['iterate']),
    date1904,
  }
}

async function readSheetOf(
  office: OfficePackage,
  element: XmlElement,
  relationships: readonly Relationship[],
  context: SharedContext,
): Promise<Sheet> {
  const { name = '', state, 'r:id': id } = element.attributes
  const relationship = relationships.find((candidate) => candidate.id === id)
  const head = {
    name: name.normalize('NFC'),
    visibility: state === 'hidden' || state === 'veryHidden' ? state : 'visible',
  } as const
  // Chart sheets and dialog sheets hold no cells.
  const source = relationship?.type === 'worksheet' ? await office.stream(relationship.target) : undefined
  if (!relationship || !source)
    return { ...head, rowCount: 0, columnCount: 0, cells: [], merges: [], hiddenRows: [], hiddenColumns: [] }
  const comments = await readComments(office, relationship.target)
  const tables = await readTables(office, relationship.target)
  const painted = tables.map(({ range }) => range)
  const content = await readSheet(source, { ...context, comments, painted })
  return { ...head, ...content, ...(tables.length > 0 ? { tables } : {}) }
}

function cellCounter(): () => void {
  let count = 0
  return () => {
    if (++count > MOST_CELLS) throw tooManyCells()
  }
}

/** Counting values as bytes takes a twentieth of the time that reading them takes: what cannot be read is refused at once. */
async function refuseTooManyCells(office: OfficePackage, parts: readonly string[]): Promise<void> {
  if (parts.reduce((sum, part) => sum + office.size(part), 0) < FEW_BYTES) return
  let count = 0
  for (const part of parts) {
    for await (const chunk of (await office.stream(part)) ?? []) {
      count += countIn(chunk, '<v>') + countIn(chunk, '<is>')
      if (count > MOST_CELLS) throw tooManyCells()
    }
  }
}

function countIn(bytes: Buffer, mark: string): number {
  let count = 0
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) count++
  return count
}

function tooManyCells(): ReadError {
  return new ReadError('RESOURCE_LIMIT', `more than ${MOST_CELLS} cells`)
}

async function readSharedStrings(office: OfficePackage, part: string | undefined): Promise<string[]> {
  const source = part ? await office.stream(part) : undefined
  const strings: string[] = []
  if (source)
    await visitXml(source, { open: (name) => name === 'si', close: (element) => strings.push(richText(element)) })
  return strings
}

function readDefinedNames(root: XmlElement, sheets: readonly Sheet[]): Workbook['definedNames'] {
  return childrenOf(childOf(root, 'definedNames'), 'definedName').map(({ attributes, children }) => {
    const scope = attributes['localSheetId']
    return {
      name: attributes['name'] ?? '',
      formula: children.filter((child) => typeof child === 'string').join(''),
      sheet: scope === undefined ? undefined : sheets[Number(scope)]?.name,
      hidden: isTrue(attributes['hidden']),
    }
  })
}

/** Macros are listed, never run; a project that is damaged is there all the same. */
async function readProject(office: OfficePackage, part: string | undefined): Promise<Pick<Workbook, 'macros'>> {
  const bytes = await readPart(office, part)
  if (!bytes) return {}
  const { readMacros } = await import('../macros/read-macros.ts')
  return { macros: readMacros(bytes) ?? { modules: [] } }
}

/** Formulas name other files by their position in this list, from 1. */
async function readExternalLinks(
  office: OfficePackage,
  part: string,
  root: XmlElement,
  relationships: readonly Relationship[],
): Promise<Workbook['externalLinks']> {
  const links: Workbook['externalLinks'] = []
  const references = childrenOf(childOf(root, 'externalReferences'), 'externalReference')
  for (const [position, { attributes }] of references.entries()) {
    const linkPart = relationships.find((relationship) => relationship.id === attributes['r:id'])?.target
    const target = linkPart
      ? (await readRelationships(office, linkPart)).find((relationship) => relationship.external)?.target
      : undefined
    links.push({ index: position + 1, target: target ? decoded(target) : (linkPart ?? part) })
  }
  return links
}

/** A file's name as people know it: "Unit Economics.xlsx", not "Unit%20Economics.xlsx". */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}

async function readPart(office: OfficePackage, part: string | undefined): Promise<Buffer | undefined> {
  return part ? office.read(part) : undefined
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}
