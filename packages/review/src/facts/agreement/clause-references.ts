import { literalPattern } from '@tickmark/document'
import type { Document, TextBlock } from '@tickmark/document'
import { findClauseReferences, foldText } from '@tickmark/language'
import type { PrintedClause } from '@tickmark/language'
import { textBlocks } from '../outline/outline.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { textOfClause } from './read-agreement.ts'
import type { Agreement, Clause } from './read-agreement.ts'

/** A clause that a sentence of the agreement refers to. */
export interface ClauseReference extends PrintedClause {
  block: TextBlock
  /** The sentence that refers to it. */
  sentence: string
}

/** A reference to a clause of another subject than that of its sentence, and the clause that is about it. */
export interface MisledClause {
  reference: ClauseReference
  target: Clause
  right: Clause
}

/** All references to clauses within the text, in reading order; the numbers at the heads of clauses are none. */
export function clauseReferences(document: Document, { clauses }: Agreement): ClauseReference[] {
  const heads = new Set(clauses.map(({ head }) => head))
  return textBlocks(document).flatMap((block) =>
    findClauseReferences(block.text).flatMap((reference) => {
      const isHead = reference.start === 0 || (heads.has(block) && block.text.slice(0, reference.start).trim() === '')
      if (isHead) return []
      const span = splitSentences(block.text).find(
        ({ start, end }) => start <= reference.start && reference.start < end,
      )
      return [{ ...reference, block, sentence: block.text.slice(span?.start ?? 0, span?.end) }]
    }),
  )
}

/** References to clauses behind the last one. */
export function deadClauses(document: Document, agreement: Agreement): ClauseReference[] {
  const last = agreement.clauses.length
  return clauseReferences(document, agreement).filter(({ number }) => number > last)
}

/** A title of fewer letters is a word of any sentence; an ideograph counts for two. */
const LEAST_LETTERS = 4

/** References whose sentence names the title of one other clause, of which the clause referred to says nothing. */
export function misledClauses(document: Document, agreement: Agreement): MisledClause[] {
  const { clauses } = agreement
  return clauseReferences(document, agreement).flatMap((reference) => {
    const target = clauses.find(({ number }) => number === reference.number)
    // A clause is about what its own sentences name: that says nothing of a reference to itself.
    const isOwn = target?.blocks.includes(reference.block) === true
    if (!target || (!isOwn && isNamed(target.title, reference.sentence))) return []
    // Its own clause is what the sentence is about anyway.
    const named = clauses.filter(
      (clause) =>
        clause !== target && !clause.blocks.includes(reference.block) && isNamed(clause.title, reference.sentence),
    )
    const [right, ...others] = named
    if (!right || others.length > 0) return []
    // What the sentence itself says is no answer, where it refers to its own clause.
    const said = textOfClause(target).replace(reference.sentence, '')
    return isNamed(right.title, said) ? [] : [{ reference, target, right }]
  })
}

function isNamed(title: string, text: string): boolean {
  const name = foldText(title).toLowerCase()
  const letters = Array.from(name, (letter) => (/[\u3040-\u9fff\uac00-\ud7af]/u.test(letter) ? 2 : 1))
  if (letters.reduce<number>((sum, one) => sum + one, 0) < LEAST_LETTERS) return false
  const own = foldText(text).toLowerCase()
  return /^[a-zà-ÿ]/u.test(name)
    ? new RegExp(String.raw`(?<!\p{L})${literalPattern(name)}`, 'u').test(own)
    : own.includes(name)
}
