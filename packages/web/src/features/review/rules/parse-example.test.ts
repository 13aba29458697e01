import { expect, test } from 'vitest'
import { parseExample } from './parse-example.ts'

test('a report is read into headings, paragraphs and tables', () => {
  const lines = [
    '# 注記',
    '',
    '（単位：百万円）',
    '',
    '| | 前期 |',
    '| 売上高 | 120 |',
    '',
    '=====',
    '',
    '| 科目 | 当期 |',
  ]
  expect(parseExample('problem due_diligence', lines)).toEqual({
    kind: 'problem',
    parts: [
      { kind: 'heading', text: '注記' },
      { kind: 'paragraph', text: '（単位：百万円）' },
      {
        kind: 'table',
        rows: [
          ['', '前期'],
          ['売上高', '120'],
        ],
      },
      { kind: 'other-file' },
      { kind: 'table', rows: [['科目', '当期']] },
    ],
  })
})

test('a workbook is read into sheets, with the place of its problem', () => {
  const lines = ['# 参数 (hidden)', '| 单价 | 10 |', '# 模型 (row 2 hidden)', '| 营业收入 | =参数!B1*B1 |']
  expect(parseExample('workbook problem 模型!B1:C1', lines)).toEqual({
    kind: 'problem',
    place: { sheet: '模型', cells: 'B1:C1' },
    parts: [
      { kind: 'sheet', name: '参数', hidden: 'sheet', rows: [['单价', '10']] },
      { kind: 'sheet', name: '模型', hidden: { row: '2' }, rows: [['营业收入', '=参数!B1*B1']] },
    ],
  })
})

test('other code is no example', () => {
  expect(parseExample('json', ['{}'])).toBeUndefined()
})
