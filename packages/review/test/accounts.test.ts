import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

function read(text: string, language: 'en' | 'zh' = 'en') {
  const { figures, findings } = review(typeDocument(text, language), { type: 'financial_report' })
  const told = findings
    .filter(({ severity }) => severity !== 'suggestion')
    .map(({ evidence: [{ value }], expected }) => `${value} → ${expected}`)
  return { open: figures.filter(({ state }) => state === 'unverified').map((one) => one.text), told }
}

const STATEMENT = `
# Statement of account

| | Amount |
| Opening balance | 3,141,048.52 |
| Total paid in | 4,720,000.00 |
| Total paid out | 7,319,948.50 |
| Closing balance | 541,100.02 |

| Date | Description | Debit | Credit | Balance |
| 01-Jul-2024 | Opening balance | | | 3,141,048.52 |
| 01-Jul-2024 | Transfer from deposit account | | 4,000,000.00 | 7,141,048.52 |
| 01-Jul-2024 | Transfer to J. Adeniyi | -88,300.00 | | 7,052,748.52 |
| 01-Jul-2024 | Cheque 5254 | -7,000,000.00 | | 52,748.52 |
| 02-Jul-2024 | Pension contribution | -21,141.00 | | 31,607.52 |
| 02-Jul-2024 | Saidi L. Ibrahim | | 720,000.00 | 751,607.52 |
| 02-Jul-2024 | Pension contribution | -210,478.50 | | 541,129.02 |
| 03-Jul-2024 | Account fee | -29.00 | | 541,100.02 |
| | Totals | -7,319,948.50 | 4,720,000.00 | |
| | Total (cleared and uncleared) | -7,319,948.50 | 4,720,000.00 | 541,100.02 |
`

test('each entry of a bank statement is held against the balance before and after it, and the totals against the entries', () => {
  expect(read(STATEMENT)).toEqual({ open: [], told: [] })
})

test('a wrong entry, a wrong balance, a wrong total and a wrong summary are each told at their place', () => {
  const wrong = (from: string, to: string) => read(STATEMENT.replace(from, to)).told
  expect(wrong('| -88,300.00', '| -83,800.00')).toEqual(['-83,800.00 → -88,300.00'])
  expect(wrong('| | 52,748.52', '| | 527,485.20')).toEqual(['527,485.20 → 52,748.52'])
  expect(wrong('| -7,000,000.00', '| 7,000,000.00')).toEqual(['7,000,000.00 → -7,000,000.00'])
  expect(wrong('| Totals | -7,319,948.50', '| Totals | -9,319,948.50')).toEqual(['-9,319,948.50 → -7,319,948.50'])
  expect(wrong('| Total paid in | 4,720,000.00', '| Total paid in | 4,270,000.00')).toEqual([
    '4,270,000.00 → 4,720,000.00',
  ])
})

const LEDGER = `
# 明细账：1002 银行存款

| 日期 | 摘要 | 借方发生额 | 贷方发生额 | 余额 |
| 2024-03-02 | 期初余额 | | | 612,480.55 |
| 2024-03-05 | 东江贸易货款 | 205,310.00 | | |
| 2024-03-05 | 手续费 | | 118.40 | 817,672.15 |
| 2024-03-11 | 工资发放 | | 388,206.71 | 429,465.44 |
| 2024-03-18 | 转账收款 | 97,355.26 | | 526,820.70 |
| 2024-03-20 | 税费缴纳 | | 61,942.08 | 464,878.62 |
| 2024-03-29 | 利息收入 | 873.19 | | 465,751.81 |
| | 本月合计 | 303,538.45 | 450,267.19 | 465,751.81 |
`

test('a balance that is told once a day carries all entries of the day', () => {
  expect(read(LEDGER, 'zh')).toEqual({ open: [], told: [] })
  expect(read(LEDGER.replace('| 118.40', '| 1,184.00'), 'zh').told).toEqual(['1,184.00 → 118.40'])
})

const LATEST_FIRST = `
# Transactions

| Date | Description | Amount | Balance |
| 28/02/2025 | Rates | 512.40 | 9,871.05 |
| 27/02/2025 | Card receipts | 3,318.77 | 10,383.45 |
| 21/02/2025 | Payroll | 6,207.31 | 7,064.68 |
| 14/02/2025 | Transfer | 1,140.00 | 13,271.99 |
| 11/02/2025 | Card receipts | 2,925.18 | 12,131.99 |
| 03/02/2025 | Opening balance | | 9,206.81 |
`

test('the latest entry may stand first, and amounts may have no sign: the balance tells which way they go', () => {
  expect(read(LATEST_FIRST)).toEqual({ open: [], told: [] })
  expect(read(LATEST_FIRST.replace('6,207.31', '6,702.31')).told).toEqual(['6,702.31 → 6,207.31'])
})

test('an account that goes on in a table of its own is one account, and its total that of both', () => {
  const [head, ...entries] = STATEMENT.split('\n').slice(9)
  const second = entries.slice(5).join('\n')
  const text = ['# Statement of account\n', head, ...entries.slice(0, 5), '\nPage 1 of 2\n', head, second].join('\n')
  expect(read(text)).toEqual({ open: [], told: [] })
})

test('columns of a statement are no account, whatever stands in them', () => {
  const statement = `
# Income statement

In thousands of USD

| | 2025 | 2024 | 2023 |
| Revenue | 61,204 | 55,310 | 48,900 |
| Cost of sales | (12,031) | (11,402) | (10,500) |
| Gross profit | 49,173 | 43,908 | 38,400 |
| Expenses | (14,118) | (12,907) | (11,000) |
| Profit | 35,055 | 31,001 | 27,400 |
`
  expect(read(statement)).toEqual({ open: [], told: [] })
})

const JOURNAL = `
# Journal

| 20/10/2023 Bill 01 | Debit | Credit |
| Input tax | 180,000.00 | 0.00 |
| Materials | 2,000,000.00 | 0.00 |
| Accounts payable | 0.00 | 2,180,000.00 |

| 21/10/2023 Bill 02 | Debit | Credit |
| Input tax | 90,000.00 | 0.00 |
| Materials | 1,012,400.00 | 0.00 |
| Accounts payable | 0.00 | 1,102,400.00 |

| 21/10/2023 Salaries | Debit | Credit |
| Salaries | 2,471,300.00 | 0.00 |
| Salaries payable | 0.00 | 2,471,300.00 |
`

test('vouchers of a journal balance one by one', () => {
  expect(read(JOURNAL)).toEqual({ open: [], told: [] })
  expect(read(JOURNAL.replace('| 1,012,400.00', '| 1,021,400.00')).told).toEqual(['1,021,400.00 → 1,012,400.00'])
})
