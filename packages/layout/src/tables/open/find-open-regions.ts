import { firstOf, itemAt, lastOf } from '@tickmark/document'
import { median } from '@tickmark/document/page'
import { readUnitLine } from '@tickmark/language'
import { isAmount, textOf } from '../../lines/text-line.ts'
import type { Segment, TextLine } from '../../lines/text-line.ts'
import { isRemark } from '../parts/is-remark.ts'
import { isYear } from '../parts/is-year.ts'
import { opensBox, opensOtherTable } from './other-columns.ts'
import { findTexts } from './text-columns.ts'

/** Lines between two tabular ones that may still belong to the table: section titles; more where they keep within the labels. */
const MAX_SINGLE_LINES = 3
const MAX_LABEL_LINES = 12
/** A blank band of more than this many font sizes ends a table. */
const MAX_GAP = 3.2

/** Rows whose figures end in the same columns may stand further apart, as web pages print bills. */
const MAX_ROW_GAP = 6

/** Heads stand at least this far below the table before theirs, in font sizes. */
const HEAD_GAP = 0.5

/** A total follows its addends at most this far below, in font sizes; it ends where they do, to so many points. */
const TOTAL_GAP = 1.6
const SAME_EDGE = 3

/** Fewest figures of a row that is a table by itself, with its heads. */
const FEWEST_HEADED = 2

type Texts = ReadonlySet<TextLine>

/**
 * Runs of lines that look like rows of a table: several entries in a line, one below the other. `texts` are lines that the texts
 * of a row go on in.
 */
export function findOpenRegions(lines: readonly TextLine[], texts: Texts = findTexts(lines)): TextLine[][] {
  const width = Math.max(1, Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left)))
  const regions: TextLine[][] = []
  let region: TextLine[] = []
  let pending: TextLine[] = []
  const close = (): void => {
    if (region.filter(isTabular).length >= 2) regions.push([...region, ...rowEnds(region, pending, texts)])
    region = []
    pending = []
  }
  for (const line of lines) {
    const previous = pending.at(-1) ?? region.at(-1)
    if (previous && isFarBelow(line, previous)) close()
    if (isTabular(line)) {
      if (region.length > 0) region.push(...pending)
      region.push(line)
      pending = []
    } else if (region.length > 0 && !texts.has(line) && isForeign(line, region, withoutTexts(pending, texts), width)) {
      close()
      pending = [line]
    } else pending.push(line)
  }
  close()
  return regions.flatMap((one) => splitAtHeads(one, texts))
}

/** Whether the blank between two lines ends a table. */
function isFarBelow(line: TextLine, previous: TextLine): boolean {
  const gap = (line.top - previous.bottom) / Math.max(line.fontSize, previous.fontSize)
  return gap > MAX_ROW_GAP || (gap > MAX_GAP && !areRowsAlike(previous, line))
}

/** Rows with as many entries, all of their figures flush with one another. */
function areRowsAlike(above: TextLine, below: TextLine): boolean {
  if (!hasFigures(above) || !hasFigures(below) || above.segments.length !== below.segments.length) return false
  return below.segments
    .slice(1)
    .every(({ right }, index) => Math.abs(itemAt(above.segments, index + 1).right - right) < SAME_EDGE)
}

function withoutTexts(lines: readonly TextLine[], texts: Texts): TextLine[] {
  return lines.filter((line) => !texts.has(line))
}

/** "Table 4: …", 表3, 図2, 표 1. */
const CAPTION =
  /^(?:(?:table|exhibit|figure|chart|schedule)\s+[\dA-Z]+\b|[附续]?[表图圖図]\s?[\d一二三四五六七八九十]|표\s?\d|그림\s?\d)/i

/** Whether a line of one entry ends the region. */
function isForeign(line: TextLine, region: readonly TextLine[], pending: readonly TextLine[], width: number): boolean {
  if (isProse(line, width) && reachesOver(line, region)) return true
  if (CAPTION.test(textOf(firstOf(line.segments).tokens)) || isHeadline(line, region)) return true
  const isLabels = [...pending, line].every((one) => isLabelLine(one, region))
  return pending.length >= (isLabels ? MAX_LABEL_LINES : MAX_SINGLE_LINES)
}

/** Larger than anything in the rows so far. Heads alone tell nothing: they are often smaller than their rows. */
function isHeadline(line: TextLine, region: readonly TextLine[]): boolean {
  return region.some(hasFigures) && line.fontSize > 1.2 * Math.max(...region.map(({ fontSize }) => fontSize))
}

/** A line that keeps within the first column. */
function isLabelLine(line: TextLine, region: readonly TextLine[]): boolean {
  const gutter = Math.min(...region.filter(isTabular).map(({ segments }) => itemAt(segments, 1).left))
  return line.right < gutter + line.fontSize
}

/** Lines right below a region that end its last label. */
function labelEnds(region: readonly TextLine[], pending: readonly TextLine[]): TextLine[] {
  const ends: TextLine[] = []
  for (const line of pending) {
    const above = ends.at(-1) ?? lastOf(region)
    const isTight = line.top - above.bottom < 0.3 * line.fontSize
    if (!isTight || !isLabelLine(line, region) || !/^\p{Ll}/u.test(firstOf(firstOf(line.segments).tokens).text)) break
    ends.push(line)
  }
  return ends
}

