import { lastOf, firstOf, itemAt, getExisting } from '@tickmark/document'
import { boundsOf, median } from '@tickmark/document/page'
import type { Rule } from '@tickmark/document/page'
import type { TextLine, Token } from '../lines/text-line.ts'
import { groupLines, isAmount, textOf } from '../lines/text-line.ts'
import { interlockedRuns } from './interlocked-columns.ts'
import type { Run } from './interlocked-columns.ts'
import { shareRows } from './share-rows.ts'

/** Words that are read together, top to bottom: the whole width of a page, or one of its text columns. */
export interface Area {
  tokens: Token[]
  lines: TextLine[]
}

/** Fewest lines that make side-by-side text columns. */
const MIN_LINES = 5
/** A blank band of this many font sizes may part a table from text columns. */
const BLANK_BAND = 0.9
/** Gaps that are looked at, at most: those between the columns of tables come before those of text. */
const MOST_GUTTERS = 12
/** Narrowest gap between text columns, in points. */
const MIN_GUTTER = 7

/** A page of columns: so many lines, over this share of its height, and this share of them running text on either side. */
const PAGE_LINES = 24
const PAGE_SHARE = 0.6
const MIXED_SHARE = 0.35
/** The title of a table stands this far below the column above it, in font sizes. */
const TITLE_GAP = 1.2
/** A line that reaches this far to both sides of a gutter goes over it, in points. */
const CROSSING = 20

/**
 * The page's areas in reading order: full-width bands, and the text columns between them from left to right. Columns end where
 * a line is drawn over their gutter: a table begins.
 */
export function findAreas(tokens: readonly Token[], rules: readonly Rule[], depth = 0): Area[] {
  if (tokens.length === 0) return []
  const lines = groupLines(tokens)
  const columns = depth < 3 ? findProseColumns(lines, rules) : undefined
  if (!columns) return [{ tokens: [...tokens], lines }]
  const { from, to, at } = columns
  const inside = lines.slice(from, to + 1).flatMap(tokensOf)
  return [
    ...findAreas(lines.slice(0, from).flatMap(tokensOf), rules, depth + 1),
    ...findAreas(
      inside.filter((token) => token.right <= at),
      rules,
      depth + 1,
    ),
    ...findAreas(
      inside.filter((token) => token.right > at),
      rules,
      depth + 1,
    ),
    ...findAreas(lines.slice(to + 1).flatMap(tokensOf), rules, depth + 1),
  ]
}

function tokensOf(line: TextLine): Token[] {
  return line.segments.flatMap((segment) => segment.tokens)
}

/** The longest run of lines with a gutter that has running text on both sides. */
function findProseColumns(lines: readonly TextLine[], rules: readonly Rule[]): (Run & { at: number }) | undefined {
  let best: (Run & { at: number }) | undefined
  for (const at of gutterCandidates(lines)) {
    const runs = openRuns(lines, at, rules).flatMap((one) =>
      isColumnPage(lines, one, at) ||
      standBeside(lines.slice(one.from, one.to + 1), at) ||
      areDrawnBeside(lines.slice(one.from, one.to + 1), at, rules)
        ? [one]
        : [...proseRuns(lines, one, at), ...interlockedRuns(lines, one, at)],
    )
    for (const run of runs) {
      if (!best || run.to - run.from > best.to - best.from) best = { ...run, at }
    }
  }
  return best
}

