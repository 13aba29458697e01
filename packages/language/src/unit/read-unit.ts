import { LANGUAGE_DATA } from '../data/languages.ts'
import { foldText } from '../words/fold-text.ts'
import { anyOf } from '../words/any-of.ts'
import { asPrinted, caseBlind } from '../words/search.ts'
import type { Search } from '../words/search.ts'
import { CURRENCY_SIGN } from '../number/patterns.ts'
import {
  CURRENCY,
  EAST_ASIAN_MONEY,
  EAST_ASIAN_SCALES,
  PREFIX_LETTERS,
  SHARES,
  SUFFIX_LETTERS,
  captionCurrency,
  captionPower,
  latinScales,
  suffixPower,
} from './caption-words.ts'

/** What a caption or head says of the numbers below it. */
export interface StatedUnit {
  /** Power of ten. */
  scale: number
  /** ISO code; absent where the statement leaves it open ("$", 元). */
  currency?: string
  /** As printed. */
  text: string
}

/** Neither within a word nor behind the digits of an amount; a year may stand before it. */
const APART = String.raw`(?<![\p{L}\d.,)])(?:(?<!\d\s)|(?<=(?<![\d,])(?:19|20)\d\d\s))`
/** No digits follow: "£000" states a unit, "£000 of 12" and "CHF 1,000" do not. */
const NO_AMOUNT = String.raw`(?![\p{L}\d,.]*\d|\p{L})`
const ALL_SCALES = anyOf(LANGUAGE_DATA.flatMap(latinScales))
const OF = anyOf(LANGUAGE_DATA.flatMap(({ captions }) => captions.of))
const LABELS = anyOf(
  LANGUAGE_DATA.flatMap(({ captions }): string[] => [...captions.labels.words]).filter((word) => !/^[a-z]/i.test(word)),
)

const SHOWN_IN = anyOf(
  LANGUAGE_DATA.flatMap(({ captions }): string[] => [...captions.stated.words]).filter((word) => !/^[a-z]/i.test(word)),
)
/** Scales that mean one only beside a currency. */
const BESIDE = new Set(LANGUAGE_DATA.flatMap(({ captions }) => captions.beside))

/** "(in thousands of euros)", "Angaben in Tausend Euro", "en milliers d'euros", "₹ in lakhs": each language with its own scales. */
const STATED = LANGUAGE_DATA.filter((language) => latinScales(language).length > 0).map((language) => {
  const { stated, of, shares } = language.captions
  const before = shares.length > 0 ? String.raw`(?<!(?:${anyOf(shares)})\s{0,3})` : ''
  const joined = of.length > 0 ? String.raw`\s*(?:${anyOf(of)})?` : ''
  const scale = String.raw`(?:(?<lead>${CURRENCY})\s?)?[ ']*(?<scale>${anyOf(latinScales(language))})`
  const currency = String.raw`${joined}\s*(?<currency>${CURRENCY})`
  const opening = String.raw`(?:(?<first>${CURRENCY})\s+)?(?<!\p{L})(?:${anyOf(stated.words)})\s+`
  // "(Mrd" in brackets may be a name: only "(thousands" is no other word.
  return language.decimalComma
    ? [`${before}${opening}${scale}(?:${currency})?`, String.raw`${before}\(${scale}${currency}`]
    : [String.raw`${before}(?:${opening}|\()${scale}(?:${currency})?`]
})
/** "£'000", "(CHF 000)", "US$mn", "EUR million", "€/000": a currency and how many of it. */
const LED = String.raw`${APART}(?<currency>${CURRENCY_SIGN}|${CURRENCY}(?=[/']))\s*[/']?\s*(?<scale>${ALL_SCALES})${NO_AMOUNT}`
/** "($M)", "Net revenue, ¥T", "₹ Cr": letters that end the head, a bracket or a part of it. */
const SUFFIXED = String.raw`${APART}(?<currency>${CURRENCY_SIGN})\s?(?<suffix>${SUFFIX_LETTERS})(?=\s{0,3}(?:$|[)\],;:|/]))`
/** "Rm", "R million", "Rbn": the rand's sign is a letter, which alone is no sign of money. */
const RAND = String.raw`(?<![\p{L}\d.])(?<currency>R)(?:\s?(?<suffix>${SUFFIX_LETTERS})|\s?(?<scale>million|billion|bn|mn))(?=\s{0,3}(?:$|[)\],;:|/]))`
/** "R'000", "SCR '000": thousands of whatever the letters before the apostrophe name. */
const APOSTROPHE = String.raw`(?<![\p{L}\d])[=\p{Lu}][\p{L}$¢.=]{0,5}\s?'(?<scale>000)s?${NO_AMOUNT}`
/** "Millions of yen", "Mio. EUR", "miles de euros" at the head of a line; "Millions of dollars were spent" is a sentence. */
const TRAILED = String.raw`(?<=^|[(|:]\s{0,3})(?<scale>${ALL_SCALES})\s*(?:${OF})?\s*(?<currency>${CURRENCY})(?=\s*(?:$|[,;:()|\d]|\p{Lu}))`
/** TEUR, k€, M€. */
const JOINED = String.raw`${APART}(?<scale>${PREFIX_LETTERS})\s?(?<currency>${CURRENCY})(?![\p{L}\d]|\s?\d)`
const measured = (money: string, many: '' | '?') =>
  String.raw`(?:(?<currency>${EAST_ASIAN_MONEY})\s*)?(?<scale>${EAST_ASIAN_SCALES})${many}\s?(?<money>${money})`
