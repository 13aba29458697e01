import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const run = async (example: string, ...args: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [at(`examples/${example}.ts`), ...args])).stdout

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tickmark-examples-'))
  await copyFile(at('corpus/sheets/balance-sheet-en-wrong.xlsx'), join(folder, 'wrong.xlsx'))
  await writeFile(join(folder, 'broken.pdf'), '%PDF-1.7\nnothing else')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a file: problems with places and arithmetic', async () => {
  const said = await run('review-a-file', join(folder, 'wrong.xlsx'), 'en')
  expect(said).toMatch(/^\d+ of \d+ figures verified, trust \d+\n/)
  expect(said).toContain('(Balance sheet!B7)\n')
  expect(said).toContain('690 + 580 = 1,270 ≠ 1,250')
})

test('a folder: one line a problem, unreadable files among them', async () => {
  const lines = (await run('folder-to-csv', folder)).trim().split('\n')
  expect(lines[0]).toBe('"file","severity","page","sheet","cell","printed","expected","problem"')
  expect(lines).toContain('"broken.pdf","unreadable","","","","","","CORRUPT"')
  expect(lines.some((line) => line.startsWith('"wrong.xlsx","serious","","Balance sheet","B7","690","670",'))).toBe(
    true,
  )
})

test('a rule of one’s own speaks only where it applies', async () => {
  const statement = at('corpus/sheets/income-statement-ko.xlsx')
  expect(await run('custom-rule', statement, '11.8')).toBe(
    'Interest cover below the covenant: 6290 ÷ 540 = 11.65, below 11.8\n',
  )
  expect(await run('custom-rule', statement, '10')).toBe('')
})
