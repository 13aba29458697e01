import { expect, test } from 'vitest'
import { makeGrids } from '../../facts/grids/make-grids.ts'
import { makeSentences } from '../../facts/sentences/make-sentences.ts'
import { typeDocument } from '../../testing/type-document.ts'
import { toldLines } from './told-lines.ts'

const TABLES = `# Consolidated income statement

In millions of dollars

| | 2024 | 2023 |
| Revenue | 1,234 | 1,100 |
| Cost of sales | 700 | 640 |
| Gross profit | 534 | 460 |
| Selling expenses | 213 | 231 |
| Administrative expenses | 98 | 91 |
| Operating profit | 223 | 138 |

# Review

`
const KEEPING = [
  'Cost of sales was $700 million in 2024.',
  'Gross profit was $534 million in 2024.',
  'Selling expenses were $213 million in 2024.',
  'Administrative expenses were $98 million in 2024.',
  'Operating profit was $223 million in 2024.',
  'Cost of sales was $640 million in 2023.',
  'Gross profit was $460 million in 2023.',
  'Selling expenses were $231 million in 2023.',
]
const STRAYING = [
  'Cost of sales was $811 million in 2024.',
  'Gross profit was $655 million in 2024.',
  'Selling expenses were $344 million in 2024.',
  'Administrative expenses were $77 million in 2024.',
  'Operating profit was $388 million in 2024.',
  'Cost of sales was $755 million in 2023.',
  'Gross profit was $577 million in 2023.',
  'Selling expenses were $399 million in 2023.',
]

/** What weight a wrong revenue has beside other sentences, before the judge sees it. */
function weightBeside(others: readonly string[]): number {
  const document = typeDocument(TABLES + ['Revenue was $1,243 million in 2024.', ...others].join('\n\n'))
  const { relations } = toldLines(makeGrids(document), makeSentences(document))
  return relations.find(({ result }) => result.text === '$1,243 million')?.confidence ?? 0
}

/** By how much each further sentence moves the weight. */
function stepsOf(sentences: readonly string[]): number[] {
  const weights = [0, ...sentences.keys(), sentences.length].map((count) => weightBeside(sentences.slice(0, count)))
  return weights.slice(1).map((weight, at) => weight - (weights[at] ?? 0))
}

test('a wrong sentence that stands alone has the weight of its words', () => {
  expect(weightBeside([])).toBeCloseTo(0.85)
})

test('sentences that keep to the tables never take weight from a wrong one, whatever their number', () => {
  expect(Math.min(...stepsOf(KEEPING))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...stepsOf(KEEPING))).toBeLessThan(0.03)
})

test('each one that strays takes some of it, none a great part', () => {
  expect(Math.max(...stepsOf(STRAYING))).toBeLessThanOrEqual(0)
  expect(Math.min(...stepsOf(STRAYING))).toBeGreaterThan(-0.2)
  expect(weightBeside(STRAYING)).toBeLessThan(0.5)
})
