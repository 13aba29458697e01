import { foldText, namesStatement } from '@tickmark/language'
import type { NamedStatement } from '@tickmark/language'
import type { Facts } from '../facts.ts'
import type { Grid } from '../grids/grid.ts'
import { STATEMENTS } from './required-sections.ts'

export type StatementKind = 'balance-sheet' | 'income-statement' | 'cash-flow'

/** A primary statement of the document: a table that its lines and its title both name. */
export interface PrimaryStatement {
  kind: StatementKind
  grid: Grid
}

const KINDS: Record<NamedStatement, StatementKind | 'equity'> = {
  balanceSheet: 'balance-sheet',
  incomeStatement: 'income-statement',
  cashFlow: 'cash-flow',
  equity: 'equity',
}

/** The kinds of statements that a title names, in any of the languages. */
export function kindsNamed(title: string): (StatementKind | 'equity')[] {
  return namesStatement(title).map((kind) => KINDS[kind])
}

const LINES: Record<StatementKind, { some: readonly string[]; least: number; none: readonly string[] }> = {
  'balance-sheet': {
    some: [
      'total_assets',
      'liabilities_and_equity',
      'total_liabilities',
      'total_equity',
      'current_assets',
      'current_liabilities',
    ],
    least: 2,
    none: ['operating_cash_flow', 'net_profit', 'revenue'],
  },
  'income-statement': {
    some: ['revenue', 'cost_of_sales', 'operating_profit', 'profit_before_tax', 'income_tax', 'net_profit'],
    least: 3,
    none: ['total_assets', 'operating_cash_flow'],
  },
  'cash-flow': {
    some: ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow', 'net_change_in_cash', 'closing_cash'],
    least: 3,
    none: ['total_assets'],
  },
}
const LEAST_ROWS = 8

/** The balance sheets, income statements and cash flow statements of a document, in its order. Tables of key figures are none. */
export function primaryStatements({ grids }: Pick<Facts, 'grids'>): PrimaryStatement[] {
  return grids.flatMap((grid) => {
    if (grid.rows.length < LEAST_ROWS) return []
    const concepts = new Set(grid.rows.flatMap(({ concept }) => (concept ? [concept] : [])))
    const title = foldText(grid.title)
    const named = new Set(kindsNamed(title))
    const kind = (Object.keys(LINES) as StatementKind[]).find((candidate) => {
      const { some, least, none } = LINES[candidate]
      return (
        some.filter((concept) => concepts.has(concept)).length >= least &&
        !none.some((concept) => concepts.has(concept)) &&
        (named.has(candidate) || STATEMENTS.some(({ id, pattern }) => id === candidate && pattern.test(title)))
      )
    })
    return kind ? [{ kind, grid }] : []
  })
}

/** Ends of the periods that a statement's columns of amounts name, without repeats. */
export function periodEnds(grid: Grid): string[] {
  return [
    ...new Set(grid.columns.flatMap(({ kind, period }) => (kind === 'amount' && period?.end ? [period.end] : []))),
  ]
}

/** The day (or year) of the latest balance sheet of the group; undefined where no statement says it. */
export function balanceDate(statements: readonly PrimaryStatement[]): string | undefined {
  return statements
    .filter(({ kind, grid }) => kind === 'balance-sheet' && grid.scope !== 'parent')
    .flatMap(({ grid }) => periodEnds(grid))
    .toSorted()
    .at(-1)
}

/** The statements that a document has: by title and lines, or by lines that no other table holds together. */
export function heldStatements(facts: Pick<Facts, 'grids'>): (typeof STATEMENTS)[number][] {
  const concepts = new Set(facts.grids.flatMap(({ rows }) => rows.flatMap(({ concept }) => concept ?? [])))
  const recognised = new Set<string>(primaryStatements(facts).map(({ kind }) => kind))
  return STATEMENTS.filter(
    (statement) =>
      recognised.has(statement.id) || statement.concepts.filter((concept) => concepts.has(concept)).length >= 2,
  )
}
