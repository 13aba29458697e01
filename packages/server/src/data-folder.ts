import { accessSync, chmodSync, chownSync, constants, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeProblem } from './operator-problem.ts'

/** What others than the owner may do: nothing. */
const OTHERS = 0o077

/**
 * Opens the folder of all that the service keeps, for its owner alone: what is there is tightened, and what this process and its
 * children make from now on is theirs only, whatever the shell allows. Told at the start: a database that cannot write says so in words
 * that nobody can act on.
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
 * Takes from others what they may do in a folder of an earlier version. The folder itself comes last: one that is closed to others has
 * been through this, and its files need not be looked at again at every start.
 */
function tighten(folder: string): void {
  const { mode } = lstatSync(folder)
  if ((mode & 0o007) === 0 && (mode & 0o060) === 0) return
  for (const entry of readdirSync(folder)) tightenTree(join(folder, entry))
  chmodSync(folder, mode & 0o700)
}

/** Files come and go while another process of the service runs. */
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
 * Lets another user of the machine pass through folders of ours, without seeing what is in them: root's database runs as `nobody`, and
 * its files lie below. Answers how to close them again.
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
