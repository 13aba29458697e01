import { rowCells, rowAt, cellIn, columnAt } from '../../facts/grids/read-grid.ts'
import { headsOtherBasis } from '@tickmark/language'
import { Decimal, amountValue, roundingOf, itemAt } from '@tickmark/document'
import { labelKey } from '../../facts/text/label-key.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { percentChange, percentTolerance } from '../changes/change-columns.ts'
import { testRelation, ofTerms } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { shareRelation } from '../relation/share-relation.ts'

/** Farther off than this, in points, the row may mean something else in that column. */
const FAR = 30
const FAR_CONFIDENCE = 0.55
/** Nearer than this, in points, other rounding than ours may explain it. */
const NEAREST = 0.5
/** Columns in which a reading must hold before the others are tested. */
const MIN_HELD = 2

/** Rows of rates below their amounts: growth over the column before, a margin, a share of revenue. Learnt from the columns in which they hold. */
export function rowRatios(grids: readonly Grid[]): Relation[] {
  const revenue = grids.flatMap((grid) => revenueByYear(grid) ?? [])[0]
  return grids.flatMap((grid) => {
    if (grid.scope === 'parent') return []
    const names = amountNames(grid)
    const before = columnsBefore(grid)
    return grid.rows.flatMap((_, row) => {
      const rates = rowCells(grid, row).filter((cell) => cell && !cell.dash && cell.figure.amount.unit === 'percent')
      if (rates.length < MIN_HELD || rowAt(grid, row).kind === 'heading') return []
      const bases = basesOf(grid, row, names)
      const readings = [
        ...bases.flatMap((base) => [growthReading(grid, row, base, before), ...ratioReadings(grid, row, base)]),
        ...(/毛利率|gross (?:profit )?margin|매출총이익률|売上総利益率|粗利率/i.test(rowAt(grid, row).label)
          ? [grossMargin(grid, row)]
          : []),
        ...(revenue && /收入|销售额|revenue|sales|率$|\bmargin\b/i.test(rowAt(grid, row).label)
          ? bases.map((base) => ratioTo(grid, row, base, (column) => revenue.get(yearOf(grid, column))))
          : []),
      ]
      return meantReading(readings)
    })
  })
}

/** The names of the rows that hold amounts; undefined for the others. */
function amountNames(grid: Grid): (string | undefined)[] {
  return grid.rows.map(({ kind, label }, index) =>
    kind !== 'heading' &&
    rowCells(grid, index).some((cell) => cell && !cell.dash && cell.figure.amount.unit !== 'percent')
      ? labelKey(label)
      : undefined,
  )
}

/** The amounts that a rate may be of: the row above it, and rows of which its name has a piece. */
function basesOf(grid: Grid, row: number, names: readonly (string | undefined)[]): number[] {
  const above = row === 0 ? -1 : names.findLastIndex((other, index) => index < row && other !== undefined)
  // A heading in between begins rates of something else.
  const isParted = grid.rows.slice(above + 1, row).some(({ kind }) => kind === 'heading')
  const name = labelKey(rowAt(grid, row).label).replace(/(?:率|占比|比例|(?<!\s)\s*(?:margin|rate|ratio)).*$/i, '')
  const named =
    name.length < 2 ? [] : names.flatMap((other, index) => (index !== row && other?.includes(name) ? [index] : []))
  return [...new Set([...(above < 0 || isParted ? [] : [above]), ...named])]
}

/** For each column the one that holds the amounts of the year before; undefined where none or several do. */
function columnsBefore(grid: Grid): (number | undefined)[] {
  const years = grid.columns.map((_, column) => Number(yearOf(grid, column)))
  const amounts = grid.columns.flatMap(({ kind }, column) => (kind === 'amount' ? [column] : []))
  const ofYear = Map.groupBy(amounts, (column) => years[column])
  return years.map((year) => {
    const before = ofYear.get(year - 1) ?? []
    return before.length === 1 ? before[0] : undefined
  })
}

function growthReading(grid: Grid, row: number, base: number, before: readonly (number | undefined)[]): Relation[] {
  // "growth (annualised)" below an amount that is not: as printed it can only be shown to be right.
  const isOtherwise = headsOtherBasis(rowAt(grid, row).label) && !headsOtherBasis(rowAt(grid, base).label)
  const growth = growthOf(grid, row, base, before)
  return isOtherwise ? growth.filter(({ holds }) => holds) : growth
}

function growthOf(grid: Grid, row: number, base: number, before: readonly (number | undefined)[]): Relation[] {
  return grid.columns.flatMap((_, column) => {
    const [rate, now] = [cellIn(grid, row, column), cellIn(grid, base, column)]
    const last = before[column]
    const then = last === undefined ? undefined : cellIn(grid, base, last)
    if (!isRate(rate) || !isPositive(now) || !isPositive(then)) return []
    const relation = testRelation({
      kind: 'percent-change',
      result: rate.figure,
      terms: [
        { figure: now.figure, sign: 1 },
        { figure: then.figure, sign: -1 },
      ],
      compute: ofTerms((a, b) => percentChange(a, b)),
      stated: new Decimal(rate.figure.amount.value),
      linear: false,
      tolerance: percentTolerance(rate.figure.amount, now.figure.amount, then.figure.amount),
      confidence: 0.8,
      basis: 'proven',
      formula: ([a, b]) => `(${a} − ${b}) ÷ ${b}`,
    })
    return relation ? [relation] : []
  })
}

function ratioReadings(grid: Grid, row: number, base: number): Relation[][] {
  return grid.rows.flatMap((_, other) =>
    other === row || other === base ? [] : [ratioTo(grid, row, base, (column) => cellIn(grid, other, column))],
  )
}

