import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const REPORT = (contents: string, equity = '') => `
# 財務報表暨會計師核閱報告

| 項目 | 頁次 |
| 資產負債表 | 5 |
| 損益表 | 7 |
| 股東權益變動表 | ${contents} |
| 現金流量表 | 8 |
| 財務報表附註 | 10 |

# 資產負債表

單位：新台幣仟元

| | 101年9月30日 | 100年9月30日 |
| 流動資產 | 612,301 | 598,220 |
| 固定資產 | 405,112 | 391,004 |
| 資產總計 | 1,017,413 | 989,224 |
| 流動負債 | 301,220 | 288,115 |
| 負債總計 | 301,220 | 288,115 |
| 股本 | 500,000 | 500,000 |
| 保留盈餘 | 216,193 | 201,109 |
| 股東權益總計 | 716,193 | 701,109 |
| 負債及股東權益總計 | 1,017,413 | 989,224 |

# 損益表

單位：新台幣仟元

| | 101年前三季 | 100年前三季 |
| 營業收入 | 812,446 | 790,118 |
| 營業成本 | (601,225) | (588,040) |
| 營業毛利 | 211,221 | 202,078 |
| 營業費用 | (150,116) | (149,002) |
| 營業淨利 | 61,105 | 53,076 |
| 所得稅費用 | (10,388) | (9,023) |
| 本期淨利 | 50,717 | 44,053 |

# 現金流量表

單位：新台幣仟元

| | 101年前三季 | 100年前三季 |
| 營業活動之淨現金流入 | 70,115 | 65,220 |
| 投資活動之淨現金流出 | (41,020) | (38,114) |
| 融資活動之淨現金流出 | (20,118) | (18,006) |
| 本期現金增加數 | 8,977 | 9,100 |
| 期初現金餘額 | 101,330 | 92,230 |
| 期末現金餘額 | 110,307 | 101,330 |
${equity}
# 財務報表附註

一、公司沿革

二、重要會計政策之彙總說明

三、重要會計科目之說明
`

const missing = (text: string) =>
  review(typeDocument(text, 'zh'), { type: 'financial_report' })
    .findings.filter(({ ruleId }) => ruleId === 'completeness/missing-statement')
    .map(({ expected }) => expected)

test('a statement that the contents call not applicable is not missing; one that they promise is', () => {
  expect(missing(REPORT('不適用'))).toEqual([])
  expect(missing(REPORT('9'))).toHaveLength(1)
})
