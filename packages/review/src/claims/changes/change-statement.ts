import type { Figure } from '@tickmark/document'
import type { Sentence } from '../../facts/sentences/make-sentences.ts'
import type { StatedDirection } from './change-words.ts'

/** What a clause says of a change: the two amounts, the change, the percentage, the word for its direction. */
export interface ChangeStatement extends StatedDirection {
  sentence: Sentence
  after?: Figure
  before?: Figure
  amount?: Figure
  percent?: Figure
  /** Whether which amount came first is printed ("from … to", "compared with") rather than guessed. */
  ordered: boolean
}
