import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A few lines of shell that wait for our end on a pipe, however it comes: also `kill -9` closes the pipe. Then, unless another
 * process of ours still uses the database, they stop it. $1: the clients' folder, $2: our process id, $3: the cluster.
 */
const SCRIPT = `
read _
rm -f "$1/$2"
for client in "$1"/*; do
  [ -e "$client" ] && kill -0 "$(basename "$client")" 2>/dev/null && exit 0
done
pid=$(head -n 1 "$3/postmaster.pid" 2>/dev/null) || exit 0
if [ -e "/proc/$pid/comm" ]; then grep -q postgres "/proc/$pid/comm" || exit 0; fi
kill -INT "$pid" 2>/dev/null || exit 0
tries=0
while [ -e "$3/postmaster.pid" ] && kill -0 "$pid" 2>/dev/null && [ $tries -lt 200 ]; do sleep 0.05; tries=$((tries + 1)); done
`

export interface Guardian {
  /** Signs this process off; resolves when the database has been stopped or left to others. */
  release(): Promise<void>
}

/** Signs this process on as a user of the database and has its end watched. */
export function startGuardian(folder: string, cluster: string): Guardian {
  const clients = join(folder, 'clients')
  mkdirSync(clients, { recursive: true })
  writeFileSync(join(clients, String(process.pid)), '')
  // The guardian has a process group of its own: Ctrl-C in the terminal reaches only us, and the database is there until we have finished.
  const child = spawn('sh', ['-c', SCRIPT, 'guardian', clients, String(process.pid), cluster], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  })
  child.stdin.on('error', () => {})
  child.unref()
  const exited = once(child, 'exit')
  exited.catch(() => {})
  return {
    async release() {
      child.ref()
      child.stdin.end()
      await exited
    },
  }
}
