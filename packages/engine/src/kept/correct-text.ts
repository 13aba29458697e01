import type { Box, Document, Word } from '@tickmark/document'
import { unionBox } from '@tickmark/document'
import { type Held, holdersOf, type TextHolder, type TextPlace, wordsOf } from './page-texts.ts'

/**
 * Characters `[start, end)` of a block's or cell's text that should read otherwise; `was` is what stood there when somebody looked. An
 * empty `text` deletes; what was deleted stays as a word without characters, by which it is brought back.
 */
export interface TextCorrection extends TextPlace, Pick<Word, 'start' | 'end'> {
  was: string
  text: string
}

/** A correction that was made in an earlier reading of the same pages, by the place on the page. */
export interface EarlierCorrection {
  page: number
  box: Box
  was: string
  text: string
}

/** Where what was corrected is printed. */
export type CorrectedPlace = Pick<EarlierCorrection, 'page' | 'box'>

/** Corrects a text of a document in place. Answers where it is printed; undefined where it reads otherwise by now, and nothing was changed. */
export function correctText(
  document: Pick<Document, 'blocks'>,
  correction: TextCorrection,
): CorrectedPlace | undefined {
  const { block, row, column } = correction
  const found = holdersOf(document).find(({ place }) => isAt(place, { block, row, column }))
  return found && correctHolder(found, correction)
}

/** Makes earlier corrections again in a document that was read anew; what is not found as it was is left as it was read. */
export function correctAgain(document: Pick<Document, 'blocks'>, corrections: readonly EarlierCorrection[]): void {
  for (const { page, box, was, text } of corrections)
    for (const held of holdersOf(document)) {
      const inside = wordsOf(held.holder).filter((word) => (word.page ?? held.page) === page && isWithin(word.box, box))
      const [start, end] = [Math.min(...inside.map((word) => word.start)), Math.max(...inside.map((word) => word.end))]
      if (inside.length > 0 && correctHolder(held, { start, end, was, text })) break
    }
}

const isAt = (a: TextPlace, b: TextPlace): boolean => a.block === b.block && a.row === b.row && a.column === b.column

function isWithin([left, top, right, bottom]: Box, around: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return around[0] <= x && x <= around[2] && around[1] <= y && y <= around[3]
}

type Change = Pick<TextCorrection, 'start' | 'end' | 'was' | 'text'>

function correctHolder({ holder, page: first }: Held, { start, end, was, text }: Change): CorrectedPlace | undefined {
  const words = wordsOf(holder)
  if (start > end || holder.text.slice(start, end) !== was) return undefined
  const touched = words.filter(
    (word) => (word.start < end && word.end > start) || (start === end && word.start === start && word.end === end),
  )
  // Half a word would leave a word whose box says more than its text, and without a word nothing is known of the place.
  if (touched.length === 0 || touched.some((word) => word.start < start || word.end > end)) return undefined
  // What the file itself says was not recognised: it stays as it is printed.
  if (touched.some(({ confidence }) => confidence === undefined)) return undefined
  const box = unionBox(touched.map((word) => word.box))
  const page = touched[0]?.page ?? first
  if (!box || page === undefined) return undefined
  holder.words = words
  if (text === '') remove(holder, touched, { start, end })
  else if (start === end) restore(holder, touched[0], text)
  else rewrite(holder, touched, { start, end, was, text })
  if ('repaired' in holder) delete holder.repaired
  return { page, box }
}

/** Puts a text in the place of others, and `made` for the words that stood for them; all that follow move. */
function replace(holder: TextHolder, { start, end, text }: Omit<Change, 'was'>, touched: Word[], made: Word): void {
  const shift = text.length - (end - start)
  holder.words = wordsOf(holder).flatMap((word) => {
    if (touched.includes(word)) return word === touched[0] ? [made] : []
    return word.start >= end ? [{ ...word, start: word.start + shift, end: word.end + shift }] : [word]
  })
  holder.text = holder.text.slice(0, start) + text + holder.text.slice(end)
}

function rewrite(holder: TextHolder, touched: Word[], { start, end, was, text }: Change): void {
  const recognised = touched.length === 1 ? (touched[0]?.corrected ?? was) : was
  replace(holder, { start, end, text }, touched, joined(touched, { start, end: start + text.length, recognised }))
}

/** Takes the blank away, too, that would stand beside another or at an end; what was deleted side by side is one. */
function remove(holder: TextHolder, touched: Word[], { start, end }: Pick<Change, 'start' | 'end'>): void {
  const { text } = holder
  const isBlank = (at: number) => at < 0 || at >= text.length || /\s/.test(text[at] ?? '')
  const isApart = isBlank(start - 1) && isBlank(end)
  const to = isApart && end < text.length ? end + 1 : end
  const from = isApart && to === end && start > 0 ? start - 1 : start
  const gone = wordsOf(holder).filter(
    (word) => touched.includes(word) || (word.start === word.end && word.start >= from && word.end <= to),
  )
  let [recognised, at] = ['', from]
  for (const word of gone) {
    recognised += text.slice(at, word.start) + (word.corrected ?? text.slice(word.start, word.end))
    at = word.end
  }
  recognised += text.slice(at, to)
  replace(holder, { start: from, end: to, text: '' }, gone, joined(gone, { start: from, end: from, recognised }))
}

/** Brings back what was deleted, as it was or as it should read, with the blanks that went with it. */
function restore(holder: TextHolder, deleted: Word | undefined, text: string): void {
  if (!deleted) return
  const { corrected = '', start: at } = deleted
  const recognised = corrected.trim()
  const [before, after] = [/^\s*/.exec(corrected)?.[0] ?? '', /(?<=\S)\s*$/.exec(corrected)?.[0] ?? '']
  const start = at + before.length
  const made = joined([deleted], { start, end: start + text.length, recognised })
  replace(holder, { start: at, end: at, text: before + text + after }, [deleted], made)
}

/** The word that stands for those that were corrected. What had been recognised stays beside it, also where a person found it right. */
function joined(
  [first, ...others]: readonly Word[],
  { start, end, recognised }: Pick<Word, 'start' | 'end'> & { recognised: string },
): Word {
  if (!first) throw new Error('no word was touched')
  const box = unionBox([first, ...others].map((word) => word.box)) ?? first.box
  return { ...first, start, end, box, corrected: recognised }
}
