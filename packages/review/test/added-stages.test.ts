import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (table: string) =>
  review(typeDocument(`# Summarised income statement\n\nIn thousands\n\n${table}`), {
    type: 'financial_report',
  }).findings.flatMap(({ ruleId, severity, actual }) =>
    ruleId === 'calculation/total-mismatch' && severity !== 'suggestion' ? [actual] : [],
  )

test('what is left of revenue is not added to it', () => {
  expect(
    told(`
| | Six Months Ended June 30, 2023 |
| Net revenues | 5,317,457 |
| Operating income | 898,510 |
| Income before income taxes | 897,399 |
| Net income | 691,194 |
| Net income attributable to the company | 691,194 |
`),
  ).toEqual([])
})

test.each(['5,317,597', '53,175,670'])('revenue of %s is no sum of its own lines', (total) => {
  const lines = `
| | 2023 | 2022 |
| Casino | 2,119,204 | 2,005,113 |
| Rooms | 1,698,340 | 1,487,206 |
| Food and beverage | 1,499,913 | 1,301,442 |
| Total revenues | ${total} | 4,793,761 |
| Operating income | 898,510 | 801,442 |
`
  expect(told(lines)).toEqual([total])
})
