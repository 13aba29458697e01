import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10

/** Milliseconds of CPU that the server's own process and its embedded database have used, processes that have ended left out. */
export function cpuOf({ pid, data }: { pid: number; data: string }): number {
  const [postmaster = ''] = readFileSync(path.join(data, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess)
  return processes
    .filter((one) => [one.pid, one.parent].includes(Number(postmaster)) || one.pid === pid)
    .reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0)
}

function readProcess(pid: string): { pid: number; parent: number; ticks: number }[] {
  try {
    // Behind the name, which may hold blanks: state, parent, …, user time and system time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    return [{ pid: Number(pid), parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) }]
  } catch {
    return []
  }
}
