import { amountValue, Decimal, roundingOf } from '@tickmark/document'
import { figuresOf } from '../claims/relation/relation.ts'
import type { Relation, RelationKind } from '../claims/relation/relation.ts'

/**
 * What a sheet has to show for a broken relation before it is told. A table of a report is one block; a sheet holds many beside and below
 * each other, lists of records, results of other programs. So a relation is believed where the lanes that keep it are, and not by its own name
 * or by chance.
 */
export function believedOnSheets(relations: readonly Relation[]): (relation: Relation) => boolean {
  const lanes = Map.groupBy(relations, structureOf)
  const copies = Map.groupBy(relations, namesOf)
  const odd = oddLanes(relations)
  return (relation) => {
    const own = lanes.get(structureOf(relation)) ?? [relation]
    return !(
      spansLanes(relation) ||
      odd.has(placeOf(relation)) ||
      runsOn(relation) ||
      isTakenTwice(relation) ||
      isNoShare(relation) ||
      isOfRegression(relation) ||
      isWithinFactors(relation) ||
      standsAside(relation, own) ||
      isScattered(relation) ||
      isUnshown(relation, own) ||
      isNeverKept(relation, own, copies.get(namesOf(relation)) ?? []) ||
      isInOtherUnit(relation, own)
    )
  }
}

/** Relations of one structure: by their group or, where they have none, by the kind and the lines that they take. */
function structureOf(relation: Relation): string {
  if (relation.group !== undefined) return relation.group
  const { kind, result } = relation
  const isDown = runsDown(relation)
  const lines = figuresOf(relation).map(({ location }) => (isDown ? location.rowIndex : location.columnIndex))
  return [kind, result.location.sheet, isDown, ...lines].join('/')
}

/** Whether the terms stand in the column of the result. */
function runsDown(relation: Relation): boolean {
  const { columnIndex } = relation.result.location
  return figuresOf(relation).every(({ location }) => location.columnIndex === columnIndex)
}

function laneOf(relation: Relation): number | undefined {
  const { rowIndex, columnIndex } = relation.result.location
  return runsDown(relation) ? columnIndex : rowIndex
}

/** Columns (or rows) beyond which another block begins. */
const NEAR = 3

/** The lanes that keep the structure stand together, and this one in another block: a table to their right, the results of a regression below. */
function standsAside(relation: Relation, own: readonly Relation[]): boolean {
  const lane = laneOf(relation)
  const held = own.flatMap((other) => (other.holds ? [laneOf(other)] : [])).filter((other) => other !== undefined)
  if (lane === undefined || held.length < LEAST_HELD) return false
  return Math.min(...held.map((other) => Math.abs(other - lane))) > NEAR
}

const LEAST_HELD = 2

/** Kinds whose figures stand in one column or in one row. */
const IN_ONE_LANE: ReadonlySet<RelationKind> = new Set(['sum', 'difference', 'balance', 'roll-forward'])

/** A total whose parts stand in neither its column nor its row: tables of other units beside each other. */
function spansLanes(relation: Relation): boolean {
  if (!IN_ONE_LANE.has(relation.kind) || relation.terms.length < 2) return false
  const { sheet, rowIndex, columnIndex } = relation.result.location
  const places = relation.terms.map(({ figure }) => figure.location)
  if (places.some((place) => place.sheet !== sheet)) return false
  return (
    !places.every((place) => place.columnIndex === columnIndex) && !places.every((place) => place.rowIndex === rowIndex)
  )
}

/** Digits that agree in the other lanes: chance gives as many once in more sums than any workbook has. */
export const LEAST_EVIDENCE = 14

/** Lines picked from here and there with signs of their own, by few digits: prices of days add up so by chance. */
function isScattered({ cues, terms, result, kind }: Relation): boolean {
  if (!cues?.lanes || (cues.evidence ?? 0) >= LEAST_EVIDENCE) return false
  const places = [result, ...terms.map(({ figure }) => figure)].map(({ location }) =>
    kind === 'cross-sum' ? location.columnIndex : location.rowIndex,
  )
  const sorted = places.filter((place) => place !== undefined).toSorted((a, b) => a - b)
  const isTogether = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) === sorted.length - 1
  return !isTogether || terms.some(({ sign }) => sign < 0)
}

/** Digits below which no lane but those of formulas shows it. */
const LEAST_SHOWN = 12

/** Said to be proven, and most typed lanes do not keep it: a count of days, a list of years. */
function isUnshown({ basis, cues, group, kind }: Relation, own: readonly Relation[]): boolean {
  if (basis !== 'proven' || cues?.lanes || (group === undefined && kind !== 'ratio')) return false
  const held = own.filter(({ holds }) => holds).length
  return held < own.length - held && (cues?.evidence ?? 0) < LEAST_SHOWN
}

/** Lanes, or copies of the sheet, in which a name alone asks for a sum that none of them keeps. */
const LEAST_COPIES = 3
/** Of a single lane nothing but the name speaks for the sum. */
const LEAST_PROBABLE = 0.5

