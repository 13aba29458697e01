import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import type { RuleInput } from '../../src/rule/rule.ts'
import { workbookStaleValue } from '../../src/rules/traceability/workbook-stale-value.ts'
import { readWorkbookExamples } from '@tickmark/workbook/testing'
import { assessFix, buildWorkbookModel } from '@tickmark/workbook'
import { createRecalculator } from '@tickmark/workbook/recalculate'

const wasm = readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm'))
const recalculator = createRecalculator(wasm)
const workbookOf = (body: string) =>
  readWorkbookExamples(`\`\`\`workbook ok\n${body}\n\`\`\``, recalculator)[0]!.workbook

describe('recalculation', () => {
  test('computes over sheets, whole columns, text and percentages to fifteen digits', () => {
    const workbook = workbookOf(`# A
| 1 | '3 |
| 2 | 10% |
# B
| =SUM(A!A:A)/3 | =A!B1&"x" | =A!A2*A!B2 | =1/3 |`)
    const { valueAt } = recalculator.recalculate(workbook)
    expect([0, 1, 2, 3].map((column) => valueAt({ sheet: 'B', row: 0, column }))).toEqual([
      1,
      '3x',
      0.2,
      0.333333333333333,
    ])
  })

  test('leaves volatile functions, other files and unknown functions as stored, and goes on behind them', () => {
    const workbook = workbookOf(`# A
| =TODAY() → 45000 | =[1]B!A1 → 7 | =NOSUCH(1) → 5 |
| =A1+1 → 45001 | =B1+1 → 8 | =C1+1 → 6 |`)
    const { valueAt, skipped, unsupported } = recalculator.recalculate(workbook)
    expect([0, 1, 2].map((column) => valueAt({ sheet: 'A', row: 1, column }))).toEqual([45001, 8, 6])
    expect(valueAt({ sheet: 'A', row: 0, column: 0 })).toBeUndefined()
    expect({ skipped, unsupported }).toEqual({ skipped: 3, unsupported: ['NOSUCH'] })
  })

  test('a formula that may call itself for ever keeps what it stores, and the others are computed', () => {
    const workbook = workbookOf(`# A
| =LET(f,LAMBDA(g,n,IF(n=0,0,g(g,n-1)+g(g,n-1))),f(f,60)) → 0 | 2 | =B1*3 → 7 |`)
    const { valueAt, beyondBudget } = recalculator.recalculate(workbook)
    expect(beyondBudget.map(({ column }) => column)).toEqual([0])
    expect(valueAt({ sheet: 'A', row: 0, column: 2 })).toBe(6)
  })

  test('beyond its budget the dearest formulas keep what they store, and the cheap ones are still computed', () => {
    const workbook = workbookOf(`# A
| 1 | =SUMIF(A1:A9000,">0") → 7 | =NOSUCH(A1:A9000) → 8 |
| 2 | =B1+1 → 9 | =A2*3 |`)
    const recalculation = createRecalculator(wasm, { budget: 600 }).recalculate(workbook)
    const { valueAt, beyondBudget, computed, skipped } = recalculation
    expect(beyondBudget.map(({ row, column }) => [row, column])).toEqual([
      [0, 1],
      [0, 2],
    ])
    expect([valueAt({ sheet: 'A', row: 0, column: 1 }), valueAt({ sheet: 'A', row: 1, column: 1 })]).toEqual([
      undefined,
      8,
    ])
    expect({ computed, skipped }).toEqual({ computed: 2, skipped: 2 })
    const model = buildWorkbookModel(workbook, recalculation)
    const said = [...workbookStaleValue.check({ model } as RuleInput)].filter(({ messageId }) => messageId === 'beyond')
    expect(said.map(({ data }) => data)).toEqual([{ cell: 'A!B1', label: '', count: 2, total: 4 }])
    expect(recalculator.recalculate(workbook).beyondBudget).toEqual([])
  })

  test('after a change, what follows from something that could not be computed is unknown, and nothing else', () => {
    const workbook = workbookOf(`# A
| 1 | =A1+TODAY()*0 → 1 | =B1+1 → 2 |
| 5 | =NOSUCH(A2) → 4 | =A1+B2 |`)
    const { valueAt } = recalculator.recalculate(workbook, [{ sheet: 'A', row: 0, column: 0, content: 10 }])
    expect([0, 1].map((row) => valueAt({ sheet: 'A', row, column: 2 }))).toEqual([undefined, 14])
  })
})

test('assessFix tells what a corrected formula does to the results', () => {
  const workbook = workbookOf(`# DCF
| Cash flows | 10 | 20 | 30 |
| Enterprise value | =SUM(B1:C1) |
| Net debt | 5 |
| Equity value | =B2-B3 |`)
  const model = buildWorkbookModel(workbook, recalculator.recalculate(workbook))
  const fix = assessFix(
    model,
    { evidence: [{ location: { sheet: 'DCF', cell: 'B2' }, text: '' }], expected: '=SUM(B1:D1)' },
    recalculator,
  )
  expect(fix?.effects).toEqual([
    { sheet: 'DCF', cell: 'B2', label: 'Enterprise value', before: 30, after: 60 },
    { sheet: 'DCF', cell: 'B4', label: 'Equity value', before: 25, after: 55 },
  ])
})
