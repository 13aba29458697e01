import { describe, expect, it } from 'vitest'
import { findUnreadInk } from './find-unread-ink.ts'
import type { ReadCharacter } from './read-strip.ts'

/** A line of ten ems, 30 columns each. */
const EM = 0.1

function inkAt(...runs: [start: number, end: number][]) {
  const columns = new Float32Array(300)
  for (const [start, end] of runs) columns.fill(12, start * 30, end * 30)
  return { columns, top: 0.2, bottom: 0.8 }
}

/** A character whose middle stands at some ems. */
function at(middle: number, text: string): ReadCharacter {
  return { text, start: (middle - 0.25) * EM, end: (middle + 0.25) * EM, confidence: 0.99 }
}

describe('findUnreadInk', () => {
  it('finds the digit that was left out between two others', () => {
    const ink = inkAt([1, 1.4], [1.6, 2], [2.2, 2.6])
    const unread = findUnreadInk([at(1.2, '1'), at(2.4, '0')], ink, EM)
    expect(unread).toEqual([{ start: 48 / 300, end: 60 / 300 }])
  })

  it('takes the parts of an ideograph beside a digit for what they are', () => {
    const ink = inkAt([1, 1.4], [1.7, 1.9], [2, 2.5])
    expect(findUnreadInk([at(1.2, '6'), at(2.15, '亿')], ink, EM)).toEqual([])
  })
})
