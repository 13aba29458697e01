import { spawnSync } from 'node:child_process'
import { lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { letThrough } from '../config/data-folder.ts'
import { databaseProblem } from '@tickmark/contract/operator-problem'

/** How PostgreSQL's programs are started, since they refuse to run as root. */
export interface Launcher {
  /** A program, with its arguments, that starts PostgreSQL's. */
  through: readonly [string, ...string[]] | undefined
  uid: number | undefined
  gid: number | undefined
  env: NodeJS.ProcessEnv
}

/**
 * PostgreSQL runs as our own user unless that is root. For root it runs as `nobody` where that user can read the program and enter the
 * folder, otherwise in a user namespace, in which root's files belong to a user that is not root.
 */
export function chooseLauncher(binaries: Binaries, folder: string): Launcher {
  const env = environment(binaries)
  const asWeAre: Launcher = { through: undefined, uid: undefined, gid: undefined, env }
  if (process.getuid?.() !== 0) return asWeAre
  const nobody = { ...asWeAre, ...findNobody() }
  // `nobody` may pass through these folders but not list them.
  const closeAgain = letThrough([dirname(folder), folder], nobody.gid)
  if (binaries.libraryFolder) giveTo(nobody, binaries.libraryFolder)
  if (canRun(nobody, binaries, folder)) return nobody
  closeAgain()
  const apart = { ...asWeAre, through: ['unshare', '--user'] as const }
  if (canRun(apart, binaries, folder)) return apart
  throw databaseProblem(
    'PostgreSQL does not run as root, and neither the user "nobody" nor a user namespace can run it here. ' +
      'Start the service as another user, or set DATABASE_URL.',
  )
}

/** Whoever owns the database files must be who runs PostgreSQL. */
export function giveTo({ uid, gid }: Launcher, folder: string): void {
  if (process.getuid?.() !== 0) return
  const owner = uid ?? 0
  if (lstatSync(folder).uid === owner) return
  chownTree(folder, owner, gid ?? 0)
}

function chownTree(path: string, uid: number, gid: number): void {
  lchownSync(path, uid, gid)
  if (!lstatSync(path).isDirectory()) return
  for (const entry of readdirSync(path)) chownTree(join(path, entry), uid, gid)
}

function findNobody(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

function canRun(launcher: Launcher, { initdb, postgres }: Binaries, folder: string): boolean {
  const script = 'cd "$1" && test -r "$2" && "$3" --version'
  const { uid, gid, env } = launcher
  const [file, args] = commandOf(launcher, 'sh', ['-c', script, 'sh', folder, initdb, postgres])
  return spawnSync(file, args, { uid, gid, env, stdio: 'ignore', cwd: '/' }).status === 0
}

/** What to start, and with which arguments, so that a program runs as the launcher says. */
export function commandOf({ through }: Launcher, program: string, args: readonly string[]): [string, string[]] {
  if (!through) return [program, [...args]]
  const [file, ...before] = through
  return [file, [...before, program, ...args]]
}

function environment({ libraryFolder }: Binaries): NodeJS.ProcessEnv {
  // PostgreSQL sees nothing of our environment: PG* variables of the operator would change its behaviour.
  const { PATH, SystemRoot } = process.env
  const search = libraryFolder ? { LD_LIBRARY_PATH: libraryFolder, DYLD_LIBRARY_PATH: libraryFolder } : {}
  return { PATH, ...(SystemRoot ? { SystemRoot } : {}), LC_ALL: 'C', TZ: 'UTC', ...search }
}
