import { expect, test } from 'vitest'
import { findToDo } from './to-do.ts'

type Backups = Parameters<typeof findToDo>[0]['backups']

const NOW = Date.parse('2026-11-27T12:00:00Z')
const PLENTY = 80 * 1024 ** 3
const backup = (at: string, state: Backups[number]['state']): Backups[number] => ({
  name: at,
  at,
  state,
  version: '0.1.0',
  holds: null,
  check: null,
})

test('the first day wants colleagues and a backup; later only what is due', () => {
  const tabs = (known: Partial<Parameters<typeof findToDo>[0]>): string[] =>
    findToDo({ enquiries: 0, users: 5, backups: [], free: PLENTY, ...known }, NOW).map(({ tab }) => tab)
  expect(tabs({ users: 1 })).toEqual(['codes', 'backups'])
  expect(tabs({ backups: [backup('2026-11-25T00:00:00Z', 'whole')] })).toEqual([])
  // One that broke off is none.
  expect(tabs({ backups: [backup('2026-11-25T00:00:00Z', 'unfinished')] })).toEqual(['backups'])
  expect(tabs({ backups: [backup('2026-11-01T00:00:00Z', 'whole')], enquiries: 2, free: 1024 })).toEqual([
    'consults',
    'backups',
    'system',
  ])
})
