import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { printFile } from '../reading/read-file.ts'
import { findSoffice, runSoffice } from './run-soffice.ts'

const installed = await findSoffice('docx')
const report = fileURLToPath(new URL('../../../../corpus/office/report.docx', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soffice-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A program in the place of LibreOffice that does what damaged files make it do. */
async function standIn(name: string, script: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
  return path
}
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
/** A machine at work may take seconds to start a program. */
const PATIENCE = 30_000
const pidIn = (name: string) =>
  vi.waitFor(async () => Number(await readFile(join(folder, name), 'utf8')) || Promise.reject(), PATIENCE)
const gone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE)

test('a conversion that never ends is ended with all that it started', async () => {
  const soffice = await standIn('hangs', `sleep 300 & echo $! > ${folder}/hangs.pid; wait`)
  const run = runSoffice(soffice, { input: report, target: 'pdf', folder, deadline: 3000 })
  await expect(run).rejects.toMatchObject({ key: 'TIMEOUT' })
  await gone(await pidIn('hangs.pid'))
})

test('a reader that is killed leaves no LibreOffice behind', async () => {
  const soffice = await standIn('lingers', `sleep 300 & echo $! > ${folder}/lingers.pid; wait`)
  const module = new URL('./run-soffice.ts', import.meta.url).href
  const options = { input: report, target: 'pdf', folder, deadline: 60_000 }
  const code = `import { runSoffice } from ${JSON.stringify(module)}; await runSoffice(${JSON.stringify(soffice)}, ${JSON.stringify(options)})`
  const reader = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' })
  const pid = await pidIn('lingers.pid')
  reader.kill('SIGKILL')
  await gone(pid)
})

test('an installation without Impress opens texts, not presentations', async () => {
  const soffice = await standIn('soffice', 'exit 0')
  await writeFile(join(folder, 'libsofficeapp.so'), '')
  await writeFile(join(folder, 'libswlo.so'), '')
  vi.stubEnv('PATH', folder)
  const found = [await findSoffice('doc'), await findSoffice('ppt')]
  vi.unstubAllEnvs()
  expect(found).toEqual([soffice, undefined])
})

test.skipIf(!installed)('what is installed prints a report as pages', { timeout: 60_000 }, async () => {
  const bytes = await printFile({ path: report, name: 'report.docx' })
  expect(Buffer.from(bytes.subarray(0, 5)).toString('latin1')).toBe('%PDF-')
})
