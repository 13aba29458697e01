import { fileURLToPath } from 'node:url'
import type { Table } from '@tickmark/document'
import { expect, test } from 'vitest'
import { readFile } from '../reading/read-file.ts'

const { blocks, annotations } = await readFile({
  path: fileURLToPath(new URL('../../../../corpus/office/assembled.docx', import.meta.url)),
  name: 'assembled.docx',
})
const texts = blocks.map((block) => (block.type === 'table' ? rowsOf(block) : block.text))

function rowsOf(table: Table): string[][] {
  return Array.from({ length: table.rowCount }, (_, rowIndex) =>
    table.cells.filter((cell) => cell.rowIndex === rowIndex).map((cell) => cell.text),
  )
}

test('a note is raised where it is referred to, and told of under its mark', () => {
  expect(texts[1]).toBe('营业收入1,500¹万元，海外收入300²万元，行业增速见统计¹。')
  expect(blocks.filter((block) => block.layer === 'notes')).toMatchObject([
    { role: 'footnote', text: '¹ 未经审计。' },
    { role: 'footnote', text: '按汇率7.10折算。' },
    { role: 'footnote', text: '来源：国家统计局。' },
  ])
})

test('fields read as they were last printed; what was moved reads where it went', () => {
  expect(texts.slice(2, 5)).toEqual(['合计1,800万元，见表3', '先说。', '后说。移动的话。'])
  expect(annotations.map(({ kind, text }) => [kind, text])).toEqual([
    ['deletion', '移动的话。'],
    ['insertion', '移动的话。'],
  ])
})

test('levels of a list count on, a list that starts over starts over', () => {
  expect(blocks.flatMap((block) => (block.type === 'list-item' && block.marker ? [block.marker] : []))).toEqual(
    '1. 1.1 1.2 2. 2.1 1. • •'.split(' '),
  )
})

test('lines set with tab stops are a table, a wrapped label one row of it', () => {
  expect(texts).toContainEqual([
    ['项目', '2024年', '2023年'],
    ['一、经营活动：', '', ''],
    ['销售商品收到的现金', '1,600', '1,300'],
    ['处置固定资产、无形资产和其他长期资产收回的现金', '', '20'],
    ['支付职工的现金', '(400)', '(300)'],
    ['现金流量净额', '1,200', '1,020'],
  ])
  expect(blocks.find((block) => block.id === 'b13t')).toMatchObject({ unitText: '单位：万元', headerRowCount: 1 })
})

test("a chart's numbers read as the page shows them, a diagram's texts are there", () => {
  expect(texts).toContainEqual([['增长率'], ['2023年', '12.5%'], ['2024年', '25.0%']])
  expect(texts).toEqual(
    expect.arrayContaining(['立项', '尽职调查', '旧式文本框', '意见类型：标准无保留意见', '☒适用☐不适用']),
  )
})

test('a table inside a table and an embedded workbook are tables of their own', () => {
  expect(texts).toContainEqual([
    ['科目', '说明'],
    ['预付款', '明细'],
  ])
  expect(texts).toContainEqual([
    ['子项', '数额'],
    ['甲', '11'],
    ['乙', '22'],
  ])
  expect(texts).toContainEqual([
    ['银行', '余额'],
    ['甲银行', '500'],
  ])
})

test('imported parts stand where they were imported: HTML, RTF, plain text, another document', () => {
  const from = texts.indexOf('附录一 应收账款账龄')
  expect(texts.slice(from, from + 10)).toEqual([
    '附录一 应收账款账龄',
    '单位：万元\n截至2024年12月31日',
    [
      ['账龄', '金额'],
      ['2024年', '2023年'],
      ['1年以内', '1,200', '900'],
      ['1–2年', '300', '100'],
      ['合计', '1,500', '1,000'],
    ],
    '账龄按发票日计算',
    'A&B 公司除外',
    'Appendix 2: revenue grew by 25%.',
    '附录三',
    '本附录为纯文本。',
    '附录四',
    [
      ['项目', '金额'],
      ['设备', '900'],
    ],
  ])
})
