import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string, type: 'financial_report' | 'due_diligence' = 'financial_report') =>
  review(typeDocument(text), { type })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ value }] }) => `${ruleId.split('/')[1]}: ${value}`)

/** A text without the line that begins with this label. */
const without = (text: string, label: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(`| ${label} |`))
    .join('\n')

const FLOWS = `
# Consolidated statement of cash flows

Amounts in thousands of USD

| | 2025 | 2024 |
| Cash flows from operating activities | | |
| Profit before tax | 61,204 | 55,310 |
| Depreciation | 12,031 | 11,402 |
| Income tax paid | (14,118) | (12,907) |
| Net cash from operating activities | 59,117 | 53,805 |
| Cash flows from investing activities | | |
| Purchase of property, plant and equipment | (42,808) | (39,507) |
| Purchase of intangible assets | (1,960) | (1,814) |
| Proceeds from disposal of property | 688 | 979 |
| Net cash used in investing activities | (44,080) | (40,342) |
| Cash flows from financing activities | | |
| Repayment of borrowings | (6,240) | (5,118) |
| Dividends paid | (4,477) | (4,102) |
| Net cash used in financing activities | (10,717) | (9,220) |
| Net increase in cash and cash equivalents | 4,320 | 4,243 |
| Cash and cash equivalents at beginning of period | 20,119 | 15,876 |
| Cash and cash equivalents at end of period | 24,439 | 20,119 |
`

test('a receipt among payments may be missing, and the largest line of a section', () => {
  expect(told(FLOWS)).toEqual([])
  expect(told(without(FLOWS, 'Proceeds from disposal of property'))).toEqual(['missing-line: (44,080)'])
  expect(told(without(FLOWS, 'Purchase of property, plant and equipment'))).toEqual(['missing-line: (44,080)'])
})

test('a net change in what is no cash is one of the adjustments, and an error among them is told', () => {
  const flows = (tax: string) =>
    FLOWS.replace(
      '| Depreciation | 12,031 | 11,402 |',
      `| Adjustments for: | | |
| Depreciation | 12,031 | 11,402 |
| Finance costs | 3,210 | 3,004 |
| Losses (gains) on disposals | 1,000 | (100) |
| Net change in non-cash working capital | (2,105) | (2,811) |`,
    ).replace('(14,118) | (12,907)', `${tax} | (13,000)`)
  expect(told(flows('(16,223)'))).toEqual([])
  for (const wrong of ['(16,232)', '(162,230)']) {
    expect(told(flows(wrong))).toEqual([expect.stringContaining('total-mismatch')])
  }
})

const POSITION = `
# Statement of financial position

Amounts in thousands of CHF

| | 2023 | 2022 |
| Non-current assets | 709,967 | 624,529 |
| Inventories | 203,597 | 168,263 |
| Cash and cash equivalents | 465,865 | 380,284 |
| Total assets | 1,379,429 | 1,173,076 |
| Equity | | |
| Share capital | 629 | 629 |
| Retained earnings | 817,865 | 692,874 |
| Translation reserve | 50,485 | 39,380 |
| Equity attributable to owners of the parent | 868,979 | 732,883 |
| Non-controlling interests | 66,072 | 56,069 |
| Total equity | 935,051 | 788,952 |
| Borrowings | 121,205 | 135,160 |
| Trade payables | 323,173 | 248,964 |
| Total liabilities | 444,378 | 384,124 |
| Total equity and liabilities | 1,379,429 | 1,173,076 |
`

test('a total that is right by what follows it may lack one of its own lines', () => {
  expect(told(POSITION)).toEqual([])
  expect(told(without(POSITION, 'Translation reserve'))).toEqual(['missing-line: 868,979'])
  // A single line is left above the total.
  expect(told(without(POSITION, 'Trade payables'))).toEqual(['missing-line: 444,378'])
})

const INSURER = `
# Income statement

Amounts in thousands of EUR

| | 2020 | 2019 |
| Gross premiums earned | 167,174 | 167,121 |
| Premiums ceded to reinsurers | 18,873 | 20,120 |
| Net premiums earned | 148,301 | 147,001 |
| Net claims incurred | 75,838 | 89,770 |
| Acquisition and administrative expenses | 36,745 | 40,185 |
| Underwriting result | 35,718 | 17,046 |
| Investment return | 13,277 | 16,931 |
| Profit before tax | 48,995 | 33,977 |
| Income tax expense | 4,060 | 4,015 |
| Profit for the period | 44,935 | 29,962 |
`

test('a subtotal by another name, which what follows adds up, is made of what leads to nothing above it', () => {
  expect(told(INSURER)).toEqual([])
  expect(told(without(INSURER, 'Acquisition and administrative expenses'))).toEqual(['missing-line: 35,718'])
})

