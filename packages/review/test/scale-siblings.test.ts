import { expect, it } from 'vitest'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const found = (sentence: string) =>
  review(
    typeDocument(
      `
# Consolidated Statements of Income

(in millions)

| | 2024 | 2023 | 2022 |
| Total revenue | 39,117 | 36,397 | 34,350 |
| Cost of sales | 21,643 | 20,441 | 19,038 |
| Gross profit | 17,474 | 15,956 | 15,312 |

${sentence}
`,
      'en',
    ),
  ).findings.map(({ actual }) => actual)

it.each([
  ['Total revenue was $39.1 million in fiscal 2024.', '$39.1 million'],
  [
    'Revenue reached $2.3 million in the quarter compared to $1.8 billion a year ago, an increase of 28%.',
    '$2.3 million',
  ],
  ['We paid dividends of $8.3 billion, $7.1 billion and $6.1 million in the last three years.', '$6.1 million'],
  ['The price was $1.5 million, of which approximately $507 million was paid in April.', '$1.5 million'],
  ['Creative revenue of $2.85 million increased by $247 million, or 9%.', '$2.85 million'],
  ['We expect revenue of $10.5 billion to $11.5 million.', '$11.5 million'],
])('%s', (sentence, wrong) => expect(found(sentence).some((actual) => actual?.includes(wrong))).toBe(true))

it.each([
  'Total revenue was $39.1 billion in fiscal 2024, and revenue of the new stores $39.6 million.',
  'Impairment was $1.1 billion in 2024 compared to $2.3 million in 2023.',
  'We paid $1.2 billion and $3.4 million for the two companies, respectively.',
  'Free cash flow was $0.2 billion, which represents an increase of $7.5 billion.',
  'Debt was $1.5 billion, of which $507 million is due next year.',
  'Interest of $1.5 million was paid, and debt of $507 million was issued.',
])('%s is no contradiction', (sentence) => expect(found(sentence)).toEqual([]))
