import type { Block, Document } from '@tickmark/document'
import { termsOf } from '../statements/terms.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { type Excerpt, excerptsOf } from './excerpts.ts'
import { renderBlock } from './render-block.ts'

/** A statement that may be held against one of another chapter. */
interface Statement {
  block: Block
  line: string
  terms: ReadonlySet<string>
  /** The excerpt in which it is read besides. */
  excerpt: number
}

/** Shorter texts assert nothing; longer ones say so much that they share words with anything (characters). */
const LENGTHS = { letters: [40, 500], wide: [12, 220] } as const
/** A word in more statements than these is a word of the report, and ties nothing together. */
const MOST_TOLD = 6
/** So many words in common make two statements speak of one thing. */
const SHARED = 2
/** Digests of one document, each as long as an excerpt: a second pass costs a fraction of the first. */
const MOST_DIGESTS = 4
/** Excerpts that one digest goes with. */
const EXCERPTS_A_DIGEST = 8

/**
 * All that a model reads of a document, in the order of the questions: its excerpts, behind digests of statements that stand in different ones and speak of
 * the same things. Chapters that never meet in an excerpt meet there. A document that fits one excerpt needs none.
 */
export function readingsOf(document: Document, most: number): Excerpt[] {
  const excerpts = excerptsOf(document, most)
  return [...digestsOf(document, excerpts, most), ...excerpts]
}

function digestsOf(document: Document, excerpts: readonly Excerpt[], most: number): Excerpt[] {
  if (excerpts.length < 2) return []
  const digests: Excerpt[] = []
  let open: Statement[][] = []
  let tokens = 0
  const close = (): void => {
    if (open.length > 0) digests.push(toDigest(open))
    open = []
    tokens = 0
  }
  for (const group of groupsOf(statementsOf(document, excerpts))) {
    const length = estimateTokens(group.map(({ line }) => line).join('\n'))
    if (length > most) continue
    if (tokens + length > most) close()
    open.push(group)
    tokens += length
  }
  close()
  return digests.slice(0, Math.min(MOST_DIGESTS, Math.ceil(excerpts.length / EXCERPTS_A_DIGEST)))
}

/** Each group of statements under a mark of its own. */
const toDigest = (groups: readonly Statement[][]): Excerpt => ({
  text: groups.map((group) => ['#', ...group.map(({ line }) => line)].join('\n')).join('\n'),
  pages: undefined,
  blocks: groups.flatMap((group) => group.map(({ block }) => block.id)),
  isDigest: true,
})

function statementsOf({ blocks }: Document, excerpts: readonly Excerpt[]): Statement[] {
  const read = new Map(excerpts.flatMap((excerpt, at) => excerpt.blocks.map((id) => [id, at] as const)))
  return blocks.flatMap((block) => {
    const excerpt = read.get(block.id)
    if (excerpt === undefined || block.type !== 'paragraph' || !isStatement(block.text)) return []
    const [line = ''] = renderBlock(block, new Map())
    return line ? [{ block, line, terms: termsOf(block.text), excerpt }] : []
  })
}

function isStatement(text: string): boolean {
  const [least, most] = /[\u3040-\u9fff\uac00-\ud7af]/.test(text) ? LENGTHS.wide : LENGTHS.letters
  return text.length >= least && text.length <= most
}

/** Statements of different excerpts that share rare words, in the order of the document; each stands in one group. */
function groupsOf(statements: readonly Statement[]): Statement[][] {
  const pairs = statements.flatMap((statement) => [...statement.terms].map((term) => ({ term, statement })))
  const told = Map.groupBy(pairs, ({ term }) => term)
  const taken = new Set<Statement>()
  return statements.flatMap((first) => {
    if (taken.has(first)) return []
    const rare = [...first.terms].filter((term) => (told.get(term)?.length ?? 0) <= MOST_TOLD)
    const near = new Set(rare.flatMap((term) => told.get(term)?.map(({ statement }) => statement) ?? []))
    const isNear = (other: Statement): boolean =>
      !taken.has(other) && rare.filter((term) => other.terms.has(term)).length >= SHARED
    const group = statements.filter((other) => other === first || (near.has(other) && isNear(other)))
    if (new Set(group.map(({ excerpt }) => excerpt)).size < 2) return []
    for (const statement of group) taken.add(statement)
    return [group]
  })
}
