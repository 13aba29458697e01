import { roundTo } from '../exact.ts'
import type { Exact } from '../exact.ts'
import type { FigureKind, LookAlike, RelationOp, WordKind, WorldPeriod } from '../truth.ts'
import type { Block, FigureToken, HeadingBlock, Layout, ParagraphBlock, Piece, Token, WordToken } from './content.ts'

/** A relation on its way; its tolerance is worked out at the end from how its figures were rounded. */
export interface DraftRelation {
  id: string
  op: RelationOp
  name: string
  result: string
  terms: { id: string; coefficient: number }[]
  factor?: Exact
  /** What the relation allows besides rounding: a tax worked out quarter by quarter. */
  slack?: Exact
}

export interface FigureDraft {
  /** Before rounding. */
  value: Exact
  kind: FigureKind
  unit: string
  step: Exact
  print: (value: Exact) => string
  scale?: number
  concept?: string
  scope?: string
  period?: WorldPeriod
}

/** A document while it is written: its blocks in order, its tokens, and what it means by them. */
export class Draft {
  readonly blocks: Block[] = []
  readonly tokens = new Map<string, Token>()
  readonly relations: DraftRelation[] = []
  readonly references: { word: string; target: string }[] = []
  readonly lookAlikes: LookAlike[] = []
  private layout: Layout | undefined
  private passage: string | undefined
  private readonly counts = new Map<string, number>()

  newId(prefix: string): string {
    const count = (this.counts.get(prefix) ?? 0) + 1
    this.counts.set(prefix, count)
    return `${prefix}${count}`
  }

  figure(draft: FigureDraft): FigureToken {
    const value = roundTo(draft.value, draft.step)
    const { concept, period, print, step, kind, unit } = draft
    const token: FigureToken = {
      type: 'figure',
      id: this.newId('f'),
      kind,
      printed: print(value),
      value,
      exact: draft.value,
      step,
      unit,
      scope: draft.scope ?? 'group',
      scale: draft.scale ?? 0,
      print,
      ...(concept ? { concept } : {}),
      ...(period ? { period } : {}),
      ...(this.passage ? { passage: this.passage } : {}),
    }
    this.tokens.set(token.id, token)
    return token
  }

  word(kind: WordKind, means: string, choices: Record<string, string>): WordToken {
    const printed = choices[means]
    if (printed === undefined) throw new Error(`no word for ${means}`)
    const token: WordToken = {
      type: 'word',
      id: this.newId('w'),
      kind,
      printed,
      means,
      choices,
      ...(this.passage ? { passage: this.passage } : {}),
    }
    this.tokens.set(token.id, token)
    return token
  }

  relate(
    op: RelationOp,
    name: string,
    result: Token | string,
    terms: readonly Term[],
    more: { factor?: Exact; slack?: Exact } = {},
  ): void {
    this.relations.push({
      id: this.newId('r'),
      op,
      name,
      result: typeof result === 'string' ? result : result.id,
      terms: terms.map((term) => ({ id: idOf(term[0]), coefficient: term[1] })),
      ...more,
    })
  }

  /** Two figures that say the same. */
  tie(name: string, one: FigureToken | undefined, other: FigureToken | undefined): void {
    if (one && other && one !== other) this.relate('equal', name, one, [[other, 1]])
  }

  heading(level: number, title: string, options: { number?: Piece[]; id?: string; gap?: string } = {}): HeadingBlock {
    const { number = [], id = this.newId('h'), gap = number.length > 0 ? ' ' : '' } = options
    const block: HeadingBlock = { type: 'heading', id, level, number, title, gap }
    this.add(block)
    return block
  }

  paragraph(pieces: readonly Piece[], role: ParagraphBlock['role'] = 'body'): ParagraphBlock {
    const block: ParagraphBlock = { type: 'paragraph', id: this.newId('p'), pieces: [...pieces], role }
    this.add(block)
    return block
  }

  pageBreak(): void {
    this.add({ type: 'break', id: this.newId('b') })
  }

  add(block: Block): void {
    if (this.layout) block.layout = this.layout
    this.blocks.push(block)
  }

  /** What is written inside stands on a page of another form. */
  within(layout: Layout | undefined, write: () => void): void {
    const before = this.layout
    this.layout = layout
    write()
    this.layout = before
  }

  /** Figures and words that are written inside belong to a passage of this name. */
  inPassage(name: string, write: () => void): void {
    const before = this.passage
    this.passage = name
    write()
    this.passage = before
  }

  lookAlike(kind: string, tokens: readonly Token[], says: string): void {
    this.lookAlikes.push({ id: this.newId('l'), kind, tokens: tokens.map((one) => one.id), says })
  }
}

export type Term = readonly [token: Token | string, coefficient: number]

function idOf(token: Token | string): string {
  return typeof token === 'string' ? token : token.id
}