function isNeverKept(relation: Relation, own: readonly Relation[], copies: readonly Relation[]): boolean {
  const { basis, cues, probability = 1, linear } = relation
  // A quotient or product of other lines (those of another company) that no lane keeps is none.
  if (!linear && own.length >= LEAST_COPIES && !own.some(({ holds }) => holds)) return true
  if (basis !== 'labelled' || !cues?.unproven) return false
  if (probability < LEAST_PROBABLE) return true
  return [own, copies].some((all) => all.length >= LEAST_COPIES && !all.some(({ holds }) => holds))
}

/** Structures that one lane breaks at once, no two by the same figure. */
const LEAST_BROKEN = 4

/** Lanes in which many structures break that share no figure: twelve months beside years, of which other items are known. */
function oddLanes(relations: readonly Relation[]): ReadonlySet<string> {
  const broken = Map.groupBy(
    relations.filter(({ holds, cues, basis }) => !holds && (cues?.lanes !== undefined || basis === 'proven')),
    placeOf,
  )
  return new Set([...broken].flatMap(([place, found]) => (countApart(found) >= LEAST_BROKEN ? [place] : [])))
}

function placeOf(relation: Relation): string {
  const { block, sheet } = relation.result.location
  return [sheet, block, runsDown(relation), laneOf(relation)].join('/')
}

/** How many of them one can take without taking a figure twice. */
function countApart(relations: readonly Relation[]): number {
  const taken = new Set<string>()
  let count = 0
  for (const relation of relations.toSorted((a, b) => a.terms.length - b.terms.length)) {
    const ids = figuresOf(relation).map(({ id }) => id)
    if (ids.some((id) => taken.has(id))) continue
    for (const id of ids) taken.add(id)
    count++
  }
  return count
}

const LEAST_RUNNING = 3

/** The total of running totals repeats the last of them. */
function runsOn({ terms, result, linear }: Relation): boolean {
  const values = terms.map(({ figure }) => amountValue(figure.amount))
  const isRising = values.every((value, index) => value.gte(values[index - 1] ?? value))
  const repeatsLast = values.at(-1)?.equals(amountValue(result.amount)) ?? false
  return linear && values.length >= LEAST_RUNNING && isRising && repeatsLast
}

/** The subtotals of a pivot table and their parts together are the total twice over. */
function isTakenTwice({ terms, stated, expected, linear }: Relation): boolean {
  if (!linear || terms.length <= LEAST_RUNNING || terms.some(({ sign }) => sign < 0)) return false
  return !stated.isZero() && expected.div(stated).minus(2).abs().lessThan(1e-9)
}

/** Rates below nothing or above the whole are no shares of it, and add up to nothing. */
function isNoShare({ kind, terms }: Relation): boolean {
  if (kind !== 'share-total' || terms.length < LEAST_RUNNING) return false
  return terms.some(({ figure, sign }) => sign > 0 && !isShare(amountValue(figure.amount)))
}

const isShare = (percent: Decimal): boolean => percent.gte(0) && percent.lte(100)

/** The lines that a spreadsheet prints below and above an analysis of variance. */
const OF_REGRESSION =
  /^(?:multiple r|(?:adjusted )?r[- ]?square(?:d)?|standard error|observations|regression|residual|回归(?:分析)?|残差|观测值|标准误差|回帰(?:分析|統計)?|観測数|회귀(?:분석)?|잔차|관측수)$/i
/** Names of them, for a block to be one. */
const LEAST_STATISTICS = 2

/** Results of another program, with its own rounding: degrees of freedom, sums of squares, and what stands above them. */
function isOfRegression(relation: Relation): boolean {
  const names = figuresOf(relation).filter(({ label }) => OF_REGRESSION.test((label ?? '').normalize('NFKC').trim()))
  return new Set(names.map(({ label }) => label)).size >= LEAST_STATISTICS
}

/** A product of factors that are typed with few digits is known no better than they are: what a share earns, to the cent. */
function isWithinFactors({ kind, terms, stated, expected }: Relation): boolean {
  if (kind !== 'product') return false
  const shares = terms.map(({ figure: { amount } }) => {
    const value = amountValue(amount).abs()
    return value.isZero() ? value : roundingOf(amount).div(value)
  })
  const most = shares.reduce((sum, share) => sum.plus(share), new Decimal(0)).times(expected.abs())
  return stated.minus(expected).abs().lte(most)
}

/** What a relation says, wherever it stands: its kind, and the names of its result and terms. */
function namesOf(relation: Relation): string {
  return JSON.stringify([relation.kind, ...figuresOf(relation).map(({ label }) => label ?? '')])
}

/** Two statements of which one is in thousands or millions. */
const TIES: ReadonlySet<RelationKind> = new Set(['cash-tie', 'profit-tie', 'balance'])
const POWERS = [1e3, 1e6, 1e9]
const ROUNDED = 0.002

function isInOtherUnit({ kind, stated, expected, result }: Relation, lanes: readonly Relation[]): boolean {
  const [own, other] = [Math.abs(stated.toNumber()), Math.abs(expected.toNumber())]
  if (own === 0 || other === 0) return false
  const isAbout = (factor: number): boolean => Math.abs(other / own / factor - 1) < ROUNDED
  // A ratio stored as the fraction that others of its row show as a percentage.
  if (kind === 'ratio') return isAbout(100) && !result.text.includes('%')
  if (!TIES.has(kind) || lanes.some(({ holds }) => holds)) return false
  return POWERS.some((power) => isAbout(power) || isAbout(1 / power))
}
