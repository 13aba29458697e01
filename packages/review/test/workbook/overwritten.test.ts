import { describe, expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

/** What is said of typed numbers where formulas should stand, with what putting them back would do. */
function overwrittenIn(body: string): string[] {
  return reviewExample(body, { withEffects: true })
    .findings.filter(({ ruleId }) => ruleId.endsWith('constant-in-formulas') || ruleId.endsWith('hardcoded'))
    .map(({ severity, evidence: [{ location }] }) => `${severity} ${location.cell}`)
}

const PLAN = (line: string): string => `# Plan
| Year | 2024A | 2025E | 2026E | 2027E | 2028E | 2029E |
| Revenue | 1000 | =B2*1.07 | =C2*1.07 | =D2*1.07 | =E2*1.07 | =F2*1.07 |
| Cost | 612 | =C2*0.6 | =D2*0.6 | =E2*0.6 | =F2*0.6 | =G2*0.6 |
${line}
| Profit | =B2-B3 | =C2-C3 | =D2-D3 | =E2-E3 | =F2-F3 | =G2-G3 |`

describe('a line that was pasted as values', () => {
  test('is told though it equals what its formulas give today: no input reaches it', () => {
    const line = '| Tax | 97 | =(C2-C3)*0.25 | =(D2-D3)*0.25 | 122.5043 | 131.079601 | 140.25517307 |'
    expect(overwrittenIn(PLAN(line))).toEqual(['warning E4:G4'])
  })

  test('is told where one pasted number reads the other, and carries its rounding on', () => {
    const line = '| Index | 100 | =B4*1.0375 | =C4*1.0375 | 111.6771484 | 115.8650415 | 120.2099805 |'
    expect(overwrittenIn(PLAN(line))).toEqual(['warning E4:G4'])
  })

  test.each([
    ['assumptions that stay as they are', '| Tax rate | 25% | =B4 | =C4 | 25% | 25% | 25% |'],
    ['a plan of its own', '| Tax | 97 | =(C2-C3)*0.25 | =(D2-D3)*0.25 | 120 | 130 | 135 |'],
    ['a single number', '| Tax | 97 | =(C2-C3)*0.25 | =(D2-D3)*0.25 | =(E2-E3)*0.25 | =(F2-F3)*0.25 | 140.25517307 |'],
  ])('is none: %s', (_, line) => {
    expect(overwrittenIn(PLAN(line)).filter((text) => text.startsWith('warning'))).toEqual([])
  })

  test('is none where the years were closed: actual numbers stand before the formulas', () => {
    expect(
      overwrittenIn(`# Plan
| Year | 2022A | 2023A | 2024A | 2025E | 2026E | 2027E |
| Revenue | 1000 | 1070 | 1144.9 | =D2*1.07 | =E2*1.07 | =F2*1.07 |
| Cost | 600 | 642 | 686.94 | =E2*0.6 | =F2*0.6 | =G2*0.6 |`),
    ).toEqual([])
  })
})

test('a result that nobody reads is no less wrong for it', () => {
  const cover = '| Cover | =B2/B3 | =C2/C3 | =D2/D3 | =E2/E3 | =F2/F3 | 1.1 |'
  expect(overwrittenIn(PLAN(cover))).toEqual(['serious G4'])
})

test('the same number rounded is no error; a whole unit off is one', () => {
  const rate = (x: number): string => `| Rate | =$B$9 | =$B$9 | ${x} | =$B$9 | =$B$9 | =$B$9 |`
  const book = (x: number): string => `${PLAN(rate(x))}
| | |
| | |
| | |
| Base rate | 0.3004 |`
  expect(overwrittenIn(book(0.3)).filter((text) => text.startsWith('serious'))).toEqual([])
  expect(overwrittenIn(book(0.301)).filter((text) => text.startsWith('serious'))).toEqual(['serious D4'])
})

test('a remark beside the line that says the number was put there by hand makes it a suggestion', () => {
  const cover = (remark: string): string => `| Cover | =B2/B3 | =C2/C3 | =D2/D3 | =E2/E3 | 1.1 | =G2/G3 | | ${remark} |`
  expect(overwrittenIn(PLAN(cover('Manual override: board budget')))).toEqual(['suggestion F4'])
  expect(overwrittenIn(PLAN(cover('see the notes')))).toEqual(['serious F4'])
})

describe('in a workbook that colours what is typed', () => {
  const inputs = [12, 100, 300, 150, 9, 365, 5, 40].map((value, index) => `| Item ${index + 1}x | ${value} (blue) |`)
  const book = (costs: string, others: readonly string[] = inputs): string => `# Plan
${others.join('\n')}
| Stock | =B2*0.1 |
| Costs | ${costs} |
| Profit | =B1*B2-B10 |
| Cover | =B11/SUM(B1:B8) |`

  test('a number in the colour of formulas is told, however large or small it is', () => {
    expect(overwrittenIn(book('620'))).toEqual(['warning B10'])
    expect(overwrittenIn(book('0.62'))).toEqual(['warning B10'])
    expect(overwrittenIn(book('620000000'))).toEqual(['warning B10'])
  })

  test('a formula, an input in its colour and an input of a book without colours are as they should be', () => {
    expect(overwrittenIn(book('=B3+B4'))).toEqual([])
    expect(overwrittenIn(book('620 (blue)'))).toEqual([])
    const plain = inputs.map((line) => line.replace(' (blue)', ''))
    expect(overwrittenIn(book('620', plain))).toEqual([])
  })

  test('the number from which a count begins is none', () => {
    expect(overwrittenIn(`${book('=B3+B4')}\n| Peer | 1 | =+B13+1 | =+C13+1 |`)).toEqual([])
  })
})
