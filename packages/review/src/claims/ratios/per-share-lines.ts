import {
  namesDiluted,
  namesNetAssets,
  namesOperationsOfShare,
  namesUnitsInIssue,
  namesValueOfUnit,
} from '@tickmark/language'
import { cellIn, headingOver, rowAt, rowCells } from '../../facts/grids/read-grid.ts'
import type { Period } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'

/** A row of a table that earnings per share are made of. */
export interface PerShareLine {
  grid: Grid
  row: number
}

/** Lines by what they are to earnings per share, of all tables of a document. */
export interface PerShareLines {
  basic: readonly PerShareLine[]
  diluted: readonly PerShareLine[]
  shares: readonly PerShareLine[]
  dilutedShares: readonly PerShareLine[]
  profits: readonly PerShareLine[]
}

const EARNINGS =
  /每股(?:收益|盈利|盈餘|虧損|亏损)|(?:earnings|income|profit|loss|\beps\b).{0,40}(?:per (?:common |ordinary )?share|\beps\b)|\beps\b|주당\s?(?:순)?(?:이익|손실|손익)|1株当たり(?:当期)?(?:純)?(?:利益|損失)|résultat.{0,24}par action|utile.{0,24}per azione|beneficio.{0,24}por acción|ergebnis je aktie/i
const OTHER_PER_SHARE = /dividend|dividende|배당|配当|股利|股息|net assets?|book value|净资产|淨資產|純資産|순자산/i
const SHARES = /weighted[- ]average|加权平均|加權平均|가중평균|期中平均|pondér|ponderat|ponderad|gewichtet/i
/** "Net income attributable to PepsiCo", "… available to common shareholders", but not what others have of it. */
const OWNERS_PROFIT =
  /\b(?:income|earnings|loss|profit)\)?.{0,12}\b(?:attributable|available|applicable) to\b(?!.*(?:non-?controlling|minority|preferred|participating|\bper\b))/i
const PROFITS = new Set(['net_profit_parent', 'net_profit'])
const LEAST_SHARES = 1000
const MOST_EARNINGS = 1_000_000

export function findPerShareLines(grids: readonly Grid[]): PerShareLines {
  const all = grids.flatMap((grid) => grid.rows.map((_, row): PerShareLine => ({ grid, row })))
  const rows = all.filter(({ grid, row }) => rowAt(grid, row).kind !== 'heading')
  const [earnings, counts] = [rows.filter(isEarnings), rows.filter(isShares)]
  const homes = new Set(counts.map(({ grid }) => grid))
  return {
    basic: earnings.filter((line) => !isDiluted(line)),
    diluted: earnings.filter(isDiluted),
    shares: counts.filter((line) => !isDiluted(line)),
    dilutedShares: counts.filter(isDiluted),
    profits: rows.filter(
      (line) =>
        (isProfit(line, homes) || isDilutedProfit(line, homes)) &&
        !earnings.includes(line) &&
        !counts.includes(line) &&
        !isAmong(line, counts),
    ),
  }
}

/** "Weighted average shares, basic; convertible notes; warrants; weighted average shares, diluted": what stands between is shares that dilute. */
function isAmong({ grid, row }: PerShareLine, counts: readonly PerShareLine[]): boolean {
  const own = counts.filter((count) => count.grid === grid)
  const isBetween = own.some((count) => count.row < row) && own.some((count) => count.row > row)
  return isBetween && !namesProfit(rowAt(grid, row).label)
}

const OF_PROFIT =
  /\b(?:income|earnings|profit|loss)\b|净利润|淨利|损益|損益|순이익|순손익|利益|résultat|ergebnis|gewinn|\butile\b|\bbeneficio/i

/** A profit or loss by a label, before or after what is taken from it. */
export function namesProfit(label: string): boolean {
  return OF_PROFIT.test(label)
}

/** "Net income – diluted": the profit that is left once what dilutes had been turned into shares. */
function isDilutedProfit({ grid, row }: PerShareLine, homes: ReadonlySet<Grid>): boolean {
  return homes.has(grid) && isDiluted({ grid, row }) && namesProfit(rowAt(grid, row).label)
}

