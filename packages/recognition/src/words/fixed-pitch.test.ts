import { expect, test } from 'vitest'
import { findFixedPitch } from './fixed-pitch.ts'

/** Of a proportional font, in text heights: narrow letters and marks, wide ones, capitals, others. */
function widthOf(text: string): number {
  if (/[iljtfrI.,:;'!|]/.test(text)) return 0.38
  if (/[mwMW]/.test(text)) return 1.1
  return /[A-Z]/.test(text) ? 0.86 : 0.72
}

/** The pitch found in a text: each character as wide as `advance` says, its blanks as wide as `blank`. */
function pitchOf(text: string, advance: (character: string) => number, blank: number): number | undefined {
  let at = 0
  const middles: number[] = []
  const texts: string[] = []
  for (const character of text) {
    const width = character === ' ' ? blank : advance(character)
    if (character !== ' ') {
      middles.push(at + width / 2)
      texts.push(character)
    }
    at += width
  }
  return findFixedPitch(
    middles,
    texts.map(() => false),
    texts,
  )
}

const RECEIPT = 'Total Gross Relief of this item:'

test('a line of a till has one distance, its blanks two', () => {
  expect(pitchOf(RECEIPT, () => 0.8, 0.8)).toBeCloseTo(0.8)
})

test('a line of any other font has none, nor have its capitals', () => {
  expect(pitchOf(RECEIPT, widthOf, 0.36)).toBeUndefined()
  expect(pitchOf('THANK YOU FOR YOUR PATRONAGE', widthOf, 0.36)).toBeUndefined()
  expect(pitchOf('SETIA INDAH TRADING (M) SDN BHD', widthOf, 0.36)).toBeUndefined()
})

test('figures are of one width in every font, and prove nothing', () => {
  expect(pitchOf('2026 2025 2024 2023', () => 0.72, 0.36)).toBeUndefined()
  expect(pitchOf('918204573604118', () => 0.72, 0.36)).toBeUndefined()
})

test('a few characters have one distance by chance', () => {
  expect(pitchOf('Site:', () => 0.8, 0.8)).toBeUndefined()
})
