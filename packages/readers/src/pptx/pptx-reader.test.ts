import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pptxReader } from './pptx-reader.ts'

const deck = await pptxReader.read(
  { path: fileURLToPath(new URL('../../../../corpus/office/deck.pptx', import.meta.url)), name: 'deck.pptx' },
  {},
)

test('slides in the order of the show, on each the title first and the rest as it is read', () => {
  expect(
    deck.blocks.map((block) => [
      block.page,
      block.layer,
      block.type,
      block.type === 'table' ? block.caption : block.text,
    ]),
  ).toEqual([
    [1, 'body', 'heading', '投资建议'],
    [1, 'body', 'list-item', '估值合理'],
    [1, 'body', 'list-item', '现金充裕'],
    [1, 'body', 'table', '收入（万元）'],
    [1, 'notes', 'paragraph', '提醒：数字未经审计'],
    [2, 'body', 'heading', '收入构成'],
    [2, 'body', 'paragraph', '左侧论据'],
    [2, 'body', 'paragraph', '右侧结论'],
    [2, 'body', 'table', '收入构成'],
    [2, 'furniture', 'paragraph', '机密'],
    [3, 'invisible', 'heading', '备用页'],
  ])
  expect(deck.notices).toEqual([{ key: 'hidden_text', location: { page: 3 } }])
})

test('a slide is a page, a shape a box on it', () => {
  expect(deck.pages[0]).toEqual({ number: 1, width: 960, height: 540, origin: 'text' })
  expect(deck.blocks[0]!.box).toEqual([0.041, 0.0437, 0.7792, 0.175])
})

test("a chart's data is a table", () => {
  const chart = deck.blocks.find((block) => block.type === 'table')!
  expect(chart.cells.map((cell) => cell.text)).toEqual(['收入', '2023年', '1200', '2024年', '1500'])
})

test('spans of a table on a slide', () => {
  const table = deck.blocks.findLast((block) => block.type === 'table')!
  expect(table).toMatchObject({ rowCount: 3, columnCount: 3, headerRowCount: 2 })
  expect(table.cells.find((cell) => cell.text === '金额')).toMatchObject({ columnSpan: 2 })
})

test('columns of their own make are read one after the other; groups, diagrams, waterfalls and what lies beside the slide', async () => {
  const board = await pptxReader.read(
    { path: fileURLToPath(new URL('../../../../corpus/office/board.pptx', import.meta.url)), name: 'board.pptx' },
    {},
  )
  expect(
    board.blocks
      .filter((block) => block.layer === 'body')
      .map((block) => (block.type === 'table' ? block.cells.map(({ text }) => text) : block.text)),
  ).toEqual([
    'Bridge to EBITDA 2024',
    'Left, first',
    'Left, second',
    'Right, first',
    'Right, second',
    'Tile one',
    'Tile two',
    'Signing',
    'Closing',
    ['EBITDA', '2023', '1,000.0', 'Price', '250.5', '2024', '1,250.5'],
  ])
  expect(board.blocks.find((block) => 'text' in block && block.text === 'Tile two')?.box).toEqual([
    0.4511, 0.4666, 0.8612, 0.5978,
  ])
  expect(board.blocks.find((block) => block.layer === 'invisible')).toMatchObject({ text: 'Draft: price too high?' })
  expect(board.notices).toEqual([{ key: 'hidden_text', location: { page: 1 } }])
})
