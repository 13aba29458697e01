import { expect, test } from 'vitest'
import { findBlank } from './find-blank.ts'

test('blanks of a line are told from its other gaps, whatever its font', () => {
  const sans = [0.04, 0.12, 0.16, 0.25, 0.48, 0.12, 0.44, 0.09]
  const condensed = [0.02, 0.08, 0.15, 0.21, 0.36, 0.05, 0.34, 0.2]
  const typewriter = [0.2, 0.29, 0.37, 0.5, 0.9, 0.2, 1.05, 0.13]
  expect([sans, condensed, typewriter].map(findBlank)).toEqual([
    expect.closeTo(0.345),
    expect.closeTo(0.275),
    expect.closeTo(0.7),
  ])
})

test('the room around the marks of a number is no blank', () => {
  expect(findBlank([0.2, 0.5, 0.2, 0.2, 0.2])).toBeUndefined()
  expect(findBlank([0.12, 0.15, 0.18, 0.2])).toBeUndefined()
})
