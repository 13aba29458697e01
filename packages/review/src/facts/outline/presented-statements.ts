import type { Block, Document, Table } from '@tickmark/document'
import {
  beginsWithStatementName,
  findDays,
  findStatementNames,
  foldText,
  namesEquityPart,
  namesGroup,
  namesStatement,
  saysNotApplicable,
  saysUnaudited,
  STATEMENT_KINDS,
  statementNameBeside,
} from '@tickmark/language'
import type { NamedStatement } from '@tickmark/language'
import type { Facts } from '../facts.ts'
import type { Grid } from '../grids/grid.ts'
import { isFullDate } from '../periods/read-period.ts'
import { periodEnds } from './primary-statements.ts'

/** A statement as a table under its title. */
export interface PresentedStatement {
  grid: Grid
  title: string
  /** The latest full date between title and table or over the columns. */
  day: string | undefined
  /** Title, heads or a line between say that nobody audited it. */
  isUnaudited: boolean
}

/** What a document shows of a complete set of statements, and what it says of it. */
export interface StatementSet {
  /** Statements that stand as a table under their title. */
  presented: Map<NamedStatement, PresentedStatement>
  /**
   * Statements that a title names or lines show, whatever stands under it: a picture, a table that was not read; and those that the list of
   * contents says the report does not have to hold.
   */
  seen: ReadonlySet<NamedStatement>
  /** Statements that a sentence or a list of contents names beside another one, with the place. */
  announced: Map<NamedStatement, Block>
  isGroup: boolean
  /** What the document calls a statement, or what its language does. */
  nameOf: (kind: NamedStatement) => string | undefined
}

/** A title is a line; a sentence only speaks of a statement. */
const LONGEST_TITLE = 120
/** Blocks between a title and its table: company, day, unit. */
const BLOCKS_TO_TABLE = 6
const LEAST_ROWS = 5
const TITLE_ROWS = 3
/** "Cash flow statement ........ 45", "现金流量表 45": a line of a list of contents. */
const CONTENTS_LINE = /(?:[.…·\t]{3,}|\s)\s*\(?(?:F-)?\d{1,3}\)?$/

/** Several rules ask for it, and it reads every title of the document. */
const sets = new WeakMap<readonly Grid[], StatementSet>()

/** The primary statements that a document presents, shows some other way, or only speaks of. */
export function statementSet(document: Document, { grids }: Pick<Facts, 'grids'>): StatementSet {
  const known = sets.get(grids)
  if (known) return known
  const set = makeSet(document, grids)
  sets.set(grids, set)
  return set
}

function makeSet(document: Document, grids: readonly Grid[]): StatementSet {
  const lines = document.blocks.flatMap((block, index) => titleLines(block, index))
  const titles = lines.filter(({ isContents }) => !isContents)
  const presented = presentedUnder(titles, document.blocks, grids)
  const seen = new Set([
    ...excusedIn(document.blocks),
    ...titles.flatMap(({ kinds }) => kinds),
    ...grids.flatMap((grid) => namesStatement(grid.title.split('\n').filter(isTitle).join('\n'))),
    ...grids.flatMap(shownBy),
  ])
  return {
    presented,
    seen,
    announced: announcedIn(document.blocks, lines),
    isGroup: [...presented.values()].some(({ title }) => namesGroup(title)),
    nameOf: (kind) =>
      statementNameBeside(
        [...presented.values()].map(({ title }) => title),
        kind,
        calledIn(document.blocks, kind),
      ),
  }
}

/** Whether a line, or a cell over the figures of a table, is the title of a statement. */
export function isTitledStatement(block: Block): boolean {
  return titleLines(block, 0).some(({ isContents }) => !isContents)
}

interface TitleLine {
  text: string
  kinds: NamedStatement[]
  index: number
  block: Block
  isContents: boolean
}

/** A line that does not end as a sentence does, or begins with the name: "Consolidated Balance Sheets as of December 31 (in thousands)." */
function isTitle(text: string): boolean {
  if (text.length > LONGEST_TITLE) return false
  return !/[.。;；]\s*$/.test(text.trim()) || beginsWithStatementName(text)
}

function titleLines(block: Block, index: number): TitleLine[] {
  if (block.type === 'picture') return []
  const texts =
    block.type === 'table'
      ? [block.caption ?? '', ...topCells(block).map(({ text }) => text), ...partedTitles(block)]
      : [block.text]
  const isListed =
    block.type === 'table' ? isContentsTable(block) : block.type === 'paragraph' && block.role === 'contents'
  return texts.filter(isTitle).flatMap((text) => {
    const kinds = namesStatement(tidy(text))
    const isContents = isListed || CONTENTS_LINE.test(foldText(text).trim())
    return kinds.length > 0 ? [{ text, kinds, index, block, isContents }] : []
  })
}

/** Statements that a line of a list of contents calls not applicable, in the same line or in another cell of its row. */
function excusedIn(blocks: readonly Block[]): NamedStatement[] {
  const lines = blocks.flatMap((block): string[][] => {
    if (block.type === 'picture') return []
    if (block.type !== 'table') return block.text.length <= LONGEST_TITLE ? [[block.text]] : []
    if (!isContentsTable(block)) return []
    return [...Map.groupBy(block.cells, ({ rowIndex }) => rowIndex).values()].map((row) => row.map(({ text }) => text))
  })
  return lines
    .filter((line) => line.some(saysNotApplicable))
    .flatMap((line) => line.flatMap((text) => namesStatement(tidy(text))))
}

