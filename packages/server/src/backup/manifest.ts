import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'

/** Bytes and SHA-256 of a file of a backup. */
const Sealed = z.object({ bytes: z.int().min(0), sha256: z.string() })
export type Sealed = z.infer<typeof Sealed>

/** What a backup holds; it is written last, so that a folder without it is no backup. */
export const BackupManifest = z.object({
  format: z.literal('tickmark-backup/1'),
  /** ISO 8601, UTC: the moment that the tables show. */
  at: z.string(),
  version: z.string(),
  /** Names of the changes of the database that were made by then, in their order. */
  migrations: z.array(z.string()),
  /** In an order in which a table stands behind those that it refers to. */
  tables: z.array(Sealed.extend({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0) })),
  /** Work that was waiting or under way. */
  jobs: Sealed.extend({ columns: z.array(z.string()), rows: z.int().min(0) }),
  /** Counters of numbered columns. */
  sequences: z.array(z.object({ name: z.string(), last: z.int() })),
  files: z.array(Sealed.extend({ key: z.string() })),
  /** Whether the key of sessions, API keys and the audit log lies beside; it does where this installation made it itself. */
  hasSecret: z.boolean(),
})
export type BackupManifest = z.infer<typeof BackupManifest>

const MANIFEST = 'manifest.json'
export const manifestIn = (folder: string): string => join(folder, MANIFEST)
export const tableIn = (folder: string, name: string): string => join(folder, 'tables', `${name}.copy.zst`)
export const jobsIn = (folder: string): string => join(folder, 'jobs.copy.zst')
export const fileIn = (folder: string, key: string): string => join(folder, 'files', key)
export const secretIn = (folder: string): string => join(folder, 'secret')

/** The manifest of a backup; undefined where the folder holds none. */
export async function readManifest(folder: string): Promise<BackupManifest | undefined> {
  try {
    return BackupManifest.parse(JSON.parse(await readFile(manifestIn(folder), 'utf8')))
  } catch {
    return undefined
  }
}

/** Lets everything through, and tells at the end what it was. */
export function sealing(): { stream: Transform; seal: () => Sealed } {
  const hash: Hash = createHash('sha256')
  let bytes = 0
  const stream = new PassThrough()
  stream.on('data', (chunk: Buffer) => {
    hash.update(chunk)
    bytes += chunk.length
  })
  return { stream, seal: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Whether a file is as it was sealed. */
export async function isSound(path: string, { bytes, sha256 }: Sealed): Promise<boolean> {
  const { stream, seal } = sealing()
  try {
    await pipeline(createReadStream(path), stream, async (source) => {
      for await (const _ of source) continue
    })
  } catch {
    return false
  }
  const found = seal()
  return found.bytes === bytes && found.sha256 === sha256
}
