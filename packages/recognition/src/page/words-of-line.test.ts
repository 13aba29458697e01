import { expect, it } from 'vitest'
import { toLine } from '../strip/read-strip.ts'
import { isReadable } from './words-of-line.ts'

const BOX = { centerX: 50, centerY: 10, length: 60, thickness: 20, angle: 0, upended: false }

const line = (text: string, confidence: number, score = 0.75) => ({
  read: toLine([...text].map((one) => ({ text: one, start: 0, end: 1, confidence }))),
  box: { ...BOX, score },
})

it('takes what a network makes of grain for no text, and what it reads of a coarse fax for text', () => {
  expect(isReadable(line('愉全', 0.88), 'jpn')).toBe(false)
  expect(isReadable(line('販売費', 0.95), 'jpn')).toBe(true)
})

it('keeps what the detector is sure of, however badly it was read', () => {
  expect(isReadable(line('販売費', 0.88, 0.97), 'jpn')).toBe(true)
})

it('asks less of what PP-OCR reads, on pages of any script', () => {
  expect(isReadable(line('13,467', 0.7), 'jpn')).toBe(true)
  expect(isReadable(line('资产', 0.7), 'own')).toBe(true)
  expect(isReadable(line('资产', 0.4), 'own')).toBe(false)
})
