import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

const told = (body: string, ...rules: string[]): string[] =>
  reviewExample(body).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && rules.includes(ruleId) ? [location.cell ?? ''] : [],
  )

const ASSETS = (first: string, second: string, third: string): string => `# Assets
| | ${first} | ${second} | ${third} |
| Inventory | 120 | 140 | 90 |
| Receivables | 60 | 75 | 80 |
| Cash | 2000 | =B4+35 | =C4+35 |
| Current assets | =SUM(B2:B4) | =SUM(C2:C4) | =SUM(D2:D4) |`

const YEARS_ADDED = `# Assets
| | | | |
| | 2023 | 2024 | 2025 |
| Inventory | 120 | 140 | 90 |
| Receivables | 60 | 75 | 80 |
| Current assets | =SUM(B2:B4) | =SUM(C2:C4) | =SUM(D2:D4) |`

test('amounts that happen to lie among years are no heads; a row of years in a sum is told', () => {
  expect(told(ASSETS('Opening', 'Middle', 'End'), 'formula/double-count')).toEqual([])
  expect(told(YEARS_ADDED, 'formula/double-count')).toEqual(['B5:D5'])
})

const EXPENSES = (cost: string, third: string): string => `# Analysis
| | 2021 | 2022 | 2023 | 2024 |
| Gross margin | =B12/B11 | =C12/C11 | =D12/D11 | =E12/E11 |
| Distribution (percent of sales) | =B13/B11 | =C13/C11 | =D13/D11 | =E13/E11 |
| Marketing (${cost}) | =B14 | =C14 | ${third} | =E14 |
| Research (percent of sales) | =B15/B11 | =C15/C11 | =D15/D11 | =E15/E11 |
| Depreciation (percent of sales) | =B16/B11 | =C16/C11 | =D16/D11 | =E16/E11 |
| | | | | |
| | | | | |
| | | | | |
| | | | | |
| Sales | 900 | 950 | 1010 | 1090 |
| Gross profit | 400 | 420 | 450 | 500 |
| Distribution | 50 | 53 | 55 | 58 |
| Marketing | 23 | 26 | 30 | 33 |
| Research | 20 | 22 | 23 | 25 |
| Depreciation | 30 | 31 | 32 | 33 |`

test('a line of amounts among shares keeps its own formula in every year; one year of it that differs is told', () => {
  expect(told(EXPENSES('fixed cost', '=D14'), 'formula/inconsistent-formula')).toEqual([])
  expect(told(EXPENSES('fixed cost', '=D14/D11'), 'formula/inconsistent-formula')).toEqual(['D4'])
})

const GROWN = (last: string): string => `# Plan
| | 2023A | 2024E | 2025E | 2026E | 2027E | 2028E |
| Sales | 900 | =B2*(1+C3) | =C2*(1+D3) | =D2*(1+E3) | =E2*(1+F3) | ${last} |
| Growth of sales | | 5.0% | 5.5% | 6.0% | 5.0% | 4.5% |
| Costs | 500 | =C2*60% | =D2*60% | =E2*60% | =F2*60% | =G2*60% |`

const ALL = ['formula/inconsistent-formula', 'formula/embedded-constant', 'formula/line-definition']

test('the rate of the last year written into its formula, beside its own input', () => {
  expect(told(GROWN('=F2*(1+G3)'), ...ALL)).toEqual([])
  expect(told(GROWN('=F2*1.12'), ...ALL)).toEqual(['G2'])
})

test('the rate written where the input is blank, or is computed from the line itself, is the assumption', () => {
  expect(told(GROWN('=F2*1.12').replace(' 4.5% |', ' |'), ...ALL)).toEqual([])
  expect(told(GROWN('=F2*1.12').replace(' 4.5% |', ' =G2/F2-1 |'), ...ALL)).toEqual([])
})

const SEGMENTS = (first: string): string => `# Sales
| | 2026 | 2027 | 2028 |
| Data centre | 250 | =B2*1.1 | =C2*1.1 |
| Gaming | 130 | =B3*1.1 | =C3*1.1 |
| Cars | 20 | =B4*1.1 | =C4*1.1 |
| Sales | =SUM(B${first}:B4) | =SUM(C${first}:C4) | =SUM(D${first}:D4) |`

test('a sum that begins below the first line under the years', () => {
  expect(told(SEGMENTS('2'), 'formula/short-range')).toEqual([])
  expect(told(SEGMENTS('3').replace('=B2*1.1', '300').replace('=C2*1.1', '350'), 'formula/short-range')).toEqual([])
  expect(told(SEGMENTS('3'), 'formula/short-range')).toEqual(['B5:D5'])
})

const GUARDED = (last: string): string => `# Sales
| | 2026 | 2027 | 2028 |
| Tax paid | 25 | 30 | 40 |
| Interest paid | 13 | 20 | 25 |
| Dividends paid | 20 | 40 | 30 |
| | | | |
| Sales | 20 | 40 | 30 |
| Paid | =IFERROR(SUM(B2:B${last}),0) | =IFERROR(SUM(C2:C${last}),0) | =IFERROR(SUM(D2:D${last}),0) |`

test('a sum inside IFERROR is a sum', () => {
  expect(told(GUARDED('4'), 'formula/short-range')).toEqual([])
  expect(told(GUARDED('3'), 'formula/short-range')).toEqual(['B7:D7'])
})

const MIXED = (other: string, more: string): string => `# Costs
| | Jan | Feb | Mar | Apr | May | Jun | Jul | Aug | Sep |
| Rent | 10 | 12 | 19 | 17 | 11 | 14 | 16 | 13 | 12 |
| Costs | 20 | =C2+5 | ${other} | ${more} | =F2+5 | 61 | 70 | =I2+5 | 40 |`

test('a line of a formula here and a number there has no rule; copies in every other month have one', () => {
  const rules = ['formula/constant-in-formulas']
  expect(told(MIXED('=I2+4', '=J2+4'), ...rules)).toEqual([])
  expect(told(MIXED('=D2+5', '=E2+5'), ...rules)).toEqual(['G3:H3'])
})

const LEVEL = (factor: string): string => `# Marketing
| | 2025 | 2026 | 2027 | 2028 | 2029 | 2030 | 2031 |
| Sponsoring | 500 | =B2*${factor} | =C2*${factor} | =D2*${factor} | 1000 | =F2*${factor} | =G2*${factor} |
| Press | 40 | 42 | 43 | 45 | 47 | 48 | 50 |`

test('a new level where the line repeats what was, as a factor of one; where it grows, an override', () => {
  expect(told(LEVEL('1'), 'formula/constant-in-formulas')).toEqual([])
  expect(told(LEVEL('1.05'), 'formula/constant-in-formulas')).toEqual(['F2'])
})

const LINKED = (row: number): string => `# Model
| | 2023 | 2024 | 2025 |
| EBIT | =Statements!B4 | =Statements!C4 | =Statements!D4 |
| Interest | =-Statements!B${row} | =-Statements!C${row} | =-Statements!D${row} |
# Statements
| | 2023 | 2024 | 2025 |
| Finance costs | 58 | 52 | 47 |
| Selling expenses | 33 | 35 | 38 |
| EBIT | 300 | 320 | 350 |
| Interest | 12 | 13 | 15 |`

test('interest is the finance costs of a statement; selling expenses are another line', () => {
  expect(told(LINKED(2), 'formula/label-mismatch')).toEqual([])
  expect(told(LINKED(3), 'formula/label-mismatch')).toEqual(['B3:D3'])
})
