import { expect, suite, test } from 'vitest'
import { review } from '../src/review.ts'
import { scoreReview } from '../src/score/score.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** Statements that foot, with the notes that every framework asks for. */
const REPORT = `
# Annual report

# Balance sheet as at 31 December 2024

Item | 2024 | 2023
---
Cash | 120 | 100
Receivables | 80 | 90
Inventories | 50 | 40
Current assets | 250 | 230
Property | 350 | 320
Total assets | 600 | 550
Payables | 90 | 100
Borrowings | 110 | 120
Total liabilities | 200 | 220
Share capital | 100 | 100
Retained earnings | 300 | 230
Total equity | 400 | 330
Total liabilities and equity | 600 | 550

# Income statement for the year ended 31 December 2024

Item | 2024 | 2023
---
Revenue | 1,000 | 900
Cost of sales | (600) | (560)
Gross profit | 400 | 340
Administrative expenses | (250) | (230)
Operating profit | 150 | 110
Finance costs | (30) | (30)
Profit before tax | 120 | 80
Income tax | (30) | (20)
Net profit | 90 | 60

# Note 1 Basis of preparation

Amounts are in thousands of dollars. See Note 2 and Note 3.

# Note 2 Inventories

Item | 2024 | 2023
---
Raw materials | 20 | 15
Finished goods | 30 | 25
Inventories | 50 | 40

# Note 3 Commitments

There were no commitments.
`

suite('a score that stands on too little is not given', () => {
  test('slides without a figure: none of the three, each with its own reason', () => {
    const { scores, unscored, deductions } = review(
      typeDocument('# Our vision\n\nWe build what lasts.\n\n# Our team\n\nPeople come first.'),
    )
    expect(scores).toEqual({ trust: null, integrity: null, compliance: null })
    expect(unscored).toEqual([
      { score: 'trust', reason: 'no_figures', data: {} },
      { score: 'integrity', reason: 'unknown_kind', data: {} },
      { score: 'compliance', reason: 'no_requirements', data: {} },
    ])
    expect(deductions).toEqual([])
  })

  test('figures of which none meets another', () => {
    const { scores, unscored } = review(
      typeDocument(
        '# Market\n\nWe serve 4,310 customers in 17 countries.\n\nOrders came to $85 million from 1,240 sites.',
      ),
    )
    expect(scores.trust).toBeNull()
    expect(unscored![0]).toMatchObject({ score: 'trust', reason: 'few_checked', data: { checked: 0 } })
  })

  test('a report with statements and notes has all three', () => {
    const { scores, unscored } = review(typeDocument(REPORT))
    expect(scores).toEqual({ trust: expect.any(Number), integrity: expect.any(Number), compliance: expect.any(Number) })
    expect(unscored).toBeUndefined()
  })

  test('a table whose every figure was footed has trust, and no completeness that nobody prescribed', () => {
    const { scores } = review(typeDocument('Item | Sales\n---\nNorth | 120\nSouth | 345\nWest | 210\nTotal | 675'))
    expect(scores).toEqual({ trust: 100, integrity: null, compliance: null })
  })

  test('a checklist of the firm makes completeness and compliance assessable', () => {
    const checklist = {
      id: 'house',
      documents: ['financial_report' as const],
      requirements: [
        { id: 'team', kind: 'section' as const, names: { en: 'Team' }, find: ['team'], within: 'text' as const },
      ],
    }
    const { scores } = review(typeDocument('# Our team\n\nPeople come first.'), { tuning: { profiles: [checklist] } })
    expect(scores).toEqual({ trust: null, integrity: 100, compliance: 100 })
  })
})

test('a model whose formulas were only computed anew is not trusted as one whose figures were proven', () => {
  const trustOf = (verified: number, recomputed?: number): number | null =>
    scoreReview([], {
      total: 100,
      verified,
      contradicted: 0,
      unverified: 100 - verified,
      ...(recomputed !== undefined && { recomputed }),
    }).scores.trust
  // A report, a model with three figures in ten verified and all others recomputed, one with only half of them.
  expect([trustOf(29), trustOf(29, 71), trustOf(29, 35), trustOf(100, 0)]).toEqual([93, 89, 84, 100])
})

test('what was checked is told by statement and note, and what is open', () => {
  const { coverage, figureCounts } = review(typeDocument(REPORT))
  expect(coverage.checks.map(({ kind, broken }) => ({ kind, broken }))).toEqual([
    { kind: 'footing', broken: 0 },
    { kind: 'tie', broken: 0 },
    { kind: 'reference', broken: 0 },
  ])
  expect(coverage.sections.map(({ kind, title, location }) => [kind, title, location.block])).toEqual([
    ['statement', 'Balance sheet as at 31 December 2024', 'b2'],
    ['statement', 'Income statement for the year ended 31 December 2024', 'b4'],
    ['note', 'Note 1 Basis of preparation', 'b5'],
    ['note', 'Note 2 Inventories', 'b7'],
  ])
  const [balance, income, basis, inventories] = coverage.sections
  expect(balance!.figures).toEqual({ total: 26, verified: 22, contradicted: 0, unverified: 4 })
  expect(balance!.firstOpen).toMatchObject({ block: 'b2' })
  expect(basis!.checks).toEqual([{ kind: 'reference', held: 2, broken: 0 }])
  const all = [balance, income, basis, inventories].map((section) => section!.figures)
  expect(all.reduce((sum, { total }) => sum + total, 0)).toBe(figureCounts.total)
  expect(all.reduce((sum, { verified }) => sum + verified, 0)).toBe(figureCounts.verified)
})

test('a long report is told in forty sections at most; statements are the last to be joined', () => {
  const many = Array.from({ length: 70 }, (_, at) => `# Part ${at}\n\nSales came to $${at + 31}.4 million.`).join(
    '\n\n',
  )
  const { sections } = review(typeDocument(`${REPORT}\n\n${many}`)).coverage
  expect(sections).toHaveLength(40)
  expect(sections.filter(({ kind }) => kind !== 'section')).toHaveLength(4)
})
