import { Decimal } from '@tickmark/document'
import type { Amount, Unit } from '@tickmark/document'
import { foldText } from './fold-text.ts'

/** A number as it stands in a text, `[start, end)` being its own characters with currency and unit. */
export interface PrintedNumber {
  amount: Amount
  text: string
  start: number
  end: number
}

const CURRENCIES: readonly [RegExp, string][] = [
  [/^(?:us\$|usd|u\.s\. dollars?|美元)$/i, 'USD'],
  [/^(?:hk\$|hkd|港元|港币)$/i, 'HKD'],
  [/^(?:nt\$|twd|新台币)$/i, 'TWD'],
  [/^(?:rmb|cny|人民币)$/i, 'CNY'],
  [/^(?:€|eur|euros?|欧元|유로|ユーロ)$/i, 'EUR'],
  [/^(?:£|gbp|英镑)$/i, 'GBP'],
  [/^(?:₩|krw|원)$/i, 'KRW'],
  [/^(?:jpy|円|日元)$/i, 'JPY'],
]

/** ISO code of a printed currency sign; `$`, `¥` and 元 stay open, since they name several currencies. */
export function currencyOf(sign: string | undefined): string | undefined {
  return sign ? CURRENCIES.find(([pattern]) => pattern.test(sign.trim()))?.[1] : undefined
}

const SCALES: readonly [RegExp, number][] = [
  [/^(?:万亿|兆|조|trillion)/i, 12],
  [/^(?:十億|billion|bn\b|b\b)/i, 9],
  [/^(?:亿|億|억)/, 8],
  [/^(?:千万|천만)/, 7],
  [/^(?:百万|million|mn\b|mm\b|백만|m\b)/i, 6],
  [/^(?:万|萬|만)/, 4],
  [/^(?:千|천|thousand|k\b)/i, 3],
]

/** Power of ten of a scale word; 0 for anything else. */
export function scaleOf(word: string | undefined): number {
  const text = word?.trim()
  return text ? (SCALES.find(([pattern]) => pattern.test(text))?.[1] ?? 0) : 0
}

const CURRENCY = 'US\\$|HK\\$|NT\\$|A\\$|C\\$|RMB|CNY|USD|EUR|GBP|JPY|KRW|HKD|[$€£¥￥₩]|人民币'
const DIGITS = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|\\.\\d+'
const CELL = new RegExp(
  `^(?<sign>[-△▲▵](?!\\s+[$€£¥]))?\\s*(?<currency>${CURRENCY})?\\s*(?<open>\\()?\\s*(?<inner>[-△▲](?!\\s+[$€£¥]))?\\s*(?:${CURRENCY})?\\s*(?<digits>${DIGITS})\\s*` +
    `(?<unit>%p|%|x|倍|배|pp|pts?|bps?|个百分点|ポイント|股|株|주)?\\s*(?<close>\\))?\\s*(?<after>%p|%|bps?|个百分点)?\\s*(?<scale>万亿|亿|億|억|百万|백만|万|만|千|천)?(?:元|円|원)?$`,
  'i',
)
const DASH = /^(?:[$¥€£₩]\s*)?\(?-{1,3}\)?%?$/

/** Reads a table cell that holds one number and nothing else; a dash is zero. Undefined when it holds anything else. */
export function parseCellNumber(text: string): PrintedNumber | undefined {
  const trimmed = foldText(text).trim()
  if (!trimmed || trimmed.length > 40) return undefined
  if (DASH.test(trimmed)) return printed(text, { value: '0', scale: 0, unit: 'unknown', decimals: 0 })
  const cleaned = trimmed
    .replace(/(\d)\s*,\s*(?=\d{3}(?!\d))/g, '$1,')
    .replace(/(?<=[\d)%])\s*(?:\*+|\[\d{1,2}\]|[⁰¹²³⁴⁵⁶⁷⁸⁹†‡]+(?:,[⁰¹²³⁴⁵⁶⁷⁸⁹]+)*|\((?:[a-z]|\d)\)|注\d)\s*$/i, '')
  const groups = CELL.exec(cleaned)?.groups
  if (!groups) return undefined
  if (groups.close && !groups.open) return undefined
  const digits = groups.digits!.replaceAll(',', '')
  const negative = Boolean(groups.sign) !== Boolean(groups.open || groups.inner)
  const unit = unitOf(groups.unit ?? groups.after, Boolean(groups.currency))
  return printed(text, {
    value: plain(digits, negative),
    scale: scaleOf(groups.scale),
    unit,
    currency: currencyOf(groups.currency),
    decimals: digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0,
  })
}

