import { expect, suite, test } from 'vitest'
import { makeGrids } from '../facts/grids/make-grids.ts'
import { typeDocument } from '../testing/type-document.ts'
import { summarize } from './summarize.ts'

type Language = Parameters<typeof typeDocument>[1]

function summaryOf(text: string, language: Language = 'en') {
  const document = typeDocument(text, language)
  return summarize(document, { grids: makeGrids(document) })
}

const figuresOf = (text: string, language?: Language) =>
  summaryOf(text, language).keyFigures.map(({ concept, current, currentPeriod, prior, priorPeriod, change }) =>
    [concept, current, currentPeriod, prior, priorPeriod, change].filter(Boolean).join(' | '),
  )

const INCOME = `
# HARWELL INSTRUMENTS, INC. AND SUBSIDIARIES

# CONDENSED CONSOLIDATED STATEMENTS OF OPERATIONS

(in thousands)

Item | Three Months Ended June 30, 2024 | Three Months Ended June 30, 2023 | Six Months Ended June 30, 2024 | Six Months Ended June 30, 2023
---
Net sales | 5,000 | 4,000 | 9,800 | 8,100
Cost of sales | 3,000 | 2,500 | 5,900 | 5,000
Gross profit | 2,000 | 1,500 | 3,900 | 3,100
Operating expenses | 1,200 | 1,100 | 2,400 | 2,200
Operating income | 800 | 400 | 1,500 | 900
Income tax | 200 | 100 | 380 | 230
Net income | 600 | 300 | 1,120 | 670
Basic earnings per share | 0.60 | 0.30 | 1.12 | 0.67
`

const SEGMENTS = `
# Segment information

The following table shows our segments for the three months ended June 30, 2024.

Item | Three Months Ended June 30, 2024 | Three Months Ended June 30, 2023
---
Revenue | 1,700 | 1,650
Cost of sales | 1,100 | 1,090
Gross profit | 600 | 560
Operating income | 310 | 290
Net income | 220 | 205
`

suite('key figures', () => {
  test('are those of the company, though a segment’s stand before them; three months beside three', () => {
    expect(figuresOf(SEGMENTS + INCOME)).toEqual([
      'revenue | 5,000 | Three Months Ended June 30, 2024 | 4,000 | Three Months Ended June 30, 2023 | +25.0',
      'gross_profit | 2,000 | Three Months Ended June 30, 2024 | 1,500 | Three Months Ended June 30, 2023 | +33.3',
      'operating_profit | 800 | Three Months Ended June 30, 2024 | 400 | Three Months Ended June 30, 2023 | +100.0',
      'net_profit | 600 | Three Months Ended June 30, 2024 | 300 | Three Months Ended June 30, 2023 | +100.0',
      'basic_eps | 0.60 | Three Months Ended June 30, 2024 | 0.30 | Three Months Ended June 30, 2023 | +100.0',
    ])
  })

  test('lead to the line of the statement they are from', () => {
    const { keyFigures } = summaryOf(SEGMENTS + INCOME)
    expect(keyFigures[0]).toMatchObject({
      label: 'Net sales',
      location: { block: 'b6', rowIndex: 1, columnIndex: 1 },
      priorLocation: { block: 'b6', rowIndex: 1, columnIndex: 2 },
    })
  })

  test('do not come from a segment where the company has no statement', () => {
    expect(figuresOf(SEGMENTS)).toEqual([])
  })

  test('keep the date of a balance apart from the quarter of a flow', () => {
    const balance = `
# CONDENSED CONSOLIDATED BALANCE SHEETS

Item | June 30, 2024 | December 31, 2023
---
Cash | 900 | 700
Current assets | 4,000 | 3,600
Total assets | 9,000 | 8,000
Current liabilities | 1,500 | 1,400
Total liabilities | 5,000 | 4,400
Total stockholders' equity | 4,000 | 3,600
Total liabilities and equity | 9,000 | 8,000
`
    expect(figuresOf(INCOME + balance).slice(-3)).toEqual([
      'total_assets | 9,000 | June 30, 2024 | 8,000 | December 31, 2023 | +12.5',
      'total_liabilities | 5,000 | June 30, 2024 | 4,400 | December 31, 2023 | +13.6',
      'total_equity | 4,000 | June 30, 2024 | 3,600 | December 31, 2023 | +11.1',
    ])
  })

  test('are in the company’s currency, not in the one that a column converts them into', () => {
    const converted = `
# Consolidated Statement of Comprehensive Income

Item | Millions of yen Year ended March 31, 2023 | Millions of yen Year ended March 31, 2024 | Thousands of U.S. dollars Year ended March 31, 2024
---
Revenue | 2,000 | 2,200 | 14,534
Cost of sales | 1,200 | 1,300 | 8,588
Gross profit | 800 | 900 | 5,946
Profit before tax | 300 | 360 | 2,378
Profit for the period | 210 | 252 | 1,665
`
    expect(figuresOf(converted)).toContain(
      'revenue | 2,200 | Year ended March 31, 2024 | 2,000 | Year ended March 31, 2023 | +10.0',
    )
  })

  test('of a rate change by points', () => {
    const rates = `
# Statements of operations

Item | Year ended December 31, 2024 | Year ended December 31, 2023
---
Revenue | 1,000 | 900
Gross margin | 24.9% | 23.7%
Income tax | 20 | 18
Net income | 80 | 70
`
    expect(summaryOf(rates).keyFigures[1]).toMatchObject({
      concept: 'gross_profit',
      current: '24.9%',
      prior: '23.7%',
      change: '+1.2',
      changeUnit: 'points',
    })
  })

  test('are not told where two lines claim the name and differ', () => {
    const twice = INCOME.replace(
      'Operating expenses |',
      'Operating income | 900 | 500 | 1,700 | 1,000\nOperating expenses |',
    )
    expect(figuresOf(twice).map((figure) => figure.split(' | ')[0])).toEqual([
      'revenue',
      'gross_profit',
      'net_profit',
      'basic_eps',
    ])
  })

  test('of a group stand before those of its parent, in four languages', () => {
    const statement = (title: string, year: string, rows: readonly string[], factor: number) =>
      `# ${title}\n\n项目 | ${year.replace('N', '2024')} | ${year.replace('N', '2023')}\n---\n` +
      rows.map((row, at) => `${row} | ${(at + 2) * 110 * factor} | ${(at + 2) * 100 * factor}`).join('\n')
    const zh = ['营业收入', '营业成本', '营业利润', '利润总额', '净利润']
    const ja = ['売上高', '売上原価', '営業利益', '税引前当期純利益', '当期純利益']
    const ko = ['매출액', '매출원가', '영업이익', '법인세비용차감전순이익', '당기순이익']
    const both = (parent: string, group: string, year: string, rows: readonly string[]) =>
      `${statement(parent, year, rows, 1)}\n\n${statement(group, year, rows, 3)}`
    const revenues = [
      figuresOf(both('母公司利润表', '合并利润表', 'N年度', zh), 'zh')[0],
      figuresOf(both('個別損益計算書', '連結損益計算書', 'N年度', ja), 'ja')[0],
      figuresOf(both('별도 손익계산서', '연결손익계산서', 'N년도', ko), 'ko')[0],
    ]
    expect(revenues).toEqual([
      'revenue | 660 | 2024年度 | 600 | 2023年度 | +10.0',
      'revenue | 660 | 2024年度 | 600 | 2023年度 | +10.0',
      'revenue | 660 | 2024년도 | 600 | 2023년도 | +10.0',
    ])
  })
})

