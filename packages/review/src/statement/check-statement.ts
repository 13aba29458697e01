import { firstOf, itemAt } from '@tickmark/document'
import type { Document, Evidence, Figure } from '@tickmark/document'
import { checkFacts } from '../judge/check-facts.ts'
import type { Relation } from '../claims/relation/relation.ts'
import { arithmeticOf, evidenceOf, formatLike } from '../rule/from-cause.ts'
import { isFigure } from '../facts/figures/figure-kind.ts'
import type { CheckedFacts } from '../judge/checked-facts.ts'

/** A figure of the statement, and what the documents say of it. */
export interface CheckedFigure {
  /** As written in the statement. */
  text: string
  verdict: StatementVerdict
  /** The document that decides, from 0; absent where it is open. */
  document?: number
  /** What the documents print or compute to, where they contradict it. */
  expected?: string
  /** The arithmetic or comparison that decides, language-neutral. */
  arithmetic?: string
  /** Where the documents say so. */
  evidence: Evidence[]
}

export type StatementVerdict = 'proven' | 'contradicted' | 'open'

export interface CheckedStatement {
  /** proven: every figure is; contradicted: one figure is; open: neither can be said. */
  verdict: StatementVerdict
  figures: CheckedFigure[]
}

const STATEMENT = '\u0000statement'

/**
 * Holds a statement against documents, with the same arithmetic that a report's own sentences are held against its tables with. What names no line and
 * period that a document prints stays open: neither a likeness nor a silence decides. Pure.
 */
export function checkStatement(statement: string, documents: readonly Document[]): CheckedStatement {
  const answers = documents.map((document, index) => checkAgainst(statement, document, index))
  const texts = answers[0] ?? []
  const figures = texts.map((_, at) => surest(answers.map((figures) => itemAt(figures, at))))
  return { verdict: verdictOf(figures), figures }
}

/** Where one document proves a figure and another contradicts it, they disagree about it, and nothing is decided. */
function surest(answers: readonly CheckedFigure[]): CheckedFigure {
  const decided = answers.filter(({ verdict }) => verdict !== 'open')
  const verdicts = new Set(decided.map(({ verdict }) => verdict))
  const [first = firstOf(answers)] = decided
  if (verdicts.size < 2) return first
  return { text: first.text, verdict: 'open', evidence: decided.flatMap(({ evidence }) => evidence) }
}

function verdictOf(figures: readonly CheckedFigure[]): StatementVerdict {
  if (figures.some(({ verdict }) => verdict === 'contradicted')) return 'contradicted'
  return figures.length > 0 && figures.every(({ verdict }) => verdict === 'proven') ? 'proven' : 'open'
}

function checkAgainst(statement: string, document: Document, index: number): CheckedFigure[] {
  const block = { type: 'paragraph' as const, id: STATEMENT, layer: 'body' as const, text: statement }
  // Tables of a sheet are held against like any others; its formulas have their say in the review.
  const facts = checkFacts({ ...document, workbook: undefined, blocks: [...document.blocks, block] })
  const own = facts.sentences.flatMap(({ block: { id }, figures }) =>
    id === STATEMENT ? figures.filter(({ kind }) => isFigure(kind)) : [],
  )
  const said = facts.relations.filter((relation) => figuresIn(relation).some(isOfStatement))
  const known = grounded(said)
  return own.map(({ figure }) => answerFor(figure, { facts, said, known, document: index }))
}

const isOfStatement = ({ id }: Figure): boolean => id.startsWith(`${STATEMENT}@`)

function figuresIn({ result, terms }: Relation): Figure[] {
  return [result, ...terms.map(({ figure }) => figure)]
}

/**
 * Figures of the statement that lead back to the documents: by a relation that holds and whose other figures are theirs, or lead there themselves.
 * That a statement agrees with itself proves nothing.
 */
function grounded(relations: readonly Relation[]): Map<string, Relation> {
  const known = new Map<string, Relation>()
  for (let before = -1; before < known.size;) {
    before = known.size
    for (const relation of relations) {
      if (!relation.holds) continue
      const open = figuresIn(relation).filter((figure) => isOfStatement(figure) && !known.has(figure.id))
      const [only, second] = open
      if (only && !second) known.set(only.id, relation)
    }
  }
  return known
}

/** How sure it must be that a relation is meant before it may contradict somebody; as for a serious finding. */
const SURE = 0.75

function answerFor(
  figure: Figure,
  {
    facts,
    said,
    known,
    document,
  }: { facts: CheckedFacts; said: readonly Relation[]; known: ReadonlyMap<string, Relation>; document: number },
): CheckedFigure {
  const deciding = known.get(figure.id) ?? said.find((relation) => contradicts(relation, figure, known))
  if (!deciding) return { text: figure.text, verdict: 'open', evidence: [] }
  const printed = figuresIn(deciding).filter((other) => !isOfStatement(other))
  const { expected, result, holds } = deciding
  return {
    text: figure.text,
    verdict: holds ? 'proven' : 'contradicted',
    document,
    ...(!holds && result.id === figure.id && { expected: formatLike(expected, result.amount) }),
    arithmetic: arithmeticOf(deciding),
    evidence: printed.map((other) => evidenceOf(other, facts)),
  }
}

/** A relation that fails and of which nothing but this figure can be wrong: all others are the document's, or proven by it. */
function contradicts(relation: Relation, figure: Figure, known: ReadonlyMap<string, Relation>): boolean {
  const own = figuresIn(relation).filter(isOfStatement)
  return (
    !relation.holds &&
    relation.confidence >= SURE &&
    own.some(({ id }) => id === figure.id) &&
    own.every(({ id }) => id === figure.id || known.has(id))
  )
}
