import { itemAt } from '@tickmark/document'
import type { Books, Span } from '../company/books.ts'
import { endOf, startOf, stretchOf, toIso } from '../company/calendar.ts'
import type { Calendar } from '../company/calendar.ts'
import type { Concept } from '../company/concepts.ts'
import { END_SUMS } from '../company/concepts.ts'
import type { FigureToken, Piece, WordToken } from '../draft/content.ts'
import { Draft } from '../draft/draft.ts'
import { powerOfTen, size } from '../exact.ts'
import type { Exact } from '../exact.ts'
import type { NoteKey } from '../note-key.ts'
import type { Manner, ProseMoney, Scale } from '../manner.ts'
import { printInTable, printPlain, stepOf } from '../numbers.ts'
import type { Draw } from '../random.ts'
import type { FigureKind, Language, WorldPeriod } from '../truth.ts'

/** What the author of a document has at hand. */
export interface Scene {
  manner: Manner
  draft: Draft
  books: Books
  draw: Draw
  traits: ReadonlySet<string>
  /** Passages that it holds, by their names. */
  passages: ReadonlySet<string>
  /** Writes those of them that stand at a place. */
  writePassages: (scene: Scene, at: 'review' | 'notes') => void
  calendar: Calendar
  company: { name: string; segments: readonly string[]; auditor: string; city: string; person: string }
  /** The reported stretch and its comparatives, the latest first. */
  spans: Times
  /** The days of the balance sheet, the latest first. */
  ends: Times
  scale: Scale
  prose: ProseMoney
  notes: readonly NoteKey[]
  /** Of a second set of statements: its name, which tells its notes from those of the first. */
  set?: string
  /** Where each fact was printed first, so that the next printing is tied to it. */
  told: Map<string, { token: FigureToken; sign: 1 | -1 }>
  /** Where the company was named so far. */
  named: WordToken[]
  /** Earnings per share printed so far, tied to profit and shares once those are printed. */
  earnings: Earning[]
}

/** What is reported on, and what it is compared with. */
export type Times = readonly [Span, ...Span[]]

export interface Earning {
  key: 'epsBasic' | 'epsDiluted'
  span: Span
  figure: FigureToken
}

export interface AmountOptions {
  sign?: 1 | -1
  scope?: string
  /** In running text, with its own unit. */
  prose?: boolean
  /** What the fact is called where it is no concept; facts of one name are the same. */
  fact?: string
}

/** Words of the document's language, for what only some languages know. */
export function wordsOf<Words>(scene: Scene, words: Partial<Record<Language, Words>>): Words {
  const own = words[scene.manner.language]
  if (own === undefined) throw new Error(`no words in ${scene.manner.language}`)
  return own
}

/** What a quarter holds at its end, and what stands for a day besides. */
const BALANCES =
  'cash receivablesGross allowance rawMaterials workInProgress finishedGoods prepayments intangibles deferredTaxAsset ' +
  'shortBorrowings longBorrowings payables contractLiabilities accruals taxPayable provisions shareCapital sharePremium ' +
  'surplusReserve retainedEarnings translationReserve nciEquity ppeCost ppeAccumulated openingCash closingCash'
const ENDS = new Set([...Object.keys(END_SUMS), ...BALANCES.split(' ')])

export function isBalance(concept: string): boolean {
  return ENDS.has(concept)
}

export function periodOf(scene: Scene, span: Span, isEnd: boolean, printed = ''): WorldPeriod {
  const end = toIso(endOf(scene.calendar, span.to))
  return isEnd
    ? { kind: 'instant', end, printed }
    : { kind: 'duration', start: toIso(startOf(scene.calendar, span.from)), end, printed }
}

/** A concept's amount as a figure, tied to where it was told before. */
export function amountOf(scene: Scene, concept: Concept, span: Span, options: AmountOptions = {}): FigureToken {
  return factOf(scene, { concept, span, value: scene.books.value(concept, span) }, options)
}

export interface Fact {
  value: Exact
  span: Span
  concept?: string
  isEnd?: boolean
}

