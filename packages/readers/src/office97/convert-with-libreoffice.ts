import { execFile } from 'node:child_process'
import { access, copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { ReadError } from '@tickmark/document'
import { exportOptions } from './export-options.ts'
import { createChildPool, type ChildPool } from '../isolation/child-pool.ts'

/** LibreOffice takes 0.8 GB before it has opened anything. */
const MEMORY_MB = 2500
/** Starting and a usual report take three seconds of processor time; a busy machine may be twenty times slower. */
const DEADLINE = 75_000
/** A converter that nobody needs gives its memory back. */
const IDLE = 20_000

let pool: ChildPool | undefined
let idleTimer: NodeJS.Timeout | undefined

/**
 * Converts an office file with LibreOffice (the system's own when there is one, else the bundled build) and hands the
 * result's path to `use`; the result is gone afterwards. Throws `CORRUPT` when LibreOffice cannot open the file.
 */
export async function withConverted<Result>(
  path: string,
  from: string,
  to: string,
  use: (converted: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'convert-'))
  try {
    const input = join(folder, `input.${from}`)
    const output = join(folder, `input.${to}`)
    await copyFile(path, input)
    const soffice = await findOnPath('soffice')
    await (soffice
      ? convertNatively(soffice, input, nativeTarget(from, to), folder)
      : convertBundled({ from, input, to, output }))
    await access(output).catch(() => {
      throw new ReadError('CORRUPT', 'LibreOffice cannot open it')
    })
    return await use(output)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each run has a profile of its own: two of them cannot share one. Its exit code says nothing; the output file does. */
async function convertNatively(soffice: string, input: string, target: string, folder: string): Promise<void> {
  const profile = pathToFileURL(join(folder, 'profile')).href
  const args = [
    `-env:UserInstallation=${profile}`,
    '--headless',
    '--norestore',
    '--convert-to',
    target,
    '--outdir',
    folder,
    input,
  ]
  await promisify(execFile)(soffice, args, { timeout: DEADLINE, killSignal: 'SIGKILL' }).catch(
    (error: { killed?: boolean }) => {
      if (error.killed) throw new ReadError('TIMEOUT', 'LibreOffice')
    },
  )
}

/** "pdf", or "pdf:impress_pdf_Export:{…}" where the export takes options. */
function nativeTarget(from: string, to: string): string {
  const options = exportOptions(from, to)
  return options ? `${to}:impress_pdf_Export:${options}` : to
}

async function convertBundled(args: { from: string; input: string; to: string; output: string }): Promise<void> {
  clearTimeout(idleTimer)
  // Without --liftoff-only the engine's optimising compiler deadlocks while the 147 MB module starts.
  pool ??= createChildPool({
    entry: new URL('./libreoffice-child.ts', import.meta.url),
    size: 1,
    memoryMb: MEMORY_MB,
    deadline: DEADLINE,
    enclose: false,
    prefork: 0,
    execArgv: ['--liftoff-only'],
  })
  try {
    await pool.run('convert', args)
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError('CORRUPT', String(error).slice(0, 200))
  } finally {
    idleTimer = setTimeout(() => {
      void pool?.close()
      pool = undefined
    }, IDLE).unref()
  }
}

async function findOnPath(command: string): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, command)
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path
  }
  return undefined
}
