import { accessSync, chmodSync, chownSync, constants, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeProblem } from '@tickmark/contract/operator-problem'

/** What others than the owner may do: nothing. */
const OTHERS = 0o077

/**
 * Opens the folder of all that the service keeps, for its owner alone. Permissions of what is there are taken from others, and files made
 * from now on by this process and its children are its owner's only. A folder that cannot be written to is told here, at the start: the
 * message of the database would help nobody.
 */
export function openDataFolder(folder: string): void {
  try {
    process.umask(OTHERS)
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    tighten(folder)
  } catch (error) {
    throw writeProblem(folder, error)
  }
}

/**
 * Closes to others a folder that an earlier version made. The folder itself is closed last, so that a closed folder means that its files
 * are done and need not be looked at again at every start.
 */
function tighten(folder: string): void {
  const { mode } = lstatSync(folder)
  if ((mode & 0o007) === 0 && (mode & 0o060) === 0) return
  for (const entry of readdirSync(folder)) tightenTree(join(folder, entry))
  chmodSync(folder, mode & 0o700)
}

/** Closes a file or folder to others. Files may vanish meanwhile, as another process of the service may be running. */
function tightenTree(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || stats.isSymbolicLink()) return
  try {
    if (stats.isDirectory()) for (const entry of readdirSync(path)) tightenTree(join(path, entry))
    if (stats.mode & OTHERS) chmodSync(path, stats.mode & 0o700)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/**
 * Lets another user of the machine pass through our folders without listing them. Where we are root the database runs as `nobody`, and
 * its files lie below these folders. Answers how to close them again.
 */
export function letThrough(folders: readonly string[], gid: number): () => void {
  const before = folders.map((folder) => ({ folder, ...lstatSync(folder) }))
  for (const { folder, uid, mode } of before) {
    chownSync(folder, uid, gid)
    chmodSync(folder, (mode & 0o700) | 0o010)
  }
  return () => {
    for (const { folder, uid, gid: group, mode } of before) {
      chownSync(folder, uid, group)
      chmodSync(folder, mode & 0o700)
    }
  }
}
