import { parseAddress } from '@tickmark/document'
import type { Finding } from '@tickmark/document'
import { escapeHtml } from '../../escape-html.ts'
import { decisionText } from '../../decision-text.ts'
import { SHAPES, sortFindings } from '../../grades.ts'
import { labelsOf } from '../../labels.ts'
import type { ReportInput, ReviewReportInput } from '../../report-input.ts'
import { createSheetNames } from '../sheet-names.ts'
import { addStyles } from './add-styles.ts'
import { addComments } from './cell-comments.ts'
import { findingsSheetXml } from './findings-part.ts'
import { addContentType, addRelation, attribute, openPackage, relationsOf } from './open-package.ts'
import type { OfficePackage } from './open-package.ts'
import { deselectSheet } from './sheet-xml.ts'

const MAIN = /xmlns(?::\w+)?=["']http:\/\/schemas\.openxmlformats\.org\/spreadsheetml\/2006\/main["']/
/** Positions of the sheets in the default styles, for a workbook without any. */
const NO_STYLES = { head: 0, text: 0, link: 0 }

/**
 * A copy of the reviewed workbook: formulas, formats, charts and everything else as they are, each finding a comment at its cell, and
 * the list of findings as the first sheet. Only the parts concerned are patched. Undefined for what is no such workbook (xls, csv,
 * macros): `toXlsx` then writes its tables. The same input gives the same bytes.
 */
export async function toAnnotatedXlsx(input: ReviewReportInput, original: Uint8Array): Promise<Uint8Array | undefined> {
  const file = await openPackage(original)
  const book = file && relationsOf(file, '').find(({ kind }) => kind === 'officeDocument')?.target
  const text = book && file.text(book)
  // The stricter dialect has other names for everything; macros would need another file type.
  if (!text || !MAIN.test(text) || file.names().some((name) => /vbaProject/i.test(name))) return undefined
  const parts = sheetParts(file, book, text)
  for (const [sheet, comments] of commentsBySheet(input)) {
    const part = parts.get(sheet)
    if (part !== undefined && /<(?:\w+:)?worksheet\b/.test(file.text(part) ?? '')) addComments(file, part, comments)
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

/** Comments by sheet and address. Several findings of a cell share one, the gravest first. */
function commentsBySheet(input: ReviewReportInput): Map<string, Map<string, string>> {
  const sheets = new Map<string, Map<string, string>>()
  for (const finding of sortFindings(input.review.findings)) {
    const { sheet, cell = '' } = finding.evidence[0].location
    const address = cell.split(':')[0]!.replaceAll('$', '')
    if (!sheet || !parseAddress(address)) continue
    const comments = sheets.get(sheet) ?? new Map<string, string>()
    comments.set(address, [comments.get(address), commentText(finding, input)].filter(Boolean).join('\n\n'))
    sheets.set(sheet, comments)
  }
  return sheets
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
  if (styled) file.set(stylesPart!, styled.text)
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
