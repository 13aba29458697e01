import { amountValue } from '@tickmark/document'
import { describe, expect, it } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'
import { checkFacts } from '../src/judge/check-facts.ts'

/** A statement with decimal commas; `total` is its last line. */
const statement = (total: string) => `# Konzernbilanz

| Tsd. EUR | 31.12.2024 | 31.12.2023 |
| Sachanlagen | 1.234 | 1.117 |
| Vorräte | 567,5 | 512,0 |
| Forderungen | 12.890 | 11.004 |
| Summe | ${total} | 12.633,0 |`

describe('numbers with decimal commas', () => {
  it('are read by the style of their document, ambiguous ones too', () => {
    const { figures } = checkFacts(typeDocument(statement('14.691,5')))
    expect(figures.map(({ amount }) => amountValue(amount).toFixed())).toEqual([
      '1234000',
      '1117000',
      '567500',
      '512000',
      '12890000',
      '11004000',
      '14691500',
      '12633000',
    ])
  })

  it('foot, and a wrong total is told', () => {
    expect(review(typeDocument(statement('14.691,5'))).findings.map(({ ruleId }) => ruleId)).toEqual([])
    const [finding] = review(typeDocument(statement('14.961,5'))).findings
    expect(finding).toMatchObject({ category: 'calculation' })
    expect(finding!.evidence[0]!.text).toBe('14.961,5')
    expect(finding).toMatchObject({ expected: '14.691,5', actual: '14.961,5' })
  })
})

const subtotals = (parts: readonly [string, string, string]) => `
# Current assets

| | 2024 |
| Inventories | ${parts[0]} |
| Receivables | ${parts[1]} |
| Total | ${parts[2]} |
`

it('a correction is written as the document writes its numbers', () => {
  const corrections = (...parts: [string, string, string]) =>
    review(typeDocument(subtotals(parts))).findings.map(({ actual, expected }) => [actual, expected])
  expect(corrections('1,49,459.75', '34,80,010.46', '36,92,470.21')).toEqual([['36,92,470.21', '36,29,470.21']])
  expect(corrections('149’459', '3’480’010', '3’692’469')).toEqual([['3’692’469', '3’629’469']])
})
