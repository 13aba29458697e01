import type { FigureToken, WordToken } from '../draft/content.ts'
import type { Draft } from '../draft/draft.ts'
import type { Exact } from '../exact.ts'
import type { Draw } from '../random.ts'
import type { DocumentKind, PlantSize } from '../truth.ts'
import { wordFor } from '../draft/content.ts'

/** A kind of error: it changes the draft, or says that the draft has no place for it. */
export interface PlantKind {
  id: string
  /** Of the rule catalogue. */
  rules: readonly string[]
  /** The kind of document that it is at home in; none where reports have a place for it. */
  home?: DocumentKind | undefined
  /** The passage that holds what it changes, where only some documents do. */
  passage?: string | undefined
  plant(draft: Draft, draw: Draw): Planted | undefined
}

export interface Planted {
  tokens: string[]
  /** All tokens that say something else now: with a wrong unit, every amount of the table. */
  changed: string[]
  size: PlantSize
  wrong: string
  right: string
  undo: () => void
}

/** Prints another value in a figure's place. */
export function misprint(token: FigureToken, value: Exact): () => void {
  const before = { printed: token.printed, value: token.value }
  token.right = before
  token.value = value
  token.printed = token.print(value)
  return () => {
    Object.assign(token, before)
    delete token.right
  }
}

export function misword(token: WordToken, means: string): () => void {
  const before = { printed: token.printed, means: token.means }
  token.right = before
  token.means = means
  token.printed = wordFor(token, means)
  return () => {
    Object.assign(token, before)
    delete token.right
  }
}
