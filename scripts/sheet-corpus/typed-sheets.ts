/** Workbooks that people type or export, sound; `wrong` exchanges the fields of some cells of the first sheet. */
export interface TypedSheets {
  name: string
  text: string
  /** Field by place: row and column from 0. */
  wrong: readonly (readonly [row: number, column: number, field: string])[]
}

const LEDGER_ROWS = 600

/** An export of the postings of a year: each entry has a debit and a credit. */
function ledger(): string {
  const rows = Array.from({ length: LEDGER_ROWS }, (_, index) => {
    const amount = ((index >> 1) * 7919 + 1234) % 90_000
    const account = [1002, 1122, 2202, 6001][index % 4]
    const date = `2024-${String(1 + Math.floor(index / 50)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`
    return [
      date,
      `JV${1000 + (index >> 1)}`,
      account,
      `Posting ${index + 1}`,
      index % 2 ? '' : amount,
      index % 2 ? amount : '',
    ]
  })
  const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0)
  return [
    '# Journal',
    'Date | Voucher | Account code | Description | Debit | Credit',
    ...rows.map((row) => row.join(' | ')),
    `Total | | | | ${sum(4)} | ${sum(5)}`,
  ].join('\n')
}

/** A valuation with too high a terminal growth: what a review as another type must not lose. */
export const VALUATION = `# DCF
 | 2024A | 2025E | 2026E | 2027E | 2028E
NOPAT | 80 | 90 | 100 | 110 | 120
Depreciation | 20 | 20 | 20 | 20 | 20
Capex | 25 | 25 | 25 | 25 | 25
Free cash flow |  | =C2+C3-C4 → 85 | =D2+D3-D4 → 95 | =E2+E3-E4 → 105 | =F2+F3-F4 → 115
Discount factor |  | =1/(1+$B$9)^1 → 0.9174311926605504 | =C6/(1+$B$9) → 0.84167999326656 | =D6/(1+$B$9) → 0.7721834800610641 | =E6/(1+$B$9) → 0.7084252110651964
PV |  | =C5*C6 → 77.98165137614679 | =D5*D6 → 79.9595993603232 | =E5*E6 → 81.07926540641172 | =F5*F6 → 81.46889927249758

WACC | 0.09
Terminal growth | 0.06
Sum of PV | =SUM(C7:F7) → 320.4894154153793
Terminal value | =F5*(1+B10)/(B9-B10) → 4063.3333333333335
PV of terminal value | =B12*F6 → 2878.5677742949147
Enterprise value | =B11+B13 → 3199.057189710294
Net debt | 150
Equity value | =B14-B15 → 3049.057189710294
`

export const TYPED_SHEETS: readonly TypedSheets[] = [
  {
    name: 'balance-sheet-en',
    text: `# Balance sheet
Harbour Trading Ltd
Balance sheet (in thousands)
 | 2024 | 2023
Cash and cash equivalents | 120 | 110
Trade receivables | 350 | 300
Inventories | 200 | 190
Total current assets | 670 | 600
Property, plant and equipment | 500 | 520
Intangible assets | 80 | 90
Total non-current assets | 580 | 610
Total assets | 1250 | 1210
Trade payables | 240 | 230
Short-term borrowings | 100 | 120
Total current liabilities | 340 | 350
Long-term borrowings | 250 | 260
Total liabilities | 590 | 610
Share capital | 300 | 300
Retained earnings | 360 | 300
Total equity | 660 | 600
Total liabilities and equity | 1250 | 1210
`,
    wrong: [
      [6, 1, '690'],
      [18, 1, '600'],
    ],
  },
  {
    name: 'trial-balance-zh',
    text: `# 科目余额表
科目编码 | 科目名称 | 借方余额 | 贷方余额
1001 | 库存现金 | 12000 |
1002 | 银行存款 | 356000 |
1122 | 应收账款 | 224500 |
1405 | 库存商品 | 187300 |
1601 | 固定资产 | 800000 |
2001 | 短期借款 | | 300000
2202 | 应付账款 | | 215400
4001 | 实收资本 | | 600000
4103 | 本年利润 | | 145000
6001 | 主营业务收入 | | 980000
6401 | 主营业务成本 | 545600 |
6601 | 销售费用 | 65000 |
6602 | 管理费用 | 50000 |
 | 合计 | 2240400 | 2240400
`,
    wrong: [[14, 3, '2240500']],
  },
  {
    name: 'income-statement-ko',
    text: `# 손익계산서
손익계산서
(단위: 백만원)
과목 | 제12기 | 제11기
매출액 | 48210 | 45120
매출원가 | 31560 | 29980
매출총이익 | 16650 | 15140
판매비와관리비 | 9420 | 8850
영업이익 | 7230 | 6290
금융비용 | 610 | 540
법인세비용차감전순이익 | 6620 | 5750
법인세비용 | 1520 | 1300
당기순이익 | 5100 | 4450
`,
    wrong: [[7, 1, '7320']],
  },
  {
    name: 'aged-receivables-ja',
    text: `# 売掛金年齢表
得意先 | 期日内 | 1～30日 | 31～60日 | 61～90日 | 90日超 | 合計
青葉商事 | 8120 | 3010 | 1040 | 530 | 0 | 12700
川口製作所 | 5230 | 2060 | 1010 | 0 | 0 | 8300
港南電機 | 9640 | 4020 | 1530 | 310 | 210 | 15710
東西物流 | 4310 | 0 | 0 | 0 | 0 | 4310
山手工業 | 6050 | 2140 | 1020 | 510 | 360 | 10080
合計 | 33350 | 11230 | 4600 | 1350 | 570 | 51100
`,
    wrong: [[3, 6, '15170']],
  },
  {
    name: 'fixed-assets-en',
    text: `# Movements
Fixed assets (in thousands)
 | Land | Buildings | Machinery | Vehicles | Total
Opening balance | 1200 | 3400 | 2150 | 874 | =SUM(B3:E3) → 7624
Additions | 0 | 410 | 615 | 233 | =SUM(B4:E4) → 1258
Disposals | 0 | -120 | -85 | -46 | =SUM(B5:E5) → -251
Closing balance | 1200 | 3690 | 2680 | 1061 | =SUM(B6:E6) → 8631
# Summary
 | 2024
Land at the end of the year | =Movements!B6 → 1200
`,
    wrong: [
      [5, 2, '3960'],
      [5, 5, '=SUM(B6:E6) → 8901'],
    ],
  },
  { name: 'journal-en', text: ledger(), wrong: [[LEDGER_ROWS + 1, 5, '13375350']] },
]