/** An amount of the company's currency. */
export function factOf(scene: Scene, fact: Fact, options: AmountOptions = {}): FigureToken {
  const { manner, scale, prose } = scene
  const sign = options.sign ?? 1
  const printing = options.prose
    ? { scale: prose.power, decimals: prose.decimals }
    : { scale: scale.power, decimals: scale.decimals }
  const isEnd = fact.isEnd ?? isBalance(fact.concept ?? '')
  const token = scene.draft.figure({
    value: BigInt(sign) * fact.value,
    kind: 'amount',
    unit: manner.currency.code,
    scale: printing.scale,
    step: stepOf(printing),
    print: (value) => (options.prose ? printProse(value, prose, manner) : printInTable(value, printing, manner.number)),
    period: periodOf(scene, fact.span, isEnd),
    ...(fact.concept ? { concept: fact.concept } : {}),
    ...(options.scope ? { scope: options.scope } : {}),
  })
  const name = options.fact ?? fact.concept
  if (name) tieToTold(scene, keyOf(name, fact.span, isEnd, options.scope), token, sign)
  return token
}

/** What a fact is known by: cash at the start of a stretch is the cash of the day before. */
export function keyOf(name: string, span: Span, isEnd: boolean, scope = 'group'): string {
  if (name === 'openingCash') return keyOf('cash', { from: 0, to: span.from - 1 }, true, scope)
  if (name === 'closingCash') return keyOf('cash', span, true, scope)
  return isEnd ? `${name}/${scope}/${span.to}` : `${name}/${scope}/${span.from}-${span.to}`
}

/** Where a concept was printed first, if it was. */
export function toldOf(scene: Scene, name: string, span: Span, scope = 'group'): FigureToken | undefined {
  return scene.told.get(keyOf(name, span, isBalance(name), scope))?.token
}

/** Where a concept was printed first, of one that every document of the kind prints. */
export function figureTold(scene: Scene, name: string, span: Span): FigureToken {
  const told = toldOf(scene, name, span)
  if (!told) throw new Error(`${name} was not printed before`)
  return told
}

/** Where a concept was printed first, if it was printed as it is and not taken off. */
export function toldPlainly(scene: Scene, name: string, span: Span): FigureToken | undefined {
  const told = scene.told.get(keyOf(name, span, isBalance(name)))
  return told?.sign === 1 ? told.token : undefined
}

function tieToTold(scene: Scene, key: string, token: FigureToken, sign: 1 | -1): void {
  const before = scene.told.get(key)
  if (!before) {
    scene.told.set(key, { token, sign })
    return
  }
  // The finer printing is the one that the coarser is held to.
  const [coarse, fine] = token.step >= before.token.step ? [token, before.token] : [before.token, token]
  scene.draft.relate('equal', 'ties', coarse, [[fine, sign * before.sign]])
}

/** 1兆4,312億: the larger unit apart where the manner does so. */
function printProse(value: Exact, prose: ProseMoney, manner: Manner): string {
  const { compound } = prose
  if (!compound) return printPlain(value, { scale: prose.power, decimals: prose.decimals }, manner.number)
  const larger = powerOfTen(compound.power)
  const printing = { scale: prose.power, decimals: prose.decimals }
  if (size(value) < larger) return printPlain(value, printing, manner.number)
  const rest = size(value) % larger
  const head = printPlain(
    value < 0n ? value + rest : value - rest,
    { scale: compound.power, decimals: 0 },
    manner.number,
  )
  return head + compound.word + (rest === 0n ? '' : printPlain(rest, printing, manner.number))
}

/** An amount in running text with its unit around it; the unit's word can be wrong as well. */
export function proseAmount(scene: Scene, concept: Concept, span: Span): { pieces: Piece[]; token: FigureToken } {
  const token = amountOf(scene, concept, span, { prose: true })
  return { pieces: moneyAround(scene, token), token }
}

export function moneyAround(scene: Scene, token: FigureToken): Piece[] {
  const { before, after } = scene.prose
  return [before, token, after].filter((piece) => piece !== '')
}

export interface NumberDraft {
  value: Exact
  kind: FigureKind
  unit: string
  decimals: number
  span: Span
  concept?: string
  scope?: string
  isEnd?: boolean
  inTable?: boolean
  after?: string
}

