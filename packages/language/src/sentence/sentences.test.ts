import { describe, expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { findNumbers } from '../number/find-numbers.ts'
import { maskText } from './mask-text.ts'
import { isPlain, isScoped, withoutReasons } from './plain-words.ts'

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

test.each(LANGUAGE_DATA.flatMap(({ sentences }) => sentences.reasonBegins.example?.[0] ?? []))(
  'what only says why is blanked out up to the next stop: %s',
  (reason) => expect(withoutReasons(`${reason}, 12`).trim()).toBe(', 12'),
)

test.each([
  ['22.343 T€ im 1. Halbjahr 2021', '22.343 T€'],
  ['Zum 31. Dezember 2024 betrug sie 1.234,5 Mio. € (Anhang 5, Seite 12)', '1.234,5 Mio. €'],
  ['Au 31 décembre 2023, 1.378,3 M€ (annexe 12)', '1.378,3 M€'],
  ['El 31 de diciembre de 2022 era de 12.345 miles de euros (nota 7, página 12)', '12.345 miles de euros'],
  ['nel 1° semestre 2022 ricavi per Euro 116.392', 'Euro 116.392'],
])('what only looks like a figure is blanked out: %s', (text, figure) => {
  expect(findNumbers(maskText(text), 'comma').map((number) => number.text)).toEqual([figure])
})

test.each([
  ['fees of $2,521,376 (November 30, 2021-$1,993,592), incurred', ['2521376', '1993592']],
  ['fees of $2,521,376 (2021: -$1,993,592), incurred', ['2521376', '-1993592']],
  ['2021年 -5.2%', ['-5.2']],
])('%s: a dash right behind a date is no sign', (text, values) => {
  expect(findNumbers(maskText(text)).map(({ amount }) => amount.value)).toEqual(values)
  expect(maskText(text)).toHaveLength(text.length)
})
