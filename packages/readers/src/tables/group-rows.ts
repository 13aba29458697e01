import { isAmount, median, textOf } from '../layout/text-line.ts'
import type { Rule } from '../page-content.ts'
import { ruleCoverage } from './merge-rules.ts'
import type { PlacedEntry, PlacedLine } from './place-segments.ts'
import type { Column } from './find-columns.ts'

/** Groups placed lines into table rows: the lines of a wrapped label or head belong together. */
export function groupRows(
  lines: readonly PlacedLine[],
  columns: readonly Column[],
  rules: readonly Rule[],
): PlacedLine[][] {
  const firstAmounts = lines.findIndex(hasAmounts)
  const pitch = rowPitch(lines)
  const rows: PlacedLine[][] = []
  lines.forEach((line, index) => {
    const row = rows.at(-1)
    const inHead = firstAmounts < 0 ? false : index < firstAmounts
    if (row && !isRuledOff(row.at(-1)!, line, columns, rules) && belongs(row, line, { inHead, pitch, columns }))
      row.push(line)
    else rows.push([line])
  })
  return rows
}

interface Context {
  inHead: boolean
  /** Usual distance of two rows that both hold amounts; undefined when there are none. */
  pitch: number | undefined
  columns: readonly Column[]
}

function belongs(row: readonly PlacedLine[], line: PlacedLine, context: Context): boolean {
  const above = row.at(-1)!
  const distance = pitchOf(above, line)
  const size = Math.max(line.line.fontSize, above.line.fontSize)
  if (distance < 0.6 * size) return !clash(row, line)
  if (distance > 1.75 * size) return false
  if (context.inHead) return isHeadContinuation(row, line)
  if (clash(row, line)) return false
  if (context.pitch !== undefined && distance < 0.8 * context.pitch) return true
  if (context.pitch === undefined) return isTextContinuation(line, distance, size)
  return isWrappedLabel(row, line, context.columns)
}

/** Both have amounts in the same column: two rows. */
function clash(row: readonly PlacedLine[], line: PlacedLine): boolean {
  return (
    line.entries.some(
      (entry) =>
        isFigure(entry) &&
        row.some((one) => one.entries.some((other) => isFigure(other) && other.first === entry.first)),
    ) ||
    (hasAmounts(line) && row.some(hasAmounts))
  )
}

function isHeadContinuation(row: readonly PlacedLine[], line: PlacedLine): boolean {
  const spans = row.flatMap(({ entries }) => entries.filter(({ first, last }) => last > first))
  if (spans.some((span) => line.entries.filter(({ first }) => first >= span.first && first <= span.last).length > 1))
    return false
  if (line.entries.some(({ first, last }) => last > first)) return false
  return true
}

/** Text tables: a line without an entry in the first column goes on with the row above. */
function isTextContinuation(line: PlacedLine, distance: number, size: number): boolean {
  return line.entries.every(({ first }) => first > 0) && distance < 1.6 * size
}

function isWrappedLabel(row: readonly PlacedLine[], line: PlacedLine, columns: readonly Column[]): boolean {
  const above = row.at(-1)!.entries[0]
  const here = line.entries[0]
  if (!above || !here || above.first !== 0 || here.first !== 0) return false
  if (row.some(hasAmounts) && hasAmounts(line)) return false
  const text = textOf(here.segment.tokens)
  const previous = textOf(above.segment.tokens)
  if (/[:：]$/.test(previous)) return false
  const limit = Math.max(columns[0]!.right, above.segment.right)
  const wouldFit = above.segment.right + 0.3 * here.segment.fontSize + widthOfFirst(here) < limit - 1
  const goesOn =
    /^[\p{Ll}(（,，）)]/u.test(text) || /(?:[-,，、（(]|\b(?:and|of|the|to|in|for|on|or|by|from|with))$/i.test(previous)
  return !wouldFit && goesOn
}

function widthOfFirst(entry: PlacedEntry): number {
  const first = entry.segment.tokens[0]!
  return /^[\u3000-\u9fff]/.test(first.text) ? first.fontSize : first.right - first.left
}

export function hasAmounts({ entries }: PlacedLine): boolean {
  return entries.some(isFigure)
}

export function isFigure(entry: PlacedEntry): boolean {
  return entry.first > 0 && isAmount(textOf(entry.segment.tokens)) && !isYear(textOf(entry.segment.tokens))
}

/** Years head columns. */
export function isYear(text: string): boolean {
  return /^(?:FY\s?)?(?:19|20)\d\d[AEFP]?(?:年|年度|년)?$/i.test(text.trim())
}

function rowPitch(lines: readonly PlacedLine[]): number | undefined {
  const distances: number[] = []
  for (let i = 1; i < lines.length; i++)
    if (hasAmounts(lines[i]!) && hasAmounts(lines[i - 1]!)) distances.push(pitchOf(lines[i - 1]!, lines[i]!))
  return distances.length > 0 ? median(distances) : undefined
}

/** Distance of two lines, measured at their middles. */
function pitchOf(above: PlacedLine, below: PlacedLine): number {
  return (below.line.top + below.line.bottom - above.line.top - above.line.bottom) / 2
}

function isRuledOff(above: PlacedLine, below: PlacedLine, columns: readonly Column[], rules: readonly Rule[]): boolean {
  const between = rules.filter(
    ({ at }) => at > (above.line.top + above.line.bottom) / 2 && at < (below.line.top + below.line.bottom) / 2,
  )
  return between.some((rule) => ruleCoverage(between, rule.at, columns[0]!.left, columns.at(-1)!.right) > 0.3)
}