/** Runs of lines in which nothing stands or is drawn over the gutter. */
function openRuns(lines: readonly TextLine[], at: number, rules: readonly Rule[]): Run[] {
  const crossings = rules
    .filter(({ start, end }) => start < at - CROSSING && end > at + CROSSING)
    .map((rule) => rule.at)
  const isDrawnBelow = (index: number): boolean => {
    const [above, below] = [
      middleOf(itemAt(lines, index)),
      lines[index + 1] ? middleOf(itemAt(lines, index + 1)) : Infinity,
    ]
    return crossings.some((y) => y > above && y < below)
  }
  const runs: Run[] = []
  lines.forEach((line, index) => {
    if (line.segments.some(({ left, right }) => left < at - 1 && right > at + 1)) return
    const last = runs.at(-1)
    if (last?.to === index - 1 && !isDrawnBelow(index - 1)) last.to = index
    else runs.push({ from: index, to: index })
  })
  return runs.map((run) => (isDrawnBelow(run.to) && isTitle(lines, run, at) ? { ...run, to: run.to - 1 } : run))
}

/** A gutter that is open over most of the page, with running text on both sides of it, parts what else stands there, too: tables. */
function isColumnPage(lines: readonly TextLine[], { from, to }: Run, at: number): boolean {
  const height = lastOf(lines).bottom - firstOf(lines).top
  if (to - from + 1 < PAGE_LINES || itemAt(lines, to).bottom - itemAt(lines, from).top < PAGE_SHARE * height)
    return false
  return sidesOf(lines.slice(from, to + 1), at).every((side) => isText(side, MIXED_SHARE))
}

/** Whether the last line of a run, right above a drawn line, is the title of what is drawn: alone, and apart from its column. */
function isTitle(lines: readonly TextLine[], run: Run, at: number): boolean {
  const title = itemAt(lines, run.to)
  const isLeft = ({ right }: { right: number }): boolean => right <= at
  const side = isLeft(title)
  if (title.segments.some((segment) => isLeft(segment) !== side)) return false
  const above = lines
    .slice(run.from, run.to)
    .findLast(({ segments }) => segments.some((segment) => isLeft(segment) === side))
  return !above || title.top - above.bottom > TITLE_GAP * title.fontSize
}

function middleOf({ top, bottom }: TextLine): number {
  return (top + bottom) / 2
}

/** The parts of a run, between blank bands, that are text columns; parts that follow one another go together. */
function proseRuns(lines: readonly TextLine[], run: Run, at: number): Run[] {
  const parts: (Run & { isProse: boolean })[] = []
  for (let index = run.from; index <= run.to; index++) {
    const last = parts.at(-1)
    const isNear =
      last && itemAt(lines, index).top - itemAt(lines, index - 1).bottom < BLANK_BAND * itemAt(lines, index).fontSize
    if (last && isNear) last.to = index
    else parts.push({ from: index, to: index, isProse: false })
  }
  const joined: Run[] = []
  for (const part of parts) {
    const trimmed = trimRun(lines, part.from, part.to, at)
    part.isProse = trimmed !== undefined && isProseRun(lines.slice(trimmed.from, trimmed.to + 1), at)
    const last = joined.at(-1)
    const before = parts[parts.indexOf(part) - 1]
    if (part.isProse && last && before?.isProse) last.to = part.to
    else if (part.isProse) joined.push({ from: part.from, to: part.to })
  }
  return joined
}

/** Gaps that many lines share, widest company first, by their ends and middles. */
function gutterCandidates(lines: readonly Pick<TextLine, 'segments'>[]): number[] {
  const votes = new Map<number, number>()
  const vote = (from: number, to: number) => {
    if (to - from < MIN_GUTTER) return
    for (let x = Math.ceil(from / 4); x <= Math.floor(to / 4); x++) votes.set(x, (votes.get(x) ?? 0) + 1)
  }
  for (const [index, { segments }] of lines.entries()) {
    for (let i = 1; i < segments.length; i++) vote(itemAt(segments, i - 1).right, itemAt(segments, i).left)
    const staggered = gapToNext(segments, lines[index + 1]?.segments ?? [])
    if (staggered) vote(...staggered)
  }
  const places = [...votes.keys()].filter((x) => getExisting(votes, x) >= MIN_LINES).toSorted((a, b) => a - b)
  const gutters: number[][] = []
  for (const x of places) {
    const last = gutters.at(-1)
    if (last?.at(-1) === x - 1 && votes.get(x) === votes.get(x - 1)) last.push(x)
    else gutters.push([x])
  }
  return gutters
    .toSorted((a, b) => getExisting(votes, firstOf(b)) - getExisting(votes, firstOf(a)))
    .slice(0, MOST_GUTTERS)
    .flatMap((gutter) => [...new Set([firstOf(gutter), median(gutter), lastOf(gutter)])])
    .map((x) => x * 4)
}

