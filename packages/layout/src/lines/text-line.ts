import { lastOf } from '@tickmark/document'
import { boundsOf, median } from '@tickmark/document/page'
import type { PageWord, Rectangle } from '@tickmark/document/page'
import { CURRENCY_SIGN } from '@tickmark/language'
import { joinJustified } from './join-justified.ts'

/** A word with its place in `PageContent.words`, by which layouts refer to it. */
export type Token = PageWord & { index: number }

/** Neighbouring words of one line with no more than a blank between them. */
export interface Segment extends Rectangle {
  tokens: Token[]
  fontSize: number
}

/** All that stands at one height of a page or region, from left to right. */
export interface TextLine extends Rectangle {
  segments: Segment[]
  fontSize: number
}

/** A gap of this many font sizes is more than a blank between two words. */
const SEGMENT_GAP = 0.85
/** A bracketed share follows its count at a blank. */
const SHARE_GAP = 0.4
/** Between two complete amounts a blank suffices, */
const AMOUNT_GAP = 0.18
/** unless it may group the thousands of one, which a wider one does not. */
const GROUP_GAP = 0.55

export function indexWords(words: readonly PageWord[]): Token[] {
  return words.map((word, index) => ({ ...word, index }))
}

interface Band {
  top: number
  bottom: number
  tokens: Token[]
}

/** Height of the shelves on which lines are looked up, in points. */
const SHELF = 16

/** Words of a region as lines from top to bottom. Small raised or lowered words (note marks) join the line they touch. */
export function groupLines(tokens: readonly Token[]): TextLine[] {
  const bands: Band[] = []
  const shelves = new Map<number, Band[]>()
  for (const token of tokens.toSorted((a, b) => b.fontSize - a.fontSize || a.top - b.top)) {
    const band = bestBand(shelves, token)
    if (band) band.tokens.push(token)
    else {
      const opened = { top: token.top, bottom: token.bottom, tokens: [token] }
      bands.push(opened)
      const { first, count } = shelvesOf(opened)
      for (let shelf = 0; shelf < count; shelf++)
        shelves.set(first + shelf, [...(shelves.get(first + shelf) ?? []), opened])
    }
  }
  return bands
    .flatMap(({ tokens: own }) => partStacked(own))
    .map(toLine)
    .toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)
}

/** Type of less than this share of the largest of its line is small beside it. */
const SMALL = 0.75
/** Words stand one above the other where they share so much of the narrower one's width. */
const STACKED = 0.5

/** A title beside two lines of small type is on the line of neither: read as one, they would come out word by word in turns. */
function partStacked(tokens: Token[]): Token[][] {
  const largest = tokens.reduce((most, { fontSize }) => Math.max(most, fontSize), 0)
  const small = tokens.filter(({ fontSize }) => fontSize < SMALL * largest)
  const isStacked = small.some((one) => small.some((other) => standsAbove(one, other)))
  if (!isStacked) return [tokens]
  return [tokens.filter((token) => !small.includes(token)), ...groupLines(small).map(tokensOf)]
}

function standsAbove(one: Token, other: Token): boolean {
  if (one.bottom > other.top + (other.bottom - other.top) / 4) return false
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  return shared > STACKED * Math.min(one.right - one.left, other.right - other.left)
}

function tokensOf({ segments }: TextLine): Token[] {
  return segments.flatMap(({ tokens }) => tokens)
}

function bestBand(shelves: Map<number, Band[]>, token: Token): Band | undefined {
  let best: Band | undefined
  let bestShare = 0.5
  const { first, count } = shelvesOf(token)
  for (let shelf = 0; shelf < count; shelf++) {
    for (const band of shelves.get(first + shelf) ?? []) {
      const shared = Math.min(band.bottom, token.bottom) - Math.max(band.top, token.top)
      const share = shared / Math.max(0.1, Math.min(token.bottom - token.top, band.bottom - band.top))
      if (share > bestShare) [best, bestShare] = [band, share]
    }
  }
  return best
}

