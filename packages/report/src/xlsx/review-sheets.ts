import { amountValue, columnName } from '@tickmark/document'
import type { Figure, Finding } from '@tickmark/document'
import type { WriteSheet } from 'hucre/xlsx'
import { checklistRows } from '../words/checklist-rows.ts'
import { coverageRows } from '../words/coverage-rows.ts'
import { decisionText } from '../words/decision-text.ts'
import { SHAPES, sortFindings } from '../words/grades.ts'
import { figureSentence, labelsOf } from '../words/labels.ts'
import type { Labels } from '../words/labels/label-set.ts'
import { placeOf } from '../words/place.ts'
import { quoteOf } from '../words/quote.ts'
import type { ReviewReportInput } from '../input/report-input.ts'
import { printScores } from '../words/scores.ts'
import { createSheet, FONT, HEAD_STYLE, WRAP_STYLE } from './sheet-builder.ts'

/** A column of a list: its head, its width in characters and the value of each entry. */
interface Column<Entry> {
  head: string
  width: number
  numberFormat?: string
  value: (entry: Entry, index: number) => string | number
}

/** Every finding in a row, to be filtered, assigned and ticked off. */
export function findingsSheet(input: ReviewReportInput, name: string): WriteSheet {
  const labels = labelsOf(input.language)
  const place = ({ location }: Finding['evidence'][0]): string => placeOf(location, input.document, input.language)
  const columns: Column<Finding>[] = [
    { head: '#', width: 5, value: (_finding, index) => index + 1 },
    { head: labels.finding, width: 34, value: (finding) => input.describe(finding).title },
    { head: labels.grade, width: 12, value: ({ severity }) => `${SHAPES[severity]} ${labels.severity[severity]}` },
    { head: labels.categoryHead, width: 14, value: ({ category }) => labels.category[category] },
    { head: labels.place, width: 20, value: ({ evidence: [first] }) => place(first) },
    {
      head: labels.quote,
      width: 40,
      value: ({ evidence: [first] }) => quoteOf(first),
    },
    { head: labels.actual, width: 18, value: ({ actual = '' }) => actual },
    { head: labels.expected, width: 18, value: ({ expected = '' }) => expected },
    { head: labels.arithmetic, width: 40, value: ({ arithmetic = '' }) => arithmetic },
    { head: labels.description, width: 60, value: (finding) => input.describe(finding).message },
    {
      head: labels.evidence,
      width: 40,
      value: ({ evidence: [first, ...operands] }) =>
        operands.map((operand) => `${place(operand)}: ${quoteOf(operand, first, 80)}`).join('\n'),
    },
    { head: labels.confidence, width: 10, numberFormat: '0%', value: ({ confidence }) => confidence },
    { head: labels.rule, width: 30, value: ({ ruleId }) => ruleId },
    { head: labels.decision, width: 40, value: (finding) => decisionText(finding, input) },
  ]
  return listSheet(name, columns, sortFindings(input.review.findings))
}

/** Every figure with its exact value and whether it was verified. */
export function figuresSheet(input: ReviewReportInput, name: string): WriteSheet {
  const labels = labelsOf(input.language)
  const roundings = new Map(
    (input.review.sums ?? []).flatMap(({ result, holds, difference }) =>
      holds && difference ? [[result, difference]] : [],
    ),
  )
  const columns: Column<Figure>[] = [
    { head: labels.place, width: 18, value: ({ location }) => placeOf(location, input.document, input.language) },
    { head: labels.label, width: 44, value: ({ label = '' }) => label },
    { head: labels.column, width: 24, value: ({ columnLabel = '' }) => columnLabel },
    { head: labels.period, width: 18, value: ({ period }) => period?.text ?? '' },
    { head: labels.quote, width: 18, value: ({ text }) => text },
    { head: labels.value, width: 20, numberFormat: '#,##0.########', value: ({ amount }) => exactValue(amount) },
    {
      head: labels.unit,
      width: 12,
      value: ({ amount }) => unitOf(amount, labels),
    },
    { head: labels.state, width: 12, value: ({ state }) => labels.figureState[state] },
    {
      head: labels.checks,
      width: 50,
      value: ({ id, checks }) =>
        [
          ...checks.map(({ ruleId, held }) => `${held ? '✓' : '✗'} ${ruleId}`),
          ...(roundings.has(id) ? [`≈ ${labels.rounding} ${roundings.get(id)}`] : []),
        ].join('\n'),
    },
  ]
  const note = figureSentence(input.review.figureCounts, input.language)
  return listSheet(name, columns, input.review.figures, note)
}

