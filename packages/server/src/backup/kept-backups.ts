import { mkdir, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { DataOf, KeptBackup } from '@tickmark/contract'
import * as z from 'zod'
import { AppError } from '../faults/app-error.ts'
import type { Log } from '../log/log.ts'
import { isLocked, takeLock } from './backup-lock.ts'
import { findDamage } from './find-damage.ts'
import { readManifest, type BackupManifest } from './manifest.ts'
import { writeBackup, type BackupSource } from './write-backup.ts'

/** The backups that lie in the operator's folder. One is written or checked at a time, among all processes of the service. */
export interface KeptBackups {
  list(): Promise<DataOf<'adminListBackups'>>
  /** Begins to write one and answers its name. */
  start(): Promise<string>
  /** Begins to hold one against its SHA-256. */
  check(name: string): Promise<void>
  remove(name: string): Promise<void>
  /** Cuts short what is being written or checked. */
  close(): Promise<void>
}

interface Settings extends BackupSource {
  folder: string
  /** The disk that the documents lie on. */
  dataFolder: string
  log: Log
  now: () => Date
}

const PART = '.part'

const Check = z.object({
  state: z.enum(['running', 'sound', 'damaged']),
  at: z.iso.datetime(),
  damaged: z.string().nullable(),
})
const checkIn = (folder: string): string => join(folder, 'check.json')

export function openKeptBackups({ folder, dataFolder, log, now, ...source }: Settings): KeptBackups {
  let working: Promise<void> = Promise.resolve()
  const closing = new AbortController()

  /** Does the work after the answer, once it is known that nobody else is at one. */
  async function begin(name: string, work: () => Promise<unknown>): Promise<void> {
    const free = await takeLock(source.connection)
    if (!free) throw new AppError('backup_busy')
    working = work()
      .then(() => undefined)
      .catch((error: unknown) => log.error('a backup could not be written or checked', { name, error }))
      .finally(free)
  }

  return {
    async list() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const busy = await isLocked(source.connection)
      const [disk, here, data] = await Promise.all([statfs(folder), stat(folder), stat(dataFolder)])
      return {
        folder,
        free_bytes: disk.bavail * disk.bsize,
        same_disk: here.dev === data.dev,
        busy,
        items: await listBackups(folder, busy),
      }
    },
    async start() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = nameAt(now())
      await begin(name, () => writeBackup(source, join(folder, name), closing.signal))
      return name
    },
    async check(name) {
      const path = join(folder, name)
      const manifest = await readManifest(path)
      if (!manifest) throw new AppError('not_found')
      await begin(name, () => checkAndNote(path, manifest, now, closing.signal))
    },
    async remove(name) {
      const paths = [join(folder, name), join(folder, name + PART)]
      const found = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)))
      if (!found.some((entry) => entry?.isDirectory())) throw new AppError('not_found')
      // Nothing goes from under what is being written or checked.
      if (await isLocked(source.connection)) throw new AppError('backup_busy')
      for (const path of paths) await rm(path, { recursive: true, force: true })
    },
    close() {
      closing.abort()
      return working
    },
  }
}

/** The backups in a folder, the latest first. `busy`: one is being written or checked now. */
async function listBackups(folder: string, busy: boolean): Promise<KeptBackup[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const items = await Promise.all(folders.map((name) => describe(folder, name, busy)))
  return items.filter((item) => item !== undefined).toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

/** A folder as it is shown; undefined for one that is no backup. */
async function describe(folder: string, entry: string, busy: boolean): Promise<KeptBackup | undefined> {
  const path = join(folder, entry)
  if (entry.endsWith(PART)) {
    const found = await stat(path).catch(() => undefined)
    if (!found) return undefined
    const unfinished = { version: null, holds: null, check: null }
    const state = busy ? 'writing' : 'unfinished'
    return { name: entry.slice(0, -PART.length), state, at: found.birthtime.toISOString(), ...unfinished }
  }
  const manifest = await readManifest(path)
  if (!manifest) return undefined
  const { at, version } = manifest
  const check = await readCheck(path)
  const state = check?.state === 'running' && !busy ? 'cut_short' : check?.state
  return {
    name: entry,
    state: 'whole',
    at,
    version,
    holds: countOf(manifest),
    check: check && state ? { ...check, state } : null,
  }
}

/** The moment as a name of a folder that sorts by it. */
const nameAt = (moment: Date): string => moment.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')

async function checkAndNote(
  path: string,
  manifest: BackupManifest,
  now: () => Date,
  signal: AbortSignal,
): Promise<void> {
  const note = (check: z.infer<typeof Check>): Promise<void> =>
    writeFile(checkIn(path), JSON.stringify(check), { mode: 0o600 })
  await note({ state: 'running', at: now().toISOString(), damaged: null })
  const damage = await findDamage(path, manifest, signal)
  const state = damage ? 'damaged' : 'sound'
  await note({ state, at: now().toISOString(), damaged: damage ? relative(path, damage) : null })
}

async function readCheck(path: string): Promise<z.infer<typeof Check> | null> {
  try {
    return Check.parse(JSON.parse(await readFile(checkIn(path), 'utf8')))
  } catch {
    return null
  }
}

function countOf({ tables, jobs, files }: BackupManifest): NonNullable<KeptBackup['holds']> {
  const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
  return {
    rows: sum(tables.map(({ rows }) => rows)),
    files: files.length,
    bytes: sum([...tables, jobs, ...files].map(({ bytes }) => bytes)),
  }
}
