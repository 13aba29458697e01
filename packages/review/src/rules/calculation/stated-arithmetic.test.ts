import type { Document, DocumentType } from '@tickmark/document'
import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

function found(ruleId: string, text: string, language: Document['language'], type: DocumentType = 'financial_report') {
  return review(typeDocument(text, language), { type })
    .findings.filter((finding) => finding.ruleId.startsWith(ruleId))
    .map(({ actual, expected, evidence }) => ({ actual, expected, operands: evidence.length - 1 }))
}

const DEPOSITS = {
  ko: `# 외화 자산

| 구분 | 외화금액 | 적용환율 | 원화환산액 |
| 미국 달러 예금 | 2,450,300 | 1,289.4 | 3,159,416,820 |
| 유로 예금 | 812,640 | 1,426.5 | 1,159,230,960 |
| 일본 엔 매출채권 | 45,120,000 | 9.12 | 411,494,400 |`,
  ja: `# 外貨建資産

| 区分 | 外貨額 | 換算レート | 円換算額 |
| 米ドル預金 | 1,820,450 | 141.83 | 258,194,424 |
| ユーロ預金 | 640,200 | 157.12 | 100,588,224 |
| 米ドル売掛金 | 905,310 | 141.83 | 128,400,117 |`,
}

test('foreign amounts that multiply with their rates are left in peace', () => {
  expect(found('calculation/product-mismatch', DEPOSITS.ko, 'ko')).toEqual([])
  expect(found('calculation/product-mismatch', DEPOSITS.ja, 'ja')).toEqual([])
})

test.each([
  ['ko', DEPOSITS.ko.replace('1,159,230,960', '1,195,230,960'), '1,195,230,960', '1,159,230,960'],
  ['ja', DEPOSITS.ja.replace('128,400,117', '128,040,117'), '128,040,117', '128,400,117'],
] as const)('a translated amount that two other lines prove wrong (%s)', (language, text, actual, expected) => {
  expect(found('calculation/product-mismatch', text, language)).toEqual([{ actual, expected, operands: 2 }])
})

test.each([
  ['zh', '公司现有员工320人，人均薪酬12.5万元，全年薪酬总额4,200万元。', '4,000'],
  ['zh', '期末美元存款1,250,400.00美元，按汇率7.0827折算为人民币8,586,208.08元。', '8,856,208.08'],
  [
    'en',
    'The loan of $8,000,000 bears interest at 5.25% a year; the interest charge for the full year was $402,000.',
    '420,000',
  ],
  ['ko', '차입금 5,000백만원의 연 이자율은 4.2%이며, 연간 이자비용은 201백만원입니다.', '210'],
] as const)('a product stated in one sentence with both factors (%s: %s)', (language, text, expected) => {
  expect(found('calculation/product-mismatch', text, language, 'due_diligence')).toMatchObject([{ expected }])
})

test('interest for part of a year says nothing of the rate', () => {
  const text = 'The loan of $8,000,000 bears interest at 5.25%; interest since drawdown in May was $245,000.'
  expect(found('calculation/product-mismatch', text, 'en')).toEqual([])
})

test('an equity value that is not enterprise value less net debt', () => {
  const table = (equity: string) => `# Valuation

| In millions | Low | High |
| Enterprise value | 1,240.0 | 1,480.0 |
| Less: net debt | (212.5) | (212.5) |
| Equity value | 1,027.5 | ${equity} |`
  expect(found('calculation/', table('1,267.5'), 'en', 'due_diligence')).toEqual([])
  expect(found('calculation/', table('1,276.5'), 'en', 'due_diligence')).toMatchObject([
    { actual: '1,276.5', expected: '1,267.5' },
  ])
})

test('a post-money valuation that is not pre-money plus the investment', () => {
  const text = `# 融资方案

| 项目（万元） | 金额 |
| 投前估值 | 36,000 |
| 本轮投资额 | 9,000 |
| 投后估值 | 54,000 |`
  expect(found('calculation/', text, 'zh', 'due_diligence')).toMatchObject([{ actual: '54,000', expected: '45,000' }])
})

const RECONCILIATION = `# 법인세비용

(단위: 백만원)

| 구분 | 당기 | 전기 |
| 법인세비용차감전순이익 | 55,950 | 44,250 |
| 적용세율(23.1%)에 따른 세부담액 | 12,924 | 10,222 |
| 비과세수익 | (1,210) | (1,032) |
| 세액공제 | (3,104) | (2,460) |
| 법인세비용 | 8,610 | 6,730 |`

test('a tax reconciliation that starts from another amount than profit × rate', () => {
  expect(found('calculation/', RECONCILIATION, 'ko')).toEqual([])
  expect(found('calculation/', RECONCILIATION.replace('12,924', '12,294'), 'ko')).toMatchObject([
    { actual: '12,294', expected: '12,924' },
  ])
})

const QUARTERS = `# 連結損益計算書

（単位：百万円）

| 科目 | 前連結会計年度 | 当連結会計年度 |
| 売上高 | 83,120 | 91,470 |
| 営業利益 | 6,240 | 7,065 |
| 経常利益 | 6,310 | 7,180 |

# 四半期情報

（単位：百万円）

| 科目 | 第1四半期 | 第2四半期 | 第3四半期 | 第4四半期 |
| 売上高 | 20,110 | 22,640 | 23,150 | 25,570 |
| 営業利益 | 1,420 | 1,760 | 1,805 | 2,080 |
| 経常利益 | 1,450 | 1,790 | 1,830 | 2,110 |`

test('quarters that do not add up to the year', () => {
  expect(found('consistency/quarters-differ-from-year', QUARTERS, 'ja')).toEqual([])
  expect(found('consistency/quarters-differ-from-year', QUARTERS.replace('2,080', '2,008'), 'ja')).toHaveLength(1)
})

test('the year of a quarter is not taken for the one before', () => {
  const twoYears = `# Results

(in thousands)

| Item | 2024 | 2023 |
| Revenue | 410 | 370 |
| Operating profit | 104 | 88 |
| Net income | 81 | 66 |

# Quarters of 2023

(in thousands)

| Item | First quarter | Second quarter | Third quarter | Fourth quarter |
| Revenue | 85 | 90 | 95 | 100 |
| Operating profit | 20 | 21 | 23 | 24 |
| Net income | 15 | 16 | 17 | 18 |`
  expect(found('consistency/quarters-differ-from-year', twoYears, 'en')).toEqual([])
})

test('compound growth over the years that the head names', () => {
  const table = (rate: string) => `| 제품 | 2021년 | 2022년 | 2023년 | 2024년 | 연평균 성장률(21-24) |
| 감속기 | 1,240.0 | 1,488.0 | 1,785.6 | 2,142.7 | 20.0% |
| 서보모터 | 860.0 | 950.0 | 1,040.6 | 1,144.7 | 10.0% |
| 제어기 | 430.0 | 500.0 | 619.2 | 743.0 | ${rate} |`
  expect(found('calculation/average-mismatch', table('20.0%'), 'ko', 'due_diligence')).toEqual([])
  expect(found('calculation/average-mismatch', table('24.4%'), 'ko', 'due_diligence')).toMatchObject([
    { actual: '24.4%', expected: '20.0%' },
  ])
})
