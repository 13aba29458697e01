import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

const told = (body: string): [string, string][] =>
  reviewExample(body).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    ruleId === 'formula/text-operand' ? [[location.cell ?? '', severity] satisfies [string, string]] : [],
  )

const SCENARIO = (formula: string): string => `# Scenarios
| | Low | Base |
| Price | 9 | 10 |
| Churn | 4% | 3% |
| Margin | 35% | 40% |
| |
| Results |
| Lifetime value | ${formula} | =C2*C4/C3 |`

test('a factor in a row where nothing stands is a line missed; one that waits to be filled in has its row and column', () => {
  expect(told(SCENARIO('=B2*B5/B3'))).toEqual([['B7', 'serious']])
  expect(told(SCENARIO('=B2*B4/B3'))).toEqual([])
  expect(told(SCENARIO('=B2*B4/B3').replace('| Margin | 35%', '| Margin |'))).toEqual([])
})

const VALUE = (formula: string, others = ''): string => `# Value
| Present value of year 1 | 100 |
| Present value of year 2 | 90 |
| Sum of present values | =SUM(B1:B2) |
| |
| Present value of terminal value | 700 |
| Enterprise value | ${formula} |
${others}`

test('a sum that takes in the blank below a result that nothing reads; a list may be added up with its gaps', () => {
  expect(told(VALUE('=B4+B5'))).toEqual([['B6', 'serious']])
  expect(told(VALUE('=B3+B5'))).toEqual([])
  expect(told(VALUE('=B1+B2+B3+B4+B5'))).toEqual([])
  expect(told(VALUE('=B4+B5', '| Share of the years | =B3/B6 |'))).toEqual([])
})

test('dead links of one sheet are told once; a sheet that repeats another has its gaps', () => {
  const inputs = '# Inputs\n| Name | Worst | Base |\n| Revenue | 5 | 6 |\n| |\n| Cost | 3 | 4 |\n'
  const summary = (row: number): string =>
    `# Summary\n| Revenue | =Inputs!B${row} | =Inputs!C${row} |\n| Cost | =Inputs!B${row + 1} | =Inputs!C${row + 1} |`
  expect(told(inputs + summary(7))).toEqual([['B1', 'warning']])
  expect(told(inputs + summary(2))).toEqual([])
})

const CAPITAL = (third: string): string => `# Capital
| | 2022 | 2023 | 2024 | 2025 |
| Current liabilities | 40 | 42 | 45 | 47 |
| Cash | 10 | 12 | 13 | 14 |
| Receivables | 60 | 66 | 70 | 75 |
| Current assets | =SUM(B3:B4) | =SUM(C3:C4) | =SUM(D3:D4) | =SUM(E3:E4) |
| |
| Working capital | =B6-B2 | =C6-C2 | ${third} | =E6-E2 |`

test('copies that read the same blank beside their results are told once; one that reads another is told too', () => {
  expect(told(CAPITAL('=D6-D2'))).toEqual([['B7:E7', 'serious']])
  expect(told(CAPITAL('=D6-D2*2')).length).toBeGreaterThan(1)
})