const LABEL = String.raw`(?:${LABELS})\s{0,3}均?[为為]?\s{0,3}:?\s{0,3}`
/** "(단위 : 주, %, 백만원)": the amounts' unit stands among others. */
const OTHERS = String.raw`(?:[^\d\s,、()]{1,4}\s*[,、]\s*){0,3}?`
/** 단위원가 is the cost of a unit. */
const WHOLE = String.raw`(?!\p{Script=Hangul})`
/** 单位：人民币万元, (단위: 천원). */
const LABELLED = `${LABEL}${OTHERS}${measured(`${EAST_ASIAN_MONEY}|${CURRENCY}`, '?')}${WHOLE}`
/** 單位：新台幣及外幣仟元: one scale for two currencies. */
const OTHER_MONEY = String.raw`[^\d\s,、()]{1,4}?`
const LABELLED_BOTH = String.raw`${LABEL}(?<currency>${EAST_ASIAN_MONEY})\s*[及和与與、및と]\s*${OTHER_MONEY}\s*(?<scale>${EAST_ASIAN_SCALES})\s?(?<money>${EAST_ASIAN_MONEY})${WHOLE}`
/** 单位：万股. */
const LABELLED_SHARES = `${LABEL}${measured(SHARES, '?')}${WHOLE}`
/** 以人民币千元列示. */
const SHOWN = String.raw`(?:${SHOWN_IN})\s*${measured(EAST_ASIAN_MONEY, '')}`
/** （元）, （百万円）. */
const BRACKETED = String.raw`\(\s*${measured(EAST_ASIAN_MONEY, '?')}\s*\)`
/** A day or year of a head, to which its unit is set without a space: 2024年人民幣千元. */
const BEHIND_TIME = String.raw`(?<=\d\s?(?:年度?|月|日|년도?|월|일)\s?)`
/** 人民幣千元, 百万円, 千股 alone. */
const ALONE = String.raw`(?:${APART}|${BEHIND_TIME})${measured(`${EAST_ASIAN_MONEY}|${SHARES}`, '')}(?![\p{L}\d])`

