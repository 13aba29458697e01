import { describe, expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ actual, expected }) => `${actual} ${expected}`)

const peers = ([mean, median, high]: readonly string[], [a, b, c]: readonly string[]) => `
# Comparable companies

| | EV/EBITDA |
| Arden plc | 10.3x |
| Bexley AG | 9.5x |
| Colne Inc. | 12.7x |
| Drava SpA | 13.0x |
| Esk Group | 10.4x |
| ${a} | ${mean} |
| ${b} | ${median} |
| ${c} | ${high} |
`

describe.each([
  ['Mean', 'Median', 'High'],
  ['平均值', '中位数', '最大值'],
  ['平均値', '中央値', '最大値'],
  ['평균', '중앙값', '최댓값'],
  ['Mittelwert', 'Median', 'Maximum'],
])('%s, %s, %s', (...names) => {
  test('of the lines above', () => expect(told(peers(['11.2x', '10.4x', '13.0x'], names))).toEqual([]))
  test.each([
    [['11.2x', '1.4x', '13.0x'], '1.4x 10.4'],
    [['11.2x', '104.0x', '13.0x'], '104.0x 10.4'],
    [['11.2x', '10.4x', '13.9x'], '13.9x 13.0'],
    [['12.1x', '10.4x', '13.0x'], '12.1x 11.2'],
  ])('%j is wrong', (values, found) => expect(told(peers(values, names))).toEqual([found]))
})

test('a mean that is weighted by what is not printed accuses nobody', () => {
  const weighted = `
# Borrowings

| | Rate |
| Term loan | 4.10% |
| Revolver | 5.25% |
| Bonds | 3.00% |
| Average | 3.42% |
`
  expect(told(weighted)).toEqual([])
})

const figures = (high: string, low: string) => `
# Key figures

| | Price |
| April | 79.8 |
| May | 78.2 |
| June | 81.3 |
| July | 64.0 |
| High | ${high} |
| Low | ${low} |
`

test('extremes none of which is among the lines above are those of another list; one wrong beside a right one is told', () => {
  expect(told(figures('81.3', '64.0'))).toEqual([])
  expect(told(figures('93.4', '52.1'))).toEqual([])
  expect(told(figures('93.4', '64.0'))).toEqual(['93.4 81.3'])
  expect(told(figures('813.0', '64.0'))).toEqual(['813.0 81.3'])
})
