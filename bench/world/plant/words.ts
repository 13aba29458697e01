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

/** What is left out, left open or said short of what it must say: a word of a relation of this name. */
function lack(name: string): PlantKind['plant'] {
  return (draft, draw) => {
    const ids = new Set(draft.relations.filter((one) => one.name === name).map(({ result }) => result))
    const words = wordsOf(draft, 'text').filter(({ id }) => ids.has(id))
    if (words.length === 0) return undefined
    const word = draw.pick(words)
    return change(word, draw.pick(Object.keys(word.choices).filter((means) => means !== word.means)))
  }
}

/** A mark of a source that the list does not have. */
function deadCitation(draft: Draft, draw: Draw): Planted | undefined {
  const ids = new Set(draft.relations.filter(({ name }) => name === 'citation').map(({ result }) => result))
  const words = wordsOf(draft, 'reference').filter(({ id }) => ids.has(id))
  return words.length > 0 ? change(draw.pick(words), 'nowhere') : undefined
}

export const WORD_PLANTS: readonly PlantKind[] = [
  { id: 'direction-word', rules: ['CONS-012'], plant: turnDirection },
  { id: 'dead-reference', rules: ['TRAC-001', 'TRAC-007'], plant: deadReference },
  { id: 'wrong-reference', rules: ['TRAC-002', 'TRAC-007'], plant: wrongReference },
  { id: 'repeated-head', rules: ['CONS-014'], plant: repeatHead },
  { id: 'wrong-name', rules: ['CONS-018'], plant: wrongName },
  { id: 'wrong-date', rules: ['CONS-019'], plant: wrongDate },
  { id: 'placeholder', rules: ['COMP-009'], passage: 'meeting', plant: lack('filled-in') },
  { id: 'boxes', rules: ['COMP-013'], passage: 'boxes', plant: lack('one-box-ticked') },
  { id: 'guarantee-word', rules: ['COMP-015'], passage: 'board-guarantee', plant: lack('guaranteed') },
  { id: 'reason-left-out', rules: ['COMP-012'], passage: 'change-reasons', plant: lack('explained') },
  { id: 'dead-citation', rules: ['TRAC-003'], passage: 'sources', plant: deadCitation },
  { id: 'unsourced-claim', rules: ['TRAC-004'], passage: 'sources', plant: lack('sourced') },
  { id: 'stale-source', rules: ['TRAC-006'], passage: 'sources', plant: lack('source-recent') },
]
