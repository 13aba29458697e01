import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { namedWhole } from './named-whole.ts'

test.each(LANGUAGE_DATA)('$tag: a head names the whole of its shares', ({ labels: { ofWhole } }) => {
  const [head = '', whole] = ofWhole.example ?? []
  expect(namedWhole(head)).toBe(whole)
})

test.each(['Gross margin', '毛利率', '%', '比例', '構成比'])('%s names none', (head) => {
  expect(namedWhole(head)).toBeUndefined()
})
