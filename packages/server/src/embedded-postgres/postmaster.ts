import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './start-lock.ts'

export interface Postmaster {
  pid: number
  port: number
}

/** The PostgreSQL that runs on this cluster now, ours or an orphan's; undefined when none does. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return isPostgres(pid) && port ? { pid, port } : undefined
}

/** A crash leaves the file behind, and another process may have its process id by now. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes('(postgres) ') && !isZombie(pid)
  } catch {
    return process.platform !== 'linux'
  }
}

function isZombie(pid: number): boolean {
  return /\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
}