/** Columns whose lines stand at other heights: one line ends before the next one, beside it, begins. */
function gapToNext(line: TextLine['segments'], next: TextLine['segments']): [number, number] | undefined {
  const [one, other] = [line[0], next[0]]
  if (!one || !other || line.length > 1 || next.length > 1) return undefined
  if (one.right < other.left) return [one.right, other.left]
  return other.right < one.left ? [other.right, one.left] : undefined
}

/** Shrinks a run to where both sides have text at its ends. */
function trimRun(
  lines: readonly TextLine[],
  from: number,
  to: number,
  at: number,
): { from: number; to: number } | undefined {
  // Of columns whose lines stand at other heights, a line on one side and the next on the other.
  const both = (index: number, next: number): boolean => {
    const [line, beside] = [itemAt(lines, index), itemAt(lines, Math.max(from, Math.min(to, next)))]
    return Math.min(line.left, beside.left) < at && Math.max(line.right, beside.right) > at
  }
  while (from <= to && !both(from, from + 1)) from++
  while (to >= from && !both(to, to - 1)) to--
  return to - from + 1 >= MIN_LINES ? { from, to } : undefined
}

function isProseRun(lines: readonly TextLine[], at: number): boolean {
  return sidesOf(lines, at).every((side) => isText(side, 0.5))
}

type Side = Pick<TextLine, 'segments'>[]

function sidesOf(lines: readonly Pick<TextLine, 'segments'>[], at: number): Side[] {
  return [
    lines.map(({ segments }) => ({ segments: segments.filter(({ right }) => right <= at + 1) })),
    lines.map(({ segments }) => ({ segments: segments.filter(({ left }) => left >= at - 1) })),
  ]
}

/** Columns that may stand beside one another on one side of a gutter: pages have up to four in all. */
const MOST_BESIDE = 3

/** Whether one side of a gutter is running text: one column of it, or several. */
function isText(side: Side, share: number, columns = MOST_BESIDE): boolean {
  if (proseShare(side) > share) return true
  if (columns === 1 || !mayBeColumns(side, share)) return false
  return gutterCandidates(side)
    .filter((at) => isOpen(side, at))
    .some((at) => sidesOf(side, at).every((part) => isText(part, share, columns - 1)))
}

/** A line of a text column is at least this long, in font sizes. */
const SHORTEST_RUN = 9

/** Whether lines have enough runs of words for two columns of them: tables, of which there are many more, have not. */
function mayBeColumns(side: Side, share: number): boolean {
  let [rows, runs] = [0, 0]
  for (const { segments } of side) {
    if (segments.length > 0) rows++
    for (const { left, right, fontSize } of segments) if (right - left > SHORTEST_RUN * fontSize) runs++
  }
  return runs > 2 * share * rows
}

/** Fewest lines on either side of a gutter that make two tables, or a table beside text, of them. */
const BESIDE_LINES = 8
/** Share of the lines that only one side of the gutter fills, and fewest of them on either side. */
const LONE_SHARE = 0.3
const LONE_LINES = 3
/** Share of a side's lines that begin with words at its edge, and of those with figures behind them. */
const LABELLED_SHARE = 0.6
const FIGURED_SHARE = 0.3

/**
 * Whether tables, or a table and text, stand beside one another: either side has labels of its own, and rows where the other
 * has none. The columns of one table share their rows.
 */