/** Codes and single letters have one form: "try" is no lira, "m" no metre's million. */
const AS_PRINTED = [
  TRAILED,
  LED,
  SUFFIXED,
  RAND,
  APOSTROPHE,
  JOINED,
  LABELLED_BOTH,
  LABELLED,
  LABELLED_SHARES,
  SHOWN,
  BRACKETED,
  ALONE,
]
const SEARCHES: readonly Search[] = [...STATED.flat().map(caseBlind), ...AS_PRINTED.map(asPrinted)]

/** "(in U.S. dollars)", "Expressed in Canadian dollars, except shares": a whole line that names money and no scale. */
const UNSCALED = LANGUAGE_DATA.flatMap(({ captions: { stated } }) => {
  const words = stated.words.filter((word) => /^[a-z]/i.test(word))
  if (words.length === 0) return []
  return [caseBlind(String.raw`^\(?\s*(?:${anyOf(words)})\s+(?<currency>${CURRENCY})\s*(?:[,;][^()]*)?\)?$`)]
})
/** "€" or "HK$" on a line of its own; 人民币 alone says what the money is, not how many. */
const SIGN_ALONE = asPrinted(String.raw`^\(?\s*(?!\p{Script=Han})(?<currency>${CURRENCY_SIGN})\s*\)?$`)

/** Most texts state none: a scale or money is asked for alone first. */
const mayBe = caseBlind(
  `${ALL_SCALES}|(?:${PREFIX_LETTERS}|[mk])\\s?${CURRENCY}|${CURRENCY}\\s?(?:${SUFFIX_LETTERS})|R\\s?(?:${SUFFIX_LETTERS})|${EAST_ASIAN_MONEY}|${SHARES}|${LABELS}`,
)

/**
 * The statement of unit in a caption, head or line: 单位：万元, "(in thousands, except per share data)", "Angaben in T€", 百万円.
 * Undefined when there is none.
 */
export function readUnit(raw: string | undefined): StatedUnit | undefined {
  if (!raw) return undefined
  if (raw.length > LONGEST_KEPT) return searchUnit(raw)
  if (!READ.has(raw)) {
    if (READ.size >= MOST_KEPT) READ.clear()
    READ.set(raw, searchUnit(raw))
  }
  return READ.get(raw)
}

/** What was read of labels and heads: each is asked for once a cell of its row or column, which took a quarter of a review. */
const READ = new Map<string, Readonly<StatedUnit> | undefined>()
const MOST_KEPT = 4000
const LONGEST_KEPT = 120

function searchUnit(raw: string): StatedUnit | undefined {
  const text = foldText(raw)
  if (!mayBe(text)) return undefined
  for (const search of SEARCHES) {
    const found = search(text)
    if (!found) continue
    const { groups } = found
    const unit = unitOf(found.text.trim(), groups)
    if (unit && (unit.currency || !BESIDE.has(groups.scale?.toLowerCase() ?? ''))) return unit
  }
  return undefined
}

/** The same, and money without a scale where the whole line says so: "(in U.S. dollars)". */
export function readUnitLine(line: string | undefined): StatedUnit | undefined {
  return readUnit(line) ?? readWhole(line, UNSCALED)
}

/** A sign or code of a currency on a line of its own: whole units of it, where nothing else says how many. */
export function readUnitSign(line: string | undefined): StatedUnit | undefined {
  return readWhole(line, [SIGN_ALONE])
}

function readWhole(line: string | undefined, searches: readonly Search[]): StatedUnit | undefined {
  const text = line ? foldText(line).trim() : ''
  for (const search of searches) {
    const found = search(text)
    if (found) return unitOf(text.replace(/^\(|\)$/g, ''), found.groups)
  }
  return undefined
}

function unitOf(text: string, groups: Record<string, string | undefined>): StatedUnit {
  const { scale, suffix, money, currency, lead, first } = groups
  const code = [currency, lead, first, money].map(captionCurrency).find(Boolean)
  const power = suffix ? suffixPower(suffix) : captionPower(scale)
  return { scale: power, ...(code && { currency: code }), text }
}
