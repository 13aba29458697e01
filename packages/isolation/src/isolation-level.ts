import { spawnSync } from 'node:child_process'

/**
 * How far children are shut in.
 * `bubblewrap`: no network, read-only file system · `no-network`: own network namespace · `process`: a process of its own with bounded memory and time.
 */
export type IsolationLevel = 'bubblewrap' | 'no-network' | 'process'

/** A command line to put before the child's own. */
export interface Enclosure {
  level: IsolationLevel
  command: string[]
}

const NAMESPACES = ['--unshare-net', '--unshare-ipc', '--unshare-uts']
const CANDIDATES: readonly Enclosure[] = [
  {
    level: 'bubblewrap',
    command: ['bwrap', '--ro-bind', '/', '/', '--dev', '/dev', ...NAMESPACES, '--die-with-parent'],
  },
  { level: 'no-network', command: ['unshare', '--net'] },
  { level: 'no-network', command: ['unshare', '--user', '--map-current-user', '--net'] },
  { level: 'process', command: [] },
]

let found: Enclosure | undefined

/** The strongest level that works on this machine, tried once. */
export function isolationLevel(): IsolationLevel {
  return strongestEnclosure().level
}

/** The wrapper for a child that may write only into `scratch`. */
export function enclosureFor(scratch: string): string[] {
  const { level, command } = strongestEnclosure()
  return level === 'bubblewrap' ? [...command, '--bind', scratch, scratch, '--'] : command
}

function strongestEnclosure(): Enclosure {
  found ??= CANDIDATES.find(works) ?? { level: 'process', command: [] }
  return found
}

function works({ command }: Enclosure): boolean {
  const [file, ...args] = command
  if (!file) return true
  return spawnSync(file, [...args, 'true'], { stdio: 'ignore', timeout: 5000 }).status === 0
}
