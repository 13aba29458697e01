import { DIRECTION_WORDS, foldText } from '@tickmark/language'
import { cellIn } from '../../facts/grids/read-grid.ts'
import { Decimal, amountValue, roundingOf, firstOf } from '@tickmark/document'
import type { Document, Figure, Period } from '@tickmark/document'
import { findConcepts } from '../../facts/text/concepts.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { isPlain, isScoped } from '../../facts/text/plain-words.ts'
import { mayBeSamePeriod, readPeriod } from '../../facts/periods/read-period.ts'
import { percentChange, percentTolerance } from '../changes/change-columns.ts'
import { testRelation, ofTerms } from '../relation/relation.ts'
import type { Relation, RelationDraft } from '../relation/relation.ts'
import { shareRelation } from '../relation/share-relation.ts'

/** A line of the statements at one period, wherever it is printed. */
interface Place {
  figure: Figure
  period: Period
  grid: Grid
  row: number
}

/** What a sentence says of one line of the statements, in words that leave nothing open about what is meant. */
interface PlainStatement {
  stated: ProseFigure
  concept: string
  period: Period
  /** The line of which the stated percentage is a share. */
  whole?: string
  /** +1 or −1 where the percentage is said to be a change. */
  direction?: 1 | -1
}

/**
 * Sentences that say nothing but a line's name, a period and a figure: "Revenue was ⟦a⟧ in 2024", 2024年营业收入同比增长⟦p⟧. Name, period and
 * unit agree with the table's, so that no difference is too large to be an error: of all wrong figures the one farthest off is the worst.
 */
export function plainStatements(
  document: Document,
  grids: readonly Grid[],
  sentences: readonly Sentence[],
): Relation[] {
  const lines = placesByConcept(grids)
  if (lines.size === 0) return []
  const scopedBlocks = blocksOfParts(document, grids)
  return sentences.flatMap((sentence) => {
    if (sentence.figures.length === 0 || sentence.figures.length > 4 || scopedBlocks.has(sentence.blockIndex)) return []
    if (isScoped(sentence.text)) return []
    return sentence.figures.flatMap((stated) => {
      const statement = readStatement(sentence, stated)
      return statement?.whole ? relationOf(statement, lines) : []
    })
  })
}

function placesByConcept(grids: readonly Grid[]): Map<string, Place[]> {
  const places = grids.flatMap((grid) => {
    if (grid.scope === 'parent' || isScoped(grid.title)) return []
    return grid.rows.flatMap(({ concept, kind }, row) => {
      if (!concept || kind === 'heading') return []
      return grid.columns.flatMap((column, index) => {
        const cell = cellIn(grid, row, index)
        if (!cell || cell.dash || column.kind !== 'amount' || !column.period?.end || isScoped(column.head)) return []
        return [{ concept, place: { figure: cell.figure, period: column.period, grid, row } }]
      })
    })
  })
  const byConcept = Map.groupBy(places, ({ concept }) => concept)
  return new Map([...byConcept].map(([concept, found]) => [concept, found.map(({ place }) => place)]))
}

/** Blocks below a heading that names a part of the group: a segment, a company, a row of some table. */
function blocksOfParts(document: Document, grids: readonly Grid[]): Set<number> {
  const names = new Set(grids.flatMap(({ rows }) => rows.flatMap(({ concept, key }) => (concept ? [] : [key]))))
  const found = new Set<number>()
  let isPart = false
  document.blocks.forEach((block, index) => {
    if (block.type === 'heading') isPart = isScoped(block.text) || names.has(foldText(block.text).toLowerCase().trim())
    else if (isPart) found.add(index)
  })
  return found
}

