import { describe, expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

/** Findings on a list of statistics below eight prices and their seven returns. */
function foundIn(statistics: string): string[] {
  const days = [50.2, 51.7, 49.9, 52.4, 53.1, 52.6, 54.8, 55.3]
  const rows = days.map((price, index) => `| d${index} | ${price} | ${index ? `=B${index + 2}/B${index + 1}-1` : ''} |`)
  return reviewExample(`# Prices\n| Day | Price | Return |\n${rows.join('\n')}\n| |\n${statistics}`)
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ location }], expected }) => `${ruleId} ${location.cell} ${expected}`)
}

describe('a list of statistics', () => {
  test('whose formulas read all their numbers is as it should be', () => {
    expect(
      foundIn('| Mean return | =AVERAGE(C3:C9) |\n| Standard deviation | =STDEV(C3:C9) |\n| High | =MAX(B2:B9) |'),
    ).toEqual([])
  })

  test('of which one leaves out numbers that another takes in', () => {
    expect(foundIn('| Mean return | =AVERAGE(C3:C7) |\n| Standard deviation | =STDEV(C3:C9) |')).toEqual([
      'formula/short-range B11 =AVERAGE(C3:C9)',
    ])
    expect(
      foundIn('| Mean return | =AVERAGE(C3:C9) |\n| Standard deviation | =STDEV(C4:C9) |\n| High | =MAX(B2:B9) |'),
    ).toEqual(['formula/short-range B12 =STDEV(C3:C9)'])
  })

  test('of which one says that it is over fewer', () => {
    expect(foundIn('| Mean return, last 4 days | =AVERAGE(C6:C9) |\n| Standard deviation | =STDEV(C3:C9) |')).toEqual(
      [],
    )
  })

  test('of which one was typed over, by however much', () => {
    expect(foundIn('| High | =MAX(B2:B9) |\n| Low | 47.4 |')).toEqual(['formula/typed-statistic B12 =MIN(B2:B9)'])
    expect(foundIn('| High | =MAX(B2:B9) |\n| Low | 4740 |')).toEqual(['formula/typed-statistic B12 =MIN(B2:B9)'])
    expect(foundIn('| High | =MAX(B2:B9) |\n| Low | 49.9 |')).toEqual([])
  })

  test('beside which another list was typed', () => {
    expect(
      foundIn(
        '| Industry mean | 0.114 |\n| Industry median | 0.088 |\n| |\n| Own mean | =AVERAGE(C3:C9) |\n| Own median | =MEDIAN(C3:C9) |',
      ),
    ).toEqual([])
  })
})

const LOAN = (interest: string): string => `# Loan
| No. | Opening | Instalment | Interest portion | Principal portion |
| 1 | 1000 | 210 | =B2*1% | =C2-D2 |
| 2 | =B2-E2 | 210 | =B3*1% | =C3-D3 |
| 3 | =B3-E3 | 210 | =B4*1% | =C4-D4 |
| 4 | =B4-E4 | 210 | =B5*1% | =C5-D5 |
| 5 | =B5-E5 | 210 | =B6*1% | =C6-D6 |
| |
| Total interest | ${interest} |
| Total principal | =SUM(E2:E6) |`

test('a list of totals: the one that is typed is not the total of the column that its label names', () => {
  const told = (interest: string): string[] =>
    reviewExample(LOAN(interest))
      .findings.filter(({ ruleId }) => ruleId === 'formula/typed-statistic')
      .map(({ evidence: [{ location }] }) => `${location.cell}`)
  expect(told('=SUM(D2:D6)')).toEqual([])
  expect(told('290.3')).toEqual(['B8'])
  expect(told('29030')).toEqual(['B8'])
})
