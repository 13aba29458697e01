import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'

let folder: string
let umask: number
beforeEach(() => {
  umask = process.umask(0)
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'))
})
afterEach(() => {
  process.umask(umask)
  rmSync(folder, { recursive: true })
})

const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8)

test('what is made from now on is its owner’s alone, whatever the shell allows', () => {
  const data = join(folder, 'data')
  openDataFolder(data)
  mkdirSync(join(data, 'files'))
  writeFileSync(join(data, 'files', 'report'), '')
  expect([modeOf('data'), modeOf('data', 'files'), modeOf('data', 'files', 'report')]).toEqual(['700', '700', '600'])
})

test('the folder of an earlier version is tightened, what can be run stays so, and nothing outside is touched', () => {
  const data = join(folder, 'data')
  mkdirSync(join(data, 'files'), { recursive: true })
  writeFileSync(join(data, 'files', 'report'), '')
  writeFileSync(join(data, 'tool'), '')
  chmodSync(join(data, 'tool'), 0o755)
  writeFileSync(join(folder, 'elsewhere'), '')
  symlinkSync(join(folder, 'elsewhere'), join(data, 'link'))
  openDataFolder(data)
  expect([modeOf('data'), modeOf('data', 'files'), modeOf('data', 'files', 'report'), modeOf('data', 'tool')]).toEqual([
    '700',
    '700',
    '600',
    '700',
  ])
  expect(modeOf('elsewhere')).toBe('666')
})