function readStatement(sentence: Sentence, stated: ProseFigure): PlainStatement | undefined {
  const text = blank(sentence)
  const { unit, approximate } = stated.figure.amount
  const lead = text.slice(0, stated.start)
  const tail = /^[^,;.()，。；（）、⟦]*/.exec(text.slice(stated.end))![0]
  const mentions = findConcepts(lead + ' '.repeat(stated.end - stated.start) + tail).filter(
    ({ concept }) => concept.kind !== 'other',
  )
  const [subject, whole] = mentions
  if (!subject || mentions.length > 2 || subject.start > stated.start || approximate) return undefined
  const around = mentions.reduceRight(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    lead + ' '.repeat(stated.end - stated.start) + tail,
  )
  if (!isPlain(around)) return undefined
  const period = periodOf(lead + ofOwnFigure(tail))
  if (!period) return undefined
  const statement = { stated, concept: subject.concept.id, period }
  if (unit === 'percent') {
    const direction = directionOf(lead.slice(subject.end), tail)
    if (whole) return direction ? undefined : { ...statement, whole: whole.concept.id }
    return direction ? { ...statement, direction } : undefined
  }
  const isAmount = unit === 'money' && !whole && !directionOf(lead.slice(subject.end), '')
  return isAmount && !lead.includes('#') ? statement : undefined
}

/** The sentence with its figures as #, so that they hide no word and end no clause. */
function blank({ text, figures }: Sentence): string {
  return figures.reduce(
    (left, { start, end }) => left.slice(0, start) + '#'.repeat(end - start) + left.slice(end),
    foldText(text),
  )
}

