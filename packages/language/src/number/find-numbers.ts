import { groupOf, groupsOf } from '@tickmark/document'
import type { Amount, Unit } from '@tickmark/document'
import { foldText } from '../words/fold-text.ts'
import { composeValue } from './compose-value.ts'
import type { NumberStyle } from './number-style.ts'
import { scaledParts } from './parse-cell-number.ts'
import { APPROXIMATELY, currencyCode, markedUnit, numberWords, printedStyle } from './patterns.ts'
import type { PrintedNumber } from './printed-number.ts'

/** 千 and 천 are scales where a unit follows, and else often part of a word. */
const ATTACHED = String.raw`(?<![千천])|(?<=[千천])(?=[元円株股美원주])`

/** The rand's sign is a letter: before an amount that cannot be a name or a number of something, "R68.1 million", "R3 862.40". */
function randPattern(style: NumberStyle): string {
  const group = { point: ',', comma: '[.]', space: ' ' }[style]
  const digits = String.raw`\d{1,3}(?:${group}?\d{3})*(?:[.,]\d+)?`
  const scale = String.raw`\s(?:thousand|million|billion|trillion)|\s?(?:m|mn|bn)(?![a-z])`
  return String.raw`R(?=\s?(?:${digits}(?:${scale})|\d{1,3}(?:${group}\d{3})+|\d+[.,]\d{2}(?!\d)))`
}

function prosePattern(style: NumberStyle): RegExp {
  const { digits, currency, money, scale, short, chained, mark } = numberWords(style)
  const chain = `(?:${digits})(?:\\s?(?:${chained})\\s?(?:${digits})(?=\\s?(?:${chained}|${money})))*`
  return new RegExp(
    `(?<![\\w./]|\\d,)(?=[^\\p{Ll}\\s])(?<sign>-(?=[\\d$¥€£])|△|▲)?(?<currency>${currency}|${randPattern(style)})?\\s?(?<open>\\()?\\s?` +
      `(?<digits>${chain})(?:\\s?(?<short>${short}))?(?<close>\\s?\\))?` +
      // A note's mark between a figure and its unit.
      `(?:[⁰¹²³⁴-⁹]+(?=\\s?[%\\p{L}]))?(?:\\s?(?<mark>${mark}))?(?:[ -]?(?<scale>(?:${scale})(?:${ATTACHED})))?` +
      `\\s?(?<after>${money}|${mark})?`,
    'gu',
  )
}
const PATTERNS: Record<NumberStyle, RegExp> = {
  point: prosePattern('point'),
  comma: prosePattern('comma'),
  space: prosePattern('space'),
}
/** How far before a number a word such as "approximately" stands. */
const BEFORE = 18

/** Numbers in running text. What only looks like one (dates, references, numbering) must be masked by the caller beforehand. */
export function findNumbers(text: string, style: NumberStyle = 'point'): PrintedNumber[] {
  const folded = foldText(text)
  const numbers = Array.from(folded.matchAll(PATTERNS[style])).flatMap(
    (match) => readMatch(match, folded, text, style) ?? [],
  )
  return withSharedScales(numbers, folded)
}

/** "$54.65 and $43.86 million", "12.3和15.6亿元": what joins two amounts of which only the last bears the word for the scale. */
const JOINING =
  /^\s*(?:and|or|to|through|und|oder|bis|et|ou|à|e|o|a|y|och|[-–—~〜,、和及与與至或]|와|과|및|에서|から|と)\s*$/i
/** From here on an amount is printed in full. */
const IN_FULL = 1000

/** Amounts that share the scale of the one behind them, from the last of a list to its first. */
function withSharedScales(numbers: readonly PrintedNumber[], folded: string): PrintedNumber[] {
  return numbers.reduceRight<PrintedNumber[]>((told, number) => {
    const [next] = told
    const sharesScale = next && isElliptic(number, next) && JOINING.test(folded.slice(number.end, next.start))
    const amount = { ...number.amount, scale: next?.amount.scale ?? 0 }
    return [sharesScale ? { ...number, amount } : number, ...told]
  }, [])
}