/** A figure that is no amount of money: a percentage, a count, a ratio. */
export function numberOf(scene: Scene, draft: NumberDraft): FigureToken {
  const printing = { scale: 0, decimals: draft.decimals }
  const print = draft.inTable ? printInTable : printPlain
  const after = draft.after ?? ''
  return scene.draft.figure({
    value: draft.value,
    kind: draft.kind,
    unit: draft.unit,
    step: stepOf(printing),
    print: (value) => withEnding(print(value, printing, scene.manner.number), after),
    period: periodOf(scene, draft.span, draft.isEnd ?? false),
    ...(draft.concept ? { concept: draft.concept } : {}),
    ...(draft.scope ? { scope: draft.scope } : {}),
  })
}

/** "(12.2%)": the sign of per cent stands inside of brackets. */
function withEnding(text: string, ending: string): string {
  if (!/\d/.test(text)) return text
  return text.endsWith(')') ? `${text.slice(0, -1)}${ending})` : text + ending
}

export function percentOf(scene: Scene, draft: Omit<NumberDraft, 'kind' | 'unit' | 'after'>): FigureToken {
  return numberOf(scene, { ...draft, kind: 'percentage', unit: '%', after: scene.manner.number.percent })
}

/** The company's name, which is the same wherever it stands. */
export function nameOf(scene: Scene): WordToken {
  const { manner, company, draft, named } = scene
  const other = manner.names.companies.find((name) => name !== company.name)
  const word = draft.word('name', company.name, {
    [company.name]: company.name,
    ...(other ? { [other]: other } : {}),
  })
  if (named[0]) draft.relate('same-text', 'same-name', word, [[named[0], 1]])
  named.push(word)
  return word
}

/** A text with words set in the places of what they say. */
export function setWords(text: string, words: readonly (() => WordToken)[], said: readonly string[]): Piece[] {
  return said.reduce<Piece[]>(
    (pieces, one, at) =>
      pieces.flatMap((piece) => {
        if (typeof piece !== 'string' || one === '') return [piece]
        return piece
          .split(one)
          .flatMap((part, index) => [...(index > 0 ? [itemAt(words, at)()] : []), ...(part ? [part] : [])])
      }),
    [text],
  )
}

/** A word for up or down, as the two figures have moved. */
export function directionOf(scene: Scene, now: FigureToken, before: FigureToken): WordToken {
  const words = scene.draw.pick(scene.manner.say.directions)
  const word = scene.draft.word('direction', now.value >= before.value ? 'up' : 'down', { ...words })
  scene.draft.relate('direction', 'direction-word', word, [
    [now, 1],
    [before, 1],
  ])
  return word
}

export function label(scene: Scene, key: keyof Manner['labels']): string {
  return scene.manner.labels[key]
}

export function stretchText(scene: Scene, span: Span, ago: number): string {
  return scene.manner.heads.prosePeriod(stretchOf(scene.calendar, span, ago))
}

export function dayText(scene: Scene, span: Span): string {
  return scene.manner.heads.proseDay(endOf(scene.calendar, span.to))
}

/** The id of a note's heading, known before the note is written. */
export function noteId({ set = 'note' }: Scene, key: NoteKey): string {
  return `${set}-${key}`
}

/** A reference to a note: its number alone, as in the column of notes. Nothing where the document has no such note. */
export function noteNumber(scene: Scene, key: NoteKey): WordToken | undefined {
  const at = scene.notes.indexOf(key)
  if (at < 0) return undefined
  const choices = Object.fromEntries([
    ...scene.notes.map((one, index) => [
      noteId(scene, one),
      scene.manner.notes.refer.number?.(index + 1) ?? String(index + 1),
    ]),
    ['nowhere', scene.manner.notes.refer.number?.(scene.notes.length + 11) ?? String(scene.notes.length + 11)],
  ]) as Record<string, string>
  const word = scene.draft.word('reference', noteId(scene, key), choices)
  scene.draft.references.push({ word: word.id, target: noteId(scene, key) })
  scene.draft.relate('reference', 'note-reference', word, [])
  return word
}

/** "Note 12" in running text. */
export function noteReference(scene: Scene, key: NoteKey): Piece[] | undefined {
  const word = noteNumber(scene, key)
  const { before, after } = scene.manner.notes.refer
  return word && [before, word, after].filter((piece) => piece !== '')
}