/** What follows a figure up to the next one: "⟦a⟧ (2021: ⟦b⟧)" and "⟦a⟧ compared to ⟦b⟧ in 2021" name no year of the first. */
function ofOwnFigure(tail: string): string {
  return firstOf((/^\s*to\s+[$€£]?#/.test(tail) ? tail.replace(/#+/, '') : tail).split('#'))
}

/** The year against which something is said to have changed. */
const BASE_YEAR =
  /\b(?:over|from|than|against|versus|compared (?:to|with)) (?:19|20)\d\d\b|[较比与](?:19|20)\d\d年|(?:19|20)\d\d년\s?대비|(?:19|20)\d\d年(?=に?比|に対)/gi

const YEARS = /(?<![\d.,])(?:19|20)\d\d(?!\d)/g

/** The one year that the sentence speaks of; of two, the later, since a change is told of the later one. */
function periodOf(sentence: string): Period | undefined {
  const text = sentence.replace(BASE_YEAR, ' ')
  const years = new Set(text.match(YEARS))
  const latest = [...years].toSorted().at(-1)
  if (!latest || years.size > 2) return undefined
  const period = readPeriod(text)
  return period?.end?.startsWith(latest) ? period : { kind: 'unknown', end: latest, text: latest }
}

/** 前期比⟦p⟧増: behind its percentage one sign says it. */
const BARE = /^\s*(?:(?<up>増)|(?<down>減))/

function directionOf(lead: string, tail: string): 1 | -1 | undefined {
  const bare = BARE.exec(tail)
  const words = [...`${lead} ${tail}`.matchAll(DIRECTION_WORDS), ...(bare ? [bare] : [])]
  const signs = new Set(words.map(({ groups }) => (groups!.up ? 1 : groups!.down ? -1 : 0)))
  const [sign] = signs
  return signs.size === 1 && sign !== 0 ? (sign as 1 | -1) : undefined
}

const CONFIDENCE = 0.85

function relationOf(statement: PlainStatement, lines: ReadonlyMap<string, Place[]>): Relation[] {
  const meant = (lines.get(statement.concept) ?? []).filter(({ period }) => mayBeSamePeriod(period, statement.period))
  if (statement.whole) return heldOrOnly(shares(statement, meant, lines.get(statement.whole) ?? []))
  if (statement.direction) return heldOrOnly(meant.flatMap((place) => growth(statement, place, lines)))
  const all = (lines.get(statement.concept) ?? []).flatMap((place) => restatement(statement.stated.figure, place))
  // The amount of another year of the line, or of the same line elsewhere, is explained by itself.
  if (all.some(({ holds }) => holds)) return []
  return heldOrOnly(meant.flatMap((place) => restatement(statement.stated.figure, place)))
}

/** The relation that holds; else the broken one, where everything that may be meant says the same. */
function heldOrOnly(relations: readonly Relation[]): Relation[] {
  const held = relations.find(({ holds }) => holds)
  if (held) return [held]
  const [first, ...others] = relations
  const isAlone = first && others.every(({ expected }) => isAlike(expected, first.expected))
  return isAlone ? [first] : []
}

/** Printed in another unit, an amount differs by its rounding. */
function isAlike(a: Decimal, b: Decimal): boolean {
  return a.minus(b).abs().lessThanOrEqualTo(b.abs().times(0.005))
}

function restatement(own: Figure, { figure }: Place): Relation[] {
  const [stated, value] = [amountValue(own.amount), amountValue(figure.amount)]
  const { currency } = own.amount
  if (figure.amount.unit !== 'money' || (currency && figure.amount.currency && currency !== figure.amount.currency))
    return []
  // "Cash of $732" beside a table in thousands leaves the scale to its reader: the unit does not agree.
  if (own.amount.scale === 0 && stated.abs().lessThan(Decimal.pow(10, figure.amount.scale))) return []
  // A loss that a table brackets is told without its sign; a bracket in the sentence says what the table must say too.
  const signed = stated.isNegative()
  return test({
    kind: 'prose-restated',
    result: own,
    terms: [{ figure, sign: value.isNegative() && !signed ? -1 : 1 }],
    compute: ofTerms((a) => (value.isNegative() && !signed ? a.neg() : a)),
    linear: true,
    // In one unit both print the same digits; in a coarser one amounts are as often cut off as rounded.
    tolerance:
      own.amount.scale === figure.amount.scale
        ? roundingOf(own.amount)
        : roundingOf(own.amount).times(2).plus(roundingOf(figure.amount)),
    confidence: CONFIDENCE,
    basis: 'labelled',
  })
}

function growth({ stated, direction }: PlainStatement, now: Place, lines: ReadonlyMap<string, Place[]>): Relation[] {
  const { amount } = stated.figure
  const before = beforeOf(now, [...lines.values()].flat())
  if (!before || !amountValue(before.figure.amount).isPositive() || !amountValue(now.figure.amount).isPositive())
    return []
  return test({
    kind: 'prose-growth',
    result: stated.figure,
    terms: [
      { figure: now.figure, sign: 1 },
      { figure: before.figure, sign: -1 },
    ],
    compute: ofTerms((x, y) => percentChange(x, y)),
    stated: new Decimal(amount.value).times(direction!),
    linear: false,
    tolerance: percentTolerance(amount, now.figure.amount, before.figure.amount),
    confidence: CONFIDENCE,
    basis: 'labelled',
    formula: ([x, y]) => `(${x} − ${y}) ÷ ${y}`,
  })
}

/** The same line of the same table a year earlier. */
function beforeOf({ grid, row, period }: Place, places: readonly Place[]): Place | undefined {
  const end = `${Number(period.end!.slice(0, 4)) - 1}${period.end!.slice(4)}`
  const found = places.filter(
    (other) =>
      other.grid === grid &&
      other.row === row &&
      other.period.start === period.start &&
      isSameDay(other.period.end!, end),
  )
  return found.length === 1 ? found[0] : undefined
}

/** February ends on another day in a leap year. */
function isSameDay(a: string, b: string): boolean {
  return a === b || (a.slice(0, 7) === b.slice(0, 7) && a.slice(5, 7) === '02')
}

function shares({ stated }: PlainStatement, parts: readonly Place[], wholes: readonly Place[]): Relation[] {
  return parts.flatMap((part) => {
    const whole = wholes.find(({ grid, figure }) => grid === part.grid && isOneColumn(figure, part.figure))
    return whole ? (shareRelation(stated.figure, part.figure, whole.figure, CONFIDENCE) ?? []) : []
  })
}

function isOneColumn(a: Figure, b: Figure): boolean {
  return a.location.columnIndex === b.location.columnIndex
}

function test(draft: RelationDraft): Relation[] {
  const relation = testRelation(draft)
  return relation ? [relation] : []
}