function ratioTo(grid: Grid, row: number, base: number, wholeOf: (column: number) => GridCell | undefined): Relation[] {
  return grid.columns.flatMap(({ kind }, column) => {
    // By how many points a rate changed is no rate of the changes of its amounts.
    if (kind === 'change' || kind === 'percent-change') return []
    const [rate, part, whole] = [cellIn(grid, row, column), cellIn(grid, base, column), wholeOf(column)]
    if (!isRate(rate) || !isPositive(part) || !isPositive(whole)) return []
    if (part.figure.amount.unit !== whole.figure.amount.unit) return []
    const relation = shareRelation(rate.figure, part.figure, whole.figure, 0.8)
    return relation ? [{ ...relation, basis: 'proven' as const }] : []
  })
}

/** What is left of revenue after its cost, of a table that prints no gross profit. */
function grossMargin(grid: Grid, row: number): Relation[] {
  const [revenue, cost] = ['revenue', 'cost_of_sales'].map((concept) =>
    grid.rows.findIndex((other) => other.concept === concept && other.kind !== 'heading'),
  ) as [number, number]
  if (revenue < 0 || cost < 0) return []
  return grid.columns.flatMap((_, column) => {
    const cells = grid.cells
    const [rate, whole, part] = [
      itemAt(cells, row)[column],
      itemAt(cells, revenue)[column],
      itemAt(cells, cost)[column],
    ]
    if (!isRate(rate) || !isPositive(whole) || !isPositive(part)) return []
    const relation = testRelation({
      kind: 'ratio',
      result: rate.figure,
      terms: [
        { figure: whole.figure, sign: 1 },
        { figure: part.figure, sign: -1 },
      ],
      compute: ofTerms((a, b) => a.minus(b).div(a).times(100)),
      stated: new Decimal(rate.figure.amount.value),
      linear: false,
      tolerance: percentTolerance(rate.figure.amount, part.figure.amount, whole.figure.amount),
      confidence: 0.8,
      basis: 'proven',
      formula: ([a, b]) => `(${a} − ${b}) ÷ ${a}`,
    })
    return relation ? [relation] : []
  })
}

function isRate(cell: GridCell | undefined): cell is GridCell {
  return cell !== undefined && !cell.dash && cell.figure.amount.unit === 'percent' && !cell.value.isZero()
}

function isPositive(cell: GridCell | undefined): cell is GridCell {
  return (
    cell !== undefined &&
    !cell.dash &&
    cell.figure.amount.unit !== 'percent' &&
    amountValue(cell.figure.amount).greaterThan(roundingOf(cell.figure.amount))
  )
}

/** Decimal digits by which the columns of a reading must speak against chance, beyond those that trying many readings uses up. */
const LEAST_EVIDENCE = 1.5

/** Whether a reading was to be expected among so many: 0.25% of something is soon found in a table of fifty rows. */
function isChance(reading: readonly Relation[], tried: number): boolean {
  const digits = new Map(
    reading.flatMap(({ holds, stated, tolerance }): [string, number][] =>
      holds ? [[stated.toFixed(), Math.log10(Math.max(1, stated.abs().div(tolerance.times(2)).toNumber()))]] : [],
    ),
  )
  return [...digits.values()].reduce((sum, own) => sum + own, 0) < Math.log10(tried) + LEAST_EVIDENCE
}

/** The reading that most columns bear out; one that not even two bear out, or as many contradict, says nothing. */
function meantReading(readings: readonly Relation[][]): Relation[] {
  // One and the same rate in every column is no proof, nor is the whole of something.
  const held = (relations: readonly Relation[]) =>
    new Set(relations.flatMap(({ holds, stated }) => (holds && !stated.equals(100) ? stated.toFixed() : []))).size
  const broken = (relations: readonly Relation[]) => relations.filter(({ holds }) => !holds).length
  const best = readings.toSorted((a, b) => held(b) - held(a))[0]
  if (!best || isChance(best, readings.length) || held(best) < MIN_HELD || held(best) <= broken(best)) return []
  const lengths = new Set(best.flatMap(({ holds, result }) => (holds ? [result.period?.start] : [])))
  // A rate of nine months is not had as one of three is, where it is put on a year.
  const isAlone = broken(best) === 1 && held(best) > MIN_HELD
  return best.flatMap((relation) => {
    const { holds, stated, expected, result } = relation
    const gap = stated.minus(expected).abs()
    if (holds) return [relation]
    if (!lengths.has(result.period?.start) || gap.lessThan(NEAREST)) return []
    return [gap.lessThan(FAR) || isAlone ? relation : { ...relation, confidence: FAR_CONFIDENCE }]
  })
}

function yearOf(grid: Grid, column: number): string {
  return columnAt(grid, column).period?.end?.slice(0, 4) ?? ''
}

/** The revenue that a table prints for each of its years. */
function revenueByYear(grid: Grid): Map<string, GridCell> | undefined {
  const row = grid.rows.findIndex(({ concept, kind }) => concept === 'revenue' && kind !== 'heading')
  if (row < 0 || grid.scope === 'parent') return undefined
  const cells = grid.columns.flatMap(({ kind }, column): [string, GridCell][] => {
    const cell = cellIn(grid, row, column)
    return kind === 'amount' && isPositive(cell) && yearOf(grid, column) ? [[yearOf(grid, column), cell]] : []
  })
  const years = new Map(cells)
  return years.size === cells.length && years.size >= MIN_HELD ? years : undefined
}
