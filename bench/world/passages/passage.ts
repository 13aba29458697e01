import type { Piece } from '../draft/content.ts'
import { wordsOf } from '../kinds/scene.ts'
import type { Scene } from '../kinds/scene.ts'
import type { Draw } from '../random.ts'
import type { DocumentKind, Language } from '../truth.ts'

/**
 * Something that some documents hold and that a reader may take for something else: a sentence, a table, a look-alike. Results are
 * counted by passage, so a weakness is seen by its name.
 */
export interface Passage {
  id: string
  /** Behind the text of the review, or behind the notes. */
  at: 'review' | 'notes'
  often: number
  /** Where nothing is said: all languages. */
  languages?: readonly Language[]
  /** The manners of the countries where it occurs. */
  manners?: readonly string[]
  /** Where nothing is said: all kinds that have a review or notes. */
  kinds?: readonly DocumentKind[]
  write: (scene: Scene) => void
}

/** What is said in each language that knows the passage; several ways of saying it are drawn from. */
export type Said<Parts> = Partial<Record<Language, readonly ((parts: Parts) => Piece[])[]>>

/** One of the ways in which the document's language says it. */
export function sayIn<Parts>(scene: Scene, said: Said<Parts>, parts: Parts, draw: Draw = scene.draw): Piece[] {
  return draw.pick(wordsOf(scene, said))(parts)
}

export function languagesOf<Parts>(said: Said<Parts>): readonly Language[] {
  return Object.keys(said) as Language[]
}
