import { parseRange } from '@tickmark/document'
import type { Finding, Location } from '@tickmark/document'
import { STATED_RULES } from './figure-states.ts'
import type { Cause } from './blame.ts'
import { figuresOf } from '../claims/relation/relation.ts'

/** Rules on workbooks that say that the value of a cell is wrong, not only how it came about. */
const ON_VALUES: ReadonlySet<string> = new Set([
  'formula/constant-in-formulas',
  'formula/inconsistent-formula',
  'formula/typed-statistic',
  'traceability/workbook-hardcoded',
  'consistency/workbook-roll-forward',
  'consistency/workbook-balance-plug',
  'consistency/workbook-unbalanced',
  'assumption/scale-outlier',
])
const IMBALANCE = 'consistency/workbook-unbalanced'
const UNBALANCED = 'consistency/balance-sheet-unbalanced'
const RANKS = { serious: 2, warning: 1, suggestion: 0 } as const

/**
 * A workbook is checked twice: as a model, by its formulas, and as a document, by what its tables state. Where both name one cell, the
 * graver finding stays, so where the one blames a part and the other its total; an imbalance of totals gives way to the figure that causes it.
 */
export function oncePerCause(findings: readonly Finding[], causes: readonly Cause[]): Finding[] {
  const ofModel = findings.filter(({ ruleId }) => ON_VALUES.has(ruleId))
  if (ofModel.length === 0 || causes.length === 0) return [...findings]
  const stated = findings.filter((finding) => isStated(finding, causes))
  const gone = new Set<Finding>()
  for (const finding of stated) {
    const result = causeOf(finding, causes)?.relation.result
    const twin = ofModel.find(
      (other) => covers(other, finding.evidence[0].location) || (result && covers(other, result.location)),
    )
    if (twin) gone.add(RANKS[finding.severity] > RANKS[twin.severity] ? twin : finding)
  }
  for (const finding of ofModel.filter(({ ruleId }) => ruleId === IMBALANCE)) {
    const isExplained = stated.some((other) => !gone.has(other) && explains(other, finding, causes))
    if (isExplained) gone.add(finding)
  }
  // The model's finding counts the periods out of balance: each of them once more says nothing new.
  const counted = ofModel.filter((finding) => finding.ruleId === IMBALANCE && !gone.has(finding))
  for (const finding of stated)
    if (finding.ruleId === UNBALANCED && counted.some((other) => isOfSameLines(other, finding))) gone.add(finding)
  return findings.filter((finding) => !gone.has(finding))
}

/** Both name the same two rows of one sheet. */
function isOfSameLines(one: Finding, other: Finding): boolean {
  const rowsOf = ({ evidence }: Finding): Set<string> =>
    new Set(
      evidence.flatMap(({ location: { sheet, cell } }) => {
        const range = parseRange(cell ?? '')
        return range ? [`${sheet}|${range.from.rowIndex}`] : []
      }),
    )
  const [own, theirs] = [rowsOf(one), rowsOf(other)]
  return [...theirs].filter((row) => own.has(row)).length >= 2
}

/** Whether a finding tells of a broken relation. */
function isStated(finding: Finding, causes: readonly Cause[]): boolean {
  return STATED_RULES.has(finding.ruleId) && causeOf(finding, causes) !== undefined
}

function causeOf({ evidence: [{ location }] }: Finding, causes: readonly Cause[]): Cause | undefined {
  if (location.sheet === undefined) return undefined
  return causes.find(
    ({ culprit }) => culprit.location.sheet === location.sheet && culprit.location.cell === location.cell,
  )
}

function explains(finding: Finding, imbalance: Finding, causes: readonly Cause[]): boolean {
  const { relations = [] } = causeOf(finding, causes) ?? {}
  return relations.some(
    (relation) =>
      relation.kind === 'balance' && figuresOf(relation).some(({ location }) => covers(imbalance, location)),
  )
}

function covers({ evidence: [{ location: area }] }: Finding, place: Location): boolean {
  const range = parseRange(area.cell ?? '')
  const cell = parseRange(place.cell ?? '')?.from
  return (
    area.sheet === place.sheet &&
    range !== undefined &&
    cell !== undefined &&
    cell.rowIndex >= range.from.rowIndex &&
    cell.rowIndex <= range.to.rowIndex &&
    cell.columnIndex >= range.from.columnIndex &&
    cell.columnIndex <= range.to.columnIndex
  )
}
