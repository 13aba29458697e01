import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFolderCircles, findMapFaults } from './check-folders.ts'

let room: string
beforeEach(() => {
  room = mkdtempSync(path.join(tmpdir(), 'check-folders-'))
})
afterEach(() => rmSync(room, { recursive: true }))

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const at = path.join(room, 'src', file)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, text)
  }
}

const circlesOf = (): string[][] =>
  findFolderCircles(room)
    .map((circle) => circle.flatMap(({ files }) => files).toSorted())
    .toSorted()

test('folders that import each other through different files are told with both imports', () => {
  write({
    'tasks/start.ts': "import { check } from '../http/check.ts'",
    'http/check.ts': 'export const check = 1',
    'http/routes.ts': "export const start = () => import('../tasks/start.ts')",
  })
  expect(circlesOf()).toEqual([['http/routes.ts → tasks/start.ts', 'tasks/start.ts → http/check.ts']])
})

test('a parent and its child, the room itself, types, started modules and longer ways round count', () => {
  write({
    'pages/list.ts': "import { row } from './rows/row.ts'",
    'pages/rows/row.ts': "import type { List } from '../list.ts'",
    'index.ts': "export { a } from './a/a.ts'",
    'a/a.ts': "import { b } from '../b/b.ts'",
    'b/b.ts': "export const child = new URL('../c/c-child.ts', import.meta.url)",
    'c/c-child.ts': "import { a } from '../index.ts'",
  })
  expect(circlesOf()).toEqual([
    ['a/a.ts → b/b.ts', 'b/b.ts → c/c-child.ts', 'c/c-child.ts → index.ts', 'index.ts → a/a.ts'],
    ['pages/list.ts → pages/rows/row.ts', 'pages/rows/row.ts → pages/list.ts'],
  ])
})

test('one direction is fine, and tests may look anywhere', () => {
  write({
    'tasks/start.ts': "import { check } from '../http/check.ts'",
    'http/check.ts': "import { z } from 'zod'",
    'http/check.test.ts': "import { start } from '../tasks/start.ts'",
    'http/testing/world.ts': "import { start } from '../../tasks/start.ts'",
  })
  expect(circlesOf()).toEqual([])
})

test('a map allows imports of lines below, of nothing beside, above or outside it, and names no folder that is gone', () => {
  write({
    'api/table.ts': "import { start } from '../tasks/start.ts'\nimport { site } from '../site/site.ts'",
    'tasks/start.ts': "import { quota } from '../usage/quota.ts'",
    'usage/quota.ts': "import { table } from '../api/table.ts'",
  })
  const map = [
    '```map',
    '.            the beginning',
    'api          who answers what',
    'tasks, usage  what is done',
    'queue        what waits',
    '```',
  ]
  writeFileSync(path.join(room, 'README.md'), `# room\n\n${map.join('\n')}\n`)
  const { imports, gone } = findMapFaults(room)
  expect(gone).toEqual(['queue'])
  expect(imports.map(({ from, to }) => `${from} → ${to}`)).toEqual(['api → site', 'tasks → usage', 'usage → api'])
})
