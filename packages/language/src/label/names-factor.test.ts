import { describe, expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { namesDiluted, namesRate, namesRateOfLine, namesShares } from './names-factor.ts'

describe.each(LANGUAGE_DATA)('$tag', ({ factors }) => {
  test.each([
    ['rates', namesRate],
    ['rateRows', namesRateOfLine],
    ['shares', namesShares],
    ['diluted', namesDiluted],
  ] as const)('knows words of %s', (key, isNamed) => {
    const { words, example } = factors[key]
    expect(words.every((word) => isNamed(word))).toBe(true)
    if (example) expect(isNamed(example[0])).toBe(true)
  })
})

test.each(['Undiluted', 'unverwässert', 'Basic'])('%s is not diluted', (label) =>
  expect(namesDiluted(label)).toBe(false),
)
