import { isWhite } from '@tickmark/layout'
import type { PageContent, PageWord } from '@tickmark/document/page'
import type { NativePage } from './engine/native-page.ts'
import { isFlattened } from './repair-text.ts'
import type { PageObjects } from './inspect-objects.ts'

/** Whether a page may hold what the extraction does not tell: pictures, invisible text, glyphs drawn by procedures, flattened punctuation. */
export function needsSecondLook(page: NativePage): boolean {
  const { complexity, textItems } = page
  if (complexity && (complexity.imageBlockCount > 0 || complexity.fullPageImage)) return true
  return textItems.some((item) => !item.fontName || isFlattened(item))
}

/** Adds pictures and lost dashes. */
export function completeContent(content: PageContent, objects: PageObjects): PageContent {
  const marks = objects.thinMarks
    .filter((mark) => !content.words.some((word) => covers(word, mark)))
    .map((mark): PageWord => ({ ...mark, origin: 'text' }))
  return {
    ...content,
    pictures: objects.pictures.filter(({ left, right, top, bottom }) => right - left > 8 && bottom - top > 8),
    words: placeMarks(content.words, marks),
  }
}

function covers(word: PageWord, mark: { left: number; right: number; top: number; bottom: number }): boolean {
  const x = (mark.left + mark.right) / 2
  const y = (mark.top + mark.bottom) / 2
  return (
    word.left - 0.5 <= x &&
    x <= word.right + 0.5 &&
    word.top - 0.4 * word.fontSize <= y &&
    y <= word.bottom + 0.4 * word.fontSize
  )
}

/** Reading order within a line is by place, so marks may stand at the end of the list. */
function placeMarks(words: readonly PageWord[], marks: readonly PageWord[]): PageWord[] {
  return [...words, ...marks]
}

/** Marks white words that stand on nothing dark: they are there for machines only. */
export function hideWhiteWords(content: PageContent): PageContent {
  if (!content.words.some(({ color }) => isWhite(color))) return content
  const dark = [
    ...content.fills.filter(({ color }) => !isWhite(color)),
    ...content.pictures,
    ...(content.drawings ?? []),
  ]
  const stands = (word: PageWord): boolean => dark.some((place) => covers({ ...word, ...place, fontSize: 0 }, word))
  return {
    ...content,
    words: content.words.map((word) => (isWhite(word.color) && !stands(word) ? { ...word, hidden: true } : word)),
  }
}
