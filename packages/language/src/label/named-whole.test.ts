import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { namedExclusion, namedWhole } from './named-whole.ts'

test.each(LANGUAGE_DATA)('$tag: a head names the whole of its shares', ({ labels: { ofWhole } }) => {
  const [head = '', whole] = ofWhole.example ?? []
  expect(namedWhole(head)).toBe(whole)
})

test.each(LANGUAGE_DATA)('$tag: a label names what it leaves out', ({ labels: { excluding } }) => {
  const [label = '', name] = excluding.example ?? []
  expect(namedExclusion(label)).toBe(name)
})

test.each(['Median', 'Complex (median)', '平均値'])('%s leaves out nothing', (label) => {
  expect(namedExclusion(label)).toBeUndefined()
})

test.each(['Gross margin', '毛利率', '%', '比例', '構成比'])('%s names none', (head) => {
  expect(namedWhole(head)).toBeUndefined()
})
