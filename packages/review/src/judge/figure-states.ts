import { cellAddress, parseRange } from '@tickmark/document'
import type { Figure, Finding, Location } from '@tickmark/document'
import type { CheckedFacts } from './checked-facts.ts'
import { isCounted } from './blame.ts'
import { figuresOf } from '../claims/relation/relation.ts'
import type { Relation, RelationKind } from '../claims/relation/relation.ts'
import { workbookFigures } from '@tickmark/workbook'
import type { WorkbookModel } from '@tickmark/workbook'

const RULE_OF: Record<RelationKind, string> = {
  sum: 'calculation/total-mismatch',
  parts: 'calculation/total-mismatch',
  'cross-sum': 'calculation/cross-total-mismatch',
  difference: 'calculation/difference-mismatch',
  change: 'calculation/change-mismatch',
  'percent-change': 'calculation/change-mismatch',
  'prose-growth': 'calculation/growth-mismatch',
  'prose-amount': 'calculation/growth-mismatch',
  share: 'calculation/share-mismatch',
  'share-total': 'calculation/share-mismatch',
  ratio: 'calculation/ratio-mismatch',
  eps: 'calculation/ratio-mismatch',
  product: 'calculation/product-mismatch',
  average: 'calculation/average-mismatch',
  sensitivity: 'calculation/sensitivity-mismatch',
  quarters: 'consistency/quarters-differ-from-year',
  'tax-reconciliation': 'calculation/tax-reconciliation',
  balance: 'consistency/balance-sheet-unbalanced',
  'debits-credits': 'consistency/debits-differ-from-credits',
  'cash-roll': 'consistency/cash-roll-forward',
  'cash-tie': 'consistency/cash-differs-from-balance-sheet',
  'profit-tie': 'consistency/profit-differs-between-statements',
  'note-tie': 'consistency/note-differs-from-statement',
  'roll-forward': 'consistency/roll-forward-broken',
  'same-item': 'consistency/same-item-differs',
  'prose-restated': 'consistency/prose-differs-from-table',
}

/** Rules on what tables and sentences state. */
export const STATED_RULES: ReadonlySet<string> = new Set([...Object.values(RULE_OF), 'consistency/exchanged-figures'])

/** The checks that each figure took part in, by its id: those that held and those that failed. */
function checksByFigure({ relations, confirmations }: CheckedFacts): Map<string, Figure['checks']> {
  const checks = new Map<string, Figure['checks']>()
  const add = (id: string, ruleId: string, held: boolean) => {
    const list = checks.get(id) ?? []
    if (!list.some((check) => check.ruleId === ruleId && check.held === held))
      checks.set(id, [...list, { ruleId, held }])
  }
  for (const relation of relations) recordRelation(relation, add)
  for (const { relation, figures } of confirmations)
    for (const figure of figures) add(figure.id, RULE_OF[relation.kind], true)
  return checks
}

/** Figures with their states: verified by a check that held, contradicted by a finding that stands at them. */
export function markFigures(facts: CheckedFacts, findings: readonly Finding[]): Figure[] {
  const checks = checksByFigure(facts)
  const contradicted = new Set(
    findings
      .filter((finding) => finding.severity !== 'suggestion')
      .flatMap((finding) => wrongPlaces(finding).map(placeKey)),
  )
  return facts.figures.map((figure) => {
    const own = checks.get(figure.id) ?? []
    const state = contradicted.has(placeKey(figure.location))
      ? 'contradicted'
      : own.some((check) => check.held)
        ? 'verified'
        : 'unverified'
    return { ...figure, state, checks: own }
  })
}

/** Where the wrong figures of a finding stand: its first evidence, and the second too where two were exchanged. */
function wrongPlaces({ evidence, messageId }: Finding): Figure['location'][] {
  return evidence.slice(0, messageId === 'exchanged' ? 2 : 1).map((piece) => piece.location)
}

function recordRelation(relation: Relation, add: (id: string, ruleId: string, held: boolean) => void): void {
  if (!isCounted(relation)) return
  for (const figure of figuresOf(relation)) add(figure.id, RULE_OF[relation.kind], relation.holds)
}

function placeKey({ block, rowIndex, columnIndex, sheet, cell, start }: Figure['location']): string {
  const place = sheet === undefined ? `${block}:${rowIndex ?? ''}:${columnIndex ?? ''}` : `${sheet}!${cell}`
  return `${place}@${start ?? ''}`
}

/**
 * The figures of a workbook: every number that its formulas compute or somebody typed, each with the checks of both; then those that
 * only its texts hold. Codes and the years of a head are names.
 */
export function markSheetFigures(model: WorkbookModel, facts: CheckedFacts, findings: readonly Finding[]): Figure[] {
  const marked = new Map(markFigures(facts, findings).map((figure) => [figure.id, figure]))
  const isName = namesOf(facts)
  const numbers = workbookFigures(model, findings).flatMap((figure) => {
    const stated = marked.get(figure.id)
    if (!stated) return isName(figure) ? [] : [figure]
    marked.delete(figure.id)
    return [joinStates(figure, stated)]
  })
  return [...numbers, ...Array.from(marked.values(), (figure) => ({ ...figure, location: placeOnly(figure.location) }))]
}

/** A number as its formula and as its table know it. A value that its own formula does not give is not verified by what it adds up to. */
function joinStates(figure: Figure, stated: Figure): Figure {
  const states = [figure.state, stated.state]
  const isRefuted = figure.checks.some(({ held }) => !held)
  const { columnLabel = stated.columnLabel, period = stated.period } = figure
  return {
    ...figure,
    ...(columnLabel ? { columnLabel } : {}),
    ...(stated.concept ? { concept: stated.concept } : {}),
    ...(period ? { period } : {}),
    state: states.includes('contradicted')
      ? 'contradicted'
      : states.includes('verified') && !isRefuted
        ? 'verified'
        : 'unverified',
    checks: [...figure.checks, ...stated.checks],
  }
}

/** A year as heads print it; in the head of a table other whole numbers may be the values of a parameter. */
const YEAR = /^(?:19|20)\d\d$/

/** Tells the typed numbers that head columns or stand among the codes of a sheet's table. */
function namesOf({ grids }: CheckedFacts): (figure: Figure) => boolean {
  const heads = new Set<string>()
  const codes = new Set<string>()
  for (const { table, rows, naming } of grids) {
    const origin = parseRange(table.range ?? '')?.from
    if (!naming || !origin) continue
    const at = (row: number, column: number) =>
      `${table.sheet}!${cellAddress(origin.rowIndex + row, origin.columnIndex + column)}`
    for (const row of naming.rows) for (let column = 0; column < table.columnCount; column++) heads.add(at(row, column))
    for (const column of naming.columns) for (const { rowIndex } of rows) codes.add(at(rowIndex, column))
  }
  return ({ id, text, checks }) => checks.length === 0 && (codes.has(id) || (heads.has(id) && YEAR.test(text)))
}

/** A place in a sheet as everybody else names it: without its table's own rows and columns. */
export function placeOnly(location: Location): Location {
  const { block: _block, rowIndex: _row, columnIndex: _column, ...place } = location
  return location.sheet === undefined ? location : place
}
