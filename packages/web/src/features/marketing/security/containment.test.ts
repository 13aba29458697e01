import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ATTEMPTS, LEVELS } from './containment.ts'

const record = readFileSync(new URL('../../../../../../docs/security.md', import.meta.url), 'utf8')

test('the site tells of each attempt what docs/security.md records', () => {
  const [head = '', , ...rows] = record.slice(record.indexOf('| Attempt |')).split('\n\n')[0]?.split('\n') ?? []
  expect(cellsOf(head).slice(1)).toEqual(LEVELS)
  expect(Object.values(ATTEMPTS)).toEqual(rows.map((row) => cellsOf(row).slice(1).map(outcomeOf)))
})

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('*', '').trim())

const outcomeOf = (cell: string): string =>
  cell.startsWith('as the server') ? 'asService' : (cell.split(',')[0] ?? '')
