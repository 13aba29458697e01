import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { review } from '../review.ts'
import { readWorkbookExamples } from '../testing/read-workbook-examples.ts'
import { createRecalculator } from '../workbook/recalculate.ts'

const recalculator = createRecalculator(
  readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')),
)

/** "rule Sheet!A1" of everything above a suggestion that the review says of a workbook. */
function alarmsIn(body: string): string[] {
  const { workbook } = readWorkbookExamples(`\`\`\`workbook ok\n${body}\n\`\`\``, recalculator)[0]!
  const document: Document = {
    version: 1,
    name: 'model.xlsx',
    format: 'xlsx',
    language: 'en',
    metadata: {},
    pageCount: workbook.sheets.length,
    pages: [],
    blocks: [],
    bookmarks: [],
    annotations: [],
    notices: [],
    workbook,
  }
  return review(document, { type: 'valuation_model', recalculation: recalculator.recalculate(workbook) })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ location }] }) => `${ruleId} ${location.sheet}!${location.cell}`)
}

const SOUND: Readonly<Record<string, string>> = {
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
}

test.each(Object.entries(FAULTY))('%s', (_, [body, alarms]) => {
  expect(alarmsIn(body)).toEqual(alarms)
})
