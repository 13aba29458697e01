import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

const wrongIn = (text: string, language: 'en' | 'ja' | 'ko' | 'zh') =>
  review(typeDocument(text, language), { type: 'financial_report' }).findings.flatMap(({ ruleId, actual, expected }) =>
    ruleId === 'traceability/wrong-target' ? [`${actual} → ${expected}`] : [],
  )

interface Changes {
  finance?: string
  contract?: string
  payable?: string
  said?: string
}

/** Statements whose lines are called otherwise than their notes, a sentence, and the notes. */
const report = ({
  finance = '5',
  contract = '3',
  payable = '6',
  said = '4',
}: Changes) => `# Statement of financial position

£’000

| | Note | 2024 | 2023 |
| Plant and equipment | 4 | 8,400 | 8,150 |
| Income tax receivable | 2 | 310 | 290 |
| Contract liabilities | ${contract} | 1,100 | 900 |
| Other payables | ${payable} | 240 | 210 |
| Finance costs | ${finance} | (96) | (81) |

Purchases of plant and equipment came to £1,215 thousand in 2024 (see note ${said}).

# Notes

# 1. Accounting policies

Loans are carried at amortised cost.

# 2. Income tax

The rate is 25%.

# 3. Revenue

Goods are sold to merchants.

# 4. Plant and equipment

Nothing is pledged.

# 5. Borrowings

One loan is outstanding.

# 6. Trade and other payables

They are paid within 30 days.

# 7. Other receivables

They are due within a year.

# 8. Related parties

The parent company is paid a fee.`

test('a line belongs to the note on its subject, whatever both are called', () => {
  expect(wrongIn(report({}), 'en')).toEqual([])
  expect(wrongIn(report({ finance: '4' }), 'en')).toEqual(['4 → 5'])
  expect(wrongIn(report({ contract: '2' }), 'en')).toEqual(['2 → 3'])
})

test('payables that share most of their words with receivables belong to payables', () => {
  expect(wrongIn(report({ payable: '3' }), 'en')).toEqual(['3 → 6'])
})

test('a note that may explain any line is let stand', () => {
  expect(wrongIn(report({ finance: '8' }), 'en')).toEqual([])
})

test('a sentence leads to the note whose subject it names', () => {
  expect(wrongIn(report({ said: '3' }), 'en')).toEqual(['3 → 4'])
  expect(wrongIn(report({ said: '8' }), 'en')).toEqual([])
})

test('a note that prints the amount of a sentence speaks of it, whatever its title', () => {
  const text = report({ said: '3' }).replace(
    'Goods are sold',
    'Of £1,215 thousand all were bought back; goods are sold',
  )
  expect(wrongIn(text, 'en')).toEqual([])
})

test('a table among the notes names where parts of its lines were charged', () => {
  const movement = `| | Note | 2024 | 2023 |
| Depreciation of the year | 3 | 312 | 290 |
| Disposals of the year | 3 | 41 | 38 |
| Interest expense of loans | 3 | 22 | 19 |`
  expect(wrongIn(report({}).replace('Nothing is pledged.', movement), 'en')).toEqual([])
})
