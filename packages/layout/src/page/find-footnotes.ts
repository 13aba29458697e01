import { itemAt, firstOf, lastOf } from '@tickmark/document'
import { boundsOf } from '@tickmark/document/page'
import type { PageContent, Rectangle } from '@tickmark/document/page'
import { lowerMarks } from '../lines/raised-marks.ts'
import { toPageText } from './group-paragraphs.ts'
import type { PageText } from './page-layout.ts'
import { groupLines, isAmount, textOf } from '../lines/text-line.ts'
import type { TextLine, Token } from '../lines/text-line.ts'

/** The line that parts notes from the text is at least this long, in points, and no longer than this share of the text's width. */
const SHORTEST_RULE = 24
const LONGEST_RULE = 0.55
/** Blank below that line, in heights of a line: a file may keep room for more notes. */
const RULE_GAP = 4
/** Where notes may begin, as a share of the page's height. */
const HIGHEST = 0.35
/** Notes are set smaller than the text by this factor: below a line, and where none is drawn. */
const SMALLER_BELOW_RULE = 0.95
const SMALLER = 0.9
/** Share of a page's words that are larger than its running text, at most. */
const TEXT_SHARE = 0.15
/** A wider blank than this, in heights of a line, parts notes from what stands at the foot of every page: below this share of it. */
const FOOT_GAP = 2.2
const FOOT = 0.89
/** Lines that are higher by this factor are text again. */
const LARGER = 1.12

/** What opens a note. "주요 …" and "注册 …" are words, "12월 31일" is a date. */
const MARK =
  /^(?:[*＊†‡§※]{1,3}|[①-⑳]|[（(]?(?:注|註|주)(?!\p{L})\s?[\d①-⑳]{0,2}[)）]?[:：.、]?|[（(]?\d{1,2}[)）]|[¹²³⁴-⁹⁰]{1,2}|\d{1,2}[.]?(?=\s|\p{Lu}|[\u3040-\u9fff\uac00-\ud7af])(?!\s?[年月日년월일])|[（(][a-z][)）])/u

/**
 * Notes at the foot of a page, each a text of its own: what stands below a short line at the left, or in smaller type at the
 * end of the page under marks that the text above bears.
 */
export function findFootnotes(content: PageContent, tokens: readonly Token[]): PageText[] {
  const lines = groupLines(tokens)
  if (lines.length < 2) return []
  const zone = belowRule(content, lines) ?? inSmallType(content, lines)
  if (!zone) return []
  const area = boundsOf(zone)
  return splitNotes(zone).map((note) => ({ ...toPageText(note, area), note: true }))
}

function belowRule({ rules, height }: PageContent, lines: readonly TextLine[]): TextLine[] | undefined {
  const text = boundsOf(lines)
  const width = text.right - text.left
  const candidates = rules
    .filter(
      ({ direction, start, end, at }) =>
        direction === 'horizontal' &&
        at > HIGHEST * height &&
        end - start > SHORTEST_RULE &&
        end - start < LONGEST_RULE * width &&
        startsText(start, lines, width),
    )
    .toSorted((a, b) => b.at - a.at)
  for (const rule of candidates) {
    // Lines of a table come in company, at one height or below one another.
    if (rules.some((other) => other !== rule && Math.abs(other.at - rule.at) < 4 && other.direction === 'horizontal'))
      continue
    const rest = lines.filter((line) => (line.top + line.bottom) / 2 > rule.at && reaches(line, rule))
    const below = connected(rest)
    const above = lines.filter((line) => line.bottom < rule.at + 2)
    const [first] = below
    if (!first || above.length === 0 || first.top - rule.at > RULE_GAP * heightOf(first)) continue
    // Where the text goes on below, they are remarks to what stands above them.
    if (rest.slice(below.length).some((line) => line.top < FOOT * height)) continue
    const isSmall = sizeOf(below) < SMALLER_BELOW_RULE * sizeOf(above)
    if (isProse(below) && (isMarked(first) || (isSmall && below.some(isMarked)))) return below
  }
  return undefined
}

/** Whether a line begins where a column of text does. */
function startsText(start: number, lines: readonly TextLine[], width: number): boolean {
  const starting = lines.flatMap(({ segments }) => segments).filter(({ left }) => Math.abs(left - start) < 0.03 * width)
  return starting.length >= 2
}

function reaches(line: Rectangle, rule: { start: number }): boolean {
  return line.right > rule.start
}

