import type { Language } from '@tickmark/document'
import { describe, expect, test } from 'vitest'
import { CUE_IDS } from '../judge/cues.ts'
import { typeDocument } from '../testing/type-document.ts'
import { describeClaim } from './describe-claim.ts'
import { reviewWithReasons } from '../review.ts'
import { explainDocument, explainFigures } from './explain-figures.ts'
import { en } from './texts/en.ts'

const report = (total: string) =>
  typeDocument(`# Balance sheet (in millions)

| | 2024 | 2023 | 2022 |
| Cash | 1,250 | 1,010 | 990 |
| Receivables | 640 | 590 | 611 |
| Inventories | 815 | 770 | 702 |
| Total current assets | ${total} | 2,370 | 2,303 |

Our auditors visited 4,321 shops.`)

test('a figure that agrees is explained by the sum that it is ticked for', () => {
  const [explained] = explainFigures(report('2,705'), '2,705')
  expect(explained?.figure.label).toBe('Total current assets')
  expect(explained?.claims[0]).toMatchObject({
    kind: 'sum',
    role: 'result',
    outcome: 'agrees',
    arithmetic: '1,250 + 640 + 815 = 2,705',
  })
  expect(explained?.claims[0]?.evidence.map(({ value }) => value)).toEqual(['1,250', '640', '815'])
})

test('a figure that is told says how likely it is wrong, from when on, and why', () => {
  const [claim] = explainFigures(report('2,795'), '2,795')[0]?.claims ?? []
  expect(claim).toMatchObject({ outcome: 'serious', arithmetic: '1,250 + 640 + 815 = 2,705 ≠ 2,795' })
  expect(claim?.probability).toBeGreaterThan(claim?.limits?.serious ?? 1)
  expect(claim?.reasons.length).toBeGreaterThan(0)
})

test('a sentence is never told as serious, and its limits say so', () => {
  const text = `# Income statement (in millions)

| | 2024 | 2023 |
| Revenue | 1,234 | 1,100 |
| Cost of sales | 700 | 640 |
| Gross profit | 534 | 460 |

Revenue was $1,567 million in 2024.`
  const claims = explainFigures(typeDocument(text), '$1,567 million')[0]?.claims
  expect(claims?.[0]).toMatchObject({ outcome: 'warning' })
  expect(claims?.[0]?.limits).not.toHaveProperty('serious')
})

test('a figure that nothing is held against has no claims; one that is not printed is not found', () => {
  expect(explainFigures(report('2,705'), '4,321')).toMatchObject([{ claims: [] }])
  expect(explainFigures(report('2,705'), '2,701')).toEqual([])
  expect(explainFigures(typeDocument('# Shops\n\nRevenue was $17.3 million.'), '$17.3 million')).toMatchObject([
    { claims: [] },
  ])
})

describe.each<Language>(['zh-CN', 'en', 'ko', 'ja'])('in %s', (language) => {
  test('a claim is told with its outcome, its likelihood and its reasons', () => {
    const [claim] = explainFigures(report('2,795'), '2,795')[0]?.claims ?? []
    if (!claim) throw new Error('the sum is a claim')
    const { kind, outcome, likelihood, reasons } = describeClaim(claim, language)
    expect([kind, outcome, likelihood].every(Boolean)).toBe(true)
    expect(likelihood).toMatch(/\d+ ?%/)
    expect(reasons.every(({ fact }) => !CUE_IDS.includes(fact))).toBe(true)
  })
})

test('every cue has its words', () => {
  const facts: Readonly<Record<string, string>> = en.facts
  expect(CUE_IDS.filter((id) => !facts[id])).toEqual([])
})

test('a review explains its figures as the document alone does, from what it has read', () => {
  const document = report('2,795')
  const [reviewed] = reviewWithReasons([document])
  expect([...(reviewed?.explained() ?? [])].map(({ figure: { id }, claims }) => ({ id, claims }))).toEqual(
    [...explainDocument(document)].map(({ figure: { id }, claims }) => ({ id, claims })),
  )
})
