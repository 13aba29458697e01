import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTuning } from './read-tuning.ts'

async function written(text: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'tuning-')), 'tuning.json')
  await writeFile(file, text)
  return file
}

test('no file sets nothing', async () => {
  expect(await readTuning(undefined)).toBeUndefined()
})

test('what is not set keeps its default', async () => {
  expect(await readTuning(await written('{ "toleranceUlps": 2 }'))).toMatchObject({
    toleranceUlps: 2,
    profile: 'auto',
    rules: {},
  })
})

test.each([
  ['{ "tolerance": 2 }', /tolerance/],
  ['{ "rules": { "calculation/total-mismatch": "loud" } }', /rules\.calculation\/total-mismatch/],
  [
    '{ "profiles": [{ "id": "x", "documents": ["due_diligence"], "requirements": [{ "id": "y", "kind": "section", "names": {}, "find": ["("] }] }] }',
    /find\.0/,
  ],
  ['{', /JSON/],
])('%s is refused with the place of the mistake', async (text, message) => {
  await expect(readTuning(await written(text))).rejects.toThrow(message)
})

test('the example of the guide is a valid file', async () => {
  const guide = await readFile(new URL('../../../docs/guide/tuning.md', import.meta.url), 'utf8')
  const example = /```json\n([^]*?)```/.exec(guide)![1]!
  expect(await readTuning(await written(example))).toMatchObject({ profile: 'ifrs', materiality: 0.005 })
})
