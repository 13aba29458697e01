import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const hasProc = existsSync('/proc/self/status')

/** Milliseconds. Filling memory at full speed, a gigabyte in a second, a process is stopped some twenty MB later; a look takes a tenth of one. */
export const MEASURE_INTERVAL = hasProc ? 15 : 400

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
