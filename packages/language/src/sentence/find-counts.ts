import { LANGUAGE_DATA } from '../data/languages.ts'
import { HAN_NUMBER, readHanNumber } from '../numbering/han-number.ts'
import { anyOf } from '../words/any-of.ts'

/** How many there are of something, where a sentence says it. */
export interface PrintedCount {
  value: number
  start: number
  end: number
}

const NUMERALS = new Map(LANGUAGE_DATA.flatMap(({ numerals }) => Object.entries(numerals)))
const COUNTERS = anyOf(
  LANGUAGE_DATA.flatMap(({ counters }) => counters).filter((counter) => /^[\u3040-\u9fff\uac00-\ud7af]/.test(counter)),
)
const LATIN = [...NUMERALS.keys()].filter((word) => /^[a-zß-ÿ]/.test(word))
const HANGUL = [...NUMERALS.keys()].filter((word) => /^[\uac00-\ud7af]/.test(word))
const WHOLE = String.raw`(?<![\p{L}\d.,])\d{1,3}(?:,\d{3})+|(?<![\p{Script=Latin}\d.,])\d{1,6}(?![\d.,]\d|\d)`
/** "58 vehicles", "nine foundries": a whole number before a word that is no unit, no scale and no time. */
const BEFORE_WORD = String.raw`(?:${WHOLE}|(?<!\p{L})(?:${anyOf(LATIN)}))(?=\s+(?!(?:million|billion|thousand|trillion|per|percent|years?|months?|days?|weeks?|hours?|times|basis|points?|cents?|to|and|or|of|january|february|march|april|may|june|july|august|september|october|november|december)\b)\p{Script=Latin}{3,})`
/** 58辆, 七个, 아홉 곳: a number before its counter. */
const BEFORE_COUNTER = String.raw`(?:${WHOLE}|(?<!第|\p{Script=Han}年|[\d年月])${HAN_NUMBER}+|两|兩|(?<!\p{L})(?:${anyOf(HANGUL)}))\s?(?:${COUNTERS})(?!民币|民幣|月|年|월|년|개월|百分点|百分點|基点|基點)`
const COUNT = new RegExp(`${BEFORE_COUNTER}|${BEFORE_WORD}`, 'giu')

/** The counts of a sentence: whole numbers, in digits or words, of things and people. Years, money and rates are none. */
export function findCounts(text: string): PrintedCount[] {
  return Array.from(text.matchAll(COUNT), ({ 0: printed, index }) => ({
    value: valueOf(printed),
    start: index,
    end: index + printed.length,
  })).filter(({ value }) => value > 0 && !(value >= 1900 && value < 2100))
}

function valueOf(printed: string): number {
  const digits = /^\d[\d,]*/.exec(printed)?.[0]
  if (digits) return Number(digits.replaceAll(',', ''))
  const word = /^\p{L}+?(?=\s|$)/u.exec(printed)?.[0].toLowerCase() ?? ''
  const han = new RegExp(`^${HAN_NUMBER}+`).exec(printed)?.[0]
  return NUMERALS.get(word) ?? NUMERALS.get(printed.charAt(0)) ?? readHanNumber(han ?? '') ?? 0
}
