import { itemAt } from '@tickmark/document'
import type { ReadCharacter } from './read-strip.ts'

const LOOKS_LIKE = new Map(Object.entries({ o: '0', O: '0', l: '1', I: '1', '|': '1', S: '5', B: '8' }))

const HAN = /\p{Script=Han}/u

/** Currencies at the end of what was read, and the decimals of an amount below one: "RMO.58" is no word, "NO.12" no amount. */
const CURRENCY_BEFORE = /(?:^|[^\p{L}\d])(?:RM|Rs\.?|Rp|CHF|EUR|USD|GBP|INR|MYR|SGD|HKD|[$€£¥￥₩₹])$/u
const CENTS_BEHIND = /^[.,]\d{2}(?![\d\p{L}])/u

/** What a line's own characters tell about the doubtful among them: full-width digits, marks and letters inside numbers. */
export function tidyText(characters: readonly ReadCharacter[]): ReadCharacter[] {
  const plain = characters.map((character) => ({
    ...character,
    text: character.text.replace(/[０-９％．＋]/g, (text) => text.normalize('NFKC')),
  }))
  const texts = plain.map((character) => character.text)
  // From the left: one letter put right makes a digit's neighbour of the next.
  for (let index = 0; index < texts.length; index += 1) texts[index] = tidied(texts, index)
  return withoutEchoes(plain.map((character, index) => ({ ...character, text: itemAt(texts, index) })))
}

/** A share that two readings both gave, "8.3%8.3%", and the right half of a % that was read as a digit as well, "16.6%6". */
const ECHO = /(\d[\d.,]*%)\1|(?<=\d%)[06oO](?![\d.,%])/g

function withoutEchoes(characters: ReadCharacter[]): ReadCharacter[] {
  const text = characters.map((character) => character.text).join('')
  if (text.length !== characters.length) return characters
  const echoes = [...text.matchAll(ECHO)].map(({ index, 0: all, 1: share = '' }) => ({
    start: index + share.length,
    end: index + all.length,
  }))
  return characters.filter((_, at) => !echoes.some(({ start, end }) => at >= start && at < end))
}

function tidied(texts: readonly string[], index: number): string {
  const text = itemAt(texts, index)
  const before = texts[index - 1] ?? ''
  const after = texts[index + 1] ?? ''
  if (text === '，' && /\d/.test(before) && /\d/.test(after)) return ','
  // Its width cannot be told from a glyph; between ideographs it is the full-width one.
  if (text === ',' && HAN.test(after.trim() || (texts[index + 2] ?? '')) && (HAN.test(before) || /[%\d]/.test(before)))
    return '，'
  // "S6.82" is an amount: no name is written with a decimal point.
  if (text === 'S' && !/[\p{L}\d]/u.test(before) && /^\d[\d,]*\.\d/.test(texts.slice(index + 1, index + 14).join('')))
    return '$'
  if (/^[oO]$/.test(text) && isCentsOnly(texts, index)) return '0'
  const digit = LOOKS_LIKE.get(text)
  return digit !== undefined && /\d/.test(before) && standsInNumber(texts, index) ? digit : text
}

function isCentsOnly(texts: readonly string[], index: number): boolean {
  const behind = texts.slice(index + 1, index + 5).join('')
  return CENTS_BEHIND.test(behind) && CURRENCY_BEFORE.test(texts.slice(Math.max(0, index - 5), index).join(''))
}

/** A letter with nothing but digits, marks of numbers and other such letters around it, up to the next blanks. */
function standsInNumber(texts: readonly string[], index: number): boolean {
  let start = index
  let end = index + 1
  while (start > 0 && /[^\s\p{Script=Han}]/u.test(itemAt(texts, start - 1))) start -= 1
  while (end < texts.length && /[^\s\p{Script=Han}]/u.test(itemAt(texts, end))) end += 1
  const word = texts.slice(start, end).join('')
  const digits = word.replace(/\D/g, '').length
  return (
    /^[(（$¥€£-]*\d[\d.,oOlI|SB]*%?[)）;；:,.]?$/.test(word) &&
    digits >= 1 &&
    (digits > 1 || /^\d[oO]{2}$|^\d[.,]\d/.test(word))
  )
}