/** What right below a region still belongs to it: the end of its last texts or its last label, a total without a label. */
function rowEnds(region: readonly TextLine[], pending: readonly TextLine[], texts: Texts): TextLine[] {
  const others = pending.findIndex((line) => !texts.has(line))
  const own = others < 0 ? pending : pending.slice(0, others)
  if (own.length > 0) return [...own, ...rowEnds([...region, ...own], pending.slice(own.length), texts)]
  const ends = labelEnds(region, pending)
  const next = pending[ends.length]
  const above = ends.at(-1) ?? lastOf(region)
  const isTotal = next && next.top - above.bottom < TOTAL_GAP * next.fontSize && endsColumn(next, region)
  return isTotal ? [...ends, next] : ends
}

/** Whether a line is nothing but an amount, flush with the figures above. */
function endsColumn({ segments }: TextLine, region: readonly TextLine[]): boolean {
  const [only, ...others] = segments
  if (!only || others.length > 0 || !isFigureText(textOf(only.tokens))) return false
  const above = region.findLast(hasFigures)
  return above?.segments.slice(1).some(({ right }) => Math.abs(right - only.right) < SAME_EDGE) ?? false
}

/** Parts tables that stand right below one another: where heads come again after figures. */
function splitAtHeads(region: TextLine[], texts: Texts): TextLine[][] {
  const left = Math.min(...region.map((line) => line.left))
  const parts: TextLine[][] = [[]]
  region.forEach((line, index) => {
    const part = lastOf(parts)
    const isBelowFigures = !texts.has(line) && part.some(hasFigures)
    const mayOpen = isBelowFigures && !isNextRow(part, line)
    if (
      (isBelowFigures && hasSameHeads(part, region.slice(index))) ||
      (mayOpen && (opensOtherTable(part, region.slice(index)) || opensBox(part, region.slice(index)))) ||
      (mayOpen &&
        (isPeriodLine(line) ||
          (!isHeadLine(itemAt(region, index - 1), left) && isApart(itemAt(region, index - 1), line))) &&
        opensHead(region.slice(index), left))
    )
      parts.push([line])
    else part.push(line)
  })
  return parts.map((part) => {
    const rows = part.slice(0, part.findLastIndex(isTabular) + 1)
    return rows.length > 0 ? [...rows, ...rowEnds(rows, part.slice(rows.length), texts)] : rows
  })
}

/** Heads of fewer columns that a table begins with of which others have more. */
const FEWEST_AGAIN = 2

/**
 * Whether heads come again below other rows, with another name for the rows: "Channel  %", and below its figures "Shareholder  %"; or some of
 * them: "Date  Text  Debit  Credit  Balance", and below it "Voucher 12  Debit  Credit".
 */
export function hasSameHeads([head]: readonly TextLine[], [line, row]: readonly TextLine[]): boolean {
  if (!head || !line || !row || hasFigures(head) || hasFigures(line) || !hasFigures(row)) return false
  const [name = '', ...heads] = head.segments.map(({ tokens }) => textOf(tokens))
  const [other = '', ...again] = line.segments.map(({ tokens }) => textOf(tokens))
  if (name === other || again.length === 0) return false
  return again.length < FEWEST_AGAIN
    ? again.join('\n') === heads.join('\n')
    : again.every((text) => heads.includes(text))
}

/** Rows follow one another at the same distance, but for so many points. */
const SAME_PITCH = 1

/** Whether a line without a label goes on as the rows above do: as far below, of the same weight, each entry where one of theirs begins or ends. */
function isNextRow(part: readonly TextLine[], line: TextLine): boolean {
  const [before, above] = part.slice(-2)
  if (!before || !above || !isTabular(line) || isBold(above) !== isBold(line)) return false
  const isEven = Math.abs(line.bottom - above.bottom - (above.bottom - before.bottom)) < SAME_PITCH
  return isEven && line.segments.every((segment) => above.segments.some((other) => isInLine(segment, other)))
}

function isInLine(a: Segment, b: Segment): boolean {
  return Math.abs(a.left - b.left) < SAME_EDGE || Math.abs(a.right - b.right) < SAME_EDGE
}

function isBold({ segments }: TextLine): boolean {
  return segments.every(({ tokens }) => tokens.every(({ bold }) => bold))
}

/** Words without a label right below a row are the second lines of its own entries; heads stand apart from the rows above. */
function isApart(above: TextLine, line: TextLine): boolean {
  return !isTabular(above) || line.top - above.bottom > HEAD_GAP * line.fontSize
}

/** "Item  FY2023  FY2024": a head of nothing but periods, with a label or without. */
function isPeriodLine({ segments }: TextLine): boolean {
  const [first, ...others] = segments.map(({ tokens }) => isYear(textOf(tokens)))
  return others.length >= (first ? 1 : 2) && others.every(Boolean)
}

