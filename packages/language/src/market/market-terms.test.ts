import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { MARKET_TERMS } from '../data/shape/market-words.ts'
import { marketTermBefore, readMarketTerm } from './read-market-term.ts'

test.each(
  LANGUAGE_DATA.flatMap(({ tag, market }) => MARKET_TERMS.map((term) => [tag, ...(market[term].example ?? [])])),
)('%s: %s is the %s', (_, label, term) => expect(readMarketTerm(label ?? '')).toBe(term))

test('the whole name tells, not a part of it', () => {
  expect(readMarketTerm('Purchase price of assets')).toBeUndefined()
  expect(readMarketTerm('每股收益增长率')).toBeUndefined()
})

test.each([
  ['we value the shares at a target price of $', 'target'],
  ['Current price: ¥', 'price'],
  ['对应每股收益', 'earnings'],
  ['目标价为', 'target'],
  ['目標株価を', 'target'],
  ['목표주가는 ', 'target'],
  ['a market price risk of ', undefined],
])('the words right before a figure say what it is: %s', (text, term) => expect(marketTermBefore(text)).toBe(term))
