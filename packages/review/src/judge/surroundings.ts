import { Decimal, amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { SUSPECTED, changedBy, groupByFigure, solutions } from './corrections.ts'
import { figuresOf } from '../claims/relation/relation.ts'
import type { Relation, Tally } from '../claims/relation/relation.ts'
import { significantDigits } from '../claims/relation/slip.ts'

/** What the rest of a document says about one relation. */
export interface Surroundings {
  /** Others of its structure: other columns of the same sum, other rows of the same ratio. */
  lanes: Tally
  /** 0–1: what share of the terms that the fullest lane has is missing here. A cell was lost, or the lane is another sum. */
  missingTerms: number
  /** Its table, or the paragraph of its sentence. */
  table: Tally
  column: Tally
  row: Tally
  page: Tally
  document: Tally
  /** Others of its kind, in tables or in sentences as it is. */
  kind: Tally
  /** Other figures beside the one of a sentence: among many it is easily taken for another's. */
  crowd: number
  /** Whether the value that the relation expects, or the one that is printed, stands anywhere else, under whatever name. */
  expectedPrinted: boolean
  statedPrinted: boolean
  /** The sentence prints what the relation expects for something else: "up 17 % and 22 %", of two lines named before. */
  expectedBeside: boolean
  /** A figure of the relation's column or row that is none of its own is as large as the gap: a line that the sum leaves out. */
  gapIsLine: boolean
  /** Digits with which other lanes of its structure hold, together: what many digits show is no accident. */
  lanesDigits: number
  /** How many of its figures take part in another relation that holds, of how many. */
  supported: number
  figures: number
  resultSupported: number
  /** Of the correction that speaks best for itself: how many other broken relations it mends, and how many that hold it breaks. */
  mends: number
  harms: number
  /** Others that are broken beside what this correction mends, in its table, on its page, in the document. */
  unexplained: Record<'table' | 'page' | 'document', number>
  /** By how many powers of ten this correction brings its figure nearer to the others of its row, or takes it away from them. */
  nearer: number
  /** 1 where the figure has the others' sign only with the correction, −1 where it has it only without. */
  signNearer: number
}

/** Counts once what all relations of a document are asked about. */
export function surroundingsOf(
  relations: readonly Relation[],
  figures: readonly Figure[],
): (relation: Relation) => Surroundings {
  const records = new Map<string, Tally>()
  const recordAt = (key: string): Tally => {
    const known = records.get(key) ?? { held: 0, broken: 0 }
    records.set(key, known)
    return known
  }
  for (const relation of relations)
    for (const key of Object.values(keysOf(relation)))
      if (key !== '') recordAt(key)[relation.holds ? 'held' : 'broken']++
  const others = (key: string, { holds }: Relation): Tally => {
    if (key === '') return { held: 0, broken: 0 }
    const { held, broken } = recordAt(key)
    return { held: held - Number(holds), broken: broken - Number(!holds) }
  }
  const fullest = mostTerms(relations)
  const digits = digitsByGroup(relations)
  const rows = Map.groupBy(
    figures.filter(({ location }) => location.rowIndex !== undefined),
    rowKey,
  )
  const support = countSupport(relations)
  const byFigure = groupByFigure(
    relations.filter(({ confidence, holds }) => confidence >= (holds ? SUPPORTING : SUSPECTED)),
  )
  const printed = Map.groupBy(figures, (figure) => valueKey(amountValue(figure.amount)))
  const inSentences = Map.groupBy(
    figures.filter(({ location }) => location.start !== undefined),
    ({ location }) => location.block,
  )
  return (relation) => {
    const keys = keysOf(relation)
    const at = (key: string) => others(key, relation)
    const own = figuresOf(relation)
    const correction = bestCorrection(relation, byFigure)
    const mended = (correction?.mended ?? []).map(keysOf)
    const unexplainedIn = (place: 'table' | 'page' | 'document') =>
      at(keys[place]).broken - mended.filter((other) => keys[place] !== '' && other[place] === keys[place]).length
    const isSupported = (figure: Figure) => {
      const by = support.get(figure)
      return by !== undefined && (by.size > 1 || !by.has(structureOf(relation)))
    }
    return {
      lanes: at(keys.lanes),
      missingTerms:
        1 - relation.terms.length / Math.max(relation.terms.length, fullest.get(relation.group ?? '') ?? 0, 1),
      table: at(keys.table),
      column: at(keys.column),
      row: at(keys.row),
      page: at(keys.page),
      document: at(keys.document),
      kind: at(keys.kind),
      crowd: countBeside(relation, inSentences.get(relation.result.location.block) ?? []),
      ...printedElsewhere(relation, printed),
      expectedBeside: isExpectedBeside(relation, inSentences.get(relation.result.location.block) ?? []),
      supported: own.filter(isSupported).length,
      figures: own.length,
      resultSupported: Number(isSupported(relation.result)),
      lanesDigits: digits.get(relation.group ?? '') ?? 0,
      mends: mended.length,
      harms: correction?.harms ?? 0,
      unexplained: {
        table: unexplainedIn('table'),
        page: unexplainedIn('page'),
        document: unexplainedIn('document'),
      },
      ...(correction ? likeItsRow(correction, rows) : NOT_IN_A_ROW),
    }
  }
}

/** For each structure the terms of its fullest lane. */
function mostTerms(relations: readonly Relation[]): Map<string, number> {
  const most = new Map<string, number>()
  for (const { group, terms } of relations)
    if (group !== undefined) most.set(group, Math.max(most.get(group) ?? 0, terms.length))
  return most
}

/** What a relation shares with others, by name; nothing where it has no such thing. */
function keysOf(relation: Relation) {
  const { group, result } = relation
  const { block, rowIndex, columnIndex, page, start } = result.location
  // What sentences tell is proposed far more freely than what columns add up to; the one says nothing of the other.
  const part = start === undefined ? 'tables' : 'sentences'
  const inTable = (key: string) => (rowIndex === undefined ? '' : key)
  return {
    lanes: group === undefined ? '' : `group ${group}`,
    table: block === undefined ? '' : `table ${block}`,
    column: inTable(`column ${block} ${columnIndex}`),
    row: inTable(`row ${block} ${rowIndex}`),
    page: page === undefined ? '' : `page ${page} ${part}`,
    document: part,
    kind: `${part} ${relation.kind}`,
  }
}

interface BestCorrection {
  figure: Figure
  value: Decimal
  mended: Relation[]
  harms: number
}

function bestCorrection(relation: Relation, byFigure: ReadonlyMap<Figure, Relation[]>): BestCorrection | undefined {
  let best: BestCorrection | undefined
  for (const { figure, value } of solutions(relation)) {
    const changed = changedBy(figure, value, byFigure).filter((other) => other !== relation)
    const mended = changed.filter(({ holds }) => !holds)
    const harms = changed.length - mended.length
    if (!best || mended.length - harms > best.mended.length - best.harms) best = { figure, value, mended, harms }
  }
  return best
}

const NOT_IN_A_ROW = { nearer: 0, signNearer: 0 }

/** Whether a figure is more like the others of its row with a correction than without: the same line of another time is seldom ten times as large. */
function likeItsRow(
  { figure, value }: BestCorrection,
  rows: ReadonlyMap<string, readonly Figure[]>,
): Pick<Surroundings, 'nearer' | 'signNearer'> {
  if (figure.location.rowIndex === undefined) return NOT_IN_A_ROW
  const others = (rows.get(rowKey(figure)) ?? [])
    .filter(
      ({ location, amount }) =>
        location.columnIndex !== figure.location.columnIndex &&
        amount.unit === figure.amount.unit &&
        amount.currency === figure.amount.currency,
    )
    .map(({ amount }) => amountValue(amount))
    .filter((other) => !other.isZero())
  const printed = amountValue(figure.amount)
  if (others.length === 0 || printed.isZero() || value.isZero()) return NOT_IN_A_ROW
  const apart = (own: Decimal) => Math.min(...others.map((other) => Math.abs(log10(own.abs()) - log10(other.abs()))))
  const alike = (own: Decimal) => others.every((other) => other.isNegative() === own.isNegative())
  return {
    nearer: Math.max(-1, Math.min(1, apart(printed) - apart(value))),
    signNearer: Number(alike(value)) - Number(alike(printed)),
  }
}

function log10(value: Decimal): number {
  return Math.log10(value.toNumber())
}

function rowKey({ location }: Figure): string {
  return `${location.block} ${location.rowIndex}`
}

/** For each structure the digits with which its lanes hold, but the first of each, which leads by chance to a value near by. */
function digitsByGroup(relations: readonly Relation[]): Map<string, number> {
  const digits = new Map<string, number>()
  for (const { group, holds, terms, expected } of relations)
    if (group !== undefined && holds && terms.length > 1)
      digits.set(group, (digits.get(group) ?? 0) + Math.max(0, significantDigits(expected) - 1))
  return digits
}

/** The structure of which a relation is one lane; one without lanes is its own. */
function structureOf({ group, kind, result }: Relation): string {
  return group ?? `${kind} ${result.id}`
}

/** For each figure the structures that hold with it. */
function countSupport(relations: readonly Relation[]): Map<Figure, Set<string>> {
  const support = new Map<Figure, Set<string>>()
  for (const relation of relations) {
    // That a line is its number times its price says that it is right, and so that a sum of it lacks something.
    if (!relation.holds || relation.confidence < SUPPORTING || relation.kind === 'product') continue
    for (const figure of figuresOf(relation)) {
      const known = support.get(figure) ?? new Set()
      support.set(figure, known.add(structureOf(relation)))
    }
  }
  return support
}

/** Least prior of a relation that holds for it to speak for its figures. */
const SUPPORTING = 0.5

/** Values are found by their digits; a sign that a statement leaves out is no difference here. */
function valueKey(value: Decimal): string {
  return value.abs().toFixed()
}

/** Digits below which a number that is printed again is an accident. */
const TELLING_DIGITS = 3

type PrintedElsewhere = 'expectedPrinted' | 'statedPrinted' | 'gapIsLine'

function printedElsewhere(
  { result, expected, stated, terms, linear }: Relation,
  byValue: ReadonlyMap<string, Figure[]>,
): Pick<Surroundings, PrintedElsewhere> {
  const own = new Set([result, ...terms.map(({ figure }) => figure)].map(({ id }) => id))
  const elsewhere = (value: Decimal) =>
    significantDigits(value) < TELLING_DIGITS
      ? []
      : (byValue.get(valueKey(value)) ?? []).filter(({ id }) => !own.has(id))
  const like = (value: Decimal) => elsewhere(value.toDecimalPlaces(Math.max(0, result.amount.decimals)))
  const ofGap = linear ? (byValue.get(valueKey(stated.minus(expected))) ?? []) : []
  return {
    expectedPrinted: like(expected).length > 0,
    statedPrinted: like(stated).length > 0,
    gapIsLine: ofGap.some((figure) => !own.has(figure.id) && isInLine(figure, result)),
  }
}

/** Letters between two figures of one sentence, at most. */
const BESIDE = 200

function countBeside({ result }: Relation, figures: readonly Figure[]): number {
  const start = result.location.start
  if (start === undefined) return 0
  const isNear = ({ location }: Figure) => Math.abs((location.start ?? Infinity) - start) <= BESIDE
  return figures.filter((figure) => figure.id !== result.id && isNear(figure)).length
}

function isExpectedBeside({ result, terms, expected, tolerance }: Relation, figures: readonly Figure[]): boolean {
  const start = result.location.start
  if (start === undefined) return false
  const own = new Set([result, ...terms.map(({ figure }) => figure)].map(({ id }) => id))
  return figures.some(
    ({ id, amount, location }) =>
      !own.has(id) &&
      amount.unit === result.amount.unit &&
      Math.abs((location.start ?? Infinity) - start) <= BESIDE &&
      valueFor(amount).abs().minus(expected.abs()).abs().lessThanOrEqualTo(tolerance),
  )
}

/** Rates are compared as printed, amounts in full. */
function valueFor(amount: Figure['amount']): Decimal {
  return amount.unit === 'percent' ? new Decimal(amount.value) : amountValue(amount)
}

/** Whether a figure stands in the column or in the row of the result. */
function isInLine(figure: Figure, { location }: Figure): boolean {
  const { block, rowIndex, columnIndex } = figure.location
  if (rowIndex === undefined || block !== location.block) return false
  return columnIndex === location.columnIndex || rowIndex === location.rowIndex
}
