import type { PageWord } from '@tickmark/document/page'

const SIGN_BEHIND = /^(.*\d[)）]?\s?[%％][)）]?)([$€£¥￥₩])$/
/** Width of a digit or sign, in font sizes. */
const DIGIT = 0.55
/** Blank between two columns at least, in font sizes: the file has run them together, and its widths tell no more. */
const BLANK = 0.25

/** A currency sign right behind a share opens the amount of the next column: "52%$" before "2,786". */
export function splitSign(word: PageWord): PageWord[] {
  const match = SIGN_BEHIND.exec(word.text)
  if (!match || word.vertical) return [word]
  const [, amount, sign] = match as unknown as [string, string, string]
  const left = word.right - DIGIT * word.fontSize
  const right = Math.min(word.left + DIGIT * word.fontSize * amount.length, left - BLANK * word.fontSize)
  return right > word.left
    ? [
        { ...word, text: amount, right },
        { ...word, text: sign, left },
      ]
    : [word]
}
