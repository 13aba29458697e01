import type { PageWord } from '@tickmark/document/page'

/** The words of a text on one line: 5 points a letter in a font of 10, with a blank between them. */
export function typeWords(left: number, top: number, text: string, blank = 3): PageWord[] {
  let at = left
  return text.split(' ').map((one): PageWord => {
    const word = {
      text: one,
      left: at,
      right: at + 5 * one.length,
      top,
      bottom: top + 10,
      fontSize: 10,
      origin: 'text' as const,
    }
    at = word.right + blank
    return word
  })
}
