import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { saysRounding } from './says-rounding.ts'

test.each(LANGUAGE_DATA)(
  '$tag: a text says that amounts are cut off, or rounded',
  ({ captions: { cutOff, rounded } }) => {
    expect(saysRounding(cutOff.example?.[0] ?? '')).toBe('cut-off')
    expect(saysRounding(rounded.example?.[0] ?? '')).toBe('rounded')
  },
)

test('in millions alone says neither', () => expect(saysRounding('(in millions of yen)')).toBeUndefined())
