import { existsSync } from 'node:fs'
import { fileIn, isSound, jobsIn, secretIn, tableIn, type BackupManifest } from './manifest.ts'

/** Holds every file of a backup against its SHA-256; answers the path of the first that is missing or not as it was written. */
export async function findDamage(
  folder: string,
  manifest: BackupManifest,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const parts = [
    ...manifest.tables.map((table) => ({ path: tableIn(folder, table.name), sealed: table })),
    { path: jobsIn(folder), sealed: manifest.jobs },
    ...manifest.files.map((file) => ({ path: fileIn(folder, file.key), sealed: file })),
  ]
  for (const { path, sealed } of parts) {
    signal?.throwIfAborted()
    if (!(await isSound(path, sealed))) return path
  }
  return manifest.hasSecret && !existsSync(secretIn(folder)) ? secretIn(folder) : undefined
}
