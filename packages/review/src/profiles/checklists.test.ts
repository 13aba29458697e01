import { countStates } from '@tickmark/document'
import type { Checklist, Document } from '@tickmark/document'
import { describe, expect, it } from 'vitest'
import { review } from '../review.ts'
import { typeDocument } from '../testing/type-document.ts'

const NOTES = Array.from(
  { length: 9 },
  (_, at) => `# Note ${at + 5} – Matter number ${'abcdefghi'[at]}\n\nThere is nothing to add.`,
)

/** Statements with their notes: what is due comes from their lines, what is found from the notes. */
function statements({ year = '2023', lines = '', notes = '', front = '' }): string {
  return `# Consolidated financial statements of Larch Harbour Ltd

${front || 'These statements are prepared in accordance with IFRS Accounting Standards.'}

# Consolidated statement of financial position

| | 31 December ${year} | 31 December ${Number(year) - 1} |
| Cash and cash equivalents | 120 | 110 |
| Trade receivables | 80 | 70 |
${lines ? `${lines}\n` : ''}| Other current assets | 10 | 10 |
| Total current assets | 210 | 190 |
| Other non-current assets | 100 | 100 |
| Total assets | 310 | 290 |
| Total liabilities | 110 | 100 |
| Total equity | 200 | 190 |

# Consolidated income statement

| | ${year} | ${Number(year) - 1} |
| Revenue | 500 | 450 |
| Cost of sales | 300 | 280 |
| Gross profit | 200 | 170 |
| Administrative expenses | 100 | 90 |
| Operating profit | 100 | 80 |
| Profit before tax | 100 | 80 |
| Income tax | 25 | 20 |
| Profit for the year | 75 | 60 |

# Note 1 – General

The company is domiciled in Larch.

# Note 2 – Policies

The policies are those of last year.

# Note 3 – Estimates

Estimates are made.

# Note 4 – Particulars

${notes || 'There is nothing to add.'}

${NOTES.join('\n\n')}`
}

function listOf(text: string, id: string, language: Document['language'] = 'en'): Checklist | undefined {
  return review(typeDocument(text, language), { type: 'financial_report' }).checklists?.find((list) => list.id === id)
}

function itemOf(given: Parameters<typeof statements>[0], id: string) {
  return listOf(statements(given), 'ifrs')?.items.find((item) => item.id === id)
}

const LEASES = '| Right-of-use assets | 40 | 38 |\n| Lease liabilities | 30 | 29 |'

describe('an item of a checklist', () => {
  it('is present where its matter is dealt with, and says where', () => {
    const notes = 'The maturity of lease liabilities: within one year 10, later 20, undiscounted.'
    expect(itemOf({ lines: LEASES, notes }, 'lease-maturity')).toMatchObject({
      state: 'present',
      reference: 'IFRS 16.58',
      evidence: { text: expect.stringContaining('lease liabilities') },
    })
  })

  it('is weak where the matter is named and what the paragraph asks for is not there', () => {
    const named = 'Right-of-use assets are held for offices.'
    expect(itemOf({ lines: LEASES, notes: named }, 'right-of-use-assets')?.state).toBe('weak')
    const whole = `${named} Depreciation of the year was 6.`
    expect(itemOf({ lines: LEASES, notes: whole }, 'right-of-use-assets')?.state).toBe('present')
  })

  it('is missing where a line of the statements makes it due, and points to that line', () => {
    const item = itemOf({ lines: '| Goodwill | 20 | 20 |' }, 'impairment-assumptions')
    expect(item).toMatchObject({ state: 'missing', evidence: { label: 'Goodwill', value: '20' } })
  })

  it('is not due where no line of the statements calls for it', () => {
    expect(itemOf({}, 'impairment-assumptions')).toMatchObject({ state: 'not_applicable', reason: 'no_line' })
  })

  it('is not due before its standard', () => {
    expect(itemOf({ year: '2016' }, 'performance-obligations')).toMatchObject({
      state: 'not_applicable',
      reason: 'before',
      since: 2018,
    })
    expect(itemOf({ year: '2023' }, 'performance-obligations')?.state).toBe('missing')
  })
})

it('a list is counted by state and knows its year', () => {
  const list = listOf(statements({ lines: LEASES }), 'ifrs')
  expect(list?.year).toBe(2023)
  const counts = list && countStates(list)
  expect(counts && Object.values(counts).reduce((sum, count) => sum + count)).toBe(list?.items.length)
})

it('an interim report is asked for the items of interim reports alone', () => {
  const front = 'Interim financial report\n\nThese statements are prepared in accordance with IAS 34 of the IFRS.'
  const lists = review(typeDocument(statements({ front }), 'en'), { type: 'financial_report' }).checklists
  expect(lists?.map(({ id }) => id)).toEqual(['interim'])
})

it('an extract is asked for nothing', () => {
  const text = statements({}).split('# Note 1')[0] ?? ''
  expect(review(typeDocument(text, 'en'), { type: 'financial_report' }).checklists).toBeUndefined()
})

it("a firm's own list has what its paragraphs ask for, and years", () => {
  const profile = {
    id: 'house',
    documents: ['due_diligence' as const],
    requirements: [
      {
        id: 'cover',
        kind: 'section' as const,
        within: 'text' as const,
        names: { en: 'Insurance' },
        find: ['insurance'],
        asks: ['\\d+ million'],
      },
      {
        id: 'climate',
        kind: 'section' as const,
        within: 'text' as const,
        names: { en: 'Climate' },
        find: ['climate'],
        since: 2031,
      },
    ],
  }
  const text = '# 1. Scope\n\nInsurance was taken out for all sites.\n\n# 2. Tax\n\nNothing to report.'
  const { checklists } = review(typeDocument(text, 'en'), { type: 'due_diligence', tuning: { profiles: [profile] } })
  expect(checklists?.[0]?.items.map(({ id, state }) => [id, state])).toEqual([
    ['cover', 'weak'],
    ['climate', 'unknown'],
  ])
})