function shelvesOf({ top, bottom }: { top: number; bottom: number }): { first: number; count: number } {
  const first = Math.floor(top / SHELF)
  // A glyph of absurd height is looked up on its first shelves only.
  return { first, count: Math.min(64, Math.floor(bottom / SHELF) - first + 1) }
}

export function toLine(members: readonly Token[]): TextLine {
  const tokens = members.toSorted((a, b) => a.left - b.left)
  return {
    segments: splitSegments(tokens),
    ...boundsOf(tokens),
    fontSize: median(tokens.map((token) => token.fontSize)),
  }
}

function splitSegments(tokens: readonly Token[]): Segment[] {
  const groups: Token[][] = []
  let right = -Infinity
  for (const token of tokens) {
    const group = groups.at(-1)
    if (group && !isGap(token.left - right, group, token)) group.push(token)
    else groups.push([token])
    right = Math.max(right, token.right)
  }
  return joinJustified(groups).map(toSegment)
}

function isGap(gap: number, before: readonly Token[], token: Token): boolean {
  const size = Math.max(lastOf(before).fontSize, token.fontSize)
  if (gap > SEGMENT_GAP * size) return true
  if (gap < AMOUNT_GAP * size || before.length > 4) return false
  const amount = before.map(({ text }) => text).join('')
  if (!isAmount(amount)) return false
  // "– 17 –": a page number; a minus set apart.
  if ((/^[-–—−]+$/.test(amount) || /^[-–—−]+$/.test(token.text)) && gap < GROUP_GAP * size) return false
  // "61 (24.1)": a count and its share stand in one cell.
  if (/^[(（]/.test(token.text) && !/^[(（$]/.test(amount) && gap < SHARE_GAP * size) return false
  return (
    /^(?:US|HK|C|A)?[$€£¥￥₩]/.test(token.text) ||
    (isAmount(token.text) && (gap > GROUP_GAP * size || !isGroup(amount, token.text)))
  )
}

/** Thousands set apart by a blank: 12 345, €7 404 927. */
function isGroup(before: string, text: string): boolean {
  return (
    /^[-–−(（]?(?:[A-Z]{0,3}[$€£¥￥₩])?\d{1,3}(?:\d{3})*$/.test(before) && /^\d{3}(?:[.,]\d+)?[)）]?[%％]?$/.test(text)
  )
}

export function toSegment(tokens: Token[]): Segment {
  return { tokens, ...boundsOf(tokens), fontSize: median(tokens.map((token) => token.fontSize)) }
}

/** Complete amounts as printed in statements: 1,234 (56.7) -0.5% – $1,000 12 345,67. */
export function isAmount(text: string): boolean {
  const bare = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/(?<![*†‡⁰¹²³⁴-⁹]|,(?=[⁰¹²³⁴-⁹]))(?:[*†‡⁰¹²³⁴-⁹]|,(?=[⁰¹²³⁴-⁹]))+$/, '')
  if (/^(?:US|HK|C|A)?[$€£¥￥₩]?[-–—−‐―]+$/.test(bare)) return true
  return AMOUNT.test(bare) || TAXED.test(bare)
}

/** Prices of receipts with the letter of their tax: "9,99a", "3.58 B", "-0,80C"; two letters and parts of numbers are names. */
const TAXED = /^[-–−]?\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}-?[A-Za-z]$/

/** Currencies set before or behind an amount: "Rs 1939", "RM14.50", "250.864,38 CHF". */
const CURRENCY = `(?:${CURRENCY_SIGN}|人民币|kr\\.?|[$€£¥￥₩₹])`

/** "US $5": the letters of a dollar stand before its sign; without one "CC1" and "A4" are names. */
const AMOUNT = new RegExp(
  `^(?=.{1,60}$)(?:[-–—−+△▲(（[]|${CURRENCY}|(?:US|HK|CA|AU|NT|C|A|S)(?=[$]))*[-–−(（]*` +
    `\\d(?:[\\d.,，'’]*\\d)?[)）\\]]*(?:%|％|‰|x|pt|bps|p|pp|${CURRENCY})?[)）]*$`,
)

export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ')
}
