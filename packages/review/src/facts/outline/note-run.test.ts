import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

/** A statement with a column of notes, and the notes under headings of one form. */
function referencesIn(form: (number: number, title: string) => string, notes: Partial<Record<string, string>> = {}) {
  const titles = [
    'Accounting policies',
    'Segments',
    'Revenue',
    'Income tax',
    'Property, plant and equipment',
    'Borrowings',
  ]
  const text = `# Consolidated statement of financial position

£’000

| | Note | 2024 | 2023 |
| Property, plant and equipment | ${notes.plant ?? '5'} | 8,400 | 8,150 |
| Deferred tax assets | 4 | 310 | 290 |
| Inventories | | 1,240 | 1,180 |
| Total assets | | 9,950 | 9,620 |
| Borrowings, current portion | ${notes.loans ?? '6(b)'} | 1,100 | 900 |
| Current tax payable | 4 | 240 | 210 |
| Total liabilities | | 1,340 | 1,110 |

# Notes

${titles.map((title, index) => `# ${form(index + 1, title)}\n\nWhat is to be said of it.`).join('\n\n')}`
  return review(typeDocument(text, 'en'), { type: 'financial_report' }).findings.flatMap(
    ({ ruleId, actual, expected }) =>
      ruleId.startsWith('traceability') ? [`${actual ?? ''} ${expected ?? ''}`.trim()] : [],
  )
}

const FORMS: Record<string, (number: number, title: string) => string> = {
  'number and point': (number, title) => `${number}. ${title}`,
  'number in brackets': (number, title) => `(${number}) ${title}`,
  'number alone': (number, title) => `${number} ${title}`,
  'the word and a dash': (number, title) => `NOTE ${number} – ${title}`,
}

test.each(Object.entries(FORMS))('lines of statements lead to their notes: %s', (_, form) => {
  expect(referencesIn(form)).toEqual([])
  expect(referencesIn(form, { loans: '26' })).toEqual(['26'])
  expect(referencesIn(form, { plant: '6' })).toEqual(['6 5'])
})

test('a second set of statements has notes of its own', () => {
  const set = (titles: readonly string[], rows: readonly [string, string][]) => `# Statement of financial position

£’000

| | Note | 2024 | 2023 |
${rows.map(([label, note], index) => `| ${label} | ${note} | ${8400 + 7 * index} | ${8100 + 3 * index} |`).join('\n')}

# Notes

${titles.map((title, index) => `# ${index + 1}. ${title}\n\nWhat is to be said of it.`).join('\n\n')}`
  const group = set(
    ['Accounting policies', 'Revenue', 'Income tax', 'Plant and equipment', 'Inventories', 'Borrowings', 'Provisions'],
    [
      ['Plant and equipment', '4'],
      ['Inventories', '5'],
      ['Borrowings', '6'],
      ['Provisions', '7'],
    ],
  )
  const company = (last: string) =>
    set(
      ['Accounting policies', 'Borrowings', 'Inventories', 'Investments'],
      [
        ['Inventories', '3'],
        ['Borrowings', '2'],
        ['Investments', last],
      ],
    )
  const referring = (text: string) =>
    review(typeDocument(text, 'en'), { type: 'financial_report' }).findings.flatMap(({ ruleId, actual }) =>
      ruleId.startsWith('traceability') ? [actual] : [],
    )
  expect(referring(`${group}\n\n${company('4')}`)).toEqual([])
  expect(referring(`${group}\n\n${company('3')}`)).toEqual(['3'])
})