/** The lines from the first on as long as they follow closely in no larger type. */
function connected(lines: readonly TextLine[]): TextLine[] {
  const end = lines.findIndex((line, index) => {
    const before = lines[index - 1]
    if (!before) return false
    const gap = line.top - before.bottom
    const isPageNumber = isLone(line) && !isMarked(line) && gap > 0.5 * heightOf(line)
    return isPageNumber || gap > FOOT_GAP * heightOf(line) || heightOf(line) > LARGER * heightOf(firstOf(lines))
  })
  return end < 0 ? [...lines] : lines.slice(0, end)
}

/** Smaller type at the end of the page, from the first line with a mark that the text above bears, too. */
function inSmallType({ height }: PageContent, lines: readonly TextLine[]): TextLine[] | undefined {
  const size = sizeOf(lines)
  let end = lines.length
  while (end > 1 && isFoot(itemAt(lines, end - 1), itemAt(lines, end - 2), height)) end--
  let start = end
  while (
    start > 0 &&
    itemAt(lines, start - 1).fontSize < SMALLER * size &&
    itemAt(lines, start - 1).top > HIGHEST * height
  )
    start--
  const small = lines.slice(start, end)
  const first = small.findIndex(isMarked)
  if (first < 0) return undefined
  const zone = small.slice(first)
  const above = lines.slice(0, start + first)
  const before = above.at(-1)
  const isApart =
    !before || firstOf(zone).top - before.bottom > 0.5 * firstOf(zone).fontSize || before.fontSize > size * SMALLER
  const mark = markOf(firstOf(zone))
  return mark && isApart && isProse(zone) && above.some((line) => bears(line, mark)) ? zone : undefined
}

/** A page number or the like at the very bottom, apart from the notes. */
function isFoot(line: TextLine, above: TextLine, height: number): boolean {
  return line.top > FOOT * height && (line.top - above.bottom > 1.2 * heightOf(line) || isLone(line))
}

/** No longer than a page number. */
function isLone({ left, right }: TextLine): boolean {
  return right - left < 40
}

function heightOf({ top, bottom }: TextLine): number {
  return bottom - top
}

function bears(line: TextLine, mark: string): boolean {
  const bare = lowerMarks(mark.replace(/[.、:：\s]/g, ''))
  return line.segments.some(({ tokens }) =>
    tokens.some(({ text: printed, fontSize }) => {
      const text = lowerMarks(printed)
      const isRaised = text !== printed || fontSize < 0.8 * line.fontSize
      return /^\d+$/.test(bare)
        ? (isRaised && text.split(',').includes(bare)) || new RegExp(`[\\p{L}.,;)”"’]${bare}$`, 'u').test(text)
        : text.includes(bare)
    }),
  )
}

function markOf(line: TextLine): string | undefined {
  const text = textOf(line.segments.flatMap(({ tokens }) => tokens))
  // Brackets of another font stand apart from their figure: "( 4 )".
  return MARK.exec(text.replace(/^([（(])\s+(\S{1,2})\s+([)）])/, '$1$2$3'))?.[0]
}

function isMarked(line: TextLine): boolean {
  const first = firstOf(firstOf(line.segments).tokens)
  // A small raised figure before the words.
  if (/^\d{1,2}$/.test(first.text) && first.fontSize < 0.85 * line.fontSize) return true
  return markOf(line) !== undefined
}

/** Words, and not rows of amounts. */
function isProse(lines: readonly TextLine[]): boolean {
  const rows = lines.filter(({ segments }) => segments.slice(1).some(({ tokens }) => isAmount(textOf(tokens))))
  const words = lines.flatMap(({ segments }) => segments.map(({ tokens }) => textOf(tokens))).join('')
  return rows.length <= 0.25 * lines.length && /\p{L}{2}/u.test(words)
}

/** The largest size in which a fair part of the words is set: that of running text, even beside a large table. */
function sizeOf(lines: readonly TextLine[]): number {
  const sizes = lines
    .flatMap(({ segments }) => segments.flatMap(({ tokens }) => tokens.map(({ fontSize }) => fontSize)))
    .toSorted((a, b) => b - a)
  return sizes[Math.floor(TEXT_SHARE * sizes.length)] ?? 0
}

function splitNotes(lines: readonly TextLine[]): TextLine[][] {
  const left = Math.min(...lines.map((line) => line.left))
  const notes: TextLine[][] = []
  for (const line of lines) {
    const opens = isMarked(line) && line.left < left + 3 * line.fontSize
    if (opens || notes.length === 0) notes.push([line])
    else lastOf(notes).push(line)
  }
  return notes
}
