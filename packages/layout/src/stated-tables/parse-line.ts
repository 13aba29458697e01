import { itemAt } from '@tickmark/document'
import { findUnitText } from '@tickmark/language'
import { isFigureText, isPeriodText } from '../cells/number-text.ts'

/** A line of text read as a row: a label and the figures that end it. */
export interface LineRow {
  label: string
  figures: string[]
  /** Figures stand at tab stops: an empty one is a cell without entry, and its place counts. */
  tabbed: boolean
}

/** A printed figure with nothing around it; a year is one too, when it stands among figures. */
const FIGURE =
  /^(?:[$¥€£₩]|US\$|HK\$|RMB)?[(（]?[-−–△▲]?[$¥€£₩]?\d[\d,，]*(?:\.\d+)?[)）]?[%％]?[)）]?[¹²³⁴-⁹]*$|^[$¥€£₩]?[-−–—]{1,2}$/

/** Two figures after each of two labels may be a sentence; so many are none. */
const FEWEST_SPLIT = 3

/** The row that a line shows, without any figures where it shows none. */
export function parseLine(text: string): LineRow {
  return text.includes('\t') ? parseTabbed(text) : parseSpaced(text)
}

/** Rows that a program ran together on one line: as many figures after each label. */
export function splitRows(text: string): string[] {
  if (text.includes('\t')) return [text]
  const words = text.trim().split(/\s+/)
  const ends = words.flatMap((word, i) => (FIGURE.test(word) && !FIGURE.test(words[i + 1] ?? '') ? [i + 1] : []))
  const runs = ends.map((end, i) => words.slice(ends[i - 1] ?? 0, end))
  const widths = runs.map((run) => run.length - 1 - run.findLastIndex((word) => !FIGURE.test(word)))
  const alike = widths.length > 1 && widths.every((width) => width === widths[0] && width >= FEWEST_SPLIT)
  return alike && ends.at(-1) === words.length ? runs.map((run) => run.join(' ')) : [text]
}

function parseTabbed(text: string): LineRow {
  const fields = text.split('\t').map((field) => field.trim())
  const first = fields.findIndex((field, i) => isFigureText(field) && (i > 0 || fields.length > 1))
  const figures = first < 0 ? [] : fields.slice(first)
  if (!figures.every((field) => field === '' || isFigureText(field)))
    return { label: text.trim(), figures: [], tabbed: true }
  // Between the label and the first figure lie cells without entry, or only the way to the next stop.
  const gap = first < 0 ? 0 : fields.slice(1, first).filter((field) => field === '').length
  const label = (first < 0 ? fields : fields.slice(0, first)).filter(Boolean).join(' ')
  return { label, figures: [...Array.from({ length: gap }, () => ''), ...figures], tabbed: true }
}

function parseSpaced(text: string): LineRow {
  const words = text.trim().split(/\s+/)
  let start = words.length
  while (start > 0 && FIGURE.test(itemAt(words, start - 1))) start--
  return { label: words.slice(0, start).join(' '), figures: words.slice(start), tabbed: false }
}

const CAPTION = /^\s*(?:表|图|附表|Table|Exhibit|Schedule|표|図表)\s*\d/i

/** What heads `count` columns of figures: as many short words or periods, and perhaps one before them that heads the labels. */
export function parseHeadLine(
  text: string,
  count: number,
): { corner: string; heads: string[]; dated: boolean } | undefined {
  if (text.length > 160 || /[。；;:：]$/.test(text) || CAPTION.test(text) || findUnitText(text)) return undefined
  const words = (text.includes('\t') ? text.split('\t') : text.split(/\s+/)).map((word) => word.trim()).filter(Boolean)
  const heads = words.slice(-count)
  const before = words.slice(0, -count)
  if (words.length < count || before.length > 1 || !words.every((word) => word.length <= 24)) return undefined
  if (heads.some((word) => isFigureText(word))) return undefined
  return {
    corner: before[0] ?? '',
    heads,
    dated: heads.every((word) => isPeriodText(word) || /(?:19|20)\d{2}/.test(word)),
  }
}
