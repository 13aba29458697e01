import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { firstOf } from '@tickmark/document'
import { expect, test } from 'vitest'
import { buildWorkbookModel } from '../model/model.ts'
import { createRecalculator } from '../recalculation/recalculate.ts'
import { readWorkbookExamples } from '../testing/read-workbook-examples.ts'
import { changeEffects, outputMoves } from './effects.ts'
import { compareVersions } from './versions.ts'

const recalculator = createRecalculator(
  readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')),
)

function modelOf(body: string) {
  const { workbook } = firstOf(readWorkbookExamples(`\`\`\`workbook ok\n${body}\n\`\`\``, recalculator))
  return buildWorkbookModel(workbook, recalculator.recalculate(workbook))
}

const OLD = `# Plan
| Item | 2025 | 2026 |
| Price | 10 | 11 |
| Volume | 100 | 120 |
| Sales | =B2*B3 | =C2*C3 |
| Rent | 200 | 210 |
| Wages | 300 | 320 |
| Costs | =SUM(B5:B6) | =SUM(C5:C6) |
| Result | =B4-B7 | =C4-C7 |`

function compare(before: string, after: string) {
  const models = { before: modelOf(before), after: modelOf(after) }
  const comparison = compareVersions(models.before, models.after)
  const { sheets, lines, changes } = comparison
  const told = changes.map(({ kind, cell, before: from, after: to }) => `${kind} ${cell}: ${from} → ${to}`)
  return {
    sheets,
    lines: lines.map(({ kind, axis, from, to }) => `${kind} ${axis} ${from}-${to}`),
    told,
    comparison,
    models,
  }
}

test('a row inserted into a sum and a sheet renamed change no formula', () => {
  const { sheets, lines, told } = compare(
    OLD,
    `# Budget
| Item | 2025 | 2026 |
| Price | 10 | 11 |
| Volume | 100 | 120 |
| Sales | =B2*B3 | =C2*C3 |
| Rent | 200 | 210 |
| Energy | 40 | 45 |
| Wages | 300 | 320 |
| Costs | =SUM(B5:B7) | =SUM(C5:C7) |
| Result | =B4-B8 | =C4-C8 |`,
  )
  expect(sheets.renamed).toEqual([{ from: 'Plan', to: 'Budget' }])
  expect(lines).toEqual(['inserted row 6-6'])
  expect(told).toEqual([])
})

test('a row put below a sum that does not take it in is told, and so is a sum that lost a row', () => {
  const { lines, told } = compare(
    OLD,
    `# Plan
| Item | 2025 | 2026 |
| Price | 10 | 11 |
| Volume | 100 | 120 |
| Sales | =B2*B3 | =C2*C3 |
| Rent | 200 | 210 |
| Wages | 300 | 320 |
| Costs | =SUM(B5:B5) | =SUM(C5:C6) |
| Result | =B4-B7 | =C4-C7 |`,
  )
  expect(lines).toEqual([])
  expect(told).toEqual(['formula B7: =SUM(B5:B6) → =SUM(B5:B5)'])
})

test('inputs, typed-over formulas and mere results are told apart, each change with its own effect', () => {
  const { told, comparison, models } = compare(
    OLD,
    OLD.replace('| 100 | 120 |', '| 100 | 130 |').replace('=SUM(B5:B6)', '450'),
  )
  expect(told).toEqual(['input C3: 120 → 130', 'typed-over B7: =SUM(B5:B6) → 450'])
  const effects = changeEffects(comparison, models, recalculator)
  expect(effects.map((moves) => moves?.map(({ cell, before, after }) => [cell, before, after]))).toEqual([
    [['C8', 790, 900]],
    [['B8', 500, 550]],
  ])
  expect(outputMoves(comparison, models).map(({ cell }) => cell)).toEqual(['C8', 'B8'])
})

test('a block that stands elsewhere was moved, not deleted and typed again', () => {
  const block = (lines: readonly string[]): string => `# Plan\n${lines.map((line) => `| ${line} |`).join('\n')}`
  const sales = ['Sales', 'Shops | 500', 'Online | 300', 'Wholesale | 200']
  const staff = ['Staff', 'Heads | 12', 'Wages | 40']
  const { lines, told } = compare(block([...sales, '', ...staff]), block([...staff, '', ...sales]))
  expect(told).toEqual([])
  expect(lines).toEqual(['moved row 1-3'])
})
