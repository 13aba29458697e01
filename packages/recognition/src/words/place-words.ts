import type { PageWord } from '@tickmark/document/page'
import type { Ink } from '../bitmap/find-ink.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import type { LineWord } from './line-word.ts'

/** How far the ink of a text reaches above and below its baseline, in shares of its font size. */
function reachOf(text: string): { above: number; below: number } {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text))
    return { above: 0.83, below: 0.08 }
  const below = /[gjpqyQ,;]/.test(text) ? 0.19 : 0
  if (/[()[\]{}|/$]/.test(text)) return { above: 0.76, below: 0.2 }
  if (/[A-Zbdfhkl\d%&]/.test(text)) return { above: 0.72, below: Math.min(below, /[gjpqyQ]/.test(text) ? 0.2 : 0.12) }
  if (/[a-z]/.test(text)) return { above: /[ti]/.test(text) ? 0.68 : 0.53, below }
  return { above: 0.72, below: 0.15 }
}

/**
 * Gives the words of a line their boxes in the picture. Like a PDF's, a box spans the font's height around the baseline,
 * so that a cell of digits and one of ideographs on the same row have the same top and bottom.
 * `lay` takes a point of the picture to its place on the straightened page.
 */
export function placeWords(
  words: readonly LineWord[],
  box: LineBox,
  ink: Ink,
  lay: (x: number, y: number) => { x: number; y: number },
): PageWord[] {
  const text = words.map((word) => word.text).join('')
  const reach = reachOf(text)
  const inked = (ink.bottom - ink.top) * box.thickness
  const fontSize = inked / (reach.above + reach.below)
  const baseline = (ink.bottom - 0.5) * box.thickness - reach.below * fontSize
  const cos = Math.cos(box.angle)
  const sin = Math.sin(box.angle)
  return words.map((word) => {
    const from = (word.start - 0.5) * box.length
    const to = (word.end - 0.5) * box.length
    // Word by word at its own middle: the box of a leaning line would be as high as the page.
    const u = (from + to) / 2
    const v = baseline - 0.32 * fontSize
    const { x, y } = lay(box.centerX + u * cos - v * sin, box.centerY + u * sin + v * cos)
    const half = ((to - from) / 2) * cos
    return {
      text: word.text,
      left: x - half,
      right: x + half,
      top: y - fontSize / 2,
      bottom: y + fontSize / 2,
      fontSize,
      origin: 'ocr',
      confidence: word.confidence,
      ...(word.alternatives ? { alternatives: word.alternatives } : {}),
    }
  })
}