/** A run of unlabelled lines without figures, one of them with several entries, above a labelled row; or a unit alone above any heads. */
function opensHead(lines: readonly TextLine[], left: number): boolean {
  const end = lines.findIndex((line) => !isHeadLine(line, left))
  const [first, next] = lines
  const isUnitAbove = first !== undefined && next !== undefined && isUnit(first) && !hasFigures(next)
  return (
    end > 0 &&
    end <= 6 &&
    (isUnitAbove || lines.slice(0, end).some(({ segments }) => segments.length >= 2)) &&
    lines.slice(end, end + 6).some(hasFigures)
  )
}

/** "in CHF million" above the heads of another table. */
function isUnit({ segments }: TextLine): boolean {
  const [only, ...others] = segments
  return only !== undefined && others.length === 0 && readUnitLine(textOf(only.tokens)) !== undefined
}

function isHeadLine(line: TextLine, left: number): boolean {
  if (isPeriodLine(line)) return true
  return line.left > left + 3 * line.fontSize && !line.segments.some(({ tokens }) => isFigureText(textOf(tokens)))
}

function hasFigures({ segments }: TextLine): boolean {
  return segments.slice(1).some(({ tokens }) => isFigureText(textOf(tokens)))
}

function isFigureText(text: string): boolean {
  return isAmount(text) && !isYear(text)
}

export function isTabular(line: TextLine): boolean {
  return line.segments.length >= 2 && !isBullet(line) && !isStretched(line) && !isRemark(line)
}

/** Running text whose blanks are wide: justified, or as a recogniser places words. */
function isStretched({ segments, fontSize }: TextLine): boolean {
  const texts = segments.map(({ tokens }) => textOf(tokens))
  const gaps = segments.slice(1).map((segment, index) => segment.left - itemAt(segments, index).right)
  if (texts.some(isFigureText) || Math.max(...gaps) > 1.8 * fontSize) return false
  const text = texts.join(' ')
  return (
    (text.match(/\b(?:the|of|and|are|is|to|in|for|an?|was|were|that|with|by|on|as)\b/g)?.length ?? 0) >= 3 ||
    /[a-z]{2}\.$/.test(text)
  )
}

/** "•  text", "(a)  text", "1.  text": a list item, not two columns. */
function isBullet(line: TextLine): boolean {
  const [first, ...rest] = line.segments
  return (
    first !== undefined &&
    rest.length === 1 &&
    /^(?:[•·▪■□○●◆➢–—\-*]|\(?[\divxa-z]{1,4}[.)]|[（(][一二三四五六七八九十\d]+[)）])$/i.test(textOf(first.tokens)) &&
    !isAmount(textOf(firstOf(rest).tokens))
  )
}

/** Whether a line goes as far right as the first figures of a region: then it is no long label. */
function reachesOver(line: TextLine, region: readonly TextLine[]): boolean {
  const ends = region.flatMap(({ segments }) => {
    const figure = segments.slice(1).find(({ tokens }) => isAmount(textOf(tokens)))
    return figure ? [figure.right] : []
  })
  return ends.length === 0 || line.right > median(ends) - line.fontSize
}

/** A line of running text: it fills the width with words. */
function isProse(line: TextLine, width: number): boolean {
  const text = textOf(line.segments.flatMap(({ tokens }) => tokens))
  const words = /[\u3000-\u9fff\uac00-\ud7af]/.test(text)
    ? text.length / 3
    : line.segments.flatMap(({ tokens }) => tokens).length
  return line.right - line.left > 0.72 * width && words > 8
}

/** Rows of a table rather than columns of prose, an index or a list of terms. */
export function isTableLike(lines: readonly TextLine[], texts: Texts = findTexts(lines)): boolean {
  const tabular = withoutTexts(lines, texts).filter(isTabular)
  const amounts = tabular.filter((line) => line.segments.slice(1).some(({ tokens }) => isAmount(textOf(tokens))))
  if (amounts.length >= 2 && amounts.length >= 0.3 * tabular.length) return !isContents(tabular)
  if (isHeadedRow(tabular)) return true
  const lengths = tabular.flatMap(({ segments }) => segments.map(({ tokens }) => textOf(tokens).length))
  return tabular.length >= 3 && median(lengths) < 30 && median(tabular.map(({ segments }) => segments.length)) >= 3
}

/** One row of figures below heads, each flush with its own. */
function isHeadedRow([head, row, ...more]: readonly TextLine[]): boolean {
  if (!head || !row || more.length > 0 || hasFigures(head)) return false
  const figures = row.segments.slice(1)
  return (
    figures.length >= FEWEST_HEADED &&
    figures.every(({ tokens }) => isFigureText(textOf(tokens))) &&
    figures.every(({ right }) => head.segments.some((name) => Math.abs(name.right - right) < SAME_EDGE))
  )
}

/** Entries that lead to page numbers. */
function isContents(lines: readonly TextLine[]): boolean {
  const leading = lines.filter(({ segments }) =>
    /\.{4,}|…{2,}|(?:\. ){4,}|·{4,}|_{4,}/.test(segments.map(({ tokens }) => textOf(tokens)).join(' ')),
  )
  return leading.length > 0.4 * lines.length
}