function printed(text: string, amount: Amount): PrintedNumber {
  return { amount: amount.currency ? amount : withoutCurrency(amount), text: text.trim(), start: 0, end: text.length }
}

function withoutCurrency({ currency: _none, ...amount }: Amount): Amount {
  return amount
}

function plain(digits: string, negative: boolean): string {
  const value = new Decimal(digits)
  const decimals = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0
  return (negative ? value.neg() : value).toFixed(decimals)
}

function unitOf(mark: string | undefined, hasCurrency: boolean): Unit {
  if (!mark) return hasCurrency ? 'money' : 'unknown'
  if (/^(?:%|per ?cent)$/i.test(mark)) return 'percent'
  if (/^(?:%p|pp|pts?|个百分点|ポイント|퍼센트포인트|percentage points?)$/i.test(mark)) return 'points'
  if (/^(?:bps?|basis points?|个基点)$/i.test(mark)) return 'basis_points'
  if (/^(?:x|倍|배)$/i.test(mark)) return 'multiple'
  if (/^(?:股|株|주|shares?)$/i.test(mark)) return 'shares'
  return 'unknown'
}

const PROSE = new RegExp(
  `(?<![\\w./]|\\d,)(?<sign>-(?=[\\d$¥€£])|△|▲)?(?<currency>${CURRENCY})?\\s?(?<open>\\()?\\s?(?<digits>${DIGITS})(?<close>\\s?\\))?` +
    // A note's mark between a figure and its unit.
    '(?:[⁰¹²³⁴-⁹]+(?=\\s?[%\\p{L}]))?' +
    '(?:\\s?(?<mark>%p|%|个百分点|百分点|percentage points?|percent(?!age)|per cent(?!age)|ポイント|퍼센트포인트|basis points|bps|个基点|倍|배|x(?![a-z])|times))?' +
    '(?:[ -]?(?<scale>万亿|千万|百万|亿|億|兆|萬|万|千(?=元|円|株|股|美)|조|억|백만|천만|만|천(?=원|주)|trillion|billion|million|thousand|bn(?![a-z])|mn(?![a-z])))?' +
    '\\s?(?<after>美元|港元|欧元|日元|元|円|원|달러|股|株|주(?![가-힣])|shares|USD|euros)?',
  'giu',
)

/** Numbers in running text. What only looks like one (dates, references, numbering) must be masked by the caller beforehand. */
export function findNumbers(text: string): PrintedNumber[] {
  const found: PrintedNumber[] = []
  const folded = foldText(text)
  for (const match of folded.matchAll(PROSE)) {
    const groups = match.groups!
    const next = folded[match.index + match[0].trimEnd().length]
    if (!groups.mark && !groups.scale && !groups.after && next && /[A-Za-z]/.test(next)) continue
    const digits = groups.digits!.replaceAll(',', '')
    const negative = Boolean(groups.sign) || Boolean(groups.open && groups.close)
    const unit = groups.mark ? unitOf(groups.mark, false) : proseUnit(groups.currency, groups.after)
    const lead = groups.open && !groups.close ? match[0].indexOf(groups.open) + 1 : 0
    const first = match.index + lead + (match[0].slice(lead).length - match[0].slice(lead).trimStart().length)
    // "($15.0) million": the bracket before the sign belongs to the one behind the digits.
    const start = groups.close && !groups.open && folded[first - 1] === '(' ? first - 1 : first
    const end = match.index + match[0].trimEnd().length
    const amount: Amount = {
      value: plain(digits, negative),
      scale: scaleOf(groups.scale),
      unit,
      decimals: digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0,
    }
    const currency = currencyOf(groups.currency) ?? currencyOf(groups.after)
    if (currency) amount.currency = currency
    if (
      /(?:about|approximately|nearly|around|over|more than|约|近|超过?|逾|约为|약|約)\s?$/i.test(
        folded.slice(Math.max(0, start - 15), start),
      )
    )
      amount.approximate = true
    found.push({ amount, text: text.slice(start, end), start, end })
  }
  return found
}

function proseUnit(currency: string | undefined, after: string | undefined): Unit {
  if (currency) return 'money'
  if (!after) return 'unknown'
  return /^(?:股|株|주|shares)$/i.test(after) ? 'shares' : 'money'
}
