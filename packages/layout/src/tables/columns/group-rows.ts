import { firstOf, lastOf, itemAt, numberAt } from '@tickmark/document'
import { isAmount, textOf } from '../../lines/text-line.ts'
import type { Segment } from '../../lines/text-line.ts'
import type { Rule } from '@tickmark/document/page'
import { isYear } from '../parts/is-year.ts'
import { ruleCoverage } from '../parts/merge-rules.ts'
import type { PlacedEntry, PlacedLine } from './place-segments.ts'
import type { Column } from './find-columns.ts'
import { findWrappedRows } from './wrapped-rows.ts'

/** Groups placed lines into table rows: the lines of a wrapped label or head belong together. */
export function groupRows(
  lines: readonly PlacedLine[],
  columns: readonly Column[],
  rules: readonly Rule[],
): PlacedLine[][] {
  const firstAmounts = firstOfBody(lines, columns)
  const wrapLimit = findWrapLimit(lines)
  const rows: PlacedLine[][] = []
  const isParted = (index: number): boolean =>
    isRuledOff(itemAt(lines, index - 1), itemAt(lines, index), columns, rules)
  const wrapped = findWrappedRows(lines, isParted)
  // Texts that stand in the middle beside their figures begin above them.
  const bodyFrom = wrapped ? wrapped.lastIndexOf(true, firstAmounts) : firstAmounts
  lines.forEach((line, index) => {
    const row = rows.at(-1)
    if (row && wrapped && (index >= bodyFrom || isBetween(row, line))) {
      if (wrapped[index]) rows.push([line])
      else row.push(line)
      return
    }
    const inHead = firstAmounts < 0 ? false : index < bodyFrom
    const context = { inHead, wrapLimit, columns, next: lines[index + 1] }
    if (row && !isRuledOff(lastOf(row), line, columns, rules) && belongs(row, line, context)) row.push(line)
    else rows.push([line])
  })
  return rows
}

/** A head is wrapped over no more lines that have an entry in every column. */
const MOST_HEAD = 5

/** The first line with amounts, −1 without any: what stands above it may head it, but so many full lines are rows of names. */
function firstOfBody(lines: readonly PlacedLine[], columns: readonly Column[]): number {
  const first = lines.findIndex(hasAmounts)
  const full = lines.slice(0, Math.max(0, first)).filter(({ entries }) => entries.length === columns.length)
  return full.length > MOST_HEAD ? -1 : first
}

/** Lines of one cell stand at least this far apart, in font sizes; what is nearer stands in the middle beside them. */
const CELL_PITCH = 0.9

function isBetween(row: readonly PlacedLine[], line: PlacedLine): boolean {
  return pitchOf(lastOf(row), line) < CELL_PITCH * line.line.fontSize
}

interface Context {
  inHead: boolean
  /** Lines nearer than this are one row; undefined where distances do not tell rows from wrapped lines. */
  wrapLimit: number | undefined
  columns: readonly Column[]
  /** The line below. */
  next: PlacedLine | undefined
}

function belongs(row: readonly PlacedLine[], line: PlacedLine, context: Context): boolean {
  const above = lastOf(row)
  const distance = pitchOf(above, line)
  const size = Math.max(line.line.fontSize, above.line.fontSize)
  if (distance < 0.6 * size) return !clash(row, line)
  if (distance > 1.75 * size) return false
  if (context.inHead && isLabel(line) && !row.every(isLabel)) return false
  if (context.inHead && !isLabel(line)) return isHeadContinuation(row, line)
  if (clash(row, line)) return false
  if (context.wrapLimit !== undefined && distance < context.wrapLimit) return !isOwnTitle(row, line, context.columns)
  if (!row.some(hasAmounts) && !hasAmounts(line) && line.entries.every(({ first }) => first > 0))
    return distance < 1.6 * size
  return isWrappedLabel(row, line, context)
}

