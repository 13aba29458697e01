import { Decimal, parseAddress, type Amount, type Figure, type Finding, type Unit } from '@tickmark/document'
import { labelOf, lineNameOf } from './evidence.ts'
import type { Area, Place } from '../formula/reference.ts'
import { isNumeric, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import type { WorkbookModel } from '../model/model.ts'
import { isSameValue } from '../recalculation/stale.ts'
import { headAt, isPeriodHead } from '../sheet/time-axis.ts'
import { isPercentFormat } from '../sheet/number-format.ts'

/** The check that a formula gives the value that the file stores. */
const RECALCULATION_RULE = 'traceability/workbook-stale-value'

/**
 * Every number of a workbook but period heads. One is contradicted when a finding stands at it. None is verified here: that computing a
 * formula anew gives its value proves the file and not the formula; what was typed in can only be checked against its source.
 */
export function workbookFigures(model: WorkbookModel, findings: readonly Finding[]): Figure[] {
  const isContradicted = contradictedPlaces(findings)
  return [...model.grids.values()].flatMap((grid) => {
    const scale = scaleOf(grid)
    return grid.cells
      .filter((cell) => isNumeric(cell) && !isPeriodHead(model.axes(cell.sheet), cell))
      .map((cell) => makeFigure(model, cell, scale, isContradicted(cell)))
  })
}

function makeFigure(model: WorkbookModel, cell: ModelCell, scale: number, contradicted: boolean): Figure {
  const checks = checksOf(model, cell)
  const period = headAt(model.axes(cell.sheet), cell)?.cell.text
  const label = lineNameOf(model, cell) || labelOf(model, cell)
  return {
    id: `${cell.sheet}!${cell.address}`,
    amount: amountOf(cell, scale),
    text: cell.cell.text.trim(),
    location: { sheet: cell.sheet, cell: cell.address },
    ...(label && { label }),
    ...(period && { columnLabel: period, period: { kind: 'unknown' as const, text: period } }),
    state: contradicted ? 'contradicted' : 'unverified',
    checks,
  }
}

/** Whether nothing speaks for a figure but that its own formula gives it. */
export function isRecomputed({ state, checks }: Figure): boolean {
  return state === 'unverified' && checks.some(({ ruleId, held }) => held && ruleId === RECALCULATION_RULE)
}

/** Shared by all figures that have them: a large model has millions. */
const UNCHECKED: Figure['checks'] = []
const HELD: Figure['checks'] = [{ ruleId: RECALCULATION_RULE, held: true }]
const FAILED: Figure['checks'] = [{ ruleId: RECALCULATION_RULE, held: false }]

function checksOf(model: WorkbookModel, cell: ModelCell): Figure['checks'] {
  const computed = model.recalculation?.valueAt(cell)
  if (computed === undefined) return UNCHECKED
  return isSameValue(cell.cell.value, computed) ? HELD : FAILED
}

/** The stored number, exact; a percentage as it is printed. */
function amountOf(cell: ModelCell, scale: number): Amount {
  const unit = unitOf(cell.cell.numberFormat)
  const value = new Decimal(cell.cell.value as number)
  const decimals = /[.](\d+)/.exec(cell.cell.text)?.[1]?.length ?? 0
  return {
    value: (unit === 'percent' ? value.times(100) : value).toFixed(),
    scale: unit === 'unknown' ? scale : 0,
    unit,
    decimals,
  }
}

function unitOf(format = ''): Unit {
  if (isPercentFormat(format)) return 'percent'
  return /0\s*\\?"?x"?/i.test(format) ? 'multiple' : 'unknown'
}

const SCALES: readonly (readonly [number, RegExp])[] = [
  [
    3,
    /千元|千円|천\s*원|in thousands|(?:\$|usd|eur|gbp|rmb|cny)?\s{0,5}'?000s?\b|\(?(?:usd|\$|€|£)\s*(?:k|thousands?)\)?/i,
  ],
  [4, /万元|万円|만\s*원|in ten thousands/i],
  [6, /百万元|百万円|백만\s*원|in millions|(?:usd|\$|€|£|rmb|cny|eur|gbp)\s*(?:m|mm|mn|millions?)\b/i],
  [8, /亿元|億円|억\s*원/],
]

/** The power of ten that a sheet's own statement of its unit gives ("单位：万元"); 0 without one. */
function scaleOf(grid: SheetGrid): number {
  for (const { cell } of grid.cells) {
    if (cell.rowIndex > 12) break
    if (cell.type !== 'text' || cell.text.length > 60) continue
    const found = SCALES.toReversed().find(([, pattern]) => pattern.test(cell.text))
    if (found && /单位|단위|単位|unit|\bin\b|\(|（/i.test(cell.text)) return found[0]
  }
  return 0
}

/** Cells at which a finding, suggestions apart, says that something is wrong. */
function contradictedPlaces(findings: readonly Finding[]): (place: Place) => boolean {
  const areas = findings.flatMap(({ severity, evidence: [first] }) => {
    const area = severity === 'suggestion' ? undefined : areaOf(first.location.sheet, first.location.cell)
    return area ? [area] : []
  })
  const bySheet = Map.groupBy(areas, ({ sheet }) => sheet)
  return ({ sheet, row, column }) =>
    (bySheet.get(sheet) ?? []).some(
      (area) => row >= area.top && row <= area.bottom && column >= area.left && column <= area.right,
    )
}

function areaOf(sheet: string | undefined, address = ''): Area | undefined {
  const [from, to] = address.split(':').map(parseAddress)
  if (!sheet || !from) return undefined
  const end = to ?? from
  return { sheet, top: from.rowIndex, left: from.columnIndex, bottom: end.rowIndex, right: end.columnIndex }
}
