import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const SESSION = `
const { loadModel } = await import(${JSON.stringify(new URL('sessions.ts', import.meta.url).href)})
const { builtInModels } = await import(${JSON.stringify(new URL('model-files.ts', import.meta.url).href)})
await loadModel(builtInModels().orientation)
`

/** Without the switch the runtime leaves a number of the machine and a queue of reports in the home folder as soon as a model is opened. */
test('a model that is opened leaves nothing behind and reports to nobody', async () => {
  const home = await mkdtemp(join(tmpdir(), 'home-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  // `CI` alone would silence it as well, and what a user has is to be tried.
  const { PATH } = process.env
  const env = { PATH, HOME: home, XDG_CACHE_HOME: join(home, 'cache'), TMPDIR: home }
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SESSION], { env })
  expect(await readdir(home, { recursive: true })).toEqual([])
})
