import type { Figure } from '@tickmark/document'
import { figuresOf } from '../claims/relation/relation.ts'
import type { Relation } from '../claims/relation/relation.ts'
import { SUSPECTED } from './corrections.ts'
import { judgeRelations } from './judge-relations.ts'
import type { WishedPrecision } from './judge-relations.ts'
import { LEAST_EVIDENCE, believedOnSheets } from './sheet-evidence.ts'

/** Tables with formulas have not been fitted: there the confidence that their searches propose with decides. */
const UNFITTED = { serious: 0.75, warning: 0.6 }

/** What is asked of the relations of a workbook. */
interface SheetWishes {
  wished: WishedPrecision
  isComputed: (figure: Figure) => boolean
}

/**
 * The relations of a workbook. Tables that somebody typed are judged as those of a report are; among formulas the confidence of the search
 * decides. A sum that the cells of many other columns keep to their last stored digit is meant in both, however far off this one is.
 */
export function judgeSheets(
  relations: readonly Relation[],
  figures: readonly Figure[],
  { wished, isComputed }: SheetWishes,
): Relation[] {
  const computing = new Set(figures.filter(isComputed).map(({ location }) => location.block))
  const isTyped = (relation: Relation) => !figuresOf(relation).some(({ location }) => computing.has(location.block))
  const byHand = judgeRelations(relations.filter(isTyped), figures, wished).values()
  const isProven = provenByLanes(relations)
  const repeats = repeatsOfOne(relations)
  const isBelieved = believedOnSheets(relations)
  return relations.map((relation) => {
    const judged = isTyped(relation) ? judgeTyped(relation, byHand.next().value ?? relation) : byPrior(relation)
    if (!relation.holds && (repeats.has(relation) || !isBelieved(relation))) return { ...judged, verdict: undefined }
    if (!isProven(judged)) return judged
    // What the other columns prove is as sure as its search, whatever tables of reports would make of it.
    return { ...judged, verdict: 'serious', probability: Math.max(judged.probability ?? 0, relation.confidence) }
  })
}

/**
 * A sum that no column keeps is short of the same line in each of them: all but the largest gap repeat it. Where one column keeps it, each of
 * the others is wrong by itself.
 */
function repeatsOfOne(relations: readonly Relation[]): ReadonlySet<Relation> {
  const groups = Map.groupBy(
    relations.filter(({ group }) => group !== undefined),
    ({ group }) => group,
  )
  return new Set(
    [...groups.values()].flatMap((lanes) => {
      if (lanes.some(({ holds }) => holds) || lanes.length < LEAST_LANES) return []
      return lanes.toSorted((a, b) => shareOpen(b) - shareOpen(a)).slice(1)
    }),
  )
}

/** The gap of a sum as a share of what is printed. */
function shareOpen({ stated, expected }: Relation): number {
  return Math.abs(stated.minus(expected).toNumber()) / Math.max(1, Math.abs(stated.toNumber()))
}

/** What labels state is meant in a typed sheet as in one of formulas; rates of several columns add up by chance alone. */
function judgeTyped(relation: Relation, judged: Relation): Relation {
  const { kind, result, basis, linear } = relation
  if (isOfRates(relation) || isBalance(relation)) return relation
  if (kind === 'cross-sum' && result.amount.unit === 'percent') return relation
  return judged.verdict === undefined && basis === 'labelled' && linear ? byPrior(relation) : judged
}

function byPrior(relation: Relation): Relation {
  if (relation.holds || relation.confidence < UNFITTED.warning) return relation
  return { ...relation, verdict: relation.confidence >= UNFITTED.serious ? 'serious' : 'warning' }
}

const LEAST_LANES = 3
/** What a search says that has little but digits to go by. */
const UNSURE = 0.4
/** Lanes that keep a sum for each that does not. */
const LEAST_RATIO = 3
/** Tells which broken sums the other lanes of their structure prove to be meant. */
function provenByLanes(relations: readonly Relation[]): (relation: Relation) => boolean {
  const byGroup = Map.groupBy(relations, ({ group }) => group)
  const lanesOf = ({ group, cues }: Relation): { held: number; broken: number } => {
    if (cues?.lanes) return cues.lanes
    const lanes = group === undefined ? [] : (byGroup.get(group) ?? [])
    const held = lanes.filter((lane) => lane.holds).length
    return { held, broken: lanes.length - held }
  }
  return (relation) => {
    const { holds, confidence, basis, cues, terms } = relation
    // Lines that are taken with signs of their own, of which the search itself is unsure, are met by chance.
    if (confidence < UNSURE && terms.some(({ sign }) => sign < 0)) return false
    if (holds || confidence < SUSPECTED || basis !== 'proven' || cues?.weak || isBalance(relation)) return false
    if (relation.result.amount.unit === 'percent' || isOfRates(relation)) return false
    if ((cues?.evidence ?? 0) < LEAST_EVIDENCE) return false
    const { held, broken } = lanesOf(relation)
    return held >= LEAST_LANES && held >= LEAST_RATIO * broken
  }
}

/** Columns of which two repeat each other: the year of a balance is its last quarter. */
function isBalance(relation: Relation): boolean {
  if (relation.kind !== 'cross-sum') return false
  const values = figuresOf(relation)
    .map(({ amount }) => amount.value)
    .filter((value) => Math.abs(Number(value)) >= TELLING)
  return new Set(values).size < values.length
}

/** Amounts below it are equal by chance. */
const TELLING = 100

/** Nothing but fractions of one: rates that no format calls so, in a column beside amounts. */
function isOfRates(relation: Relation): boolean {
  return figuresOf(relation).every(({ amount }) => amount.decimals > 2 && Math.abs(Number(amount.value)) < 1)
}
