import { describe, expect, it } from 'vitest'
import { isGrouped, isMisgrouped } from './compare-readings.ts'

describe('isMisgrouped', () => {
  it.each(['1,583,82', '12,3345', '1234,567', '(1,02)', 'EUR 1,583,82 in all', '1,234,56%'])('%s', (text) => {
    expect(isMisgrouped(text)).toBe(true)
  })

  it.each(['1,583,821', '(12,760.44)', '2025', '0.35%', '31 December', '2024.12.31', '1,024 and 56,780'])(
    'not %s',
    (text) => {
      expect(isMisgrouped(text)).toBe(false)
    },
  )
})

describe('isGrouped', () => {
  it('wants thousands, and all of them in threes', () => {
    expect(['1,583,821', '1583821', '1,583,82', '1,583 1,58'].map(isGrouped)).toEqual([true, false, false, false])
  })
})
