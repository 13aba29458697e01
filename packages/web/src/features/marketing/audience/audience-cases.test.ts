import { LANGUAGES } from '@tickmark/document'
import { expect, test } from 'vitest'
import { AUDIENCES } from '../../../shell/audience-links.tsx'
import { caseOf } from './audience-cases.ts'

/** Amounts with thousands in groups; a percentage is a hundredth. */
const read = (text: string): number => Number(text.replaceAll(',', '').replace('%', 'e-2'))

/** Computes what stands before the equals sign, from left to right within brackets. */
function compute(expression: string): number {
  const flat = expression.replace(/\(([^()]*)\)/, (_, inner: string) => String(compute(inner)))
  const [first = '', ...rest] = flat.split(/ (?=[+−×÷] )/)
  return rest.reduce((sum, part) => {
    const [operator, operand = ''] = part.split(' ')
    const value = read(operand)
    return operator === '+'
      ? sum + value
      : operator === '−'
        ? sum - value
        : operator === '×'
          ? sum * value
          : sum / value
  }, read(first))
}

test.each(AUDIENCES.flatMap((audience) => LANGUAGES.map((language) => ({ audience, language }))))(
  'the example for $audience is wrong by what it says ($language)',
  async ({ audience, language }) => {
    const { texts } = await import(`../../../locales/audiences/${language}.ts`)
    const { figures, wrong: at, ticked, expected, difference, arithmetic } = caseOf(audience, language)
    const printed = figures[at] ?? ''
    expect(texts[audience].extract.rows).toHaveLength(figures.length)
    const [sum = '', said = '', wrong = ''] = arithmetic.split(/ [=≠] /)
    expect([said, wrong]).toEqual([expected, printed])
    const places = (/\.(\d+)/.exec(expected)?.[1]?.length ?? 0) + (expected.endsWith('%') ? 2 : 0)
    expect(compute(sum)).toBeCloseTo(read(expected), places)
    const apart = audience === 'brokers' ? Number.parseFloat(difference) / 100 : read(difference)
    expect(Math.abs(read(printed) - read(expected))).toBeCloseTo(apart, places + 1)
    // The finding names both figures, or the difference between them.
    const told: string = texts[audience].extract.text
    expect(told.includes(expected) ? told.includes(printed) : told.includes(difference)).toBe(true)
    if (ticked === undefined) return
    const lines = figures.slice(0, ticked).map((text, index) => read(index === at ? expected : text))
    expect(lines.reduce((all, one) => all + one, 0)).toBeCloseTo(read(figures[ticked] ?? ''), 2)
  },
)
