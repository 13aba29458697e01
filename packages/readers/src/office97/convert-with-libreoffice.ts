import { access, copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReadError } from '@tickmark/document'
import { exportOptions } from './export-options.ts'
import { createChildPool } from '@tickmark/isolation'
import type { ChildPool } from '@tickmark/isolation'
import { hasBundled } from './has-bundled.ts'
import { findSoffice, runSoffice } from './run-soffice.ts'

/** LibreOffice takes 0.8 GB before it has opened anything. */
const MEMORY_MB = 2500
/** Starting and a usual report take three seconds of processor time; a busy machine may be twenty times slower. */
const DEADLINE = 75_000
/**
 * Without the first the engine's optimising compiler deadlocks while the 147 MB module starts. With the others starting takes a quarter less
 * processor time, and half as long on a busy machine: the module is ours and needs no check of functions that never run, and
 * collecting garbage on several threads costs more than it gives here.
 */
const ENGINE_FLAGS = ['--liftoff-only', '--wasm-lazy-validation', '--single-threaded-gc']
/** A converter that nobody needs gives its memory back. */
const IDLE = 20_000
const PREFIX = 'convert-'

let pool: ChildPool | undefined
let idleTimer: NodeJS.Timeout | undefined

/**
 * Converts an office file with LibreOffice (the system's own where it opens the format, else the bundled build) and hands the
 * result's path to `use`; the result is gone afterwards. Throws `CORRUPT` when LibreOffice cannot open the file, `CONVERTER_MISSING` where there
 * is none.
 */
export async function withConverted<Result>(
  path: string,
  from: string,
  to: string,
  use: (converted: string) => Promise<Result>,
): Promise<Result> {
  await removeAbandoned()
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  try {
    const input = join(folder, `input.${from}`)
    const output = join(folder, `input.${to}`)
    await copyFile(path, input)
    const soffice = await findSoffice(from)
    if (soffice) await runSoffice(soffice, { input, target: nativeTarget(from, to), folder, deadline: DEADLINE })
    // An installation may have the code of a part and not what registers it: spreadsheets alone, say.
    const isDone = soffice !== undefined && (await isThere(output))
    if (!isDone && (!soffice || hasBundled())) await convertBundled({ from, input, to, output })
    if (!(await isThere(output))) throw new ReadError('CORRUPT', 'LibreOffice cannot open it')
    return await use(output)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** "pdf", or "pdf:impress_pdf_Export:{…}" where the export takes options. */
function nativeTarget(from: string, to: string): string {
  const options = exportOptions(from, to)
  return options ? `${to}:impress_pdf_Export:${options}` : to
}

async function convertBundled(args: { from: string; input: string; to: string; output: string }): Promise<void> {
  if (!hasBundled()) throw new ReadError('CONVERTER_MISSING')
  clearTimeout(idleTimer)
  pool ??= createChildPool({
    entry: new URL('./libreoffice-child.ts', import.meta.url),
    size: 1,
    memoryMb: MEMORY_MB,
    deadline: DEADLINE,
    enclose: false,
    prefork: 0,
    execArgv: ENGINE_FLAGS,
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

/** A reader that was killed while it converted leaves its folder behind, with a copy of somebody's document in it. */
async function removeAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX))
  for (const path of names.map((name) => join(tmpdir(), name))) {
    const begun = await stat(path).catch(() => undefined)
    if (begun && Date.now() - begun.birthtimeMs > 4 * DEADLINE) await rm(path, { recursive: true, force: true })
  }
}
