import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string, ...rules: string[]): string[] =>
  reviewExample(body, { blockOf: tableOf }).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && (rules.length === 0 || rules.includes(ruleId)) ? [location.cell ?? ''] : [],
  )

const COSTS = (costs: readonly (string | number)[]): string =>
  `# Sales
| Product | Price | Unit cost |
${costs.map((cost, index) => `| Article ${'ABCDEFGHIJKLMNOPQRSTUVWX'[index]} | ${70_000 + index * 1730} | ${String(cost).replace('#', `B${index + 2}`)} |`).join('\n')}`

test('in a list of typed costs formulas stand in for those unknown; among formulas a typed one is told', () => {
  const rule = 'formula/constant-in-formulas'
  const typed = [53000, 44600, 46555, 51000, 49000, 55709, '=0.65*#', 44600, 54000, 41900, 39828, 53010, 44610, 51100]
  const list = [...typed, 48000, 47000, '=0.65*#', 49501, 44700, 47900, '=0.65*#', '=0.65*#', 44650]
  expect(told(COSTS(list), rule)).toEqual([])
  const few = ['=0.65*#', '=0.65*#', '=0.65*#', 44600, '=0.65*#', '=0.65*#', '=0.65*#', '=0.65*#']
  expect(told(COSTS(few), rule)).toEqual(['C5'])
  expect(told(COSTS(few.with(3, 446000)), rule)).toEqual(['C5'])
})

const FLOWS = (net: readonly string[], total: number): string => `# Cash flow
| | Q1 | Q2 | Q3 | 2023 | 2024 |
| Net income | 2121 | -1875 | 8518 | ${net[0]} |
| Depreciation | 149 | 149 | 148 | ${net[1]} |
| Share-based pay | 1457 | 1388 | 2195 | ${net[2]} |
| Deferred taxes | -511 | 3638 | -3025 | ${net[3]} |
| Working capital | -1228 | -1068 | -2345 | -1654 | -4637 |
| Operating cash flow | =SUM(B2:B6) | =SUM(C2:C6) | =SUM(D2:D6) | ${total} | 19962 |`

test('a typed total of a year of which the sheet holds few lines; with its lines it is held against them', () => {
  const rule = 'formula/constant-in-formulas'
  expect(told(FLOWS([' | ', ' | ', ' | ', ' | '], 16736), rule)).toEqual([])
  const full = ['14082 | 5895', '502 | 593', '2171 | 5741', '-1501 | 12370']
  expect(told(FLOWS(full, 16736), rule)).toEqual(['E7'])
  expect(told(FLOWS(full, 167360), rule)).toEqual(['E7'])
})

const PARTS = (names: readonly [string, string], total: number): string => `# Analysis
| | 2022 | 2023 | 2024 | 2025 |
| ${names[0]} | 1200 | 1310 | 1415 | 1502 |
| ${names[1]} | 3107 | 3251 | 3317 | 3420 |
| Total | 4307 | 4561 | 4732 | ${total} |`

test('an analysis of variance rounds as its program does; a statement of the same form is footed', () => {
  const rule = 'calculation/total-mismatch'
  expect(told(PARTS(['Regression', 'Residual'], 5022), rule)).toEqual([])
  expect(told(PARTS(['回归分析', '残差'], 5022), rule)).toEqual([])
  expect(told(PARTS(['Segment A', 'Segment B'], 5022), rule)).not.toEqual([])
  expect(told(PARTS(['Segment A', 'Segment B'], 49220), rule)).not.toEqual([])
})

const PEERS = (median: string, minimum: string): string => `# Peers
| Name | EV / EBITDA |
| Alpha | 9.3 |
| Beta | 5.1 |
| Gamma | 7.6 |
| Delta | 11.2 |
| Epsilon | 3.9 |
| |
| Average | =AVERAGE(B2:B6) |
| Median | ${median} |
| Maximum | =MAX(B2:B6) |
| Minimum | ${minimum} |`

test('two statistics that leave the same peer out are one finding', () => {
  const rule = 'formula/short-range'
  expect(told(PEERS('=MEDIAN(B2:B6)', '=MIN(B2:B6)'), rule)).toEqual([])
  expect(told(PEERS('=MEDIAN(B2:B5)', '=MIN(B2:B6)'), rule)).toEqual(['B9'])
  expect(told(PEERS('=MEDIAN(B2:B5)', '=MIN(B2:B5)'), rule)).toEqual(['B9'])
})

const MULTIPLE = (lines: readonly string[]): string => `# Model
| | 2023 | 2024 | 2025 |
${lines.join('\n')}
| Enterprise value | 90000 | 95000 | 99000 |
| EV/EBITDA | =B8/B3 | =C8/C3 | =D8/D3 |`

test('an operating profit above depreciation is the base of EV/EBITDA; one below it is not', () => {
  const rule = 'formula/label-mismatch'
  const head = '| Revenue | 39192 | 42767 | 43448 |'
  const profit = '| Operating profit | 14531 | 15469 | 16520 |'
  const rest = ['| Other income | 1483 | 1758 | 2239 |', '| Depreciation | 1077 | 1236 | 1301 |']
  const end = ['| Interest | 78 | 49 | 115 |', '| Profit before tax | 14859 | 15942 | 17343 |']
  expect(told(MULTIPLE([head, profit, ...rest, ...end]), rule)).toEqual([])
  const plain = ['| Other income | 1483 | 1758 | 2239 |', '| Staff | 1077 | 1236 | 1301 |']
  expect(told(MULTIPLE([head, profit, ...plain, ...end]), rule)).toEqual(['B9:D9'])
})
