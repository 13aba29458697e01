import { fileURLToPath } from 'node:url'
import type { Block, Table } from '@tickmark/document'
import { expect, test } from 'vitest'
import { docxReader } from './docx-reader.ts'

const read = (name: string) =>
  docxReader.read({ path: fileURLToPath(new URL(`../../../../corpus/office/${name}`, import.meta.url)), name }, {})
const lines = (blocks: readonly Block[]) =>
  blocks.map((block) =>
    block.type === 'table'
      ? `table ${block.rowCount}×${block.columnCount}`
      : [
          block.layer,
          block.type,
          'level' in block ? block.level : undefined,
          'role' in block ? block.role : undefined,
          'marker' in block ? block.marker : undefined,
          block.text,
        ]
          .filter((part) => part !== undefined)
          .join(' | '),
  )
const rows = (table: Table) =>
  Array.from({ length: table.rowCount }, (_, rowIndex) =>
    table.cells.filter((cell) => cell.rowIndex === rowIndex).map((cell) => cell.text),
  )

test('everything in a report finds its place: numbers, layers, roles', async () => {
  const { blocks } = await read('report.docx')
  expect(lines(blocks)).toEqual([
    'body | paragraph | contents | 第一章 经营概况\t1',
    'body | heading | 1 | 第一章 经营概况',
    'body | paragraph | 本年营业收入1,500¹万元¹，同比增长25%。',
    'invisible | paragraph | 内部讨论稿',
    'invisible | paragraph | 白色的字',
    'body | paragraph | 净利率公式：净利润/营业收入',
    'body | paragraph | ☑适用 ☐不适用',
    'body | list-item | 1 | （一） | 设备销售',
    'body | list-item | 1 | （二） | 技术服务',
    'body | heading | 2 | 1.1 主要财务数据',
    'body | paragraph | caption | 表1 主要财务数据',
    'body | paragraph | 单位：万元',
    'table 5×4',
    'body | paragraph | 重要提示：数据未经审计',
    'notes | paragraph | footnote | 含子公司收入。',
    'furniture | paragraph | 某某股份有限公司 2024年度报告',
    'furniture | paragraph | 第 1 页',
  ])
})

test('a table keeps its spans, head, indents, caption and unit', async () => {
  const { blocks } = await read('report.docx')
  const table = blocks.find((block) => block.type === 'table')!
  expect(table).toMatchObject({
    headerRowCount: 2,
    headerColumnCount: 1,
    caption: '表1 主要财务数据',
    unitText: '单位：万元',
  })
  expect(table.cells.slice(0, 3)).toMatchObject([
    { text: '项目', rowSpan: 2, columnSpan: 1, role: 'columnHeader' },
    { text: '金额', rowSpan: 1, columnSpan: 2 },
    { text: '变动', rowSpan: 2, columnIndex: 3 },
  ])
  expect(table.cells.filter((cell) => cell.columnIndex === 0).map((cell) => [cell.text, cell.indent])).toEqual([
    ['项目', undefined],
    ['营业收入', undefined],
    ['其中：设备', 1],
    ['其中：服务', 1],
  ])
})

test('comments and tracked changes are kept beside the text', async () => {
  const { annotations, notices, metadata } = await read('report.docx')
  expect(annotations.map(({ kind, text, author, location }) => [kind, text, author, location])).toEqual([
    ['insertion', '同比增长25%', '王', { block: 'b3' }],
    ['deletion', '同比下降5%', '王', { block: 'b3' }],
    ['comment', '请核对合计数。', '李审计', { block: 'b3' }],
    ['deletion', '已删除行\t1\t2', '王', { block: 'b14' }],
  ])
  expect(notices).toEqual([{ key: 'hidden_text' }, { key: 'external_content_ignored' }])
  expect(metadata).toMatchObject({ title: '2024年度财务报告', author: '审计一部', createdAt: '2025-03-31T08:00:00Z' })
})

test('signs in cells of their own join their figures, spacer columns go', async () => {
  const { blocks, language } = await read('filing.docx')
  const table = blocks.find((block) => block.type === 'table')!
  expect(rows(table)).toEqual([
    ['', '2024', '2023'],
    ['Revenue', '$1,500', '$1,200'],
    ['Operating loss', '(120)', '(80)'],
    ['Margin', '(8.0)%', '(6.7)%'],
  ])
  expect(table).toMatchObject({
    caption: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    unitText: '(in thousands, except per share data)',
    headerRowCount: 1,
  })
  expect(language).toBe('en')
})

test('without styles, bold and larger lines are the headings; one over a table is its caption', async () => {
  const { blocks } = await read('plain.docx')
  expect(lines(blocks.filter((block) => block.type === 'heading'))).toEqual([
    'body | heading | 1 | 尽职调查报告',
    'body | heading | 2 | 一、公司概况',
    'body | heading | 3 | （一）历史沿革',
    'body | heading | 2 | 二、财务状况',
  ])
  expect(blocks.at(-1)).toMatchObject({ type: 'table', caption: '收入构成' })
})
