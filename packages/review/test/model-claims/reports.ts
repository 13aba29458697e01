import type { Block, Document, Table } from '@tickmark/document'

/** A table by rows of text; the first row and column are heads. */
function tableOf(
  id: string,
  page: number,
  { caption, unitText, rows }: { caption: string; unitText: string; rows: string[][] },
): Table {
  const columnCount = Math.max(...rows.map((row) => row.length))
  const cells = rows.flatMap((row, rowIndex) =>
    row.flatMap((text, columnIndex) =>
      text === '' ? [] : [{ rowIndex, columnIndex, rowSpan: 1, columnSpan: 1, text }],
    ),
  )
  const shape = { rowCount: rows.length, columnCount, headerRowCount: 1, headerColumnCount: 1 }
  return { id, type: 'table', layer: 'body', page, ...shape, caption, unitText, cells }
}

function documentOf(name: string, language: Document['language'], blocks: Block[]): Document {
  return {
    version: 1,
    name,
    format: 'pdf',
    language,
    metadata: {},
    pages: [1, 2].map((number) => ({ number, width: 600, height: 800, origin: 'text' as const })),
    pageCount: 2,
    blocks,
    bookmarks: [],
    annotations: [],
    notices: [],
  }
}

const heading = (id: string, page: number, text: string): Block => ({
  id,
  type: 'heading',
  level: 1,
  layer: 'body',
  page,
  text,
})
export const paragraph = (id: string, page: number, text: string): Block => ({
  id,
  type: 'paragraph',
  layer: 'body',
  page,
  text,
})

/** A report with the faults that only a reader finds, and sound tables. */
export const ENGLISH = documentOf('report.pdf', 'en', [
  heading('b1', 1, 'Harbour Lane Holdings Limited: annual report 2025'),
  paragraph(
    'b2',
    1,
    'Revenue increased to £9,860 thousand in 2025 from £9,120 thousand in 2024. The order book of £310 thousand supports the outlook.',
  ),
  tableOf('b3', 1, {
    caption: 'Consolidated statement of financial position',
    unitText: '(in thousands of GBP)',
    rows: [
      ['', '2025', '2024'],
      ['Cash and cash equivalents', '1,240', '1,105'],
      ['Trade receivables', '2,310', '2,180'],
      ['Inventories', '1,450', '1,390'],
      ['Total current assets', '5,000', '4,675'],
      ['Property, plant and equipment', '3,200', '3,050'],
      ['Total assets', '8,200', '7,725'],
    ],
  }),
  tableOf('b4', 1, {
    caption: 'Consolidated statement of profit or loss',
    unitText: '(in thousands of GBP)',
    rows: [
      ['', '2025', '2024'],
      ['Revenue', '9,860', '9,120'],
      ['Cost of sales', '(6,210)', '(5,770)'],
      ['Gross profit', '3,650', '3,350'],
      ['Administrative expenses', '(1,120)', '(980)'],
      ['Operating profit', '2,530', '2,370'],
    ],
  }),
  heading('b5', 2, 'Going concern and liquidity'),
  paragraph('b6', 2, 'The Company has no external borrowings and doesn’t depend on any bank.'),
  paragraph('b7', 2, 'Bank borrowings of £1,900 thousand fall due in March 2026 and are secured on property.'),
  paragraph(
    'b8',
    2,
    'Customers paid after an average of 95 days, on receivables of £2,310 thousand and revenue of £9,860 thousand.',
  ),
  paragraph('b9', 2, 'The Company had 164 employees at the end of the year.'),
  paragraph('b21', 2, 'Productivity was good: sales a head came to £52.4 thousand.'),
  paragraph(
    'b10',
    2,
    'Of 40 stores 31 made a profit in each of the past 3 years. From 18 stores at first to 40 after 3 years, the network expanded by 21.4% annually.',
  ),
  paragraph(
    'b11',
    2,
    'Details of the pension scheme are set out in Note 35, and the valuation by the actuary in Appendix C.',
  ),
  paragraph('b12', 2, 'Inventories are carried at the lower of cost and net realisable value.'),
  paragraph(
    'b13',
    2,
    'During the year inventories bought for £240 thousand were written up to their expected selling prices.',
  ),
  paragraph('b14', 2, 'Demand for harbour tools will certainly triple within the next few years.'),
  paragraph('b15', 2, 'Administrative expenses decreased because of savings in rent.'),
  paragraph('b16', 2, 'Adjusted EBITDA means operating profit before depreciation and amortisation.'),
  paragraph('b17', 2, 'Adjusted EBITDA excludes depreciation, amortisation and the cost of share options.'),
  paragraph('b18', 2, 'The audit committee met four times during 2023 and reviewed the half-year statements.'),
  paragraph('b19', 2, 'The Company leases 3 warehouses. Its policy is to insure all of them in full.'),
  paragraph('b20', 2, 'One warehouse is not insured, as premiums were thought too high.'),
])

/** The same kinds of faults in Chinese. */
export const CHINESE = documentOf('年报.pdf', 'zh', [
  heading('b1', 1, '海港工具股份有限公司2025年年度报告'),
  tableOf('b2', 1, {
    caption: '合并资产负债表',
    unitText: '单位：万元',
    rows: [
      ['项目', '2025年12月31日', '2024年12月31日'],
      ['货币资金', '12,400', '11,050'],
      ['应收账款', '23,100', '21,800'],
      ['存货', '14,500', '13,900'],
      ['流动资产合计', '50,000', '46,750'],
      ['固定资产', '32,000', '30,500'],
      ['资产总计', '82,000', '77,250'],
    ],
  }),
  heading('b3', 2, '经营情况'),
  paragraph('b4', 2, '截至报告期末，公司无对外担保事项。'),
  paragraph('b5', 2, '公司为子公司宁波海港提供对外担保3,500万元，期限三年。'),
  paragraph('b6', 2, '公司员工412人，实现营业收入98,600万元，人均创收305万元。'),
  paragraph('b7', 2, '关联交易的具体情况详见“附录三”。'),
  paragraph('b8', 2, '公司对存货按成本与可变现净值孰低计量。'),
  paragraph('b9', 2, '本期将部分存货按预计售价调增账面价值240万元。'),
  paragraph('b10', 2, '公司产品市场占有率稳居全国第一。'),
])

/** And in Japanese and Korean. */
export const JAPANESE = documentOf('報告書.pdf', 'ja', [
  heading('b1', 1, '港湾工具株式会社 2025年3月期 有価証券報告書'),
  paragraph('b2', 1, '当社は金融機関からの借入金を有しておりません。'),
  paragraph('b3', 1, '金融機関からの借入金1,900百万円は2026年3月に返済期限が到来します。'),
  paragraph('b4', 1, '従業員164名、売上高9,860百万円で、従業員一人当たり売上高は52百万円となりました。'),
  paragraph('b5', 1, '退職給付の詳細は別紙３に記載しております。'),
])
export const KOREAN = documentOf('보고서.pdf', 'ko', [
  heading('b1', 1, '항만공구 주식회사 2025년 사업보고서'),
  paragraph('b2', 1, '당사는 금융기관 차입금을 보유하고 있지 않습니다.'),
  paragraph('b3', 1, '금융기관 차입금 1,900백만원의 만기가 2026년 3월에 도래합니다.'),
  paragraph('b4', 1, '임직원 164명, 매출액 9,860백만원으로 1인당 매출액은 52백만원입니다.'),
  paragraph('b5', 1, '퇴직급여의 상세 내역은 별첨 3에 기재되어 있습니다.'),
])
