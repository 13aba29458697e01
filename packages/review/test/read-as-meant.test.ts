import { expect, test } from 'vitest'
import type { Box } from '@tickmark/document'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** The printed values that are called wrong. */
function wrong(text: string): (string | undefined)[] {
  return review(typeDocument(text)).findings.map(({ actual }) => actual)
}

/** Sentences of real filings in which a number near two amounts says nothing of their change. */
test.each([
  'The maximum annual 2% reward, which is earned on qualified purchases and can be redeemed only at our stores, increased from $750 to $1,000.',
  'The margin was 26.6% in 2017 compared to 27.1% in 2016 and decreased in part as a result of a 7% increase in general expense.',
  'Table turnover decreased 24% compared to the prior year, and table hold decreased to 3.2% in 2016 from 3.3% in 2015.',
  'Excluding fees of $34 million and $39 million for the years ended December 31, 2016 and 2015, respectively, earnings decreased 4% compared to 2015.',
  'The decrease was driven by an $86 million net loss on derivatives in 2021 compared to a $154 million net gain on derivatives in 2020 and a $115 million decrease in amortization.',
  'These changes resulted in an increase in depreciation expense of $0.4 billion and $0.6 billion in 2015 and 2014, respectively.',
  'Other income increased primarily due to a noncash gain of $650 million in 2023 compared to a $1.6 billion loss in 2022.',
  'This change was driven by a $79 million decrease in benefits and a $25 million gain on sales in 2022 compared to a $44 million gain on sales in 2021.',
  'Segment earnings decreased 86% and the segment margin decreased to 10.3% in 2020 from 28.2% in 2019.',
  'The increase in interest expense was partially offset by lower expense that resulted from $8.3 billion and $3.8 billion of repayments made during fiscal 2022 and 2023, respectively.',
  'Our operating income increased $414 million, or 1.0% of revenue, in fiscal 2014 (12-month) compared to fiscal 2013 (11-month).',
  'Our debt ratio was 1.3 as of January 31, 2015, compared to 2.4 as of February 1, 2014, due primarily to an increase in earnings.',
  'Diluted earnings decreased to a loss of $0.34 in 2015 compared to a loss of $0.17 in 2014.',
  'Net sales declined 6 percent to $16,563 million in fiscal 2016 from $17,630 in fiscal 2015.',
  'We report on 61 additional countries (up from 12 last year), representing 99.8% of our global workforce.',
  'Cash provided by operations was net income of $208 million, adjusted for items including $3.8 billion of depreciation.',
  'Claims processed increased 5.5% to 265.2 million claims, on a 30-day equivalent basis, compared to 251.5 million claims in the prior year.',
  'This decrease was primarily due to net repayments of $972 million in 2017 as compared to net repayments of $9 million in 2016.',
  'Exchange rates reduced our revenues by $2,859 million, reducing our revenue growth rate to 10% on a reported basis from 16% on a currency-neutral basis.',
  'The year resulted in net cash inflows of $1 million, including $78 million of proceeds, offset by $77 million of outflows.',
  'Services increased $106 million, or 6%, in 2014 compared to 2013, and represented 21% of total net revenues for both periods.',
])('silent on: %s', (sentence) => {
  expect(wrong(`# Results\n\n${sentence}`)).toEqual([])
})

test.each([
  ['Revenue increased 14% to $1,000 million in 2023 from $900 million in 2022.', '14%'],
  ['Revenue was $1,000 million in 2023 compared to $900 million in 2022, an increase of 14%.', '14%'],
  ['Revenue was $1,000 million compared with $900 million, a 14% increase.', '14%'],
])('still finds: %s', (sentence, value) => {
  expect(wrong(`# Results\n\n${sentence}`)).toEqual([value])
})

const stores = (total: string) => `
# Stores

| State | Supercenters | Discount stores | Clubs | Total |
| Alabama | 101 | 11 | 13 | 125 |
| Alaska | 17 | 12 | 14 | 43 |
| Arizona | 83 | 12 | 12 | 107 |
| Arkansas | 76 | 15 | 19 | ${total} |
`

test('a column of supercenters holds no percentages', () => {
  expect(wrong(stores('110'))).toEqual([])
  expect(wrong(stores('119'))).toEqual(['119'])
})

const margins = (change: string) => `
# Results

(in millions)

| | 2023 | 2022 | Percent change |
| Revenue | 90,155 | 93,512 | (4) |
| Operating income | 4,912 | 6,245 | ${change} |
| Net income | 3,972 | 3,826 | 4 |
| Express margin | 2.5% | 6.4% | (390) bp |
| Ground margin | 9.4% | 8.0% | 140 bp |
`

test('basis points among percentages are changes of rates', () => {
  expect(wrong(margins('(21)'))).toEqual([])
  expect(wrong(margins('(12)'))).toEqual(['(12)'])
})

const fuel = (share: string) => `
# Fuel

(in millions)

| Fiscal year | Cost of fuel | Revenue | Percentage of revenue |
| 2023 | 4,515 | 90,155 | ${share} |
| 2022 | 3,867 | 93,512 | 4.1% |
| 2021 | 2,065 | 83,959 | 2.5% |
| 2020 | 2,265 | 69,217 | 3.3% |
`

