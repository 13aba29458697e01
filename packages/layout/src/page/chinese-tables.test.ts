import { expect, test } from 'vitest'
import { layoutPage } from './layout-page.ts'
import { joinWords } from '../lines/join-words.ts'
import type { PageContent, PageWord, Rule } from '@tickmark/document/page'

/** Words of 5 points a character: `[left, top, text]`. */
function words(...places: readonly (readonly [number, number, string])[]): PageWord[] {
  return places.map(([left, top, text]) => ({
    text,
    left,
    right: left + 5 * text.length,
    top,
    bottom: top + 10,
    fontSize: 9,
    origin: 'text',
  }))
}

/** All lines of a drawn grid. */
function lattice(columns: readonly number[], rows: readonly number[]): Rule[] {
  const ends = { start: rows[0]!, end: rows.at(-1)! }
  const sides = { start: columns[0]!, end: columns.at(-1)! }
  return [
    ...columns.map((at): Rule => ({ direction: 'vertical', ...ends, at, thickness: 1 })),
    ...rows.map((at): Rule => ({ direction: 'horizontal', ...sides, at, thickness: 1 })),
  ]
}

function read(content: PageWord[], rules: Rule[] = []): { heads: number; rows: string[] }[] {
  const page: PageContent = {
    number: 1,
    width: 595,
    height: 842,
    origin: 'text',
    words: content,
    rules,
    fills: [],
    pictures: [],
  }
  return layoutPage(page).blocks.flatMap((block) => {
    if (block.type !== 'table') return []
    const { rowCount, headerRowCount, cells } = block.table
    const rows = Array.from({ length: rowCount }, (_, row) =>
      cells
        .filter(({ rowIndex }) => rowIndex === row)
        .map(({ lines }) => joinWords(page, lines).text)
        .join(' | '),
    )
    return [{ heads: headerRowCount, rows }]
  })
}

test('amounts that are broken in narrow cells are whole, and their row is one', () => {
  const content = words(
    [60, 104, '类别'],
    [110, 104, '期末余额'],
    [170, 104, '期初余额'],
    [60, 124, '按组合'],
    [60, 136, '计提坏'],
    [60, 148, '账准备'],
    [110, 130, '22,172,72'],
    [110, 142, '1.00'],
    [170, 130, '24,528,7'],
    [170, 142, '30.00'],
    [60, 164, '合计'],
    [110, 164, '22,172.00'],
    [170, 164, '24,528.00'],
  )
  expect(read(content, lattice([55, 105, 165, 225], [100, 120, 160, 180]))).toEqual([
    {
      heads: 1,
      rows: [
        '类别 | 期末余额 | 期初余额',
        '按组合计提坏账准备 | 22,172,721.00 | 24,528,730.00',
        '合计 | 22,172.00 | 24,528.00',
      ],
    },
  ])
})

test('boxes to tick and the unit above a table are no heads of it', () => {
  const content = words(
    [60, 76, '√适用'],
    [130, 76, '□不适用'],
    [60, 90, '单位：元'],
    [130, 90, '币种：人民币'],
    [60, 104, '项目'],
    [130, 104, '期末余额'],
    [210, 104, '期初余额'],
    [60, 118, '往来款'],
    [130, 118, '29,715.59'],
    [210, 118, '30,496.14'],
    [60, 132, '备用金'],
    [130, 132, '6,138.12'],
    [210, 132, '6,708.00'],
  )
  expect(read(content)).toEqual([
    {
      heads: 1,
      rows: ['项目 | 期末余额 | 期初余额', '往来款 | 29,715.59 | 30,496.14', '备用金 | 6,138.12 | 6,708.00'],
    },
  ])
})

test('a title drawn over all columns is no head', () => {
  const content = words(
    [60, 104, '账龄'],
    [130, 104, '期末账面余额'],
    [60, 124, '其中：1年以内分项'],
    [60, 144, '1年以内小计'],
    [130, 144, '10,996.71'],
    [60, 164, '合计'],
    [130, 164, '10,996.71'],
  )
  const rules = lattice([55, 125, 225], [100, 120, 140, 160, 180])
  const open = rules.flatMap((rule): Rule[] =>
    rule.direction === 'vertical' && rule.at === 125
      ? [
          { ...rule, end: 120 },
          { ...rule, start: 140 },
        ]
      : [rule],
  )
  expect(read(content, open)[0]).toMatchObject({ heads: 1, rows: { length: 4 } })
})
