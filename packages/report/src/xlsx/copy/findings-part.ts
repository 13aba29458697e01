import { columnName } from '@tickmark/document'
import type { Finding } from '@tickmark/document'
import { decisionText } from '../../words/decision-text.ts'
import { escapeHtml } from '../../words/escape-html.ts'
import { SHAPES, sortFindings } from '../../words/grades.ts'
import { labelsOf } from '../../words/labels.ts'
import { placeOf, sheetAddress } from '../../words/place.ts'
import type { ReviewReportInput } from '../../input/report-input.ts'

/** Positions of the formats that the sheet needs in the workbook's own styles. */
export interface SheetStyles {
  head: number
  text: number
  link: number
}

interface Column {
  head: string
  width: number
  value: (finding: Finding, index: number) => string | number
}

/** The list of findings as a sheet, each with a link to its cell. Text stands in the cells themselves: the workbook's own strings stay as they are. */
export function findingsSheetXml(input: ReviewReportInput, styles: SheetStyles): string {
  const columns = columnsOf(input)
  const findings = sortFindings(input.review.findings)
  const linked = columns.findIndex(({ head }) => head === labelsOf(input.language).place)
  const rows = findings.map((finding, index) =>
    rowXml(
      index + 2,
      columns.map(({ value }, column) => [value(finding, index), column === linked ? styles.link : styles.text]),
    ),
  )
  const range = `A1:${columnName(columns.length - 1)}${findings.length + 1}`
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetViews><sheetView showGridLines="0" tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`,
    '<sheetData>',
    rowXml(
      1,
      columns.map(({ head }) => [head, styles.head]),
    ),
    ...rows,
    '</sheetData>',
    `<autoFilter ref="${range}"/>`,
    linksXml(findings, columnName(linked)),
    '</worksheet>',
  ].join('')
}

function columnsOf(input: ReviewReportInput): Column[] {
  const labels = labelsOf(input.language)
  return [
    { head: '#', width: 5, value: (_, index) => index + 1 },
    { head: labels.grade, width: 12, value: ({ severity }) => `${SHAPES[severity]} ${labels.severity[severity]}` },
    {
      head: labels.place,
      width: 22,
      value: ({ evidence: [{ location }] }) => placeOf(location, input.document, input.language),
    },
    { head: labels.finding, width: 34, value: (finding) => input.describe(finding).title },
    { head: labels.description, width: 60, value: (finding) => input.describe(finding).message },
    { head: labels.actual, width: 28, value: ({ actual = '' }) => actual },
    { head: labels.expected, width: 28, value: ({ expected = '' }) => expected },
    { head: labels.arithmetic, width: 32, value: ({ arithmetic = '' }) => arithmetic },
    { head: labels.why, width: 60, value: (finding) => input.describe(finding).explanation },
    { head: labels.categoryHead, width: 14, value: ({ category }) => labels.category[category] },
    { head: labels.rule, width: 30, value: ({ ruleId }) => ruleId },
    { head: labels.decision, width: 40, value: (finding) => decisionText(finding, input) },
  ]
}

function rowXml(number: number, cells: readonly (readonly [string | number, number])[]): string {
  const written = cells.map(([value, style], column) => {
    const address = `r="${columnName(column)}${number}" s="${style}"`
    if (typeof value === 'number') return `<c ${address}><v>${value}</v></c>`
    return `<c ${address} t="inlineStr"><is><t xml:space="preserve">${escapeHtml(value.slice(0, 32_000))}</t></is></c>`
  })
  return `<row r="${number}">${written.join('')}</row>`
}

function linksXml(findings: readonly Finding[], column: string): string {
  const links = findings.flatMap(({ evidence: [{ location }] }, index) => {
    if (!location.sheet || !location.cell) return []
    return [
      `<hyperlink ref="${column}${index + 2}" location="${escapeHtml(sheetAddress(location.sheet, location.cell))}"/>`,
    ]
  })
  return links.length > 0 ? `<hyperlinks>${links.join('')}</hyperlinks>` : ''
}
