import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { reviewDocuments } from '../../review.ts'
import { readWorkbookExamples } from '@tickmark/workbook/testing'
import { createRecalculator } from '@tickmark/workbook/recalculate'
import { typeDocument } from '../../testing/type-document.ts'

const recalculator = createRecalculator(
  readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')),
)
const MODEL = `\`\`\`workbook ok
# DCF
| WACC | 8.51% |
| Terminal growth | 2.2% |
| Enterprise value | 932379 |
\`\`\``

function modelDocument(): Document {
  const [example] = readWorkbookExamples(MODEL, recalculator)
  return { ...typeDocument('# DCF'), name: 'model.xlsx', format: 'xlsx', blocks: [], workbook: example!.workbook }
}

const findingsOf = (report: string) =>
  reviewDocuments([typeDocument(report), modelDocument()], { type: 'due_diligence' })[0]!.findings.filter(
    ({ ruleId }) => ruleId === 'consistency/report-differs-from-model',
  )

test('a figure rounded and in another unit is the model’s', () => {
  expect(findingsOf('Valuation | 2024\nWACC | 8.5%\nEnterprise value | 932.4')).toEqual([])
})

test('a figure of an earlier version of the model is reported with the cell that contradicts it', () => {
  const [finding] = findingsOf('Valuation | 2024\nWACC | 8.9%\nEnterprise value | 932.4')
  expect(finding).toMatchObject({
    actual: '8.9%',
    expected: '8.51%',
    evidence: [{ value: '8.9%' }, { location: { file: 'model.xlsx', sheet: 'DCF', cell: 'B1' } }],
  })
})