const BRIDGE = `
# Quality of earnings

Amounts in thousands of CHF

| | 2023 | 2022 |
| Revenue | 1,185,998 | 1,231,444 |
| Reported EBITDA | 209,540 | 234,482 |
| Litigation settlement | 14,083 | 8,428 |
| Owner’s salary above market | 2,812 | 6,366 |
| Relocation of the plant | 4,401 | 10,654 |
| Adjusted EBITDA | 230,836 | 259,930 |

| | 2023 | 2022 |
| Adjusted EBITDA margin | 19.5 % | 21.1 % |
`

test('a bridge to a measure that the rest confirms lacks an adjustment where no column reaches it', () => {
  expect(told(BRIDGE, 'due_diligence')).toEqual([])
  expect(told(without(BRIDGE, 'Litigation settlement'), 'due_diligence')).toEqual(['missing-line: 230,836'])
})

test('the first line below two results is none of what they lead to, where no heading parts the flows', () => {
  const flat = FLOWS.replaceAll(/^\| Cash flows from .*\n/gmu, '')
    .replace('| Repayment of borrowings |', '| Proceeds from borrowings | 9,000 | 8,000 |\n| Repayment of borrowings |')
    .replace('(6,240) | (5,118)', '(15,240) | (13,118)')
  expect(told(flat)).toEqual([])
  expect(told(without(flat, 'Proceeds from disposal of property'))).toEqual(['missing-line: (44,080)'])
  expect(told(without(flat, 'Proceeds from borrowings'))).toEqual(['missing-line: (10,717)'])
})

test('a line that says that it is added is no result of the lines above it', () => {
  const reserves = `
# Other equity

Amounts in crore

| | 2025 | 2024 |
| Opening balance | 39,032.50 | 9,657.51 |
| Profit for the year | 13,597.84 | 41,729.69 |
| Add: Opening balance adjustment | 20.08 | (0.26) |
| Less: Final dividend | 9,640.28 | 4,131.58 |
| Less: General reserve | 23,894.68 | 1,316.04 |
| Closing balance | 19,115.46 | 45,939.32 |
`
  expect(told(reserves)).toEqual([])
})

test('what is taken off below a result is none', () => {
  const plant = `
# Consolidated balance sheet

Amounts in millions of USD

| | December 31, 2025 | December 31, 2024 |
| Assets | | |
| Current assets | | |
| Cash and cash equivalents | $ 5,235 | $ 5,600 |
| Marketable securities | 698 | 2,128 |
| Accounts receivable — net of allowances of $61 and $60 | 3,533 | 3,194 |
| Inventories | | |
| Finished goods | 1,744 | 1,849 |
| Work in process | 1,126 | 1,051 |
| Raw materials and supplies | 791 | 798 |
| Total inventories | 3,661 | 3,698 |
| Prepaids | 391 | 493 |
| Assets held for sale | 46 | — |
| Other current assets | 2,823 | 771 |
| Total current assets | 16,387 | 15,884 |
| Property, plant and equipment | 23,922 | 23,406 |
| Less: accumulated depreciation | (16,821) | (16,018) |
| Property, plant and equipment — net | 7,101 | 7,388 |
| Goodwill | 6,419 | 6,281 |
| Intangible assets — net | 1,103 | 1,210 |
| Other assets | 6,723 | 9,105 |
| Total assets | $ 37,733 | $ 39,868 |
| Liabilities | | |
| Current liabilities | | |
| Short-term borrowings | 1,670 | 1,919 |
| Accounts payable | 2,702 | 2,660 |
| Accrued payroll | 718 | 712 |
| Liabilities held for sale | 55 | — |
| Other current liabilities | 4,450 | 5,965 |
| Total current liabilities | 9,595 | 11,256 |
| Long-term debt | 10,932 | 11,125 |
| Pension and postretirement benefits | 1,631 | 1,813 |
| Other liabilities | 10,828 | 11,780 |
| Total liabilities | 32,986 | 35,974 |
| Equity | | |
| Common stock par value | 9 | 9 |
| Additional paid-in capital | 7,440 | 7,229 |
| Retained earnings | 38,258 | 36,797 |
| Treasury stock, at cost | (35,936) | (34,462) |
| Accumulated other comprehensive income (loss) | (5,069) | (5,731) |
| Total shareholders’ equity | 4,702 | 3,842 |
| Noncontrolling interest | 45 | 52 |
| Total equity | 4,747 | 3,894 |
| Total liabilities and equity | 37,733 | 39,868 |
`
  expect(told(plant)).toEqual([])
})
