import { describe, expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { isPlain, isScoped } from './plain-words.ts'

const SPOKEN = LANGUAGE_DATA.flatMap(({ tag, sentences }) =>
  sentences.examples ? [{ tag, ...sentences.examples }] : [],
)

describe.each(SPOKEN)('$tag', ({ plain, scoped }) => {
  test('words that name nothing leave open nothing', () => {
    expect(isPlain(plain.replace('revenue', ''))).toBe(true)
    expect(isScoped(plain)).toBe(false)
  })

  test('words that narrow an amount to a part are told', () => {
    expect(isScoped(scoped)).toBe(true)
    expect(isPlain(scoped)).toBe(false)
  })
})
