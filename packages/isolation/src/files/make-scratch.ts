import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'tickmark-children-'

/** Others may pass through without seeing what is there: a child may be a user of its own. */
const PASSABLE = 0o711

/** A folder for the folders of children. Its name bears our process id, so that a later process can tell that we are gone and clean up. */
export function makeScratch(): { scratch: string; removeScratch(): void } {
  removeAbandoned()
  const scratch = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  chmodSync(scratch, PASSABLE)
  return { scratch, removeScratch: () => rmSync(scratch, { recursive: true, force: true }) }
}

/** A process that was killed leaves its folder, perhaps with pages of someone's document in it. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : 0
    if (owner > 0 && !isAlive(owner)) removeQuietly(join(tmpdir(), name))
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

/** What cannot be removed, since it is another user's or in use, must not keep us from starting. */
function removeQuietly(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // The next process tries again.
  }
}
