import type { Cell, Document, Word } from '@tickmark/document'
import { type TextPlace, wordsOf } from './page-texts.ts'

/** Characters `[start, end)` of a block's or cell's text that should read otherwise. `was` is what stood there when somebody looked. */
export interface TextCorrection extends TextPlace {
  start: number
  end: number
  was: string
  text: string
}

type Holder = { text: string; words?: Word[] } | Cell

/** Corrects a text of a document in place. Answers false where it reads otherwise than `was` by now, and changes nothing. */
export function correctText(document: Pick<Document, 'blocks'>, correction: TextCorrection): boolean {
  const holder = holderOf(document, correction)
  const { start, end, was, text } = correction
  if (!holder || start >= end || holder.text.slice(start, end) !== was) return false
  const words = wordsOf(holder)
  const touched = words.filter((word) => word.start < end && word.end > start)
  // Half a word would leave a word whose box says more than its text.
  if (touched.some((word) => word.start < start || word.end > end)) return false
  const shift = text.length - (end - start)
  holder.words = words.flatMap((word) => {
    if (word.end <= start) return [word]
    if (word.start >= end) return [{ ...word, start: word.start + shift, end: word.end + shift }]
    return word === touched[0] ? [rewritten(touched, { start, end: start + text.length, was, text })] : []
  })
  holder.text = holder.text.slice(0, start) + text + holder.text.slice(end)
  if ('repaired' in holder) delete holder.repaired
  return true
}

function holderOf({ blocks }: Pick<Document, 'blocks'>, { block: id, row, column }: TextPlace): Holder | undefined {
  const block = blocks.find((one) => one.id === id)
  if (block?.type !== 'table') return row === undefined ? block : undefined
  return block.cells.find((cell) => cell.rowIndex === row && cell.columnIndex === column)
}

/** The word that stands for those that were corrected. Who writes what had been recognised takes the correction back. */
function rewritten(
  touched: readonly Word[],
  { start, end, was, text }: Pick<TextCorrection, 'start' | 'end' | 'was' | 'text'>,
): Word {
  const [first, ...others] = touched as [Word, ...Word[]]
  const recognised = others.length === 0 ? (first.corrected ?? was) : was
  const { corrected: _, ...rest } = first
  return { ...rest, start, end, box: around(touched), ...(recognised !== text && { corrected: recognised }) }
}

function around(words: readonly Word[]): Word['box'] {
  const side = (index: number, of: (...values: number[]) => number) => of(...words.map(({ box }) => box[index] ?? 0))
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)]
}