/** The scores, and what was checked in each section. */
export function coverageSheet(input: ReviewReportInput, name: string): WriteSheet {
  const { heads, firstNumber, rows } = coverageRows(input, { isWhole: true })
  const sheet = createSheet(
    name,
    heads.map((_, index) => ({ width: index === 0 ? 50 : index < firstNumber ? 16 : 14, style: WRAP_STYLE })),
  )
  const scores = printScores(input)
  scores.forEach((score, row) => {
    sheet.set(row, 0, { value: score.name, style: { font: { ...FONT, bold: true } } })
    sheet.set(row, 1, { value: score.value ?? score.text })
    if (score.reason) sheet.set(row, firstNumber, { value: score.reason, style: { font: FONT } })
  })
  const top = scores.length + 1
  heads.forEach((head, column) => sheet.set(top, column, { value: head, style: HEAD_STYLE }))
  rows.forEach(({ section: { figures }, cells }, index) => {
    const counts = [figures.verified, figures.contradicted, figures.unverified]
    cells.forEach((text, column) => sheet.set(top + 1 + index, column, { value: counts[column - firstNumber] ?? text }))
  })
  return sheet.finish({})
}

/** The items of all checklists, to be filtered by state; undefined where none applies. */
export function checklistSheet(input: ReviewReportInput, name: string): WriteSheet | undefined {
  const lists = checklistRows(input)
  const [first] = lists
  if (!first) return undefined
  const columns = first.heads.map((head, at) => ({
    head,
    width: first.widths[at] ?? 20,
    value: (cells: string[]) => cells[at] ?? '',
  }))
  const note = lists.map(({ title, counts }) => `${title}: ${counts}`).join(' · ')
  const rows = lists.flatMap((list) => list.rows)
  return listSheet(name, columns, rows, note)
}

/** The currency where there is one, and what else the figure measures: "CNY", "USD per share", "%". */
function unitOf({ currency, unit }: Figure['amount'], labels: Labels): string {
  return [currency, currency && unit === 'money' ? '' : labels.unitName[unit]].filter(Boolean).join(' ')
}

/** A number where a spreadsheet holds it exactly, else its digits as text. */
function exactValue(amount: Figure['amount']): number | string {
  const value = amountValue(amount)
  return value.precision() <= 15 ? value.toNumber() : value.toFixed()
}

function listSheet<Entry>(
  name: string,
  columns: readonly Column<Entry>[],
  entries: readonly Entry[],
  note?: string,
): WriteSheet {
  const sheet = createSheet(
    name,
    columns.map(({ width, numberFormat }) => ({ width, style: { ...WRAP_STYLE, numFmt: numberFormat } })),
  )
  const first = note ? 1 : 0
  if (note) sheet.set(0, 0, { value: note, style: { font: { ...FONT, bold: true } } })
  columns.forEach(({ head }, column) => sheet.set(first, column, { value: head, style: HEAD_STYLE }))
  entries.forEach((entry, index) =>
    columns.forEach((column, position) =>
      sheet.set(first + 1 + index, position, { value: column.value(entry, index) }),
    ),
  )
  const range = `A${first + 1}:${columnName(columns.length - 1)}${first + 1 + entries.length}`
  return sheet.finish({ freezePane: { rows: first + 1 }, autoFilter: { range } })
}
