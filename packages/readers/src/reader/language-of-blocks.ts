import type { Block, DocumentLanguage } from '@tickmark/document'
import { detectLanguage } from '@tickmark/language'

/** Characters that settle the matter; more of the text changes nothing. */
const SAMPLE = 60_000

/** The main language of a document's own text; running heads and hidden text have no say. */
export function languageOfBlocks(blocks: readonly Block[]): DocumentLanguage {
  let sample = ''
  for (const block of blocks) {
    if (sample.length > SAMPLE) break
    if (block.layer === 'body')
      sample += block.type === 'table' ? block.cells.map((cell) => cell.text).join(' ') : block.text
  }
  return detectLanguage(sample)
}
