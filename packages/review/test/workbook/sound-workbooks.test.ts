import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

/** "rule Sheet!A1" of everything above a suggestion that the review says of a workbook. */
function alarmsIn(body: string): string[] {
  return reviewExample(body)
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ location }] }) => `${ruleId} ${location.sheet}!${location.cell}`)
}

const SOUND: Readonly<Record<string, string>> = {
  'sums that part a list into groups end where the next one begins': `# Budget
| Line | Jan | Feb | Year | | Group | Total |
| Income | 900 | 900 | =SUM(B2:C2) |
| Rent | 500 | 500 | =SUM(B3:C3) | | Living | =SUM($D$3:$D$5) |
| Power | 50 | 60 | =SUM(B4:C4) | | Travel | =SUM($D$6:$D$8) |
| Water | 20 | 20 | =SUM(B5:C5) |
| Fuel | 40 | 30 | =SUM(B6:C6) |
| Parking | 10 | 10 | =SUM(B7:C7) |
| Fares | 15 | 25 | =SUM(B8:C8) |`,
  'a range that most of its copies could extend further was cut there on purpose': `# Returns
| Class | All | North | South | East | Rate | Old rate | Staff |
| Small | =SUM(C2:E2) | 3 | 5 | 2 | 14 | 12 | 3 |
| Middle | =SUM(C3:E3) | 4 | 6 | 1 | 19 | n/a | 4 |
| Large | =SUM(C4:E4) | 2 | 7 | 3 | 25 | n/a | n/a |`,
  'a change between the years of a block below another block': `# Model
| Year | 2021 | 2022 | 2023 | 2024 | 2025 | 2026 |
| Units | 10 | 11 | =C2*1.1 | =D2*1.1 | =E2*1.1 | =F2*1.1 |
| | |
| | |
| | |
| Year | 2021 | 2022 | Change | 2023 | 2024 | 2025 |
| Revenue | 100 | 120 | =C7-B7 | =C7*1.1 | =E7*1.1 | =F7*1.1 |
| Cost | 60 | 75 | =C8-B8 | =C8*1.1 | =E8*1.1 | =F8*1.1 |
| Staff | 6 | 7 | =C9-B9 | =C9*1.1 | =E9*1.1 | =F9*1.1 |`,
  'how much is borrowed, counted in EBITDA, beside peers that trade at more': `# Comps
| Company | EV | EBITDA | EV/EBITDA |
| A | 700 | 100 | =B2/C2 |
| B | 820 | 100 | =B3/C3 |
| C | 910 | 130 | =B4/C4 |
| D | 640 | 80 | =B5/C5 |
| E | 600 | 81 | =B6/C6 |
| | |
| EBITDA | 90 |
| Senior leverage multiple | 3 |
| Senior debt | =B8*B9 |`,
  'years that were typed before the years that are computed': `# Trend
| Year | Mined | Step | Twice | Thrice |
| 2019 | 86000 | =A2-2009 | =2*C2 | =3*C2 |
| 2020 | 82500 | =A3-2009 | =2*C3 | =3*C3 |
| 2021 | 107000 | =A4-2009 | =2*C4 | =3*C4 |
| 2022 | 130000 | =A5-2009 | =2*C5 | =3*C5 |
| 2023 | =21092*EXP(0.13*(A6-2009)) | =A6-2009 | =2*C6 | =3*C6 |
| 2024 | =21092*EXP(0.13*(A7-2009)) | =A7-2009 | =2*C7 | =3*C7 |
| 2025 | =21092*EXP(0.13*(A8-2009)) | =A8-2009 | =2*C8 | =3*C8 |
| 2026 | =21092*EXP(0.13*(A9-2009)) | =A9-2009 | =2*C9 | =3*C9 |`,
  'a mean above a count of all replies is none of them': `# Survey
| Mark | Q1 | Q2 | Q3 |
| Ann | 5 | 4 | 3 |
| Bo | 4 | 4 | 5 |
| Cy | 5 | 3 | 5 |
|
| Fives | =COUNTIF(B2:B4,5) | =COUNTIF(C2:C4,5) | =COUNTIF(D2:D4,5) |
| Fours | =COUNTIF(B2:B4,4) | =COUNTIF(C2:C4,4) | =COUNTIF(D2:D4,4) |
| Threes | =COUNTIF(B2:B4,3) | =COUNTIF(C2:C4,3) | =COUNTIF(D2:D4,3) |
| Mean | =AVERAGE(B2:B4) | =AVERAGE(C2:C4) | =AVERAGE(D2:D4) |
| Replies | =SUM(B6:B8) | =SUM(C6:C8) | =SUM(D6:D8) |`,
  'a typed statement’s total beside a range is no line left out': `# Statements
| | 2021A | 2022A | 2023A | | Summary | 2021A | 2022A | 2023A |
| Vehicles | 24604 | 44125 | 67210 | | Revenue | =SUM(B2:B3)+SUM(B5:B6) | =SUM(C2:C3)+SUM(C5:C6) | =SUM(D2:D3)+SUM(D5:D6) |
| Leasing | 2632 | 3107 | 4252 |
| Total vehicles | 27236 | 47232 | 71462 |
| Storage | 1994 | 2789 | 3909 |
| Services | 2306 | 3802 | 6091 |
| Total revenue | 31536 | 53823 | 81462 |`,
  'what finances the rest is no subtotal of its neighbours': `# Deal
| Purchase price | 400 | Revolver | 20 |
| Refinancing | 120 | Term loan | 210 |
| Fees | 15 | Notes | 90 |
| Total uses | =SUM(B1:B3) | Sponsor equity | =B4-SUM(D1:D3) |
| | | Total sources | =SUM(D1:D4) |`,
  'schedules that stand together are tied by their names': `# Debt
| | 2024A | 2025E | 2026E | 2027E |
| Beginning revolver | 100 | =B6 | =C6 | =D6 |
| Beginning notes | 80 | =B7 | =C7 | =D7 |
| Repayment of revolver | 20 | 20 | 20 | 20 |
| Repayment of notes | 10 | 10 | 10 | 10 |
| Ending revolver | =B2-B4 | =C2-C4 | =D2-D4 | =E2-E4 |
| Ending notes | =B3-B5 | =C3-C5 | =D3-D5 | =E3-E5 |`,
  'net debt listed again in the bridge is the one deducted': `# Value
| WACC | 9% |
| Net debt at closing | 150 |
| Shares outstanding | 100 |
| Enterprise value | 980 |
| Net debt | =B2 |
| Equity value | =B4-B2 |
| Value per share | =B6/B3 |`,
  'observed betas of peers are no assumptions': `# Peers
| Company | Levered beta | Tax rate |
| Alder | 0.09 | 21% |
| Birch | 1.1 | 48% |
| Cedar | 0.13 | 25% |
| Elm | -0.05 | 25% |
| Median | =MEDIAN(B2:B5) | =MEDIAN(C2:C5) |`,
  'a small amount among large ones is no slip of units': `# Cash flow
| | 2020A | 2021A | 2022A | 2023A | 2024A |
| Effect of exchange rates | 334 | -183 | -444 | 4 | -141 |`,
  'a unit in a column of its own names no line': `# Model
| | | 2024A | 2025E | 2026E | 2027E |
| EBITDA | ₹ in Cr | 120 | 130 | 140 | 150 |
| Depreciation | ₹ in Cr | 20 | 20 | 21 | 21 |
| EBIT | ₹ in Cr | =C2-C3 | =D2-D3 | =E2-E3 | =F2-F3 |
| Cash flow |
| EBIT | ₹ in Cr | =C4 | =D4 | =E4 | =F4 |`,
}

