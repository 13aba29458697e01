import { parseAddress, firstOf } from '@tickmark/document'
import type { Finding } from '@tickmark/document'
import { escapeHtml } from '../../words/escape-html.ts'
import { decisionText } from '../../words/decision-text.ts'
import { SHAPES, sortFindings } from '../../words/grades.ts'
import { labelsOf } from '../../words/labels.ts'
import type { ReportInput, ReviewReportInput } from '../../input/report-input.ts'
import { createSheetNames } from '../sheets/sheet-names.ts'
import { workbookEnding } from '../sheets/workbook-ending.ts'
import { addStyles } from './add-styles.ts'
import { addComments } from './cell-comments.ts'
import { cutLinks } from './cut-links.ts'
import { findingsSheetXml } from './findings-part.ts'
import { addContentType, addRelation, attribute, openPackage, relationsOf } from './open-package.ts'
import type { OfficePackage } from './open-package.ts'
import { deselectSheet } from './sheet-xml.ts'
import { setWorkbookType } from './workbook-type.ts'

const MAIN = /xmlns(?::\w+)?=["']http:\/\/schemas\.openxmlformats\.org\/spreadsheetml\/2006\/main["']/
/** Positions of the sheets in the default styles, for a workbook without any. */
const NO_STYLES = { head: 0, text: 0, link: 0 }

/**
 * A copy of the reviewed workbook: formulas, formats, charts, macros and everything else as they are, each finding a comment at its cell,
 * and the list of findings as the first sheet. Only the parts concerned are patched, and links that could run something are cut.
 * Undefined for what is no such workbook (xls, csv, macros in what its name calls a workbook without): `toXlsx` then writes its tables.
 * The same input gives the same bytes.
 */
export async function toAnnotatedXlsx(input: ReviewReportInput, original: Uint8Array): Promise<Uint8Array | undefined> {
  const file = await openPackage(original)
  const book = file && relationsOf(file, '').find(({ kind }) => kind === 'officeDocument')?.target
  const text = book && file.text(book)
  const ending = workbookEnding(input.document.name)
  const hasMacros = file?.names().some((name) => /vbaProject/i.test(name))
  // The stricter dialect has other names for everything; macros in a workbook that is called one without would not open.
  if (!text || !MAIN.test(text) || (hasMacros && ending === 'xlsx')) return undefined
  setWorkbookType(file, ending)
  const parts = sheetParts(file, book, text)
  const cut = cutLinks(file, book, [...parts.values()])
  for (const [sheet, part] of parts) {
    const comments = commentsOf(sheet, input, cut.get(part) ?? new Set())
    if (comments.size === 0) continue
    if (/<(?:\w+:)?worksheet\b/.test(file.text(part) ?? '')) addComments(file, part, comments)
  }
  addFindingsSheet(file, book, input, [...parts.values()])
  return file.pack()
}

/** Part names of the sheets by sheet name. */
function sheetParts(file: OfficePackage, book: string, text: string): Map<string, string> {
  const targets = new Map(relationsOf(file, book).map(({ id, target }) => [id, target]))
  return new Map(
    [...text.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].flatMap(([tag]) => {
      const name = attribute(tag, 'name')?.normalize('NFC')
      const target = targets.get(/\s\w+:id\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? '')
      return name === undefined || target === undefined ? [] : [[name, target] as const]
    }),
  )
}

/** Comments of a sheet by address: its findings, several of a cell in one, the gravest first; and that a link was cut. */
function commentsOf(name: string, input: ReviewReportInput, cut: ReadonlySet<string>): Map<string, string> {
  const comments = new Map<string, string>()
  const add = (address: string, text: string): void => {
    comments.set(address, [comments.get(address), text].filter(Boolean).join('\n\n'))
  }
  for (const finding of sortFindings(input.review.findings)) {
    const { sheet, cell = '' } = finding.evidence[0].location
    const address = firstOf(cell.split(':')).replaceAll('$', '')
    if (sheet === name && parseAddress(address)) add(address, commentText(finding, input))
  }
  for (const address of cut) if (parseAddress(address)) add(address, labelsOf(input.language).linkCut)
  return comments
}

/** What a comment says of a finding. */
export function commentText(finding: Finding, input: ReportInput): string {
  const { title, message } = input.describe(finding)
  const grade = `${SHAPES[finding.severity]} ${labelsOf(input.language).severity[finding.severity]}: ${title}`
  return [grade, message, finding.arithmetic, decisionText(finding, input)].filter(Boolean).join('\n')
}

function addFindingsSheet(
  file: OfficePackage,
  book: string,
  input: ReviewReportInput,
  sheets: readonly string[],
): void {
  const stylesPart = relationsOf(file, book).find(({ kind }) => kind === 'styles')?.target
  const styled = stylesPart === undefined ? undefined : addStyles(file.text(stylesPart) ?? '')
  if (stylesPart !== undefined && styled) file.set(stylesPart, styled.text)
  const part = file.freeName('xl/worksheets/review#.xml')
  file.set(part, findingsSheetXml(input, styled?.styles ?? NO_STYLES))
  addContentType(file, { part }, 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml')
  const id = addRelation(file, book, 'worksheet', part)
  file.set(book, listFirst(file.text(book)!, id, labelsOf(input.language).findings))
  for (const sheet of sheets) {
    const text = file.text(sheet)
    if (text?.includes('tabSelected')) file.set(sheet, deselectSheet(text))
  }
}

/** Puts the sheet in front of the others. What counts sheets by their place (names of one sheet, the open one) moves on by one. */
function listFirst(text: string, relationId: string, wanted: string): string {
  const tags = [...text.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => tag)
  const nameSheet = createSheetNames()
  for (const tag of tags) nameSheet(attribute(tag, 'name') ?? '')
  const sheetId = 1 + Math.max(0, ...tags.map((tag) => Number(attribute(tag, 'sheetId') ?? 0)))
  const prefix = /<(\w+:)?workbook\b/.exec(text)?.[1] ?? ''
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const own = `<${prefix}sheet xmlns:r="${relations}" name="${escapeHtml(nameSheet(wanted))}" sheetId="${sheetId}" r:id="${relationId}"/>`
  return text
    .replace(/(<(?:\w+:)?sheets\b[^>]*>)/, `$1${own}`)
    .replace(/(<(?:\w+:)?definedName\b[^>]*\slocalSheetId=["'])(\d+)/g, (_, head, index) => head + (Number(index) + 1))
    .replace(/(<(?:\w+:)?workbookView\b[^>]*?)\s(?:activeTab|firstSheet)=(?:"\d*"|'\d*')/g, '$1')
    .replace(/(<(?:\w+:)?workbookView\b[^>]*?)\s(?:activeTab|firstSheet)=(?:"\d*"|'\d*')/g, '$1')
}
