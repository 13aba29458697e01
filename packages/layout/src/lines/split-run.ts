import type { PageWord } from '@tickmark/document/page'

const WIDE =
  /[\u1100-\u11ff\u2e80-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6]/
/** A number with its sign, separators, brackets, percent sign and unit, or the text between two of them. */
const RUNS = /[-−–+(]?\d[\d,.]*\d?[%)％]?[十百千万亿億백천만억]*[元円원]?|\D+|\d/g
/** Width of a narrow character as a share of a wide one, as CJK fonts draw digits and Latin letters. */
const NARROW = 0.55

/**
 * Chinese and Japanese set words and numbers without a gap, so that a whole line comes as one run. Its numbers are told
 * apart here, their places by the widths of the characters, so that a mark can stand on a figure and not on its line.
 */
export function splitRun(word: PageWord): { text: string; left: number; right: number }[] {
  if (word.vertical || !WIDE.test(word.text) || !/\d/.test(word.text)) return [word]
  const runs = word.text.match(RUNS) ?? []
  if (runs.length < 2 || runs.join('') !== word.text) return [word]
  const scale = (word.right - word.left) / widthOf(word.text)
  let left = word.left
  return runs.map((text) => {
    const right = left + widthOf(text) * scale
    const part = { text, left, right }
    left = right
    return part
  })
}

function widthOf(text: string): number {
  let width = 0
  for (const character of text) width += WIDE.test(character) ? 1 : NARROW
  return width
}