test.each(Object.entries(SOUND))('%s', (_, body) => {
  expect(alarmsIn(body)).toEqual([])
})

const FAULTY: Readonly<Record<string, readonly [body: string, alarms: readonly string[]]>> = {
  'behind a column of units the name of a line is read': [
    `# Model
| | | 2024A | 2025E | 2026E | 2027E |
| Earnings before tax | ₹ in Cr | 120 | 130 | 140 | 150 |
| Taxes | ₹ in Cr | 30 | 32 | 35 | 37 |
| Net income | ₹ in Cr | =C2-C3 | =D2-D3 | =E2-E3 | =F2-F3 |
| Cash flow |
| Net income | ₹ in Cr | =C2 | =D2 | =E2 | =F2 |`,
    ['formula/label-mismatch Model!C6:F6'],
  ],
  'a percentage typed without its sign among percentages': [
    `# Drivers
| | 2025E | 2026E | 2027E | 2028E | 2029E |
| Revenue growth | 9% | 8.5% | 8 | 7% | 6% |`,
    ['assumption/scale-outlier Drivers!D2'],
  ],
  'formulas that lost one sheet are one finding': [
    `# Report
| Sales | =#REF!*2 |
| Costs | =SUM(#REF!) |
| Staff | =INDEX(#REF!,3) |`,
    ['formula/error-value Report!B1'],
  ],
  'formulas that fail alike, whatever they read, are one finding': [
    `# Growth
| | Base | Now | Change |
| North | 0 | 5 | =C2/B2-1 |
| South | 4 | 5 | =C3/B3-1 |
| West | 0 | 7 | =C4/$B$4-1 |`,
    ['formula/error-value Growth!D2'],
  ],
}

test.each(Object.entries(FAULTY))('%s', (_, [body, alarms]) => {
  expect(alarmsIn(body)).toEqual(alarms)
})
