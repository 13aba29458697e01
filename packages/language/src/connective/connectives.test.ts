import { describe, expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import {
  endsHeldAgainst,
  headsOtherBasis,
  isConjunction,
  isHeadedBy,
  isMadeUpOf,
  lineOfMargin,
  isInAll,
  isOver,
  isPerShare,
  namesAdjusted,
  namesExpected,
  namesOtherBasis,
  readMeasureName,
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
      perShare: isPerShare,
      inAll: isInAll,
      over: isOver,
      margin: (text: string) => lineOfMargin(text) !== undefined,
      otherBasis: namesOtherBasis,
      reported: (text: string) => readMeasureName(text).basis === 'reported',
      adjusted: namesAdjusted,
      adjustedHead: headsOtherBasis,
      expected: namesExpected,
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