suite('the company', () => {
  test('is the one that cover and statements name, not the one that its subsidiaries are most of', () => {
    const subsidiaries = Array.from(
      { length: 6 },
      (_, at) =>
        `We hold ${at + 50}% of Orwin Components Pte. Ltd., of SHI Orwin Asia Pte. Ltd. and of Orwin Europe Limited.`,
    ).join('\n\n')
    expect(summaryOf(`# Harwell Instruments, Inc.\n\n${subsidiaries}\n${INCOME}`).entity).toBe(
      'Harwell Instruments, Inc.',
    )
  })

  test('is not told where only a list of subsidiaries names any', () => {
    expect(
      summaryOf('# Subsidiaries\n\nWe hold 51% of Orwin Components Pte. Ltd.\n\nWe hold 60% of SHI Orwin Asia Limited.')
        .entity,
    ).toBeUndefined()
  })

  test('goes by its present name', () => {
    expect(
      summaryOf('# Fenwick CX Limited\n\n(Formerly known as Xplore Services Private Limited)\n\nA prospectus.').entity,
    ).toBe('Fenwick CX Limited')
  })
})

test('a period from one day to another ends on the other', () => {
  const text = `
# 連結損益計算書

項目 | 前連結会計年度 (自 2022年4月1日 至 2023年3月31日) | 当連結会計年度 (自 2023年4月1日 至 2024年3月31日)
---
売上高 | 4,000 | 4,400
売上原価 | 2,400 | 2,500
営業利益 | 900 | 1,000
当期純利益 | 600 | 660
`
  expect(summaryOf(text, 'ja')).toMatchObject({
    period: '2024-03-31',
    keyFigures: [{ concept: 'revenue', current: '4,400', prior: '4,000' }, {}, {}],
  })
})

test('nothing is told of a text that proves nothing', () => {
  expect(summaryOf('# Item 2. Properties\n\nWe lease 3,000 square feet in Dover.')).toEqual({
    keyFigures: [],
    outline: expect.any(Array),
  })
})

test('the heading of a list of contents is not the title of what it lists', () => {
  const contents = (head: string, lines: readonly string[], body: string) =>
    summaryOf(`# ${head}\n\n${lines.join('\n\n')}\n\n# ${body}\n\nText.`).title
  const ja = ['1．経営成績 ………………………………… 2', '2．連結財務諸表 …………………………… 5']
  expect(contents('○添付資料の目次', ja, '当期の概況')).toBeUndefined()
  expect(
    contents('Inside this report', ['Our results ........ 3', 'Governance ........ 17'], 'Our results'),
  ).toBeUndefined()
  expect(summaryOf(`# 年度报告\n\n# 目录\n\n第一节 释义 ………………… 3\n\n第二节 公司简介 ………………… 5`).title).toBe('年度报告')
  expect(contents('At a glance', ['Sales rose to 45', 'Profit ... was 17'], 'Outlook')).toBe('At a glance')
})
