import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const MINUTE = 60_000
/** Longer than a piece of work waits for a child that opens the file, and than it is tried in one go. */
const UNUSED = 30 * MINUTE
const PACE = 5 * MINUTE

/** Decrypted files for the children that read them, as long as they are wanted. Each process has a folder of its own. */
export interface PlainCopies {
  pathOf(key: string, open: () => Promise<Readable>): Promise<string>
  forget(prefix: string): Promise<void>
  close(): Promise<void>
}

/** `folder` best lies in memory. What a process that was killed left there is removed. */
export async function openPlainCopies(folder: string): Promise<PlainCopies> {
  const own = join(folder, String(process.pid), randomUUID())
  await mkdir(own, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder))
    if (/^\d+$/.test(name) && !isAlive(Number(name))) await rm(join(folder, name), { recursive: true, force: true })
  const making = new Map<string, Promise<string>>()

  async function make(path: string, open: () => Promise<Readable>): Promise<string> {
    const now = new Date()
    if (await stat(path).catch(() => undefined)) return utimes(path, now, now).then(() => path)
    const aside = `${path}.${randomUUID()}`
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    try {
      await pipeline(await open(), createWriteStream(aside, { mode: 0o600 }))
      await rename(aside, path)
      return path
    } finally {
      await rm(aside, { force: true })
    }
  }

  async function sweep(): Promise<void> {
    for (const entry of await readdir(own, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const { mtimeMs } = (await stat(path).catch(() => undefined)) ?? {}
      if (entry.isFile() && mtimeMs !== undefined && Date.now() - mtimeMs > UNUSED) await rm(path, { force: true })
    }
  }
  const timer = setInterval(() => void sweep().catch(() => undefined), PACE)
  timer.unref()

  return {
    pathOf(key, open) {
      const path = join(own, key)
      const made = making.get(key) ?? make(path, open).finally(() => making.delete(key))
      making.set(key, made)
      return made
    },
    forget: (prefix) => rm(join(own, prefix), { recursive: true, force: true }),
    async close() {
      clearInterval(timer)
      await rm(own, { recursive: true, force: true })
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
