import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

/** Trade within a group: sales as a share of consolidated revenue, balances as one of total assets, company by company. */
const told = (sale: string) =>
  review(
    typeDocument(`
# 母子公司間業務關係

單位：新台幣千元

| 交易人 | 交易往來對象 | 科目 | 金額 | 佔合併總營收或總資產之比率 |
| 甲公司 | 上海子公司 | 銷貨收入 | 18,324 | 1.38% |
| 甲公司 | 新加坡子公司 | 銷貨收入 | 67,602 | 5.09% |
| 甲公司 | 香港子公司 | 銷貨收入 | 466,020 | 35.12% |
| 甲公司 | 昆山子公司 | 銷貨收入 | 23,215 | 1.75% |
| 甲公司 | 廈門子公司 | 銷貨收入 | 46,273 | ${sale} |
| 甲公司 | 香港子公司 | 應收帳款 | 174,163 | 8.28% |
| 乙公司 | 上海子公司 | 應收帳款 | 71,121 | 3.38% |
| 乙公司 | 昆山子公司 | 應收帳款 | 10,966 | 0.52% |
| 乙公司 | 香港子公司 | 應收帳款 | 44,352 | 2.11% |
| 乙公司 | 廈門子公司 | 應收帳款 | 88,214 | 4.19% |
`),
    { type: 'financial_report' },
  ).findings.flatMap(({ ruleId, evidence }) => (ruleId.endsWith('share-mismatch') ? [evidence[0]?.value] : []))

test('a row that suits the whole of other rows is a share of that one', () => {
  expect(told('3.49%')).toEqual([])
})

test('a row that suits neither whole is told, however far off', () => {
  expect(told('4.39%')).toEqual(['4.39%'])
  expect(told('34.90%')).toEqual(['34.90%'])
})
