import type { Document } from '@tickmark/document'
import { describe, expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

/** Statements of two years, then the ratios of both. */
const REPORTS = {
  en: (ratios: string) => `# Consolidated income statement

In millions of dollars

| | 2024 | 2023 |
| Revenue | 1,234 | 1,100 |
| Cost of sales | 700 | 640 |
| Gross profit | 534 | 460 |
| Profit before tax | 300 | 220 |
| Income tax expense | 71 | 54 |
| Profit for the year | 229 | 166 |

# Consolidated balance sheet

In millions of dollars

| | 31 December 2024 | 31 December 2023 |
| Inventories | 240 | 210 |
| Total current assets | 812 | 745 |
| Total assets | 2,345 | 2,178 |
| Total current liabilities | 431 | 398 |
| Total liabilities | 1,321 | 1,257 |
| Total equity | 1,024 | 921 |

# Financial ratios

| | 2024 | 2023 |
${ratios}
`,
  zh: (ratios: string) => `# 合并利润表

单位：百万元

| 项目 | 2024年度 | 2023年度 |
| 营业收入 | 1,234 | 1,100 |
| 营业成本 | 700 | 640 |
| 毛利 | 534 | 460 |
| 利润总额 | 300 | 220 |
| 所得税费用 | 71 | 54 |
| 净利润 | 229 | 166 |

# 合并资产负债表

单位：百万元

| 项目 | 2024年12月31日 | 2023年12月31日 |
| 存货 | 240 | 210 |
| 流动资产合计 | 812 | 745 |
| 资产总计 | 2,345 | 2,178 |
| 流动负债合计 | 431 | 398 |
| 负债合计 | 1,321 | 1,257 |
| 所有者权益合计 | 1,024 | 921 |

# 主要财务指标

| 指标 | 2024年 | 2023年 |
${ratios}
`,
  ja: (ratios: string) => `# 連結損益計算書

（単位：百万円）

| | 2023年12月期 | 2024年12月期 |
| 売上高 | 1,100 | 1,234 |
| 売上原価 | 640 | 700 |
| 売上総利益 | 460 | 534 |
| 税金等調整前当期純利益 | 220 | 300 |
| 法人税等合計 | 54 | 71 |
| 当期純利益 | 166 | 229 |

# 連結貸借対照表

（単位：百万円）

| | 2023年12月31日 | 2024年12月31日 |
| 棚卸資産 | 210 | 240 |
| 流動資産合計 | 745 | 812 |
| 資産合計 | 2,178 | 2,345 |
| 流動負債合計 | 398 | 431 |
| 負債合計 | 1,257 | 1,321 |
| 純資産合計 | 921 | 1,024 |

# 主要な経営指標

| | 2023年 | 2024年 |
${ratios}
`,
  ko: (ratios: string) => `# 연결손익계산서

(단위: 백만원)

| 과목 | 2024년 | 2023년 |
| 매출액 | 1,234 | 1,100 |
| 매출원가 | 700 | 640 |
| 매출총이익 | 534 | 460 |
| 법인세비용차감전순이익 | 300 | 220 |
| 법인세비용 | 71 | 54 |
| 당기순이익 | 229 | 166 |

# 연결재무상태표

(단위: 백만원)

| 과목 | 2024년 12월 31일 | 2023년 12월 31일 |
| 재고자산 | 240 | 210 |
| 유동자산 | 812 | 745 |
| 자산총계 | 2,345 | 2,178 |
| 유동부채 | 431 | 398 |
| 부채총계 | 1,321 | 1,257 |
| 자본총계 | 1,024 | 921 |

# 주요 재무비율

| 구분 | 2024년 | 2023년 |
${ratios}
`,
}

type Language = Document['language'] & keyof typeof REPORTS

function read(language: Language, ratios: string) {
  const { figures, findings } = review(typeDocument(REPORTS[language](ratios), language), { type: 'financial_report' })
  const own = figures.filter(({ label }) => label !== undefined && ratios.includes(`| ${label} |`))
  return {
    open: own.filter(({ state }) => state === 'unverified').map(({ text }) => text),
    ticked: own.filter(({ state }) => state === 'verified').length,
    found: findings.map(({ actual, expected }) => `${actual} ${expected ?? ''}`.trim()),
  }
}

describe('ratios that the statements bear out are ticked', () => {
  test.each<[Language, string, number]>([
    [
      'en',
      '| Gross margin | 43.3% | 41.8% |\n| Net margin | 18.6% | 15.1% |\n| Current ratio (times) | 1.88 | 1.87 |',
      6,
    ],
    ['en', '| Effective tax rate | 23.7% | 24.5% |\n| Liabilities to assets | 56.3% | 57.7% |', 4],
    ['zh', '| 毛利率 | 43.27% | 41.82% |\n| 资产负债率 | 56.33% | 57.71% |\n| 流动比率（倍） | 1.88 | 1.87 |', 6],
    ['zh', '| 速动比率 | 1.33 | 1.34 |\n| 实际税率 | 23.67% | 24.55% |', 4],
    ['ja', '| 自己資本比率（％） | 42.3 | 43.7 |\n| 売上総利益率（％） | 41.8 | 43.3 |', 4],
    ['ko', '| 부채비율 | 129.0% | 136.5% |\n| 유동비율 | 188.4% | 187.2% |', 4],
  ])('%s: %s', (language, ratios, ticked) => {
    expect(read(language, ratios)).toEqual({ open: [], ticked, found: [] })
  })
})

describe('ratios that they do not bear out are told, however far off', () => {
  test.each<[Language, string, string]>([
    ['en', '| Gross margin | 48.3% | 41.8% |\n| Net margin | 18.6% | 15.1% |', '48.3% 43.3%'],
    ['en', '| Current ratio (times) | 18.8 | 1.87 |', '18.8 1.9'],
    ['en', '| Liabilities to assets | 65.3% | 57.7% |', '65.3% 56.3%'],
    ['zh', '| 毛利率 | 43.27% | 41.82% |\n| 资产负债率 | 56.33% | 77.71% |', '77.71% 57.71%'],
    ['zh', '| 速动比率 | 1.33 | 13.4 |', '13.4 1.3%'],
    ['ja', '| 自己資本比率（％） | 42.3 | 73.7 |', '73.7 43.7%'],
    ['ko', '| 부채비율 | 129.0% | 163.5% |', '163.5% 136.5%'],
    ['ko', '| 유동비율 | 184.8% | 187.2% |', '184.8% 188.4%'],
  ])('%s: %s', (language, ratios, found) => {
    expect(read(language, ratios).found).toContain(found)
  })
})

test('the ratio of a half-year is not that of the balance sheet at the end of the year', () => {
  const text = `# 合并资产负债表

单位：百万元

| 项目 | 2024年6月30日 | 2023年12月31日 |
| 流动资产合计 | 812 | 745 |
| 资产总计 | 2,345 | 2,178 |
| 流动负债合计 | 431 | 398 |
| 负债合计 | 1,321 | 1,257 |

# 主要财务指标

| 指标 | 2024年半年度 | 2023年半年度 |
| 流动比率（倍） | 1.88 | 1.95 |
`
  const { figures, findings } = review(typeDocument(text, 'zh'), { type: 'financial_report' })
  const states = figures.flatMap(({ text: printed, state }) =>
    printed.startsWith('1.') ? [`${printed} ${state}`] : [],
  )
  expect({ states, findings }).toEqual({ states: ['1.88 verified', '1.95 unverified'], findings: [] })
})

const quarter = (quarterly: string, yearly: string) => `# 合并利润表

单位：百万元

| 项目 | 2024年1-3月 | 2023年1-3月 |
| 营业收入 | 1,234 | 1,100 |
| 营业成本 | 700 | 640 |
| 毛利 | 534 | 460 |
| 净利润 | 229 | 166 |

# 主要财务指标

| 项目 | 2024年3月31日 | 2023年年末 |
| 毛利率 | ${quarterly} | ${yearly} |
`

test('the ratio of a year is not that of the quarter of that year', () => {
  const told = (text: string) =>
    review(typeDocument(text, 'zh'), { type: 'financial_report' }).findings.map(({ actual }) => actual)
  expect(told(quarter('43.3%', '38.2%'))).toEqual([])
  expect(told(quarter('34.3%', '38.2%'))).toEqual(['34.3%'])
  expect(told(quarter('433%', '38.2%'))).toEqual(['433%'])
})