function standBeside(lines: readonly TextLine[], at: number): boolean {
  const sides = sidesOf(lines, at)
  const [left, right] = sides as [Side, Side]
  const lone = (one: Side, other: Side): number =>
    one.filter(({ segments }, index) => segments.length > 0 && itemAt(other, index).segments.length === 0).length
  const [leftAlone, rightAlone] = [lone(left, right), lone(right, left)]
  if (Math.min(leftAlone, rightAlone) < LONE_LINES || leftAlone + rightAlone < LONE_SHARE * lines.length) return false
  return (
    sides.every((side) => isLabelled(side)) &&
    sides.some(hasRows) &&
    sides.every((side) => hasRows(side) || isText(side, MIXED_SHARE)) &&
    !shareRows(left, right) &&
    !shareRows(right, left)
  )
}

/** Fewest lines on either side of a gutter, and fewest rules of its own, where rules show two tables. */
const DRAWN_LINES = 4
const OWN_RULES = 2
/** A rule is a side's own if it reaches over this share of it. */
const OWN_SHARE = 0.85

/**
 * Whether tables with rules or shading of their own stand beside one another: on either side these reach from its labels to its
 * last figures and end there. Rules under single columns reach over no labels.
 */
function areDrawnBeside(lines: readonly TextLine[], at: number, rules: readonly Rule[]): boolean {
  const sides = sidesOf(lines, at)
  return (
    sides.some(hasRows) &&
    sides.every((side) => isLabelled(side, DRAWN_LINES) && ownRules(side, rules).length >= OWN_RULES)
  )
}

function ownRules(side: Side, rules: readonly Rule[]): Rule[] {
  const segments = side.flatMap((line) => line.segments)
  const { left, top, right, bottom } = boundsOf(segments)
  const size = firstOf(segments).fontSize
  return rules.filter(
    ({ start, end, at }) =>
      at > top - 2 * size &&
      at < bottom + 2 * size &&
      Math.min(end, right) - Math.max(start, left) > OWN_SHARE * (right - left) &&
      end - start < right - left + 4 * size,
  )
}

function isLabelled(side: Side, fewest = BESIDE_LINES): boolean {
  const firsts = side.flatMap(({ segments }) => segments.slice(0, 1))
  const edge = Math.min(...firsts.map(({ left }) => left))
  const labels = firsts.filter(
    ({ left, fontSize, tokens }) => left - edge < 3 * fontSize && /\p{L}{2}/u.test(textOf(tokens)),
  )
  return firsts.length >= fewest && labels.length >= LABELLED_SHARE * firsts.length
}

function hasRows(side: Side): boolean {
  const filled = side.filter(({ segments }) => segments.length > 0)
  const rows = filled.filter(({ segments }) => segments.slice(1).some(({ tokens }) => isAmount(textOf(tokens))))
  return rows.length >= FIGURED_SHARE * filled.length
}

/** Share of a side's lines that may reach over the gutter between its own columns: their titles. */
const OVER_SHARE = 0.1

function isOpen(side: Side, at: number): boolean {
  const over = side.filter(({ segments }) => segments.some(({ left, right }) => left < at - 1 && right > at + 1))
  return over.length <= OVER_SHARE * side.length
}

/** Share of a side's lines that are filled with words from end to end. */
function proseShare(side: Side): number {
  const rows = side.flatMap(({ segments }) => (segments.length > 0 ? [segments] : []))
  if (rows.length < MIN_LINES) return 0
  const left = Math.min(...rows.map((row) => firstOf(row).left))
  const right = Math.max(...rows.map((row) => lastOf(row).right))
  const full = rows.filter(
    (row) =>
      row.length === 1 &&
      firstOf(row).right - firstOf(row).left > 0.8 * (right - left) &&
      firstOf(row)
        .tokens.map(({ text }) => text)
        .join(' ').length > 18,
  )
  return full.length / rows.length
}
