/** Digits of numbers in ideographs; 〇 and its look-alikes stand for nil. */
const DIGITS: Readonly<Record<string, number>> = Object.fromEntries([
  ...[...'〇零○'].map((digit) => [digit, 0]),
  ...[...'一二三四五六七八九'].map((digit, index) => [digit, index + 1]),
])
const TENS: Readonly<Record<string, number>> = { 十: 10, 百: 100 }
const CHARACTERS = '〇零○一二三四五六七八九十百'

/** Characters of a number in ideographs, as a class of a pattern. */
export const HAN_NUMBER = `[${CHARACTERS}]`

/** 12 for 十二, 105 for 一百〇五, 2024 for 二〇二四; undefined where the characters make no number. */
export function readHanNumber(text: string): number | undefined {
  if (text === '' || [...text].some((character) => !CHARACTERS.includes(character))) return undefined
  if (![...text].some((character) => character in TENS))
    return Number([...text].map((character) => DIGITS[character]).join(''))
  let total = 0
  let digit: number | undefined
  for (const character of text) {
    const tens = TENS[character]
    if (tens === undefined) digit = DIGITS[character]
    else {
      total += (digit || 1) * tens
      digit = undefined
    }
  }
  return total + (digit ?? 0)
}

/** 三 for 3, 十二 for 12; up to 99. */
export function printHanNumber(value: number): string {
  const digits = '一二三四五六七八九'
  const tens = Math.floor(value / 10)
  const ones = value % 10 === 0 ? '' : digits.charAt((value % 10) - 1)
  return tens === 0 ? ones : (tens > 1 ? digits.charAt(tens - 1) : '') + '十' + ones
}
