import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text), { type: 'due_diligence' })
    .findings.filter(({ ruleId, severity }) => severity !== 'suggestion' && ruleId === 'consistency/unit-contradiction')
    .map(({ actual, expected }) => `${actual} → ${expected}`)

const diligence = (unit: string, others: string) => `
# Quality of earnings

${others}

| | 2024 | 2023 |
| Reported EBITDA | 871,321,000 | 812,450,000 |
| Litigation settlement | 9,000,000 | 4,100,000 |
| Adjusted EBITDA | 880,321,000 | 816,550,000 |
| Revenue | 4,114,209,000 | 3,988,113,000 |

# Net debt

Net debt of $1,618,677,000 is 1.8x adjusted EBITDA.

${unit}

| | 2024 |
| Bank loans | 1,700,000,000 |
| Cash | (81,323,000) |
| Net debt | 1,618,677,000 |
`

test('a table in thousands whose number the text prints in full contradicts it, where the other tables are in full', () => {
  const whole = '(Expressed in Canadian dollars)'
  expect(told(diligence(whole, whole))).toEqual([])
  expect(told(diligence('(in thousands of Canadian dollars)', whole))).toEqual([
    'in thousands of Canadian dollars → Expressed in Canadian dollars',
  ])
  expect(told(diligence('(in millions of Canadian dollars)', whole))).toHaveLength(1)
})

test('where all tables are in thousands, the text leaves the scale out', () => {
  const thousands = '(in thousands of Canadian dollars)'
  expect(told(diligence(thousands, thousands))).toEqual([])
})