/** The first rows of a table in which a title was parted over cells: 損 益 | 表. Heads have a cell for each column, titles a letter or two. */
function partedTitles(table: Table): string[] {
  const rows = Map.groupBy(
    table.cells.filter(({ text }) => text.trim() !== ''),
    ({ rowIndex }) => rowIndex,
  )
  return [...rows].flatMap(([row, own]) => {
    const isParted =
      row < TITLE_ROWS && own.length > 1 && own.some(({ text }) => tidy(text).trim().length === 1 && !/\d/.test(text))
    return isParted ? [tidy(own.map(({ text }) => text).join(' '))] : []
  })
}

/**
 * The cells of a table in which its title may stand: alone in one of its first rows. Beside others a name is the head of a column, and further
 * down a line, as "profit and loss account" is one of equity.
 */
export function topCells(table: Table): Table['cells'] {
  const cells = table.cells.filter(({ text }) => text.trim() !== '')
  if (isContentsTable(table)) return cells
  const rows = Map.groupBy(cells, ({ rowIndex }) => rowIndex)
  return [...rows].flatMap(([row, own]) => (row < TITLE_ROWS && own.length === 1 ? own : []))
}

/** Several statements named in one table are a list of them. */
function isContentsTable({ cells }: Table): boolean {
  return new Set(cells.filter(({ text }) => isTitle(text)).flatMap(({ text }) => namesStatement(tidy(text)))).size >= 3
}

/** No letter-spacing: "재 무 상 태 표"; no brackets: "Minority interests (balance sheet)" is a table of a note. */
function tidy(text: string): string {
  return foldText(text)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/(?<=[\u3040-\u9fff\uac00-\ud7af])\s+(?=[\u3040-\u9fff\uac00-\ud7af])/g, '')
}

function presentedUnder(
  titles: readonly TitleLine[],
  blocks: readonly Block[],
  grids: readonly Grid[],
): StatementSet['presented'] {
  const presented: StatementSet['presented'] = new Map()
  for (const { kinds, index, text } of titles) {
    const [kind] = kinds
    const near = blocks.slice(index, index + 1 + BLOCKS_TO_TABLE)
    const at = near.findIndex(({ type }) => type === 'table')
    const grid = grids.find((one) => one.table === near[at] && one.rows.length >= LEAST_ROWS)
    if (kind && kinds.length === 1 && grid && !presented.has(kind))
      presented.set(kind, {
        grid,
        title: text,
        day: latestDay(near.slice(0, at), grid),
        isUnaudited: isUnaudited(near.slice(0, at), grid),
      })
  }
  return presented
}

function latestDay(lines: readonly Block[], grid: Grid): string | undefined {
  const printed = lines.flatMap((block) => ('text' in block && isTitle(block.text) ? findDays(block.text) : []))
  return [...printed.map(({ date }) => date), ...periodEnds(grid).filter((end) => isFullDate(end))].toSorted().at(-1)
}

function isUnaudited(lines: readonly Block[], { columns, title }: Grid): boolean {
  const printed = lines.flatMap((block) => ('text' in block && isTitle(block.text) ? [block.text] : []))
  return [...printed, title, ...columns.map(({ head }) => head)].some(saysUnaudited)
}

const SHOWN: Partial<Record<NamedStatement, readonly string[]>> = {
  balanceSheet: [
    'total_assets',
    'total_liabilities',
    'total_equity',
    'current_assets',
    'current_liabilities',
    'liabilities_and_equity',
  ],
  incomeStatement: ['cost_of_sales', 'operating_profit', 'profit_before_tax', 'income_tax', 'net_profit'],
  cashFlow: ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow', 'net_change_in_cash', 'closing_cash'],
}
/** Lines of one statement that a table of key figures does not hold all. */
const SHOWN_LINES = 4
/** A summary of a subsidiary's balance sheet has as many of its lines and few others. */
const SHOWN_ROWS: Partial<Record<NamedStatement, number>> = { balanceSheet: 12 }
const EQUITY_COLUMNS = 3

/** Statements whose lines one table holds. */
function shownBy({ rows, columns }: Grid): NamedStatement[] {
  const concepts = new Set(rows.flatMap(({ concept }) => concept ?? []))
  const isEquity = columns.filter(({ head }) => namesEquityPart(head)).length >= EQUITY_COLUMNS
  return STATEMENT_KINDS.filter((kind) =>
    kind === 'equity'
      ? isEquity
      : rows.length >= (SHOWN_ROWS[kind] ?? 0) &&
        (SHOWN[kind] ?? []).filter((concept) => concepts.has(concept)).length >= SHOWN_LINES,
  )
}

function announcedIn(blocks: readonly Block[], lines: readonly TitleLine[]): StatementSet['announced'] {
  const announced: StatementSet['announced'] = new Map()
  const add = (kinds: readonly NamedStatement[], block: Block) => {
    for (const kind of kinds) if (!announced.has(kind)) announced.set(kind, block)
  }
  for (const { isContents, kinds, block } of lines) if (isContents) add(kinds, block)
  for (const block of blocks) {
    if (block.type === 'table' || block.type === 'picture' || isTitle(block.text)) continue
    const kinds = namesStatement(block.text)
    if (kinds.length >= 3) add(kinds, block)
  }
  return announced
}

/** The names that the document's own text gives a statement. */
function calledIn(blocks: readonly Block[], kind: NamedStatement): string[] {
  return blocks.flatMap((block) =>
    block.type === 'table' || block.type === 'picture'
      ? []
      : findStatementNames(block.text).flatMap((one) => (one.kind === kind ? [one.name] : [])),
  )
}