/** Whether the first of two lacks but the word for the scale: both with decimals and both with or without a currency's sign before them. */
function isElliptic({ amount: own, text }: PrintedNumber, { amount: next, text: other }: PrintedNumber): boolean {
  const isOfMoney = (printed: string) => /^\W*[A-Z]*[$€£¥₩]/.test(printed)
  return (
    own.scale === 0 &&
    next.scale >= 3 &&
    own.decimals > 0 &&
    own.decimals === next.decimals &&
    Math.abs(Number(own.value)) < IN_FULL &&
    own.unit !== 'percent' &&
    own.unit !== 'points' &&
    (own.unit === 'unknown' || own.unit === next.unit) &&
    isOfMoney(text) === isOfMoney(other)
  )
}

function readMatch(
  match: RegExpExecArray,
  folded: string,
  text: string,
  style: NumberStyle,
): PrintedNumber | undefined {
  const groups = groupsOf(match)
  const digits = groupOf(match, 'digits')
  const { short, after, printed } = cutMatch(match)
  const next = folded[match.index + printed.length]
  if (!groups.mark && !groups.scale && !short && !after && next && /[A-Za-z]/.test(next)) return undefined
  const isInBrackets = groups.close && (groups.open ?? (groups.scale && folded[match.index - 1] === '('))
  const negative = Boolean(groups.sign) || Boolean(isInBrackets)
  const value = composeValue(scaledParts(digits, groups.scale ?? short, style), negative)
  if (!value) return undefined
  const start = startOf(match, folded)
  const end = match.index + (isStrayBracket(printed, folded[start]) ? printed.length - 1 : printed.length)
  const currency = currencyCode(groups.currency) ?? currencyCode(after)
  const amount: Amount = {
    ...value,
    unit: unitOf(groups.mark, groups.currency, after),
    ...(currency && { currency }),
    ...printedStyle(digits, style),
  }
  if (APPROXIMATELY.test(folded.slice(Math.max(0, start - BEFORE), start))) amount.approximate = true
  return { amount, text: text.slice(start, end), start, end }
}

/** "(2021: 15,000)": the bracket behind the number opened before other words. */
function isStrayBracket(printed: string, first: string | undefined): boolean {
  return printed.endsWith(')') && !printed.includes('(') && first !== '('
}

/** What of the match belongs to the number: "£12.5m" is millions, "12 m" a length; 股 after 股 begins another word. */
function cutMatch(match: RegExpExecArray): { printed: string; short?: string; after?: string } {
  const { currency, short, mark, after } = groupsOf(match)
  const isMoney = Boolean(currency) || Boolean(after && !markedUnit(after))
  if (short && !isMoney) {
    const digits = groupOf(match, 'digits')
    const upTo = match[0].indexOf(digits) + digits.length
    return { printed: match[0].slice(0, upTo) }
  }
  if (mark && after && markedUnit(after)) return { printed: match[0].slice(0, -after.length).trimEnd(), short }
  return { printed: match[0].trimEnd(), short, after }
}

function startOf(match: RegExpExecArray, folded: string): number {
  const { open, close } = groupsOf(match)
  const lead = open && !close ? match[0].indexOf(open) + 1 : 0
  const first = match.index + lead + (match[0].slice(lead).length - match[0].slice(lead).trimStart().length)
  // "($15.0) million": the bracket before the sign belongs to the one behind the digits.
  return close && !open && folded[first - 1] === '(' ? first - 1 : first
}

function unitOf(mark: string | undefined, currency: string | undefined, after: string | undefined): Unit {
  if (mark) return markedUnit(mark) ?? 'unknown'
  if (currency) return 'money'
  return after ? (markedUnit(after) ?? 'money') : 'unknown'
}
