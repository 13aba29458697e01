import type { Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { reviewDocuments } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

const STATEMENT = `# 재무상태표

(단위: 백만원)

| 과목 | 2025년 12월 31일 | 2024년 12월 31일 |
| 현금및현금성자산 | 68,450 | 52,310 |
| 매출채권 | 92,761 | 81,430 |
| 재고자산 | 74,380 | 69,250 |
| 유동자산합계 | 235,591 | 202,990 |
| 유형자산 | 138,620 | 129,480 |
| 자산총계 | 374,211 | 332,470 |
| 매입채무 | 61,240 | 56,780 |
| 단기차입금 | 36,000 | 42,000 |
| 부채총계 | 97,240 | 98,780 |
| 자본총계 | 276,971 | 233,690 |`

// In won, debit and credit apart, as ledgers print them.
const TRIAL_BALANCE = `| 계정과목 | 차변 | 대변 |
| 현금및현금성자산 | 68,450,210,000 | |
| 매출채권 | 92,760,800,000 | |
| 재고자산 | 74,379,900,000 | |
| 유형자산 | 138,620,150,000 | |
| 매입채무 | | 61,240,300,000 |
| 단기차입금 | | 36,000,000,000 |
| 자본금 | | 32,000,000,000 |`

function workbook(table: string): Document {
  const document = typeDocument(table, 'ko')
  const blocks = document.blocks.map((block) =>
    block.type === 'table' ? { ...block, sheet: '시산표', range: 'B3:D10' } : block,
  )
  const book = { definedNames: [], externalLinks: [], iterativeCalculation: false, date1904: false, sheets: [] }
  return { ...document, blocks, name: 'tb.xlsx', format: 'xlsx', workbook: book }
}

const differing = (statement: string, ledger = TRIAL_BALANCE) =>
  reviewDocuments([typeDocument(statement, 'ko'), workbook(ledger)], { type: 'financial_report' })[0]!.findings.filter(
    ({ ruleId }) => ruleId === 'consistency/report-differs-from-ledger',
  )

test('a statement in millions that agrees with a ledger in won, rounded', () => {
  expect(differing(STATEMENT)).toEqual([])
})

test('the one line that an adjustment reached in the ledger only', () => {
  const [finding, ...others] = differing(STATEMENT.replace('74,380', '71,380'))
  expect(others).toEqual([])
  expect(finding).toMatchObject({
    actual: '71,380',
    expected: '74,379,900,000',
    severity: 'serious',
    evidence: [
      { label: '재고자산 · 2025년 12월 31일' },
      { location: { file: 'tb.xlsx', sheet: '시산표', cell: 'C6' } },
    ],
  })
})

test('the ledger of another year ties to nothing', () => {
  expect(
    differing(
      STATEMENT,
      TRIAL_BALANCE.replaceAll(/(\d)(?=,\d{3},000)/g, (digit) => String(9 - Number(digit))),
    ),
  ).toEqual([])
})
