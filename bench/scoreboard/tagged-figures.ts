import type { Figure } from '@tickmark/document'
import { amountValue, Decimal } from '@tickmark/document'
import { numbersIn } from './match-text.ts'
import type { ScoreRow } from './score-row.ts'

/** A figure of a filing as its own tag tells it (Inline XBRL): truth that nobody had to write. */
export interface TaggedFigure {
  /** As printed, without the sign that the tag gives it. */
  printed: string
  /** In the base unit, without a sign: a filing prints some of its negative amounts as positive ones. */
  value: string
  /** ISO date of the day, or of the last day. */
  end: string | undefined
  /** ISO 4217; none of shares and plain numbers. */
  currency: string | undefined
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1]

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .trim()

/** What stands under each id of a kind of element. */
function byId(page: string, element: string, read: (inner: string) => string | undefined): Map<string, string> {
  const pattern = new RegExp(`<(?:\\w+:)?${element}\\b([^>]*)>([\\s\\S]*?)</(?:\\w+:)?${element}>`, 'gi')
  return new Map(
    Array.from(page.matchAll(pattern)).flatMap(([, tag = '', inner = '']): [string, string][] => {
      const [id, value] = [attribute(tag, 'id'), read(inner)]
      return id !== undefined && value !== undefined ? [[id, value]] : []
    }),
  )
}

const ISO_DAY = /(\d{4}-\d{2}-\d{2})/
const dayIn = (inner: string): string | undefined =>
  ISO_DAY.exec(/<(?:\w+:)?(?:instant|endDate)\b[^>]*>([^<]*)</i.exec(inner)?.[1] ?? '')?.[1]

/** A decimal in the base unit of what a tag prints; nothing for words ("nil", "one") and dashes. */
function valueOf(text: string, format: string, scale: string | undefined): string | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s$€£¥()%]/g, '')
  const plain = /comma-?decimal/i.test(format)
    ? digits.replaceAll('.', '').replace(',', '.')
    : digits.replaceAll(/[,'’]/g, '')
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return undefined
  return new Decimal(`${plain}e${Number(scale ?? 0)}`).toFixed()
}

/** The tagged figures of a page, in its order. Empty for a page without tags. */
export function readTaggedFigures(page: string): TaggedFigure[] {
  const ends = byId(page, 'context', dayIn)
  const currencies = byId(page, 'unit', (inner) => /iso4217:([A-Z]{3})/.exec(inner)?.[1])
  return Array.from(page.matchAll(/<ix:nonFraction\b([^>]*)>([\s\S]*?)<\/ix:nonFraction>/gi)).flatMap(
    ([, tag = '', inner = '']) => {
      const printed = textOf(inner)
      const value = valueOf(printed, attribute(tag, 'format') ?? '', attribute(tag, 'scale'))
      if (value === undefined) return []
      const currency = currencies.get(attribute(tag, 'unitRef') ?? '')
      return [{ printed, value, end: ends.get(attribute(tag, 'contextRef') ?? ''), currency }]
    },
  )
}

const digitsOf = (text: string): string => numbersIn(text).join(' ')

/** Shorter ones stand for many things. */
const FEWEST_DIGITS = 4

/** Those whose digits mean one thing in the whole filing: no place has to be found for them. */
function unmistakable(tagged: readonly TaggedFigure[]): TaggedFigure[] {
  const groups = Map.groupBy(tagged, ({ printed }) => digitsOf(printed))
  return [...groups].flatMap(([digits, same]) => {
    const [first] = same
    const means = new Set(same.map(({ value, end, currency }) => [value, end, currency].join(' ')))
    return first && digits.length >= FEWEST_DIGITS && means.size === 1 ? [first] : []
  })
}

type Spread = (row: Omit<ScoreRow, 'part' | 'column' | 'group'>) => ScoreRow[]

/** What the engine's figures say of amount, currency and day, where a tag says it too. */
export function scoreTagged(tagged: readonly TaggedFigure[], figures: readonly Figure[], spread: Spread): ScoreRow[] {
  const byDigits = Map.groupBy(figures, ({ text }) => digitsOf(text))
  const row = (name: string, isRight: boolean): ScoreRow[] =>
    spread({ name, value: Number(isRight), of: 1, unit: 'share', better: 'more' })
  return unmistakable(tagged).flatMap((truth) => {
    const same = byDigits.get(digitsOf(truth.printed)) ?? []
    if (same.length === 0) return row('tagged figures seen', false)
    const [figure] = same
    const { end } = figure?.period ?? {}
    const currencies = same.flatMap(({ amount }) => amount.currency ?? [])
    return [
      ...row('tagged figures seen', true),
      ...row(
        'tagged amounts right',
        same.some(({ amount }) => amountValue(amount).abs().eq(truth.value)),
      ),
      ...(truth.end && end ? row('tagged days right, of those told', end === truth.end) : []),
      ...(truth.currency && currencies.length > 0
        ? row('tagged currencies right, of those told', currencies.includes(truth.currency))
        : []),
    ]
  })
}
