import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseProblem } from '@tickmark/contract/operator-problem'

const PATIENCE = 60_000

/** Runs `work` while no other process on this machine does so for the same `path`. A lock whose holder has died is taken over. */
export async function withStartLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + PATIENCE
  while (!take(path)) {
    if (Date.now() > until)
      throw databaseProblem(`another process has been starting it for a minute; if none is, delete ${path}`)
    await sleep(50)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function take(path: string): boolean {
  const mine = `${path}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    // A link appears with its content in one step; an exclusive create would be empty for a moment.
    linkSync(mine, path)
    return true
  } catch {
    removeIfAbandoned(path)
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

function removeIfAbandoned(path: string): void {
  try {
    const holder = Number(readFileSync(path, 'utf8'))
    if (holder !== process.pid && !isAlive(holder)) rmSync(path, { force: true })
  } catch {
    // The holder has released the lock meanwhile.
  }
}

/** Whether a process with this id exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
