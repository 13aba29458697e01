import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { firstOf } from '@tickmark/document'
import { expect, test } from 'vitest'
import { buildWorkbookModel, gridOf } from '../model/model.ts'
import { createRecalculator } from '../recalculation/recalculate.ts'
import { readWorkbookExamples } from '../testing/read-workbook-examples.ts'
import { flippedLinesOf } from './flipped-lines.ts'
import { originOfGap } from './gap-origin.ts'
import { levelsOf } from './levels.ts'

const recalculator = createRecalculator(
  readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')),
)

function modelOf(body: string) {
  const { workbook } = firstOf(readWorkbookExamples(`\`\`\`workbook ok\n${body}\n\`\`\``, recalculator))
  return buildWorkbookModel(workbook)
}

const flows = (increase: readonly string[]): string => `# Model
|  | 2023A | 2024A | 2025E | 2026E | 2027E |
| Receivables | 100 | 110 | 125 | 140 | 150 |
| Inventories | 60 | 66 | 70 | 75 | 80 |
| Increase in receivables | | ${increase.join(' | ')} |
| Increase in inventories | | =C3-B3 | =D3-C3 | =E3-D3 | =F3-E3 |`

test('a line of changes that takes the balance is named with the line beside it that takes the difference', () => {
  const levels = levelsOf(modelOf(flows(['=C2-B2', '=D2', '=E2', '=F2'])))
  expect(levels.map(({ cells, balance }) => [cells.map(({ address }) => address), balance.address])).toEqual([
    [['D4', 'E4', 'F4'], 'D2'],
  ])
})

test('in the first period of a company the change is the balance', () => {
  expect(
    levelsOf(
      modelOf(`# Model
|  | 2024 | 2025 | 2026 | 2027 |
| Receivables | 10 | 25 | 40 | 50 |
| Increase in receivables | =B2 | =C2-B2 | =D2-C2 | =E2-D2 |`),
    ),
  ).toEqual([])
})

const tax = (sign: string): string => `# Model
|  | 2023A | 2024A | 2025E | 2026E | 2027E |
| Profit before tax | 100 | 110 | 125 | 140 | 150 |
| Tax | 25 | 27 | =${sign}D2*$B$6 | =${sign}E2*$B$6 | =${sign}F2*$B$6 |
| Net income | =B2-B3 | =C2-C3 | =D2-D3 | =E2-E3 | =F2-F3 |
|  |
| Tax rate | 25% |`

test('a forecast whose sign is not that of the past is named where one formula takes both in', () => {
  expect(flippedLinesOf(modelOf(tax('-'))).map(({ cells, before }) => [cells[0].address, before.address])).toEqual([
    ['D3', 'C3'],
  ])
  expect(flippedLinesOf(modelOf(tax('')))).toEqual([])
})

/** What the check in a row of column B comes from. */
function traced(model: ReturnType<typeof modelOf>, row: number) {
  const check = gridOf(model, 'Model')?.at(row, 1)
  if (!check) throw new Error('no check')
  return originOfGap(model, [{ cell: check, sign: 1 }])
}

test.each([
  ['two digits', 581, 518, 'digits'],
  ['a sign', -518, 518, 'sign'],
  ['thousands', 0.518, 518, 'power'],
  ['a month for a year', 6216, 518, 'period'],
])('a difference is traced to the typed number: %s', (_name, typed, becomes, slip) => {
  const model = modelOf(`# Model
| Cash | 140 |
| Receivables | ${typed} |
| Assets | =SUM(B1:B2) |
| Loans | 400 |
| Equity | 258 |
| Funds | =B4+B5 |
| Check | =ROUND(B3-B6,2) |`)
  expect(traced(model, 6)).toMatchObject({ cell: { address: 'B2' }, becomes, slip })
})

test('a difference that no slip of one number explains is left open', () => {
  const model = modelOf(`# Model
| Cash | 140 |
| Receivables | 531 |
| Assets | =SUM(B1:B2) |
| Loans | 658 |
| Check | =B3-B4 |`)
  expect(traced(model, 4)).toBeUndefined()
})
