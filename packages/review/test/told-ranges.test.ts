import { describe, expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const report = (sentence: string) => `
# Comparable companies

| | EV/EBITDA |
| Arden plc | 10.3x |
| Bexley AG | 9.5x |
| Colne Inc. | 12.7x |
| Drava SpA | 13.0x |

${sentence}
`

const told = (sentence: string) =>
  review(typeDocument(report(sentence)), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ actual }) => actual)

describe.each([
  ['The peers trade between ', ' and ', '.', 'x'],
  ['可比公司倍数介于', '至', '之间。', '倍'],
  ['類似会社の倍率は', 'から', 'の範囲にあります。', '倍'],
  ['비교기업의 배수는 ', '에서 ', ' 사이입니다.', '배'],
])('%s…', (before, joint, behind, sign) => {
  const say = (least: string, largest: string) => `${before}${least}${sign}${joint}${largest}${sign}${behind}`

  test('the range of the table', () => expect(told(say('9.5', '13.0'))).toEqual([]))
  test('an end that is not the table’s is told, however far off', () => {
    expect(told(say('9.5', '17.0'))).toEqual([`17.0${sign}`])
    expect(told(say('9.5', '1,300.0'))).toEqual([`1,300.0${sign}`])
    expect(told(say('5.9', '13.0'))).toEqual([`5.9${sign}`])
  })
  test('a range of something else accuses nobody', () => expect(told(say('6.1', '8.2'))).toEqual([]))
})
