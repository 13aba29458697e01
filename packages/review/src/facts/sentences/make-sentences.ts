import type { Box, Document, Figure, Location, TextBlock, Unit } from '@tickmark/document'
import { unionBox } from '@tickmark/document'
import type { FigureKind } from '../figures/figure-kind.ts'
import { kindOfProse } from '../figures/figure-kind.ts'
import { countsWhatFollows, documentNumberStyle, findNumbers, maskText, type NumberStyle } from '@tickmark/language'
import { splitSentences } from '../text/split-sentences.ts'

/** A sentence of the body with the figures that it states. */
export interface Sentence {
  block: TextBlock
  blockIndex: number
  /** Offset of the sentence in its block's text. */
  start: number
  text: string
  figures: ProseFigure[]
}

export interface ProseFigure {
  figure: Figure
  kind: FigureKind
  /** Offsets in the sentence. */
  start: number
  end: number
  /** The amount before it once more, in another currency: "RMB16,829 million (US$2,742 million)". */
  isConverted?: true
}

/** Dots that lead from a label to its figures: the row of a table that was read as text says what its heads say, and those are lost. */
const LEADER = /\p{L}\s?(?:\.\s?){6,}\s?[$€£¥(\d]/u

/** Every sentence of the document's paragraphs, headings, list items and footnotes. */
export function makeSentences(document: Document, numberStyle = documentNumberStyle(document)): Sentence[] {
  return document.blocks.flatMap((block, blockIndex) => {
    if (
      block.type === 'table' ||
      block.type === 'picture' ||
      block.layer === 'furniture' ||
      block.layer === 'invisible'
    )
      return []
    if (block.type === 'paragraph' && block.role === 'contents') return []
    if (LEADER.test(block.text)) return []
    return splitSentences(block.text).map((span) => {
      const text = block.text.slice(span.start, span.end)
      const figures = markConverted(text, proseFigures(block, span.start, text, numberStyle))
      return { block, blockIndex, start: span.start, text, figures }
    })
  })
}

/** "3.1 Results": a heading's number is no figure; length and offsets stay. */
function withoutNumbering(text: string): string {
  return text.replace(/^\s*\d{1,2}(?:\.\d{1,2})*(?=\s+[^\d\s%])/, (match) => ' '.repeat(match.length))
}

function proseFigures(block: TextBlock, offset: number, text: string, numberStyle: NumberStyle): ProseFigure[] {
  const masked = maskText(block.type === 'heading' && offset === 0 ? withoutNumbering(text) : text)
  return findNumbers(masked, numberStyle).map((number) => {
    const start = offset + number.start
    const end = offset + number.end
    const amount = {
      ...number.amount,
      unit:
        number.amount.unit === 'unknown'
          ? unitBeside(number.amount.currency, text.slice(number.end, number.end + BESIDE))
          : number.amount.unit,
    }
    const figure: Figure = {
      id: `${block.id}@${start}`,
      amount,
      text: text.slice(number.start, number.end),
      location: locate(block, start, end),
      state: 'unverified',
      checks: [],
    }
    return { figure, kind: kindOfProse({ text, number: { ...number, amount } }), start: number.start, end: number.end }
  })
}

/** What stands between an amount and what it is in another currency, and behind the latter. */
const OPENS = /^\s*[(（]\s*(?:approximately|about|equivalent to|约合?|約|약)?\s*$/i
const CLOSES = /^\s*[)）;；,，]/

function markConverted(text: string, figures: readonly ProseFigure[]): ProseFigure[] {
  return figures.map((own, index) => {
    const before = figures[index - 1]
    if (!before || !areOfTwoCurrencies(before.figure, own.figure)) return own
    const between = text.slice(before.end, own.start)
    if (OPENS.test(between) && CLOSES.test(text.slice(own.end))) return { ...own, isConverted: true }
    // "RMB2.79 (US$0.45)": the brackets are those of the remark, no sign.
    return IN_BRACKETS.test(own.figure.text) && between.trim() === '' ? withoutSign(own) : own
  })
}

const IN_BRACKETS = /^[(（].*[)）]$/

function withoutSign(own: ProseFigure): ProseFigure {
  const { amount } = own.figure
  const figure = { ...own.figure, amount: { ...amount, value: amount.value.replace(/^-/, '') } }
  return { ...own, figure, isConverted: true }
}

function areOfTwoCurrencies(a: Figure, b: Figure): boolean {
  if (a.amount.unit !== 'money' || b.amount.unit !== 'money') return false
  const [one, other] = [a, b].map(({ amount, text }) => amount.currency ?? /[$¥￥元円圆원]/.exec(text)?.[0])
  return one !== undefined && other !== undefined && one !== other
}

/** Letters behind a number in which the word for what it counts stands. */
const BESIDE = 100

/** What a number without a unit of its own measures, by its currency or by the word behind it. */
function unitBeside(currency: string | undefined, behind: string): Unit {
  if (currency) return 'money'
  return countsWhatFollows(behind) ? 'count' : 'unknown'
}

/** The place of characters `[start, end)` of a block: page and box of the words that they touch. */
export function locate(block: TextBlock, start: number, end: number): Location {
  const words = (block.words ?? []).filter((word) => word.start < end && word.end > start)
  const page = words[0]?.page ?? block.page
  const box: Box | undefined =
    unionBox(words.filter((word) => (word.page ?? block.page) === page).map((word) => word.box)) ??
    (words.length ? undefined : block.box)
  return { ...(page ? { page } : {}), ...(box ? { box } : {}), block: block.id, start, end }
}