test('years down the side are labels, not amounts', () => {
  expect(wrong(fuel('5.0%'))).toEqual([])
})

const quarters = (year: string) => `
# Quarterly data

(in millions, shares in thousands)

| | First quarter | Second quarter | Third quarter | Fourth quarter | Total |
| Net sales | 27,469 | 29,130 | 28,216 | 41,357 | ${year} |
| Membership fees | 630 | 636 | 644 | 943 | 2,853 |
| Operating income | 849 | 844 | 968 | 1,450 | 4,111 |
| Basic | 438,007 | 439,127 | 438,817 | 437,987 | 438,437 |
| Diluted | 440,525 | 440,657 | 441,056 | 441,036 | 440,937 |
`

test('a year has the average of its quarters’ shares and the sum of their sales', () => {
  expect(wrong(quarters('126,172'))).toEqual([])
  expect(wrong(quarters('126,712'))).toEqual(['126,712'])
})

const sales = `
# Costs

(in millions)

| | 2020 | Share of revenue | 2019 |
| Total revenue | 8,086 | 100% | 6,489 |
| Cost of products, as a share of product sales | 705 | 30% | 656 |
| Cost of licences, as a share of product sales | 269 | 11% | 240 |
| Product development | 1,150 | 14% | 998 |
| Marketing | 1,064 | 13% | 926 |
| Administration | 784 | 10% | 732 |
| Other | 323 | 4% | 290 |
| Restructuring | 94 | 1% | 132 |
| Interest | 162 | 2% | 151 |
| Income tax | 404 | 5% | 385 |
`

test('several shares of something else are no errors', () => {
  expect(wrong(sales)).toEqual([])
})

test('a rate’s growth in per cent is not its change in points', () => {
  const table = (growth: string) => `
# Results

(in millions)

| | 2018 | 2017 | Change |
| Revenue | 15,794 | 11,693 | 35% |
| Cost | 9,967 | 7,660 | 30% |
| Marketing | 2,369 | 1,436 | 65% |
| Operating margin | 10% | 7% | ${growth} |
`
  expect(wrong(table('43%'))).toEqual([])
  expect(wrong(table('83%'))).toEqual(['83%'])
})

test('a unit stated for shares alone is none of the amounts', () => {
  const document = typeDocument(`
# Earnings per share

The following table shows the average number of shares outstanding (shares in 000's):

| | 2020 | 2019 |
| Net income | 4,002 | 3,659 |
`)
  expect(review(document).figures.map(({ amount }) => amount.scale)).toEqual([0, 0])
})

