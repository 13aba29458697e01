import { groupOf, groupsOf } from '@tickmark/document'
import type { Amount, Unit } from '@tickmark/document'
import { foldText } from '../words/fold-text.ts'
import { composeValue, type ScaledDigits } from './compose-value.ts'
import type { NumberStyle } from './number-style.ts'
import {
  currencyCode,
  markedUnit,
  numberWords,
  plainDigits,
  printedStyle,
  scalePower,
  scalesAlone,
} from './patterns.ts'
import type { PrintedNumber } from './printed-number.ts'

/** A number that fills a cell, with the shape in which it was printed. */
export interface CellNumber extends PrintedNumber {
  /** Groups of digits are parted. */
  grouped: boolean
  /** Negative by brackets. */
  bracketed: boolean
  /** A dash that stands for nil. */
  dash: boolean
  /** A note's mark follows the number or stands before it: "1,234 (a)", "※２ 1,234". */
  noted: boolean
}

/** Longer texts are sentences. */
const LONGEST = 40
const DASH = /^(?:[$¥€£₩]\s*)?\(?-{1,3}\)?%?$/
/** Marks of footnotes behind a number: "1,234*", "1,234 (a)", "1,234 注1", "1,234（附註）". */
const NOTE_MARK =
  /(?<=[\d)%倍배]|\d[x×])\s*(?:\*+|\[\d{1,2}\]|[⁰¹²³⁴⁵⁶⁷⁸⁹†‡]+(?:,[⁰¹²³⁴⁵⁶⁷⁸⁹]+)*|\((?:[a-z]|\d|(?:附?[注註]|주석?|notes?)\s?\d{0,2})\)|注\d)\s*$/i
/** Marks of notes before a number, as Japanese statements set them: "※２,※３ 1,284,152". */
const MARKS_BEFORE = /^(?:[※注]\s?\d{1,2}|\*\d{1,2})(?:[,、]\s?(?:[※注]\s?|\*)?\d{1,2})*\s+(?=[-△▲(]?\s?\d)/
/** A bracket that a narrow column took from the rate beside it: "(47,755) (" before "1)". */
const STRAY_BRACKET = /(?<=\))\s*\($/
const GROUPED = /\d[,.' ]\d{3}(?!\d)/

function cellPattern(style: NumberStyle): RegExp {
  const { digits, currency, money, scale, short, chained, mark } = numberWords(style)
  return new RegExp(
    `^(?<sign>[-+△▲▵](?!\\s+[$€£¥]))?\\s*(?<currency>${currency})?\\s*(?<open>\\()?\\s*(?<inner>[-△▲](?!\\s+[$€£¥]))?\\s*` +
      `(?<second>${currency})?\\s*(?<digits>(?:${digits})(?:\\s?(?:${chained})\\s?(?:${digits}))*)(?<trail>-(?=$))?\\s*` +
      `(?<scale>${scale})?(?<short>${short})?\\s*(?<unit>${mark})?\\s*(?<close>\\))?\\s*(?<after>${mark})?\\s*` +
      `(?<outer>${scale})?\\s*(?<money>${money})?$`,
  )
}
const PATTERNS: Record<NumberStyle, RegExp> = {
  point: cellPattern('point'),
  comma: cellPattern('comma'),
  space: cellPattern('space'),
}
const CHAIN = new RegExp(`\\s?(${numberWords('point').chained})\\s?`)
/** "000" heads a column in thousands. */
const ZEROS_ALONE = /^00+$/

/** Reads a table cell that holds one number and nothing else; a dash is nil. Undefined when it holds anything else. */
export function parseCellNumber(text: string, style: NumberStyle = 'point'): CellNumber | undefined {
  const trimmed = foldText(text).trim()
  if (!trimmed || trimmed.length > LONGEST) return undefined
  const place = { text: text.trim(), start: 0, end: text.length }
  if (DASH.test(trimmed)) {
    const amount: Amount = { value: '0', scale: 0, unit: 'unknown', decimals: 0 }
    return { amount, ...place, grouped: false, bracketed: false, dash: true, noted: false }
  }
  return readIn(style, trimmed, place) ?? readOtherDecimal(style, trimmed, place)
}

/** A per cent whose decimals are parted as nothing else in its table: "3.3%" among "7,1%" can be nothing but 3.3. */
function readOtherDecimal(style: NumberStyle, trimmed: string, place: Place): CellNumber | undefined {
  if (style === 'space') return undefined
  const number = readIn(style === 'comma' ? 'point' : 'comma', trimmed, place)
  const isDecimal = number?.amount.unit === 'percent' && [1, 2].includes(number.amount.decimals)
  return isDecimal && !number.grouped ? number : undefined
}

type Place = Pick<CellNumber, 'text' | 'start' | 'end'>

function readIn(style: NumberStyle, trimmed: string, place: Place): CellNumber | undefined {
  const joined = style === 'point' ? trimmed.replace(/(\d)\s*,\s*(?=\d{3}(?!\d))/g, '$1,') : trimmed
  const unmarked = joined.replace(MARKS_BEFORE, '')
  const cleaned = unmarked.replace(STRAY_BRACKET, '').replace(NOTE_MARK, '')
  const match = PATTERNS[style].exec(cleaned)
  const amount = match && amountOf(match, style)
  if (!amount) return undefined
  return {
    amount,
    ...place,
    grouped: GROUPED.test(cleaned),
    bracketed: Boolean(match.groups?.open),
    dash: false,
    noted: cleaned !== joined.replace(STRAY_BRACKET, ''),
  }
}

function amountOf(match: RegExpExecArray, style: NumberStyle): Amount | undefined {
  const { sign, currency, open, inner, second, scale, short, unit, close, after, outer, money, trail } = groupsOf(match)
  const digits = groupOf(match, 'digits')
  if (close && !open) return undefined
  if (ZEROS_ALONE.test(digits)) return undefined
  // "4b" is a note's number, "12.5t" a weight, "2023.11-" a span of months.
  if (short && !(currency ?? second ?? money) && !(scalesAlone(short) && /[.,]/.test(digits))) return undefined
  if (trail && !GROUPED.test(digits)) return undefined
  const parts = scaledParts(digits, scale ?? short ?? outer, style)
  const negative = Boolean(sign && sign !== '+') !== Boolean(open ?? inner) || Boolean(trail)
  const value = composeValue(parts, negative)
  if (!value) return undefined
  const mark = unit ?? after
  const code = currencyCode(currency) ?? currencyCode(second) ?? currencyCode(money)
  const unitName: Unit = mark ? (markedUnit(mark) ?? 'unknown') : (currency ?? second ?? money) ? 'money' : 'unknown'
  return { ...value, unit: unitName, ...(code && { currency: code }), ...printedStyle(digits, style) }
}

/** "1兆4,312" and the scale behind it as runs of digits with a scale each. */
export function scaledParts(digits: string, scale: string | undefined, style: NumberStyle): ScaledDigits[] {
  const pieces = digits.split(CHAIN)
  return pieces.flatMap((piece, index) =>
    index % 2 === 0
      ? [{ digits: plainDigits(piece, style), power: scalePower(pieces[index + 1] ?? scale, style) }]
      : [],
  )
}
