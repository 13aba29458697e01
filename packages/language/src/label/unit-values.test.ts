import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { namesNetAssets, namesUnitsInIssue, namesValueOfUnit } from './unit-values.ts'

test.each(LANGUAGE_DATA)(
  '$tag: units and what one of them comes to are told apart',
  ({ labels: { netAssets, valueOfUnit, unitsInIssue } }) => {
    expect(namesNetAssets(netAssets.example?.[0] ?? '')).toBe(true)
    const [value = '', units = ''] = [valueOfUnit.example?.[0], unitsInIssue.example?.[0]]
    expect([namesValueOfUnit(value), namesUnitsInIssue(value)]).toEqual([true, false])
    expect([namesValueOfUnit(units), namesUnitsInIssue(units)]).toEqual([false, true])
  },
)

test('the net assets themselves are neither', () => {
  expect(
    ['Net assets', '基金资产净值', '純資産総額', 'Actif net'].some(
      (label) => namesValueOfUnit(label) || namesUnitsInIssue(label),
    ),
  ).toBe(false)
})
