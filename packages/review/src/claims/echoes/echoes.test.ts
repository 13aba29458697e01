import { expect, test } from 'vitest'
import { review } from '../../review.ts'
import { typeDocument } from '../../testing/type-document.ts'

/** The figures of sentences that are ticked, as printed. */
function ticked(text: string): string[] {
  const { figures } = review(typeDocument(text))
  return figures.flatMap(({ state, location, text: printed }) =>
    state === 'verified' && location.start !== undefined ? [printed] : [],
  )
}

const advertising = (sentence: string) => `
# Selling, general and administrative expenses

In millions of dollars

| | 2022 | 2021 | 2020 |
| Compensation | 1,041.7 | 894.2 | 691.6 |
| Advertising | 95.4 | 61.6 | 42.2 |
| Rent | 50.1 | 54.5 | 54.3 |

${sentence}
`

const SPENT = 'Advertising expense amounted to approximately $95.4 million, $61.6 million and $42.2 million.'

test('a sentence that calls its row otherwise is ticked, a slip in it is not', () => {
  expect(ticked(advertising(SPENT))).toEqual(['$95.4 million', '$61.6 million', '$42.2 million'])
  expect(ticked(advertising(SPENT.replace('61.6', '66.1')))).toEqual(['$95.4 million', '$42.2 million'])
})

/** What is called wrong. */
function wrong(text: string): (string | undefined)[] {
  return review(typeDocument(text)).findings.map(({ actual }) => actual)
}

const IN_TURN = 'Advertising expense came to $95.4 million, $61.6 million and $42.2 million in 2022, 2021 and 2020.'

test.each(['66.1', '16.6', '616.0', '9.9'])('of figures that take their turns, %s is not the row’s', (slip) => {
  expect(wrong(advertising(IN_TURN))).toEqual([])
  expect(wrong(advertising(IN_TURN.replace('61.6', slip)))).toEqual([`$${slip} million`])
})

test('what only agrees with a row that the sentence does not name may be a part of it', () => {
  const part = 'We paid $95.4 million and $16.6 million for television in 2022 and 2021.'
  expect(wrong(advertising(part))).toEqual([])
})

test.each(['45.8', '154.8', '5.48'])('beside the change of a row, %s %% is not by how much it grew', (slip) => {
  const full = advertising('Spending on adverts grew by $33,787,000, or 54.8%, in 2022.').replace(
    '| Advertising | 95.4 | 61.6 | 42.2 |',
    '| Adverts | 95.412 | 61.625 | 42.208 |',
  )
  expect(wrong(full)).toEqual([])
  expect(wrong(full.replace('54.8', slip))).toEqual([`${slip}%`])
})

test('what follows from two years of a row is ticked with it', () => {
  const grew = 'Spending on advertising grew by $33.8 million, or 54.9%, in 2022.'
  expect(ticked(advertising(grew))).toEqual(['$33.8 million', '54.9%'])
  expect(ticked(advertising(grew.replace('54.9', '45.9')))).toEqual(['$33.8 million'])
})

test('the amount of another year than the sentence names is not ticked', () => {
  const sentence = 'In 2021 we spent more on advertisements, net of credits of the manufacturers: $42.2 million.'
  const table = (text: string) =>
    advertising(text).replace('| Advertising |', '| Advertisements less credits of manufacturers |')
  expect(ticked(table(sentence))).toEqual([])
  expect(ticked(table(sentence.replace('2021', '2020')))).toEqual(['$42.2 million'])
})

test('a round amount that nothing else ties to a row is not ticked', () => {
  expect(ticked(advertising('The facility is limited to $50.0 million.'))).toEqual([])
})

const fees = (sentence: string) => `
# 研发费用

单位：百万元

| 项目 | 2024年 | 2023年 |
| 职工薪酬 | 2,318 | 2,106 |
| 设备折旧与软件摊销 | 437 | 391 |
| 材料消耗 | 618 | 577 |

${sentence}
`

test('ideographs speak for a row by their neighbours', () => {
  expect(ticked(fees('研发活动的设备折旧及软件摊销达4.37亿元。'))).toEqual(['4.37亿元'])
  expect(ticked(fees('研发活动的设备折旧及软件摊销达4.73亿元。'))).toEqual([])
})

/** Loans, deposits and what else a bank lists, each in amounts of its own. */
const bank = (sentence: string) => `
# Financial review

In thousands of dollars

| | December 31, 2022 | December 31, 2021 |
| Commercial mortgage participations sold | 1,245,736 | 1,109,428 |
| Brokered certificates of deposit | 331,259 | 298,447 |
| Unfunded construction commitments | 88,417 | 75,926 |
| Municipal leasing receivables | 54,372 | 57,663 |

${sentence}
`

const HELD = 'Customers of our branches held brokered certificates of deposit worth $331,259,000 on December 31, 2022.'

test.each(['331,959', '337,259', '931,259', '313,259', '3,312,590'])(
  'a long figure that no table prints, $%s thousand, is a misprint of the row that the sentence speaks of',
  (slip) => {
    expect(wrong(bank(HELD))).toEqual([])
    expect(wrong(bank(HELD.replace('331,259', slip)))).toEqual([`$${slip},000`])
  },
)

test.each([
  ['another amount', HELD.replace('331,259', '274,806')],
  ['another row’s words', HELD.replace('brokered certificates of deposit', 'savings').replace('331,259', '331,959')],
  ['about as much', HELD.replace('$331,259,000', 'about $330 million')],
])('what may be something else is no misprint: %s', (_, sentence) => {
  expect(wrong(bank(sentence))).toEqual([])
})
