import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** Rule and printed value of each finding above a suggestion. */
const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ value }] }) => `${ruleId.split('/')[1]}: ${value}`)

const invoice = (subtotal: string) => `
# Rechnung

| Bezeichnung | Menge | Einzelpreis | Betrag |
| Getriebeöl 5 l | 14 | 411.44 | 5’760.16 |
| Montage, Tagessatz | 29 | 540.78 | 15’682.62 |
| Steuergerät CU-40 | 7 | 420.14 | 2’940.98 |
| Zwischensumme | | | ${subtotal} |
| MwSt. 19% | | | 4’632.91 |
| Gesamtbetrag | | | 29’016.67 |
`

test('a total that lies among its lines as a mean would is told where what follows adds it up', () => {
  expect(told(invoice('24’383.76'))).toEqual([])
  expect(told(invoice('4’632.91'))).toEqual(['total-mismatch: 4’632.91'])
  expect(told(invoice('2’438.38'))).toEqual(['total-mismatch: 2’438.38'])
})

const owners = (minority: string) => `
# Consolidated income statement

EUR million

| | 2020 | 2019 |
| Operating profit | 1,040.2 | 1,055.1 |
| Finance income | 17.9 | 17.6 |
| Finance costs | (40.2) | (38.9) |
| Profit before tax | 1,017.9 | 1,033.8 |
| Income tax expense | (258.3) | (257.8) |
| Profit for the period | 759.6 | 776.0 |
| Of which: | | |
| Group share | 714.0 | 729.4 |
| Other holders | 45.6 | ${minority} |
`

test('what a total is split into below it is held against it, though the lines above give it', () => {
  expect(told(owners('46.6'))).toEqual([])
  // Of two parts either may be the wrong one.
  expect(told(owners('139.8'))).toEqual([expect.stringMatching(/^total-mismatch: (?:139.8|729.4)$/)])
  expect(told(owners('466.0'))).toEqual([expect.stringMatching(/^total-mismatch: (?:466.0|729.4)$/)])
})

const creditors = (accruals: string) => `
# Consolidated balance sheet

GBP thousand

| | 2021 | 2020 |
| Fixed assets | | |
| Property | 89,597 | 82,264 |
| Intangible assets | 7,023 | 7,281 |
| Total fixed assets | 96,620 | 89,545 |
| Current assets | | |
| Stocks | 7,087 | 7,145 |
| Debtors | 8,979 | 9,760 |
| Cash | 19,431 | 22,319 |
| Total current assets | 35,497 | 39,224 |
| Creditors: amounts falling due within one year | | |
| Borrowings | (4,123) | (4,701) |
| Trade creditors | (6,036) | (6,604) |
${accruals}| Taxation | (834) | (871) |
| Creditors: amounts falling due within one year | (14,855) | (16,220) |
| Net current assets | 20,642 | 23,004 |
`

test('a line that repeats its section’s heading closes it, and lacks a line that was left out', () => {
  const accruals = '| Accruals | (3,862) | (4,044) |\n'
  expect(told(creditors(accruals))).toEqual([])
  expect(told(creditors(''))).toEqual(['missing-line: (14,855)'])
  expect(told(creditors(accruals.replace('3,862', '3,682')))).toEqual(['total-mismatch: (3,682)'])
})

const flows = (rates: string) => `
# Consolidated statement of cash flows

EUR thousand

| | 2025 | 2024 |
| Cash flows from operating activities | | |
| Cash generated | 98,112 | 16,500 |
| Income tax paid | (2,661) | (1,790) |
| Net cash from operating activities | 95,451 | 14,710 |
| Cash flows from investing activities | | |
| Purchase of property | (57,003) | (17,002) |
| Proceeds from disposal of property | 545 | 584 |
| Net cash used in investing activities | (56,458) | (16,418) |
| Cash flows from financing activities | | |
| Proceeds from borrowings | 10,724 | 12,022 |
| Repayment of borrowings | (21,742) | (12,776) |
| Dividends paid | (35,439) | (7,712) |
| Net cash used in financing activities | (46,457) | (8,466) |
${rates}| Net decrease in cash | (7,991) | (10,069) |
| Cash at the beginning of the year | 85,653 | 95,722 |
| Cash at the end of the year | 77,662 | 85,653 |
`

test('cash flows lack the effect of exchange rates, a gain in one year and a loss in another', () => {
  const rates = '| Effect of exchange rates | (527) | 105 |\n'
  expect(told(flows(rates))).toEqual([])
  expect(told(flows(''))).toEqual(['missing-line: (7,991)'])
})

const segments = (first: string, second: string) => `
# Informativa di settore

migliaia di euro

| | 2025 | 2024 |
| Ricavi di settore | | |
| Componenti | ${first} | ${second} |
| Sistemi | 504.234 | 441.092 |
| Servizi | 324.004 | 348.065 |
| Ricavi | 1.711.035 | 1.542.479 |
`

test('two values of a line that were exchanged are told where no name says that the line below is their total', () => {
  expect(told(segments('882.797', '753.322'))).toEqual([])
  expect(told(segments('753.322', '882.797'))).not.toEqual([])
})

test('no line is missing where one above the total was not read', () => {
  const rates = '| Effect of exchange rates | (527) 105 | |\n'
  expect(told(flows(rates))).toEqual([])
})

const taiwan = (freight: string) => `
# 發票

| 品名 | 數量 | 單價 | 金額 |
| 密封件組 | 12 | 48,909 | 586,908 |
| 安裝服務（人天） | 8 | 68,913 | 551,304 |
| 運費 | | | ${freight} |
| 小計 | | | 1,733,631 |
| 營業稅 5% | | | 86,682 |
| 總計 | | | 1,820,313 |
`

test('a subtotal is not proven by the line above it alone, where others stand above that one', () => {
  const states = (freight: string) =>
    review(typeDocument(taiwan(freight)), { type: 'financial_report' })
      .figures.filter(({ label, columnLabel }) => label === '運費' && columnLabel === '金額')
      .map(({ state }) => state)
  expect(states('595,419')).toEqual(['verified'])
  expect(states('1,733,631')).not.toEqual(['verified'])
})

const direction = (words: string) => `
# Lagebericht

Bruttoergebnis vom Umsatz: 1.183,5 Mio. € im Geschäftsjahr 2019, 0,7% ${words}.

# Konzern-Gewinn- und Verlustrechnung

in Mio. €

| | 2019 | 2018 |
| Umsatzerlöse | 4.197,0 | 3.949,2 |
| Umsatzkosten | -3.013,5 | -2.773,7 |
| Bruttoergebnis vom Umsatz | 1.183,5 | 1.175,5 |
`

test('a direction at constant exchange rates is not that of the printed amounts', () => {
  expect(told(direction('gestiegen gegenüber dem Vorjahr (währungsbereinigt 0,6% gesunken)'))).toEqual([])
  expect(told(direction('gesunken gegenüber dem Vorjahr'))).toEqual(['direction-contradicts-figures: gesunken'])
})
