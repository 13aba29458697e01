import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** Texts of the numbers of a document that count as figures. */
function figuresIn(text: string): string[] {
  return review(typeDocument(text), { type: 'financial_report' }).figures.map((figure) => figure.text)
}

test.each([
  ['7 directors and 3 committees', 'The board has 7 directors and 3 committees.', []],
  ['a legal reference', 'Filed under Section 13 or 15(d) of the Act and Rule 12b-2.', []],
  ['ages', 'Mary Lane, aged 57, succeeds John Hart (61 years old).', []],
  ['an address', '300 Madison Avenue, Suite 2510, New York, NY 10017.', []],
  ['numbers of registration', 'ABN 71 141 411 390, telephone 03 9867 7199.', []],
  ['a clock time and a date', 'The meeting of 12 May 2024 begins at 10:30.', []],
  ['pages behind leader dots', 'Directors’ report ........................ 18', []],
  ['Chinese counters', '公司拥有56家门店，董事会由9名董事组成。', []],
  ['a Korean age', '이사 7명 중 이란희 이사는 57세입니다.', []],
  ['a Japanese age', '取締役7名、浜田蘭（57歳）。', []],
  [
    'money, rates and coins',
    'Sales of $12 million rose 4%, 1.5 times the market, or 15 cents per share.',
    ['$12 million', '4%', '1.5 times', '15'],
  ],
  ['grouped numbers without a unit', 'Sales rose to 1,234 from 1,100.', ['1,234', '1,100']],
  ['numbers of headings and exhibits', '2.10 매각예정분류자산집단', []],
  ['numbers of exhibits', '10.27 Fourth Amendment of Lease Agreement, dated November 21, 2011', []],
  [
    'an amount at the beginning',
    '2.10 million shares were issued, 3.5 times as many.',
    ['2.10 million shares', '3.5 times'],
  ],
  ['a line of a table that was read as text', 'Share based payment 524 113', ['524', '113']],
])('%s', (_, text, figures) => {
  expect(figuresIn(text)).toEqual(figures)
})

test.each([
  [
    'codes by their head',
    `| Account code | Account | 2024 |\n| 1001 | Cash | 412 |\n| 1122 | Receivables | 655 |`,
    ['412', '655'],
  ],
  [
    'codes by their shape',
    `| | | 2024 |\n| Cash | 1001 | 4,120 |\n| Receivables | 1122 | 6,550 |\n| Stock | 1405 | 2,400 |\n| Plant | 1601 | 9,900 |`,
    ['4,120', '6,550', '2,400', '9,900'],
  ],
  [
    'codes of accounts, in the order of the statement',
    `| | | 2024 |\n| 2170 | Payables | 4,120 |\n| 2130 | Contract liabilities | 6,550 |\n| 2540 | Loans | 2,400 |`,
    ['4,120', '6,550', '2,400'],
  ],
  [
    'years by their shape',
    `| | From | Rent |\n| Hall | 2016 | 41.5 |\n| Yard | 2012 | 65.2 |\n| Shop | 2019 | 24.0 |`,
    ['41.5', '65.2', '24.0'],
  ],
  ['ages', `| Name | Age | Fee |\n| Lane | 57 | 412 |\n| Hart | 61 | 655 |`, ['412', '655']],
  [
    'labels of single rows',
    `| | Company |\n| Stock code | 2386 |\n| Employees | 305 |\n| Revenue | 8,307 |`,
    ['8,307'],
  ],
  [
    'employees that nothing adds up',
    `| | 2024 | 2023 |\n| Number of employees | 305 | 288 |\n| Revenue | 8,307 | 7,000 |`,
    ['8,307', '7,000'],
  ],
  [
    'revenue per employee',
    `| | 2024 | 2023 |\n| Revenue per employee | 27.2 | 24.3 |\n| Revenue | 8,307 | 7,000 |`,
    ['27.2', '24.3', '8,307', '7,000'],
  ],
])('in a table: %s', (_, table, figures) => {
  expect(figuresIn(table)).toEqual(figures)
})
