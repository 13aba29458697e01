import type { Block, Cell, Table } from '@tickmark/document'
import { expect, test } from 'vitest'
import { joinTables } from './join-tables.ts'

const HEADS = ['證券名稱', '面額', '成交金額']

function tableOf(page: number, rows: readonly string[][], heads = HEADS): Table {
  const cells = [heads, ...rows].flatMap((row, rowIndex) =>
    row.map((text, columnIndex): Cell => ({
      rowIndex,
      columnIndex,
      rowSpan: 1,
      columnSpan: 1,
      page,
      origin: 'text',
      text,
    })),
  )
  const shape = { rowCount: rows.length + 1, columnCount: 3, headerRowCount: 1, headerColumnCount: 1 }
  return { id: `t${page}`, type: 'table', layer: 'body', page, ...shape, cells }
}

const line = (page: number, text: string): Block => ({
  id: `p${page} ${text}`,
  type: 'paragraph',
  layer: 'body',
  page,
  text,
})

const first = [
  line(1, '附買回債券負債明細表'),
  line(1, '民國一一二年十二月三十一日 單位：新台幣千元'),
  tableOf(1, [['甲', '150', '151']]),
]
const second = tableOf(2, [
  ['乙', '250', '251'],
  ['合計', '400', '402'],
])
const tablesOf = (blocks: readonly Block[]) => joinTables(blocks).filter(({ type }) => type === 'table')

test('a table whose next page repeats its title, date and unit and says that it goes on is one table', () => {
  const [table, ...others] = tablesOf([
    ...first,
    line(2, '附買回債券負債明細表（續）'),
    line(2, '民國一一二年十二月三十一日 單位：新台幣千元'),
    second,
  ])
  expect(others).toEqual([])
  expect(table).toMatchObject({ rowCount: 4 })
})

test.each([
  ['nothing says that it goes on', '附買回債券負債明細表', HEADS],
  ['another title', '附賣回債券投資明細表（續）', HEADS],
  ['other heads', '附買回債券負債明細表（續）', ['證券名稱', '利率', '成交金額']],
])('it is another table: %s', (_, title, heads) => {
  const next = tableOf(2, [['乙', '250', '251']], heads)
  const date = title.startsWith('附賣') ? '民國一一一年十二月三十一日' : '民國一一二年十二月三十一日 單位：新台幣千元'
  expect(tablesOf([...first, line(2, title), line(2, date), next])).toHaveLength(2)
})

test('a table whose unit stands above its heads on the first page alone goes on below the heads', () => {
  const unit: Cell = { rowIndex: 0, columnIndex: 2, rowSpan: 1, columnSpan: 1, page: 1, origin: 'text', text: '千元' }
  const above = tableOf(1, [['甲', '150', '151']])
  const whole: Table = {
    ...above,
    rowCount: 3,
    headerRowCount: 2,
    cells: [unit, ...above.cells.map((cell) => ({ ...cell, rowIndex: cell.rowIndex + 1 }))],
  }
  expect(tablesOf([whole, second])).toMatchObject([{ rowCount: 5 }])
  expect(tablesOf([whole, tableOf(2, [['乙', '250', '251']], ['證券名稱', '股數', '成交金額'])])).toHaveLength(2)
})

test('a list whose one head stands apart above each part is one list', () => {
  const bare = (page: number, rows: readonly string[][]): Table => {
    const table = tableOf(page, rows.slice(1), rows[0])
    return { ...table, headerRowCount: 0 }
  }
  const [one, two] = [
    bare(1, [['甲', '150', '151']]),
    bare(2, [
      ['乙', '250', '251'],
      ['合計', '400', '402'],
    ]),
  ]
  expect(tablesOf([line(1, '2023年'), one, line(2, '2023年'), two])).toMatchObject([{ rowCount: 3 }])
  expect(tablesOf([line(1, '2023年'), one, line(2, '2022年'), two])).toHaveLength(2)
})

test('a table whose unit is repeated above its repeated heads goes on; one with a title of its own is another', () => {
  const list = tableOf(1, [['甲', '150', '151']])
  expect(tablesOf([line(1, '千元'), list, line(2, '千元'), second])).toMatchObject([{ rowCount: 4 }])
  expect(tablesOf([line(1, '千元'), list, line(2, '百萬元'), second])).toHaveLength(2)
  expect(tablesOf([line(1, '千元'), list, line(2, '存貨'), line(2, '千元'), second])).toHaveLength(2)
  const other = tableOf(2, [['乙', '250', '251']], ['證券名稱', '股數', '成交金額'])
  expect(tablesOf([line(1, '千元'), list, line(2, '千元'), other])).toHaveLength(2)
})

const above: Table = { ...tableOf(1, [['甲', '150', '151']]), box: [0.1, 0.2, 0.9, 0.495] }
const title = (text: string, bottom: number): Block => ({
  id: 'h1',
  type: 'heading',
  level: 3,
  layer: 'body',
  page: 1,
  text,
  box: [0.1, 0.5, 0.4, bottom],
})

test('the title of a section, alone at the foot of a page, is a row of the table that goes on overleaf', () => {
  const [table, ...others] = joinTables([above, title('Non-current liabilities', 0.512), second])
  expect(others).toEqual([])
  const titles = table?.type === 'table' ? table.cells.filter(({ rowIndex }) => rowIndex === 2) : []
  expect(titles.map(({ text }) => text)).toEqual(['Non-current liabilities'])
})

test.each([
  ['larger than the rows', [above, title('Non-current liabilities', 0.53), second]],
  ['a numbered note', [above, title('Note 7', 0.512), second]],
  [
    'above a table with other heads',
    [above, title('Liabilities', 0.512), tableOf(2, [['乙', '2', '3']], ['a', 'b', 'c'])],
  ],
  ['a page before', [above, title('Liabilities', 0.512), { ...second, page: 3 }]],
])('a title stays one: %s', (_, blocks) => {
  expect(joinTables(blocks).map(({ type }) => type)).toEqual(['table', 'heading', 'table'])
})
