import { headingKind, type HeadingKind } from '@tickmark/language'
import type { PageText } from '../page/page-layout.ts'

/** A text that may be a heading, as seen among all of the document. */
export interface HeadingCandidate {
  text: string
  block: PageText
  /** A name and what stands behind it, set apart: "Currency:    EUR". */
  isPair?: boolean
}

/** The level that a kind of numbering tells by itself, 1 outermost; "1. " is as often an entry of a list. */
const LEVELS: Readonly<Partial<Record<HeadingKind, number>>> = {
  chapter: 1,
  part: 1,
  appendix: 1,
  section: 2,
  article: 2,
  item: 2,
  note: 2,
  titled: 2,
  ideograph: 2,
  roman: 2,
  'ideograph-bracket': 3,
  'decimal-2': 3,
  syllable: 3,
  enumerated: 4,
  'decimal-3': 4,
  'digit-bracket': 5,
}
/** Kinds that make a heading of a short line without weight or size of its own. */
const TELLING: ReadonlySet<HeadingKind | undefined> = new Set<HeadingKind>([
  'chapter',
  'section',
  'article',
  'part',
  'item',
  'note',
  'ideograph',
  'ideograph-bracket',
])

/** From this many times the size of the running text on, a line is set larger. */
const LARGER = 1.12

function isLarger({ fontSize }: PageText, bodySize: number): boolean {
  return fontSize > bodySize * LARGER
}

/** Longest heading, in characters (Chinese characters count three). */
const MAX_LENGTH = 150

/** The level of each text that is a heading, 1 outermost, from sizes over the whole document and from numbering. */
export function rankHeadings(candidates: readonly HeadingCandidate[]): Map<PageText, number> {
  const bodySize = mainSize(candidates)
  const levels = new Map<PageText, number>()
  const sizes = [
    ...new Set(
      candidates
        .filter((one) => isLarger(one.block, bodySize) && isSet(one, bodySize))
        .map(({ block }) => Math.round(block.fontSize)),
    ),
  ].toSorted((a, b) => b - a)
  for (const candidate of candidates) {
    const { block, text } = candidate
    const tagged = /^H([1-6])$/.exec(block.tag ?? '')
    if (tagged) levels.set(block, numberLevel(text) ?? Number(tagged[1]))
    else if (block.tag !== 'LI' && block.tag !== 'LBody' && isSet(candidate, bodySize)) {
      const bySize = isLarger(block, bodySize) ? Math.min(6, sizes.indexOf(Math.round(block.fontSize)) + 1) : undefined
      levels.set(block, numberLevel(text) ?? bySize ?? Math.min(6, sizes.length + 1 + (block.bold ? 0 : 1)))
    }
  }
  return levels
}

export function numberLevel(text: string): number | undefined {
  const kind = headingKind(text)
  return kind && LEVELS[kind]
}

/** Bullets of lists, however bold their words. Squares and rounds lead headings as well. */
const BULLET = /^[•·▪➢✓]/

/** Short, alone on its lines, and set apart by size, weight, capitals or numbering. */
function isSet({ block, text, isPair }: HeadingCandidate, bodySize: number): boolean {
  if (isPair || BULLET.test(text)) return false
  const length = text.length + 2 * (text.match(/[\u3040-\u9fff\uac00-\ud7af]/g)?.length ?? 0)
  if (length > MAX_LENGTH || length < 2 || block.lines.length > 3 || !/\p{L}/u.test(text)) return false
  if (/[.。;；,，:：]$/.test(text) && !/^(?:item|note|part)\b/i.test(text)) return false
  const larger = isLarger(block, bodySize)
  if (larger && block.lines.length <= 3) return true
  if (block.lines.length > 2) return false
  const isShort = block.right - block.left < 0.75 * (block.area.right - block.area.left) || block.lines.length === 1
  if (block.bold && isShort) return true
  const capitals = text.replace(/[^\p{L}]/gu, '')
  if (
    capitals.length > 5 &&
    capitals === capitals.toUpperCase() &&
    capitals !== capitals.toLowerCase() &&
    block.fontSize >= bodySize * 0.98
  )
    return true
  return isShort && length < 90 && TELLING.has(headingKind(text))
}

function mainSize(candidates: readonly HeadingCandidate[]): number {
  const weights = new Map<number, number>()
  for (const { block, text } of candidates)
    weights.set(block.fontSize, (weights.get(block.fontSize) ?? 0) + text.length)
  return [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}
