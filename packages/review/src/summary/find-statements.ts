import { foldText, namesGroup } from '@tickmark/language'
import { itemAt } from '@tickmark/document'
import type { Block, Document } from '@tickmark/document'
import type { Grid } from '../facts/grids/grid.ts'
import { kindsNamed } from '../facts/outline/primary-statements.ts'
import type { StatementKind } from '../facts/outline/primary-statements.ts'

/** A table that belongs to a primary statement, and the lines that stand over it. */
export interface StatementPart {
  kind: StatementKind
  grid: Grid
  scope: 'group' | 'parent' | undefined
  /** Lines above it, nearest first, furniture included. */
  lines: string[]
  /** The one of them that names the statement. */
  title: string
}

const CONCEPTS: Record<StatementKind, { some: readonly string[]; none: readonly string[] }> = {
  'balance-sheet': {
    some: [
      'total_assets',
      'liabilities_and_equity',
      'total_liabilities',
      'total_equity',
      'current_assets',
      'current_liabilities',
      'noncurrent_assets',
    ],
    none: ['operating_cash_flow', 'cost_of_sales'],
  },
  'income-statement': {
    some: [
      'revenue',
      'total_revenue',
      'cost_of_sales',
      'gross_profit',
      'operating_profit',
      'profit_before_tax',
      'income_tax',
      'net_profit',
      'basic_eps',
      'diluted_eps',
      'net_profit_parent',
      'total_comprehensive_income',
    ],
    none: ['total_assets', 'operating_cash_flow', 'closing_cash'],
  },
  'cash-flow': {
    some: ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow', 'net_change_in_cash', 'closing_cash'],
    none: ['total_assets'],
  },
}
/** Concepts that a statement holds in all its parts together. */
const LEAST = 2
const LEAST_ROWS = 4
/** How far above a table its title stands. */
const LINES_ABOVE = 8
/** Blocks between two parts of one statement. */
const LONGEST_BREAK = 12
/** A title is a line; a sentence only speaks of a statement. */
const LONGEST_LINE = 150
/** Words of what is put together from a statement, compared with it or refers to it. */
const NO_TITLE =
  /following|selected|summary|summari[sz]ed|highlights|pro forma|accompanying|\bsee\b|notes? to|reconcil|as reported|\bsegment|\b(?:is|are|was|were|be|shows?|represents?|recorded|presented|provided)\b|^items?\b|摘要|概要|主要财务|分析|项目|情况|附注(?:为|是)|요약|注記事項|ハイライト|の状況/i
const PARENT =
  /母公司|银行(?=资产负债表|利润表|现金流量表)|parent|company only|個別|単体|\bcompany (?:statement|balance|income|cash)|별도/i

/** The tables of primary statements in the document's order: each has the lines of its kind, and the nearest title over it names that kind. */
export function findStatements(document: Document, grids: readonly Grid[]): StatementPart[] {
  return grids.flatMap((grid) => {
    if (grid.rows.length < LEAST_ROWS) return []
    const concepts = new Set(grid.rows.flatMap(({ concept }) => concept ?? []))
    const lines = linesOver(document.blocks, grid)
    const title = lines.find((line) => titledKinds(line).length > 0)
    const kind = title && titledKinds(title).find((named) => named !== 'equity' && fits(named, concepts))
    if (!title || !kind || kind === 'equity') return []
    return [{ kind, grid, lines, title, scope: scopeOf(lines, grid) }]
  })
}

function fits(kind: StatementKind, concepts: ReadonlySet<string>): boolean {
  const { some, none } = CONCEPTS[kind]
  return some.some((concept) => concepts.has(concept)) && !none.some((concept) => concepts.has(concept))
}

function titledKinds(line: string): (StatementKind | 'equity')[] {
  return NO_TITLE.test(line) ? [] : kindsNamed(line)
}

function scopeOf(lines: readonly string[], grid: Grid): StatementPart['scope'] {
  const heads = grid.columns.map(({ head }) => head).join('\n')
  if (namesGroup(heads)) return 'group'
  const line = [...lines, heads].find((text) => PARENT.test(text) || namesGroup(text))
  if (!line) return grid.scope
  return namesGroup(line) ? 'group' : 'parent'
}

/**
 * Lines over a grid, nearest first: rows of its own table, its caption, what stands before it as far as the table before; of a sheet its
 * name. Small tables without figures count as lines: some print their titles so.
 */
function linesOver(blocks: readonly Block[], grid: Grid): string[] {
  const { table, blockIndex, rows } = grid
  const first = rows[0]?.rowIndex ?? 0
  const lines = textsAbove(table, first).toReversed()
  if (table.caption) lines.push(table.caption)
  if (table.sheet !== undefined) return [...lines, ...grid.title.split('\n'), table.sheet].map(tidyLine)
  for (let index = blockIndex - 1; index >= Math.max(0, blockIndex - LINES_ABOVE); index--) {
    const block = itemAt(blocks, index)
    if (block.type === 'picture' || (block.page ?? 0) < (table.page ?? 0) - 1) continue
    if (block.type === 'table') {
      if (block.rowCount > 6 || block.columnCount > 3) break
      lines.push(...block.cells.map(({ text }) => text).toReversed())
    } else if (block.page === table.page || block.layer !== 'furniture') lines.push(block.text)
  }
  return [...lines, ...grid.title.split('\n')].filter((line) => line.length <= LONGEST_LINE).map(tidyLine)
}

function textsAbove(table: Grid['table'], firstRow: number): string[] {
  return table.cells.filter(({ rowIndex, text }) => rowIndex < firstRow && text.length > 5).map(({ text }) => text)
}

/** One kind of blank, and no letter-spacing: "재 무 상 태 표". */
function tidyLine(line: string): string {
  return foldText(line)
    .replace(/(?<=[\u3040-\u9fff\uac00-\ud7af])\s+(?=[\u3040-\u9fff\uac00-\ud7af])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether a table is the next part of the same statement: nothing but its own notes and page breaks stand between. */
function goesOn(before: StatementPart, part: StatementPart): boolean {
  return (
    part.kind === before.kind &&
    part.scope === before.scope &&
    part.grid.blockIndex - before.grid.blockIndex <= LONGEST_BREAK
  )
}

/** The statement of each kind that speaks for the company: the group's where there is one, all tables that it goes on over. */
export function leadingStatements(parts: readonly StatementPart[]): Map<StatementKind, StatementPart[]> {
  const hasGroup = parts.some(({ scope }) => scope === 'group')
  const own = parts.filter(({ scope }) => (hasGroup ? scope !== 'parent' : true))
  const kinds = Object.keys(CONCEPTS) as StatementKind[]
  return new Map(
    kinds.flatMap((kind) => {
      const ofKind = own.filter((part) => part.kind === kind)
      const first = ofKind.find(({ scope }) => scope === 'group') ?? ofKind[0]
      if (!first) return []
      const whole = own.slice(own.indexOf(first))
      const end = whole.findIndex((part, at) => at > 0 && !goesOn(itemAt(whole, at - 1), part))
      const statement = end < 0 ? whole : whole.slice(0, end)
      const concepts = new Set(statement.flatMap(({ grid }) => grid.rows.flatMap(({ concept }) => concept ?? [])))
      return CONCEPTS[kind].some.filter((concept) => concepts.has(concept)).length >= LEAST
        ? [[kind, statement] as const]
        : []
    }),
  )
}
