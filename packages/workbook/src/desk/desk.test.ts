import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { firstOf } from '@tickmark/document'
import { expect, test } from 'vitest'
import { buildWorkbookModel } from '../model/model.ts'
import { createRecalculator } from '../recalculation/recalculate.ts'
import { readWorkbookExamples } from '../testing/read-workbook-examples.ts'
import { listDrivers, openRanking, rankDrivers } from './drivers.ts'
import { modelContents } from './model-contents.ts'
import { traceCell } from './trace-cell.ts'
import { computeWhatIf } from './what-if.ts'

const recalculator = createRecalculator(
  readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')),
)

function modelOf(body: string) {
  const { workbook } = firstOf(readWorkbookExamples(`\`\`\`workbook ok\n${body}\n\`\`\``, recalculator))
  return buildWorkbookModel(workbook, recalculator.recalculate(workbook))
}

function there<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('not there')
  return value
}

const BOOK = `# Inputs
| Item | 2025 | 2026 | 2027 |
| Price | 10 | 11 | 12 |
| Volume | 100 | 120 | 130 |
| Rent | 200 | 210 | 220 |
# Plan
| Item | 2025 | 2026 |
| Sales | =Inputs!B2*Inputs!B3 | =Inputs!C2*Inputs!C3 |
| Costs | =Inputs!B4 | =Inputs!C4 |
| Result | =B2-B3 | =C2-C3 |
| Total | =SUM(B4:C4) | |
| Drawn | =RAND()*B4 | |
| On it | =B6+1 | |`

test('a trace leads over sheets, both ways, and into the cells of a range', () => {
  const model = modelOf(BOOK)
  const at = (sheet: string, cell: string) => {
    const trace = there(traceCell(model, { sheet, cell }))
    const places = (list: typeof trace.precedents) => list.map((step) => `${step.sheet}!${step.cell}`)
    return { precedents: places(trace.precedents), dependents: places(trace.dependents) }
  }
  expect(at('Plan', 'B2')).toEqual({ precedents: ['Inputs!B2', 'Inputs!B3'], dependents: ['Plan!B4'] })
  expect(at('Inputs', 'C3')).toEqual({ precedents: [], dependents: ['Plan!C2'] })
  expect(at('Plan', 'B5').precedents).toEqual(['Plan!B4:C4'])
  expect(at('Plan', 'B4:C4').precedents).toEqual(['Plan!B4', 'Plan!C4'])
  expect(traceCell(model, { sheet: 'Nowhere', cell: 'A1' })).toBeUndefined()
  expect(traceCell(model, { sheet: 'Plan', cell: 'not a cell' })).toBeUndefined()
})

test('a changed input moves what follows from it and nothing else; what cannot be computed is unknown', () => {
  const model = modelOf(BOOK)
  const { told } = there(computeWhatIf(model, [{ sheet: 'Inputs', cell: 'B2', value: 12 }], recalculator))
  const shown = new Map(told.cells.map(({ sheet, cell, text }) => [`${sheet}!${cell}`, text]))
  expect(Object.fromEntries(shown)).toEqual({
    'Inputs!B2': '12',
    'Plan!B2': '1,200',
    'Plan!B4': '1,000',
    'Plan!B5': '2,110',
    'Plan!B6': null,
    'Plan!B7': null,
  })
  expect(told.results.find(({ cell }) => cell === 'B5')).toMatchObject({ before: '1,910', after: '2,110', by: 200 })
  expect([told.moved, told.unknown]).toEqual([3, 2])
  const both = [
    { sheet: 'Inputs', cell: 'B2', value: 12 },
    { sheet: 'Inputs', cell: 'B4', value: 400 },
  ]
  // Two changes that cancel each other: what they feed together stands as it was.
  const together = there(computeWhatIf(model, both, recalculator))
  expect(together.told.results.map(({ cell }) => cell)).not.toContain('B5')
  expect(together.values.map(({ cell: { address }, after }) => [address, after])).toEqual(
    expect.arrayContaining([
      ['B2', 1200],
      ['B3', 400],
    ]),
  )
})

test('a formula is no input', () => {
  expect(computeWhatIf(modelOf(BOOK), [{ sheet: 'Plan', cell: 'B2', value: 1 }], recalculator)).toBeUndefined()
})

test('the inputs of a result are moved line by line, each by a tenth either way', () => {
  const model = modelOf(BOOK)
  const output = { sheet: 'Plan', cell: 'B5' }
  const { drivers } = there(listDrivers(model, output))
  expect(drivers.map(({ label, cell }) => `${label} ${cell}`).toSorted()).toEqual([
    'Price B2:C2',
    'Rent B4:C4',
    'Volume B3:C3',
  ])
  const ranking = there(openRanking(model, output, recalculator))
  const { base, effects } = rankDrivers(ranking, drivers, { by: 0.1, goesOn: () => true })
  ranking.close()
  const byCell = new Map(
    effects.map(({ cell, low, high }) => [cell, [Math.round(there(low)), Math.round(there(high))]]),
  )
  expect(base).toBe(1910)
  expect(Object.fromEntries(byCell)).toEqual({ 'B2:C2': [1678, 2142], 'B3:C3': [1678, 2142], 'B4:C4': [1951, 1869] })
  // What a volatile formula feeds is not known, and no effect is claimed.
  const drawn = there(openRanking(model, { sheet: 'Plan', cell: 'B7' }, recalculator))
  expect(drawn.effectOf({ sheet: 'Inputs', cell: 'B2' }, 0.1)).toMatchObject({ low: null, high: null })
  drawn.close()
})

test('the contents list formulas once, where their copies break, and what was not computed', () => {
  const model = modelOf(`# Plan
| Item | 2025 | 2026 | 2027 | 2028 | 2029 |
| Sales | 10 | 11 | 12 | 13 | 14 |
| Costs | 5 | 6 | 7 | 8 | 9 |
| Result | =B2-B3 | =C2-C3 | =D2+D3 | =E2-E3 | =F2-F3 |
| Today | =TODAY() | | | | |`)
  const contents = modelContents(model)
  const result = there(contents.formulas.find(({ cell }) => cell === 'B4'))
  expect(result).toMatchObject({
    relative: '=R[-2]C-R[-1]C',
    ranges: ['B4:C4', 'E4:F4'],
    count: 4,
    breaks: [{ cell: 'D4', holds: '=D2+D3', expected: '=D2-D3' }],
  })
  expect(contents.coverage.uncomputed.map(({ reason, count, detail }) => ({ reason, count, detail }))).toEqual([
    { reason: 'volatile', count: 1, detail: ['TODAY'] },
  ])
  expect(contents.sheets).toMatchObject([{ sheet: 'Plan', formulas: 6, inputs: 10 }])
  expect(modelContents(modelOf(BOOK)).flows).toEqual([{ from: 'Inputs', to: 'Plan', formulas: 4 }])
})

test('a data table over a result that moves is unknown, not unmoved', () => {
  const model = modelOf(`# Value
| Growth | 2% |
| Rate | 9% |
| Flow | 100 |
| Value | =B3/(B2-B1) |

# Table
| =Value!B4 | 1% | 2% |
| 8% | =TABLE(B2,B1) → 1428 | 1666 |`)
  const grid = there(model.grids.get('table'))
  const host = there(grid.at(1, 1))
  host.cell.arrayRange = 'B2:C2'
  there(grid.at(1, 2)).cell.computedBy = 'B2'
  const { told } = there(computeWhatIf(model, [{ sheet: 'Value', cell: 'B3', value: 110 }], recalculator))
  expect([told.moved, told.unknown]).toEqual([2, 2])
})
