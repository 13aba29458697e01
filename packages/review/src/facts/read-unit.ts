import { foldText } from './fold-text.ts'
import { CURRENCY_SIGN, currencyCode, leadingScale } from '@tickmark/language'

/** What a caption or head says of the numbers below it. */
export interface StatedUnit {
  scale: number
  currency?: string
  text: string
}

const ENGLISH =
  /(?:\b(?:in|expressed in|stated in|presented in)\s+|\()((?:(?:us|u\.s\.|hong kong|canadian)\s+)?(?:usd|rmb|hkd|eur|gbp|cny|dollars|\$|€|£|¥)?[ ']*(?:000s?|thousands|millions?|billions?)(?:\s+of\s+[a-z. ]{2,22})?)/i
/** "£'000", "(CHF 000)", "US$m", "EUR million": a currency and how many of it. */
const PREFIXED = new RegExp(
  `(?<![\\p{L}\\d.,])(${CURRENCY_SIGN})\\s*'?\\s*(000s?|[Tt]housands?|THOUSANDS?|[Mm]illions?|MILLIONS?|mn|mm|[Bb]illions?|bn|m|k)(?![\\p{L}\\d,.]*\\d|\\p{L})`,
  'u',
)
const CHINESE =
  /(?:单位|單位|金额单位)\s*(?:均)?(?:为)?\s*[:：]?\s*((?:人民币|美元|港币|欧元)?\s*(?:亿|百万|万|千)?(?:元|美元|港元|欧元|股)?)/
const CHINESE_HEAD = /[(（]\s*(?:人民币)?\s*((?:亿|百万|万|千)?(?:元|美元|港元))\s*[)）]/
const JAPANESE = /単位\s*[:：]?\s*((?:十億|百万|億|千|万)?円|(?:千|百万)(?:米)?ドル)/
const KOREAN = /단위\s*[:：]?\s*((?:십억|백만|억|천만|천|만)?\s?원|(?:천|백만)\s?(?:달러|USD))/

/** The statement of unit in a caption, head or line: "单位：万元", "(in thousands, except per share data)", "百万円". Undefined when there is none. */
export function readUnit(raw: string | undefined): StatedUnit | undefined {
  if (!raw) return undefined
  const text = foldText(raw)
  // "(shares in 000's)" says nothing of the amounts.
  const english = Array.from(text.matchAll(new RegExp(ENGLISH, 'gi'))).find(
    ({ index }) => !/\bshares\s*$/i.test(text.slice(0, index)),
  )
  if (english) return stated(/000/.test(english[1]!) ? 3 : wordScale(english[1]!), english[1]!, english[0])
  const prefixed = PREFIXED.exec(text)
  if (prefixed) return stated(/000/.test(prefixed[2]!) ? 3 : leadingScale(prefixed[2]), prefixed[1]!, prefixed[0])
  const japanese = JAPANESE.exec(text)
  if (japanese) return { ...stated(leadingScale(japanese[1]), '円', japanese[0]) }
  const korean = KOREAN.exec(text)
  if (korean) return stated(/십억/.test(korean[1]!) ? 9 : leadingScale(korean[1]), '원', korean[0])
  const chinese = CHINESE.exec(text) ?? CHINESE_HEAD.exec(text)
  if (chinese && /元|股/.test(chinese[1]!))
    return stated(leadingScale(chinese[1]!.replace(/^人民币\s*/, '')), chinese[0], chinese[0])
  return undefined
}

function wordScale(text: string): number {
  if (/thousand/i.test(text)) return 3
  if (/million/i.test(text)) return 6
  return /billion/i.test(text) ? 9 : 0
}

const SIGN = new RegExp(CURRENCY_SIGN, 'u')
/** Names of currencies beside a scale, where the sign is spelled out. */
const NAMES: readonly [RegExp, string][] = [
  [/人民币|rmb/i, 'CNY'],
  [/u\.?s\.? dollars|us dollars|usd/i, 'USD'],
]

function stated(scale: number, currencyText: string, text: string): StatedUnit {
  const currency =
    currencyCode(currencyText) ??
    currencyCode(SIGN.exec(currencyText)?.[0]) ??
    NAMES.find(([pattern]) => pattern.test(currencyText))?.[1]
  return currency ? { scale, currency, text: text.trim() } : { scale, text: text.trim() }
}
