import type { WordToken } from '../draft/content.ts'
import type { Draft } from '../draft/draft.ts'
import type { Draw } from '../random.ts'
import { misword } from './plant-kind.ts'
import type { PlantKind, Planted } from './plant-kind.ts'

function wordsOf(draft: Draft, kind: WordToken['kind']): WordToken[] {
  return [...draft.tokens.values()].filter(
    (token) => token.type === 'word' && token.kind === kind && !token.right,
  ) as WordToken[]
}

function change(token: WordToken, means: string): Planted {
  const right = token.printed
  const undo = misword(token, means)
  return { tokens: [token.id], changed: [token.id], size: 'word', wrong: token.printed, right, undo }
}

function turnDirection(draft: Draft, draw: Draw): Planted | undefined {
  const words = wordsOf(draft, 'direction')
  if (words.length === 0) return undefined
  const word = draw.pick(words)
  return change(word, word.means === 'up' ? 'down' : 'up')
}

function deadReference(draft: Draft, draw: Draw): Planted | undefined {
  const words = wordsOf(draft, 'reference').filter((word) => 'nowhere' in word.choices)
  return words.length > 0 ? change(draw.pick(words), 'nowhere') : undefined
}

function wrongReference(draft: Draft, draw: Draw): Planted | undefined {
  const words = wordsOf(draft, 'reference')
  if (words.length === 0) return undefined
  const word = draw.pick(words)
  const others = Object.keys(word.choices).filter((means) => means !== word.means && means !== 'nowhere')
  return others.length > 0 ? change(word, draw.pick(others)) : undefined
}

function repeatHead(draft: Draft, draw: Draw): Planted | undefined {
  const words = wordsOf(draft, 'period').filter((word) => Object.keys(word.choices).length > 1)
  if (words.length === 0) return undefined
  const word = draw.pick(words)
  const other = Object.keys(word.choices).find((means) => means !== word.means && word.choices[means] !== word.printed)
  return other ? change(word, other) : undefined
}

/** Another company's name where the company is named. */
function wrongName(draft: Draft, draw: Draw): Planted | undefined {
  const words = wordsOf(draft, 'name')
    .slice(1)
    .filter((word) => Object.keys(word.choices).length > 1)
  if (words.length === 0) return undefined
  const word = draw.pick(words)
  return change(word, draw.pick(Object.keys(word.choices).filter((means) => means !== word.means)))
}

/** A day of the year before, or one that no calendar has. */
function wrongDate(draft: Draft, draw: Draw): Planted | undefined {
  const words = wordsOf(draft, 'date').filter((word) => Object.keys(word.choices).length > 1)
  if (words.length === 0) return undefined
  const word = draw.pick(words)
  return change(word, draw.pick(Object.keys(word.choices).filter((means) => means !== word.means)))
}

export const WORD_PLANTS: readonly PlantKind[] = [
  { id: 'direction-word', rules: ['CONS-012'], plant: turnDirection },
  { id: 'dead-reference', rules: ['TRAC-001', 'TRAC-007'], plant: deadReference },
  { id: 'wrong-reference', rules: ['TRAC-002', 'TRAC-007'], plant: wrongReference },
  { id: 'repeated-head', rules: ['CONS-014'], plant: repeatHead },
  { id: 'wrong-name', rules: ['CONS-018'], plant: wrongName },
  { id: 'wrong-date', rules: ['CONS-019'], plant: wrongDate },
]