test('items that the contents mark as not applicable are not missed', () => {
  const report = (page: string) => `
# Annual report on Form 10-K

| Item 1. Business | 3 |
| Item 1A. Risk Factors | 9 |
| Item 2. Properties | 20 |
| Item 3. Legal Proceedings | 22 |
| Item 4. Mine Safety Disclosures | ${page} |
| Item 5. Market for Registrant’s Common Equity | 23 |
${['1. Business', '1A. Risk Factors', '1B. Unresolved Staff Comments', '1C. Cybersecurity', '2. Properties', '3. Legal Proceedings', '5. Market for Registrant’s Common Equity', '6. [Reserved]', '7. Management’s Discussion and Analysis', '7A. Quantitative and Qualitative Disclosures About Market Risk', '8. Financial Statements and Supplementary Data', '9. Changes in and Disagreements with Accountants'].map((item) => `\n# Item ${item}\n\nText of this item.\n`).join('\n')}
`
  const missing = (page: string) =>
    review(typeDocument(report(page))).findings.filter(({ ruleId }) => ruleId === 'completeness/missing-section').length
  expect(missing('N/A')).toBe(0)
  expect(missing('22')).toBe(1)
})

test('of two changes under one head the second is of other amounts', () => {
  const products = (change: string) => `
# Products

(in millions)

| | 2017 | 2016 | % Change | % Change |
| Lyrica | 4,511 | 4,165 | 8 | 9 |
| Viagra | 382 | 383 | ${change} | 2 |
| Zoloft | 291 | 304 | (4) | (2) |
| Vfend | 421 | 590 | (29) | (27) |
| Enbrel | 2,452 | 2,909 | (16) | (14) |
`
  expect(wrong(products('—'))).toEqual([])
  expect(wrong(products('12'))).toEqual(['12'])
})

test('what is attached behind the signatures is no text of the report', () => {
  const draft = (before: string) => `
# Item 1. Business

The lease ends on ${before}.

# Signatures

Pursuant to the requirements of Section 13 or 15(d) of the Securities Exchange Act of 1934, the registrant has caused this report to be signed.

# Exhibit 10.1

This agreement is made between the Company and [●] with an effective date of [●].
`
  expect(wrong(draft('June 30, 2024'))).toEqual([])
  expect(review(typeDocument(draft('[●]'))).findings.map(({ ruleId }) => ruleId)).toEqual(['completeness/placeholder'])
})

test('a half-year report needs no auditor’s report, though its parts are named like the annual ones', () => {
  const report = (cover: string) =>
    typeDocument(
      `
${cover}

# 第１【企業の概況】

# 第２【事業の状況】

# 第３【設備の状況】

# 第４【提出会社の状況】

# 第５【経理の状況】

# 貸借対照表

（単位：百万円）

| | 当期末 | 前期末 |
| 現金及び預金 | 300 | 250 |
| 売掛金 | 500 | 450 |
| 流動資産合計 | 800 | 700 |
| 建物 | 200 | 300 |
| 固定資産合計 | 200 | 300 |
| 資産合計 | 1,000 | 1,000 |
| 負債合計 | 400 | 450 |
| 純資産合計 | 600 | 550 |
| 負債純資産合計 | 1,000 | 1,000 |

# 損益計算書

（単位：百万円）

| | 当期 | 前期 |
| 売上高 | 900 | 850 |
| 売上原価 | 500 | 480 |
| 売上総利益 | 400 | 370 |
| 販売費及び一般管理費 | 300 | 280 |
| 営業利益 | 100 | 90 |
| 税引前当期純利益 | 100 | 90 |
| 法人税等 | 40 | 40 |
| 当期純利益 | 60 | 50 |
`,
      'ja',
    )
  const missed = (cover: string) =>
    review(report(cover)).findings.some(({ ruleId }) => ruleId === 'completeness/auditor-report')
  expect(missed('有価証券報告書')).toBe(true)
  expect(missed('半期報告書')).toBe(false)
})

test('text laid under a scan is nothing that was hidden', () => {
  const scan = (under: string) => {
    const document = typeDocument(`
# Letter

Your base salary for the coming year and the grant of restricted stock units will be based on the new target.
`)
    const [heading, paragraph] = document.blocks
    if (paragraph?.type !== 'paragraph') throw new Error('a paragraph was typed')
    const hidden = { ...paragraph, id: 'under', layer: 'invisible' as const, text: under }
    return review({ ...document, blocks: [heading!, paragraph, hidden] }).findings.map(({ ruleId }) => ruleId)
  }
  expect(
    scan(
      'Your base salarv for the comming year and the grant ofrestricted stock units will be based on the newtarget.',
    ),
  ).toEqual([])
  expect(scan('The buyer may terminate this agreement at any time without compensation.')).toEqual([
    'traceability/hidden-text',
  ])
})

test('what a scanner once read in a logo is a suggestion, text that hides on the bare page a warning', () => {
  const severities = (picture: Box) => {
    const document = typeDocument('# Letter\n\nWe met the board twice.')
    const [heading, paragraph] = document.blocks
    if (heading?.type !== 'heading' || paragraph?.type !== 'paragraph') throw new Error('a letter was typed')
    const logo = { type: 'picture' as const, id: 'logo', layer: 'body' as const, page: 1, box: picture, text: '' }
    const under = {
      ...paragraph,
      id: 'under',
      layer: 'invisible' as const,
      page: 1,
      box: [0.1, 0.92, 0.9, 0.95] as Box,
    }
    const hidden = { ...under, text: 'THE POWER OF BEING UNOERSTOOO AUDIT ITAX ICONSULTING' }
    return review({ ...document, blocks: [heading, paragraph, logo, hidden] }).findings.map(({ severity }) => severity)
  }
  expect(severities([0.05, 0.9, 0.95, 0.97])).toEqual(['suggestion'])
  expect(severities([0.05, 0.1, 0.95, 0.2])).toEqual(['warning'])
})

test('letters in brackets behind the words that they stand for are no placeholder', () => {
  const told = (text: string) =>
    review(typeDocument(text), { type: 'financial_report' }).findings.map(({ ruleId }) => ruleId)
  expect(told('# Risks\n\nTo-be-announced (TBA) securities can fall in value. TBA securities are sold early.')).toEqual(
    [],
  )
  expect(told('# Risks\n\nThe rate of interest (TBA) is paid by the agent.')).toEqual(['completeness/placeholder'])
})

test('a mark that the document explains in quotes is no placeholder', () => {
  const told = (text: string) => review(typeDocument(text)).findings.map(({ ruleId }) => ruleId)
  const explained = 'Portions of this exhibit, identified by the mark “[*],” have been omitted.'
  expect(told(`# Exhibit\n\n${explained}\n\nThe fee is [*] a year.`)).toEqual([])
  expect(told('# Exhibit\n\nThe fee is [*] a year.')).toEqual(['completeness/placeholder'])
})

const options = (closing: string, value: string) => `
# Options

| | Number of options | Aggregate intrinsic value |
| Outstanding at January 1, 2021 | 26,841 | 26,841,000 |
| Granted | 4,120 | |
| Exercised | (5,210) | 58,191,000 |
| Outstanding at December 31, 2021 | ${closing} | ${value} |
`

test('what options are worth does not roll forward, their number does', () => {
  expect(wrong(options('25,751', '785,000'))).toEqual([])
  expect(wrong(options('25,571', '785,000'))).toEqual(['25,571'])
})
