import { expect, test } from 'vitest'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** What is told of a typed report above a suggestion. */
function toldOf(text: string) {
  const { findings } = review(typeDocument(text), { tuning: { documentType: 'financial_report' } })
  return findings.filter(({ severity }) => severity !== 'suggestion').map(({ ruleId, actual }) => [ruleId, actual])
}

const shareClasses = (fund: string, minimum: string, large = '10,000,000') => `
## Umbrella Funds – ${fund}

| | Minimum initial subscription (EUR) | Ongoing charge (EUR) |
| Class R shares | 50 | 1,205 |
| Class F shares | 50 | 1,105 |
| Class S shares | ${minimum} | 9,812 |
| Class G shares | ${minimum} | 7,456 |
| Class M shares | ${large} | 4,023 |
`

test('a form that is filled in for each sub-fund says nothing of the others', () => {
  const report = `# Share classes
${shareClasses('Europe', '500,000', '20,000,000')}${shareClasses('Microcap', '100,000')}${shareClasses('World', '100,000')}`
  expect(toldOf(report)).toEqual([])
})

const statement = (title: string, receivables: string) => `
## ${title}

In thousands of euros

| | 2025 | 2024 |
| Property, plant and equipment | 48,215 | 46,730 |
| Inventories | 12,904 | 11,877 |
| Trade receivables | ${receivables} | 20,466 |
| Cash and cash equivalents | 9,318 | 8,045 |
`

test('a table printed again and again with one line otherwise is still told, by little and by much', () => {
  const report = (wrong: string) => `# Report
${statement('Statement of assets', '21,653')}${statement('Assets at a glance', '21,653')}${statement('Extract for lenders', wrong)}`
  expect(toldOf(report('21,653'))).toEqual([])
  expect(toldOf(report('21,563'))).not.toEqual([])
  expect(toldOf(report('216,530'))).not.toEqual([])
})
