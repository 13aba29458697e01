import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const hasProc = existsSync('/proc/self/status')

/** Milliseconds. Filling memory at full speed, a gigabyte in a second, a process is stopped some twenty MB later; a look takes a tenth of one. */
export const MEASURE_INTERVAL = hasProc ? 15 : 400

const BLOCK = 512

/** Resident memory of a process in MB; 0 when it is gone. */
export async function residentMb(pid: number): Promise<number> {
  try {
    return hasProc ? fromProc(pid) : await fromPs(pid)
  } catch {
    return 0
  }
}

function fromProc(pid: number): number {
  const match = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))
  return match ? Number(match[1]) / 1024 : 0
}

async function fromPs(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout.trim()) / 1024
}

/** A process and all that it started, threads' children among them; only where there is /proc. */
export function processTree(pid: number): number[] {
  if (!hasProc) return [pid]
  const found = [pid]
  // The list grows while it is walked.
  for (const process of found) found.push(...childrenOf(process))
  return found
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

/** The process of a tree that knows itself by this number in a namespace of its own. */
export function findInTree(root: number, innerPid: number): number {
  const isIt = (pid: number): boolean => {
    try {
      const own = /^NSpid:\s+(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
      return Number(own?.split(/\s+/).at(-1) ?? pid) === innerPid
    } catch {
      return false
    }
  }
  return hasProc ? (processTree(root).findLast(isIt) ?? root) : innerPid
}

/** Bytes of all files below a folder. */
export async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const sizes = entries.map((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return bytesBelow(path)
    // Blocks, since a file with holes takes no more than these.
    return lstat(path).then(
      ({ blocks }) => blocks * BLOCK,
      () => 0,
    )
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
