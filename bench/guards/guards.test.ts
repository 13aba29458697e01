import { itemAt } from '@tickmark/document'
import { describe, expect, it } from 'vitest'
import { findGuards } from './find-guards.ts'
import { switchOff } from './switch-off.ts'

const SOURCE = `
export function pick(rows: number[], wanted?: string): number[] {
  if (rows.length === 0) return []
  const out: number[] = []
  for (const row of rows) {
    if (row < 0) { continue }
    if (row > 5) out.push(row)
    else if (row === 3) return out
  }
  return out.filter((row) => row > 1 && isFine(row) && (wanted && row))
}`

describe('guards of a source', () => {
  it('are early ends without a result and further demands', () => {
    expect(findGuards('a.ts', SOURCE).map(({ line, kind, text }) => `${line} ${kind} ${text}`)).toEqual([
      '3 return rows.length === 0',
      '6 continue row < 0',
      '10 and isFine(row)',
    ])
  })

  it('are switched off in place', () => {
    const guards = findGuards('a.ts', SOURCE)
    expect(switchOff(SOURCE, itemAt(guards, 0))).toContain('if ((false as boolean)) return []')
    expect(switchOff(SOURCE, itemAt(guards, 2))).toContain('row > 1 && (true as boolean) &&')
  })
})