/** Nothing but a row label. */
function isLabel({ entries }: PlacedLine): boolean {
  return entries.every(({ last }) => last === 0)
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

/** A head goes on below itself unless it spans columns that have heads of their own there. */
function isHeadContinuation(row: readonly PlacedLine[], line: PlacedLine): boolean {
  if (line.entries.some(({ first, last }) => last > first) || standsAbove(row, line)) return false
  if (headsYears(row, line)) return false
  const spans = row.flatMap(({ entries }) => entries.filter(({ first, last }) => last > first))
  return spans.every((span) => {
    const below = line.entries.filter(({ first }) => first >= span.first && first <= span.last)
    return below.length === 0 || (below.length === 1 && isCentredBelow(span.segment, firstOf(below).segment))
  })
}

/** "May 31," in the middle above "2023" and "2022" is a head of its own, and so are two such heads above twice as many. */
function standsAbove(row: readonly PlacedLine[], line: PlacedLine): boolean {
  const above = row.flatMap(({ entries }) => entries)
  if (line.entries.length < 2 * above.length || above.some(({ last }) => last === 0)) return false
  return line.entries.every((entry) =>
    above.every((one) => entry.last < one.first || entry.first > one.last || !isAligned(one.segment, entry.segment)),
  )
}

/** "Year Ended May 31," in the middle above "2020", "2019" and "2018", right over the second of them, speaks for all. */
function headsYears(row: readonly PlacedLine[], line: PlacedLine): boolean {
  const [lone, ...others] = row.flatMap(({ entries }) => entries)
  const years = line.entries.filter(({ first }) => first > 0)
  if (!lone || others.length > 0 || lone.first === 0 || years.length < 2) return false
  const text = (entry: PlacedEntry): string => textOf(entry.segment.tokens)
  return !isYear(text(lone)) && years.every((year) => isYear(text(year))) && isCentredOver(lone, years)
}

function isCentredOver(lone: PlacedEntry, entries: readonly PlacedEntry[]): boolean {
  const [left, right] = [firstOf(entries).segment.left, lastOf(entries).segment.right]
  return Math.abs(lone.segment.left + lone.segment.right - left - right) / 2 < 0.15 * (right - left)
}

/** Lines of one wrapped head share an edge or their middle, to about this many points. */
const SAME_EDGE = 4

function isAligned(above: Segment, below: Segment): boolean {
  return (
    Math.abs(above.left - below.left) < SAME_EDGE ||
    Math.abs(above.right - below.right) < SAME_EDGE ||
    Math.abs(above.left + above.right - below.left - below.right) / 2 < SAME_EDGE
  )
}

function isCentredBelow(above: Segment, below: Segment): boolean {
  return Math.abs(above.left + above.right - below.left - below.right) / 2 < 0.15 * (above.right - above.left)
}

/** A short label without figures above another label is a title of its own, however near the two stand. */
function isOwnTitle(row: readonly PlacedLine[], line: PlacedLine, columns: readonly Column[]): boolean {
  const above = lastOf(row).entries[0]
  const here = line.entries[0]
  if (!above || !here || above.first !== 0 || here.first !== 0 || row.some(hasAmounts)) return false
  return !goesOn(above, here) && wouldFit(above, here, columns)
}

function isWrappedLabel(row: readonly PlacedLine[], line: PlacedLine, { columns, next }: Context): boolean {
  const above = lastOf(row).entries[0]
  const here = line.entries[0]
  if (!above || !here || above.first !== 0 || here.first !== 0) return false
  if (row.some(hasAmounts) && hasAmounts(line)) return false
  if (/[:：]$/.test(textOf(above.segment.tokens))) return false
  const isOne = goesOn(above, here) || (!row.some(hasAmounts) && hasAmounts(line) && hangs(above, here, next))
  return isOne && !wouldFit(above, here, columns)
}

/** The second line of a label may go in a little, and the row below it comes out again; the first row of a section does not stand alone. */
function hangs(above: PlacedEntry, here: PlacedEntry, next: PlacedLine | undefined): boolean {
  const size = here.segment.fontSize
  const indent = here.segment.left - above.segment.left
  const below = next?.entries[0]
  const comesOut = !below || (below.first === 0 && below.segment.left < here.segment.left - 0.5 * size)
  return indent > 0.5 * size && indent < 3 * size && comesOut
}

/** Whether the words of two labels, one above the other, read as one text: "BALANCE AT", "JUNE 30, 2024". */
function goesOn(above: PlacedEntry, here: PlacedEntry): boolean {
  return (
    /^[\p{Ll}(（,，）)]/u.test(textOf(here.segment.tokens)) ||
    /(?:[-,，、（(]|\b(?:and|as|at|of|the|to|in|for|on|or|by|from|with))$/i.test(textOf(above.segment.tokens))
  )
}

/** Whether the first word of a label would have found room at the end of the one above: then nothing was wrapped. */
function wouldFit(above: PlacedEntry, here: PlacedEntry, columns: readonly Column[]): boolean {
  const limit = Math.max(firstOf(columns).right, above.segment.right)
  return above.segment.right + 0.3 * here.segment.fontSize + widthOfFirst(here) < limit - 1
}

function widthOfFirst(entry: PlacedEntry): number {
  const first = firstOf(entry.segment.tokens)
  return /^[\u3000-\u9fff]/.test(first.text) ? first.fontSize : first.right - first.left
}

export function hasAmounts({ entries }: PlacedLine): boolean {
  return entries.some(isFigure)
}

export function isFigure(entry: PlacedEntry): boolean {
  return entry.first > 0 && isAmount(textOf(entry.segment.tokens)) && !isYear(textOf(entry.segment.tokens))
}

/**
 * Rows stand further apart than the lines within one, where a table has air between its rows. Two lines with amounts in one
 * column are two rows, and a label between two such lines is parted from the one that it stands further away from: what is
 * clearly nearer than the nearest such pair is one row.
 */
function findWrapLimit(lines: readonly PlacedLine[]): number | undefined {
  const distances: number[] = []
  const apart: number[] = []
  for (let i = 1; i < lines.length; i++) {
    const distance = pitchOf(itemAt(lines, i - 1), itemAt(lines, i))
    distances.push(distance)
    if (clash([itemAt(lines, i - 1)], itemAt(lines, i))) apart.push(distance)
    else if (i > 1) apart.push(...widerSide(itemAt(lines, i - 2), itemAt(lines, i - 1), itemAt(lines, i)))
  }
  if (apart.length > 0) return 0.85 * quantile(apart, 0.1)
  // Less than a line's height apart are entries of one line set at different heights.
  const size = Math.max(1, ...lines.map(({ line }) => line.fontSize))
  const whole = distances.filter((distance) => distance > 0.9 * size)
  if (whole.length < 2) return undefined
  const nearest = Math.min(...whole)
  return quantile(whole, 0.75) > 1.25 * nearest ? 1.12 * nearest : undefined
}

/** Distances that differ less than this tell nothing: fonts and rounding move lines as much. */
const CLEARLY_WIDER = 1.15

/** The wider of the two distances around a label without figures, between two lines that have some. */
function widerSide(above: PlacedLine, label: PlacedLine, below: PlacedLine): number[] {
  if (!isLabel(label) || !clash([above], below)) return []
  const distances = [pitchOf(above, label), pitchOf(label, below)]
  const wider = Math.max(...distances)
  return wider > CLEARLY_WIDER * Math.min(...distances) ? [wider] : []
}

function quantile(values: readonly number[], share: number): number {
  return numberAt(
    values.toSorted((a, b) => a - b),
    Math.floor(share * (values.length - 1)),
  )
}

/** Distance of two lines, measured at their middles. */
function pitchOf(above: PlacedLine, below: PlacedLine): number {
  return (below.line.top + below.line.bottom - above.line.top - above.line.bottom) / 2
}

function isRuledOff(above: PlacedLine, below: PlacedLine, columns: readonly Column[], rules: readonly Rule[]): boolean {
  const between = rules.filter(
    ({ at }) => at > (above.line.top + above.line.bottom) / 2 && at < (below.line.top + below.line.bottom) / 2,
  )
  return between.some((rule) => ruleCoverage(between, rule.at, firstOf(columns).left, lastOf(columns).right) > 0.3)
}
