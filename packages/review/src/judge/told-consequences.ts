import { parseAddress, type Evidence, type Finding } from '@tickmark/document'
import {
  changesOf,
  consequencesOf,
  gridOf,
  type Recalculation,
  type Recalculator,
  type WorkbookModel,
} from '@tickmark/workbook'

/** Rules that say what two cells, or one, show: an imbalance, cash below nothing. */
const STATES: ReadonlySet<string> = new Set(['consistency/workbook-unbalanced', 'assumption/negative-cash'])
/** What rounding leaves. */
const TOLERANCE = 1

/**
 * What follows from an error that is told is no finding of its own, and much follows from any error in a model: what counts is whether it
 * goes away with it. All corrections that the findings name are put in at once; what a cell shows even then has a cause of its own.
 */
export function withoutConsequences(
  findings: readonly Finding[],
  model: WorkbookModel,
  recalculator: Recalculator | undefined,
): Finding[] {
  const following = new Set(findings.filter((finding) => STATES.has(finding.ruleId) && isConsequence(model, finding)))
  if (following.size === 0) return [...findings]
  const changes = findings.flatMap((finding) => (finding.severity === 'suggestion' ? [] : changesOf(finding)))
  const after = recalculator && changes.length > 0 ? recalculator.recalculate(model.workbook, changes) : undefined
  return findings.filter((finding) => !following.has(finding) || (after !== undefined && persists(finding, after)))
}

function isConsequence(model: WorkbookModel, { evidence }: Finding): boolean {
  const known = consequencesOf(model)
  return evidence.slice(0, 2).some((place) => {
    const cell = placeOf(place)
    const own = cell && gridOf(model, cell.sheet)?.at(cell.row, cell.column)
    return own !== undefined && known.has(own)
  })
}

/** Two totals that still differ; cash that is still below nothing. */
function persists({ ruleId, evidence }: Finding, after: Recalculation): boolean {
  const [first, second] = evidence.map((place) => {
    const cell = placeOf(place)
    const value = cell && after.valueAt(cell)
    return typeof value === 'number' ? value : undefined
  })
  if (first === undefined) return false
  if (ruleId === 'assumption/negative-cash') return first < -TOLERANCE
  return second !== undefined && Math.abs(first - second) > Math.max(TOLERANCE, 1e-5 * Math.abs(first))
}

function placeOf({ location: { sheet, cell } }: Evidence): { sheet: string; row: number; column: number } | undefined {
  const address = parseAddress((cell ?? '').split(':')[0] ?? '')
  return sheet !== undefined && address ? { sheet, row: address.rowIndex, column: address.columnIndex } : undefined
}
