import { expect, test } from 'vitest'
import { describe as tell, review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** What one rule says of a typed document. */
function said(rule: string, text: string, language?: 'zh'): string[] {
  const { findings } = review(typeDocument(text, language), { tuning: { documentType: 'financial_report' } })
  return findings.filter(({ ruleId }) => ruleId.endsWith(rule)).map((finding) => tell(finding, 'en').message)
}

const banks = (sentence: string) => `
# 机构情况

${sentence}

单位：千元

| 机构名称 | 所属机构数 | 资产规模 |
| 上海分行 | 124 | 312,450,118 |
| 杭州分行 | 38 | 98,203,551 |
| 南京分行 | 48 | 120,338,902 |
| 合计 | 210 | 530,992,571 |
`

test('branches beside assets in thousands are counted, in the table as in the sentence', () => {
  expect(said('unit-contradiction', banks('截至年末，本行共有 210 个分支机构。'))).toEqual([])
})

const balance = `
# 资产负债表

单位：千元

| 项目 | 2024年12月31日 | 2023年12月31日 |
| 总资产 | 343,341,105 | 310,002,441 |
| 净资产 | 21,882,305 | 19,443,120 |
`
const highlights = (unit: string) => `
# 主要财务数据

${unit}

| 项目 | 2024年12月31日 | 2023年12月31日 |
| 总资产 | 343,341,105 | 310,002,441 |
| 净资产 | 21,882,305 | 19,443,120 |
| 营业收入 | 9,120,443 | 8,003,127 |
| 净利润 | 1,721,828 | 1,565,082 |
`

test('a table that prints no unit contradicts none, one that prints another does', () => {
  const rule = 'unit-contradiction'
  expect(said(rule, highlights('') + balance)).toEqual([])
  expect(said(rule, highlights('单位：百万元') + balance)).toHaveLength(1)
})

const chart = `
# Key figures

Loans $5,373B $4,442B; deposits $4,684B $3,924B.

# Balance sheet

In thousands of dollars

| | 2023 | 2022 |
| Gross loans | 5,372,729 | 4,441,897 |
| Securities | 441,120 | 402,311 |
| Total assets | 6,601,086 | 5,659,303 |
| Total deposits | 4,683,597 | 3,923,759 |
`

test('one wrong scale word of a page is one finding that leads to all of its amounts', () => {
  const findings = review(typeDocument(chart)).findings.filter(({ ruleId }) => ruleId.endsWith('unit-contradiction'))
  expect(findings).toHaveLength(1)
  expect(findings[0]?.evidence.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['$5,373B', '$4,442B', '$4,684B', '$3,924B']),
  )
})

const notes = (reference: string) => `
# 주석

11. 무형자산: 당기 중 무형자산의 변동 내역은 다음과 같습니다.

12. 차입금: 당기말 현재 차입금의 내역은 다음과 같습니다.

13. 사채: 당기말 현재 사채의 내역은 다음과 같습니다.

14. 충당부채: 당기 중 충당부채의 변동 내역은 다음과 같습니다.

# 주석 1. 일반적 사항

# 주석 2. 회계정책

# 주석 3. 금융상품

이 거래에서 인식한 금융부채는 단기차입금으로 분류되어 있습니다(${reference} 참조).
`

test('a note whose text runs into its heading is there; one beyond the last is not', () => {
  expect(said('dead-reference', notes('주석 12'))).toEqual([])
  expect(said('dead-reference', notes('주석 41'))).toHaveLength(1)
})

const numbered = (between: string) => `
# 18 Provisions

The provision is reviewed each year.

# 19 Employee benefits

| Benefits | 2023 |
| Leave | 1,204 |

${between}

# 21 Related parties

None.

# 22 Events after the reporting date

None.

# 23 Auditor

The fee was agreed.
`

test('a number that is printed between its neighbours is not missing', () => {
  expect(said('numbering-gap', numbered('20 (a) Reconciliation of profit to cash'))).toEqual([])
  expect(said('numbering-gap', numbered('Cash is held at banks.'))).toHaveLength(1)
})

const interim = (title: string, governance: string) => `
# ${title}

# 第一节 重要提示

# 第二节 公司基本情况简介

# 第三节 会计数据和业务数据摘要

# 第四节 股本变动及股东情况

# 第五节 董事会报告

${governance}

# 第六节 重要事项

# 第七节 财务会计报告
`

test('a report of half a year has no part on governance, one of a year has', () => {
  expect(said('missing-section', interim('2010年半年度报告', ''), 'zh')).toEqual([])
  expect(said('missing-section', interim('2010年年度报告', ''), 'zh')).toHaveLength(1)
  expect(said('missing-section', interim('2010年年度报告', '# 公司治理结构'), 'zh')).toEqual([])
})

const composite = (printed: string) => `
# 資產負債表

單位：新台幣仟元

| 資產 | 附註 | 113年12月31日 | 112年12月31日 |
| 現金及約當現金 | 六(一) | 193,377 | 214,180 |
| 應收帳款 | 六(二) | 1,052,671 | 964,047 |
| 存貨 | ${printed} | 379,385 | 373,940 |
| 採用權益法之投資 | 六(四) | 814,180 | 793,377 |
| 資產總計 | | 2,439,613 | 2,345,544 |

# 六、重要會計項目之說明

# (一)現金及約當現金

銀行存款及零用金。

# (二)應收帳款

授信期間為60天。

# (三)存貨

以成本與淨變現價值孰低衡量。

# (四)採用權益法之投資

關聯企業。

# 七、關係人交易

1.銷貨

2.進貨

3.應收帳款

4.其他應收款
`

test('a reference in ideographs leads to a note numbered in them, not to the third of some list', () => {
  const told = (text: string) =>
    review(typeDocument(text), { type: 'financial_report' })
      .findings.filter(({ ruleId }) => ruleId === 'traceability/wrong-target')
      .map(({ actual, expected }) => `${actual} → ${expected}`)
  expect(told(composite('六(三)'))).toEqual([])
  expect(told(composite('六(四)'))).toEqual(['六(四) → 3'])
})

test('a part of a note that is not there is told', () => {
  const report = (reference: string) => `
# Directors' report

The going concern basis is explained more fully in note ${reference}.

# Notes to the financial statements

# 1. General information

The company is registered in England.

# 2. Accounting policies

The policies were applied in both years (see note 1.1).

# 3. Revenue

All of it arises in the United Kingdom.

# 4. Taxation

The rate was 25% (2023: 25%).
`
  expect(said('dead-reference', report('2.2'))).toEqual([])
  expect(said('dead-reference', report('7.2'))).toHaveLength(1)
  expect(said('dead-reference', report('77.2'))).toHaveLength(1)
})
