import { describe, expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import {
  endsHeldAgainst,
  headsOtherBasis,
  isCompoundRate,
  isConjunction,
  isHeadedBy,
  isMadeUpOf,
  namesSomeOf,
  lineOfMargin,
  isInAll,
  isOver,
  isPerShare,
  namesAdjusted,
  namesExpected,
  namesOtherBasis,
  readComparison,
  readMeasureName,
  saysLeftOver,
  saysRespectively,
} from './connectives.ts'

describe.each(LANGUAGE_DATA)('$tag', ({ connectives }) => {
  test('reads its words', () => {
    const read = {
      respectively: saysRespectively,
      and: isConjunction,
      heldAgainst: endsHeldAgainst,
      ofWhich: (text: string) => isHeadedBy('ofWhich', text),
      less: (text: string) => isHeadedBy('less', text),
      plus: (text: string) => isHeadedBy('plus', text),
      madeUpOf: isMadeUpOf,
      amongOthers: namesSomeOf,
      leftOver: saysLeftOver,
      above: (text: string) => readComparison(text) === 'above',
      below: (text: string) => readComparison(text) === 'below',
      perShare: isPerShare,
      inAll: isInAll,
      over: isOver,
      margin: (text: string) => lineOfMargin(text) !== undefined,
      otherBasis: namesOtherBasis,
      reported: (text: string) => readMeasureName(text).basis === 'reported',
      adjusted: namesAdjusted,
      adjustedHead: headsOtherBasis,
      expected: namesExpected,
      compound: (text: string) => isCompoundRate(text, { start: text.indexOf('12'), end: text.indexOf('12') + 3 }),
    }
    const rows = Object.entries(connectives).map(([key, { example }]) => [
      key,
      read[key as keyof typeof read](example![0]),
    ])
    expect(rows).toEqual(Object.keys(connectives).map((key) => [key, true]))
  })
})

test('words within others are none', () => {
  expect(isHeadedBy('less', 'Lessor income')).toBe(false)
  expect(isHeadedBy('less', '減価償却累計額')).toBe(false)
  expect(isHeadedBy('less', '五、减：所得税费用')).toBe(true)
  expect(isHeadedBy('ofWhich', '（うち人件費）')).toBe(true)
  expect(isHeadedBy('ofWhich', '（-）其中：利息')).toBe(true)
  expect(isHeadedBy('less', '（减：所得税费用）')).toBe(false)
  expect(namesAdjusted('Scored goals')).toBe(false)
  expect(isConjunction('12 and')).toBe(false)
})

test('a compound rate is named before or behind it, no farther than the next stop', () => {
  const at = (text: string) => isCompoundRate(text, { start: text.indexOf('11.9%'), end: text.indexOf('11.9%') + 5 })
  expect(at('from $16.4 to $28.8 in 2014-18 (11.9% CAGR)')).toBe(true)
  expect(at('a robust CAGR of 11.9%')).toBe(true)
  expect(at('with a CAGR of 5%, while margins rose 11.9%')).toBe(false)
})
