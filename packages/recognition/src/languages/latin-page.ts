import type { ReadLine } from '../strip/read-strip.ts'

/** Ideographs, kana, Hangul, and the marks and figures that are set among them. */
const OTHER = /[\u2460-\u24ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/u
const LATIN = /\p{Script=Latin}/u
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** A character of which a recogniser is as sure stands on the page. */
const SURE = 0.9
/** Fewer sure letters tell nothing of a page. */
const FEWEST = 20
/** Share of all letters that are ideographs, from which on some of them may be right. */
const MOST_OTHERS = 0.15

/**
 * Whether a page is in Latin letters alone: of faint or blurred ones, of marks and drawings PP-OCR makes an ideograph here and there, and is
 * not sure of it. Two sure ones side by side are a word, and the page has such words.
 */
export function isInLatin(reads: readonly ReadLine[]): boolean {
  let [latin, others, sure] = [0, 0, 0]
  for (const { characters } of reads) {
    let before = false
    for (const { text, confidence } of characters) {
      const isOther = CJK.test(text)
      if (isOther && confidence >= SURE && before) return false
      before = isOther && confidence >= SURE
      if (isOther) others += 1
      else if (LATIN.test(text)) {
        latin += 1
        if (confidence >= SURE) sure += 1
      }
    }
  }
  return sure >= FEWEST && others < MOST_OTHERS * (latin + others)
}

export const holdsOtherScript = ({ text }: ReadLine): boolean => OTHER.test(text)

const latin = new WeakMap<readonly string[], readonly string[]>()

/** The characters of a recogniser without those that no page in Latin letters has. */
export function latinOf(characters: readonly string[]): readonly string[] {
  let some = latin.get(characters)
  if (!some) latin.set(characters, (some = characters.map((text) => (OTHER.test(text) ? '' : text))))
  return some
}
