import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { CONCEPTS } from './concepts.ts'
import { conceptOfKey, findConcepts } from './read-concepts.ts'

/** What only some statements have: 営業外 items of Japan, revenue with what is no business of Chinese groups. */
const LOCAL = new Set(['ordinary_profit', 'total_revenue'])

test.each(['zh', 'en', 'ko', 'ja'])('every line of the statements has a name in %s', (tag) => {
  const named = Object.keys(LANGUAGE_DATA.find((language) => language.tag === tag)?.concepts ?? {})
  const nameless = CONCEPTS.filter(({ id }) => !named.includes(id) && !LOCAL.has(id)).map(({ id }) => id)
  // Only short forms in Latin letters name it there.
  expect(nameless.filter((id) => id !== 'ebitda')).toEqual([])
})

test('a line is known by its name in any language', () => {
  for (const key of ['total assets', '资产总计', '자산총계', '資産合計'])
    expect(conceptOfKey(key)?.id).toBe('total_assets')
  expect(conceptOfKey('net cash used for investing activities')?.id).toBe('investing_cash_flow')
  expect(conceptOfKey('sundry')).toBeUndefined()
})

test('the longest name in a sentence is taken, none within another', () => {
  expect(findConcepts('Total liabilities and equity fell; cash did not.').map(({ concept }) => concept.id)).toEqual([
    'liabilities_and_equity',
    'cash',
  ])
})
