import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ value }] }) => `${ruleId.split('/')[1]}: ${value}`)

test('a second word of direction in a sentence has figures of its own', () => {
  const sentence = (first: string, second: string) =>
    `Cost of services for fiscal 2023 ${first} $1,487 million, or 4%, over fiscal 2022, and ${second} as a percentage of revenues to 67.7% from 68.0% during this period.`
  expect(told(sentence('increased', 'decreased'))).toEqual([])
  expect(told(sentence('decreased', 'increased'))).toEqual([expect.stringContaining('direction')])
})

const BUDGET = `
# Budget

| Opening balance | 3,041 |
| Levies received | 2,150 |
| Expenditure | (3,875) |
| Closing balance | 1,316 |
| Target closing balance | 1,250 |
`

test('what a balance is meant to be is reached by no movement; what it is said to be is', () => {
  expect(told(BUDGET)).toEqual([])
  expect(told(BUDGET.replace('| Closing balance | 1,316', '| Closing balance | 1,613'))).toEqual([
    expect.stringContaining('1,613'),
  ])
})

const GROWTH = (label: string) => `
# Sales

| | FY2023 | FY2024 | FY2025 | FY2026 |
| Total fee | 128.4 | 231.1 | 286.6 | 315.3 |
| ${label} | | 80.0% | 21.1% | 10.0% |
`

test('growth on another basis than its line is not reckoned from it, growth on its own is', () => {
  expect(told(GROWTH('Growth (annualised)'))).toEqual([])
  expect(told(GROWTH('Growth'))).toEqual(['change-mismatch: 21.1%'])
})

test('a caption in the run of a text is what a reference leads to', () => {
  const text = (caption: string) => `
# Report

Guests are shown in Figure 1 and Figure 2.

Figure 1: Guests by night

Figure 2: Events

The thirsty guest is pressing others to drink alongside them. ${caption}: Types of guests.

A breakdown by type is displayed in Figure 3.
`
  expect(told(text('Figure 3'))).toEqual([])
  expect(told(text('Figure 5'))).toEqual(['dead-reference: Figure 3'])
  expect(told(text('We tell more of them in Figure 3'))).toEqual([expect.stringContaining('Figure 3')])
})

test('numbers in brackets at the beginning of lines are a list of sources where they count up', () => {
  const output = ['Session', '[1] stats graphics', '[13] pillar readxl', '[17] labeling munsell', '[21] broom xfun']
  expect(told(['# Appendix', ...output].join('\n\n'))).toEqual([])
  const sources = ['Growth slowed [1], then fell [2] and [4].', '# Sources', '[1] Ministry', '[2] Bank', '[3] Board']
  expect(told(sources.join('\n\n'))).toEqual(['citation: [4]', 'citation: [3]'])
})
