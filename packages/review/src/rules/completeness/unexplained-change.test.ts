import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

/** Reasons for what moved a result, line by line. */
const told = (reason: string) =>
  review(
    typeDocument(`
# Operating results

In billions of yen

| | 2021 | 2022 | Change | Percentage of change | Main reason(s) for change |
| Revenue | 995.9 | 1,128.9 | 133.0 | 13.4% | Printing solutions and visual communications |
| Finance income | 2.8 | 5.6 | 2.8 | 100.0% | ${reason} |
| Profit before tax | 44.9 | 97.1 | 52.2 | 116.3% | |
| Income taxes | (13.9) | (4.8) | 9.1 | – | Deferred tax assets recognised |
| Profit for the period | 31.0 | 92.3 | 61.3 | 197.7% | |
| Profit for the period attributable to owners of the parent | 30.9 | 92.2 | 61.3 | 198.4% | |
`),
    { type: 'financial_report' },
  ).findings.flatMap(({ ruleId, actual }) => (ruleId.endsWith('unexplained-change') ? [actual] : []))

test('a result is explained by what is said of its lines', () => {
  expect(told('Foreign exchange gains')).toEqual([])
})

test('a line without its reason is told', () => {
  expect(told('')).toEqual(['100.0%'])
})
