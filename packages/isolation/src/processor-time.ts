import { readFileSync } from 'node:fs'
import { processTree } from './measure-memory.ts'

/** The system tells times in hundredths of a second to every program, whatever its own clock is. */
const TICK = 10
/** Fields of `/proc/PID/stat` behind the name: own time, that of the system for it, and both of children that have ended. */
const TIMES = [11, 12, 13, 14]

/** Milliseconds of the processor that a process and all that it started have taken; undefined where there is no /proc. */
export function processorTime(root: number): number | undefined {
  if (stat(root) === undefined) return undefined
  return TICK * processTree(root).reduce((sum, pid) => sum + ticksOf(pid), 0)
}

function ticksOf(pid: number): number {
  const fields = stat(pid)
  return fields ? TIMES.reduce((sum, at) => sum + Number(fields[at]), 0) : 0
}

/** The name in brackets may hold blanks and brackets itself. */
function stat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