/** Lines by what they are to the value of one unit of a fund, or of one share of the net assets. */
export interface UnitLines {
  values: readonly PerShareLine[]
  units: readonly PerShareLine[]
  netAssets: readonly PerShareLine[]
}

export function findUnitLines(grids: readonly Grid[]): UnitLines {
  const all = grids.flatMap((grid) => grid.rows.map((_, row): PerShareLine => ({ grid, row })))
  const named = (is: (label: string) => boolean) =>
    all.filter(({ grid, row }) => rowAt(grid, row).kind !== 'heading' && is(rowAt(grid, row).label))
  const values = named(namesValueOfUnit)
  if (values.length === 0) return { values, units: [], netAssets: [] }
  const netAssets = all.filter(
    ({ grid, row }) => NET_ASSETS.has(rowAt(grid, row).concept ?? '') || namesNetAssets(rowAt(grid, row).label),
  )
  return { values, units: named(namesUnitsInIssue), netAssets: netAssets.filter((line) => !values.includes(line)) }
}

const NET_ASSETS = new Set(['total_equity', 'equity_attributable'])

/** Earnings per share by a label: a quotient, which nobody declared as dividends are. */
export function namesEarningsOfShare(label: string): boolean {
  return EARNINGS.test(label) && !OTHER_PER_SHARE.test(label)
}

function isEarnings({ grid, row }: PerShareLine): boolean {
  const { label, concept } = rowAt(grid, row)
  const isNamed = concept === 'basic_eps' || concept === 'diluted_eps' || EARNINGS.test(label)
  if (
    !isNamed ||
    SHARES.test(label) ||
    OTHER_PER_SHARE.test(label) ||
    namesOperationsOfShare(`${headingOver(grid, row)} ${label}`)
  )
    return false
  const cells = rowCells(grid, row).filter((cell) => cell && !cell.dash)
  return cells.some((cell) => cell && cell.figure.amount.decimals > 0) && cells.every((cell) => isSmall(cell))
}

function isSmall(cell: GridCell | undefined): boolean {
  return !cell || cell.value.abs().lessThan(MOST_EARNINGS)
}

function isShares({ grid, row }: PerShareLine): boolean {
  return (
    SHARES.test(rowAt(grid, row).label) && rowCells(grid, row).some((cell) => cell?.value.greaterThan(LEAST_SHARES))
  )
}

function isDiluted({ grid, row }: PerShareLine): boolean {
  return rowAt(grid, row).concept === 'diluted_eps' || namesDiluted(rowAt(grid, row).label)
}

/** What the shareholders earn; in a table of weighted shares whatever amount it holds, by whatever name. */
function isProfit({ grid, row }: PerShareLine, homes: ReadonlySet<Grid>): boolean {
  const { concept, label } = rowAt(grid, row)
  const isNamed = (concept !== undefined && PROFITS.has(concept)) || OWNERS_PROFIT.test(label)
  return (isNamed && grid.scope !== 'parent') || homes.has(grid)
}

/** A line's figure in a column of another table: of the same end, and as long where both say how long. */
export function cellAtTime(line: PerShareLine, home: Grid, column: number): GridCell | undefined {
  if (line.grid === home) return plainCell(line, column)
  const period = home.columns[column]?.period
  const found = line.grid.columns.flatMap((other, at) => (isOneTime(period, other.period) ? [at] : []))
  const [only] = found.flatMap((at) => plainCell(line, at) ?? [])
  return found.length === 1 ? only : undefined
}

function plainCell({ grid, row }: PerShareLine, column: number): GridCell | undefined {
  const cell = cellIn(grid, row, column)
  return cell && !cell.dash && !cell.value.isZero() && grid.columns[column]?.kind === 'amount' ? cell : undefined
}

function isOneTime(a: Period | undefined, b: Period | undefined): boolean {
  if (!a?.end || !b?.end || !(a.end.startsWith(b.end) || b.end.startsWith(a.end))) return false
  return !a.start || !b.start || a.start === b.start
}
