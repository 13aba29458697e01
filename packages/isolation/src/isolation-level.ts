import { spawnSync } from 'node:child_process'
import { closeSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeScratch } from './files/make-scratch.ts'
import { makeChildFolder } from './files/child-folder.ts'
import { bubblewrap } from './enclosures/bubblewrap.ts'
import { ISOLATION_LEVELS, type Enclosure, type IsolationLevel } from './enclosures/enclosure.ts'
import { limits } from './enclosures/limits.ts'
import { namespaces } from './enclosures/namespaces.ts'
import { separateUser, withOwnUser } from './enclosures/separate-user.ts'

const isRoot = process.getuid?.() === 0
const processWith = (command: string[]): Enclosure => ({
  level: 'process',
  ownUser: false,
  wrap: () => ({ command, descriptors: [] }),
})
const PROCESS = processWith([])

/** Where we are root, a user of the child's own comes first: a way out of the namespaces then ends at somebody who owns nothing. */
const CANDIDATES: readonly Enclosure[] = [
  ...(isRoot ? [withOwnUser(bubblewrap)] : []),
  bubblewrap,
  ...(isRoot ? [withOwnUser(namespaces)] : []),
  namespaces,
  ...(isRoot ? [separateUser] : []),
  processWith(['setpriv', '--no-new-privs', '--', ...limits]),
  PROCESS,
]

let found: Enclosure | undefined

/** The strongest level that works on this machine, tried once. */
export function isolationLevel(): IsolationLevel {
  return strongestEnclosure().level
}

/** Whether a level is as strong as the one that is asked for, or stronger. */
export function isAtLeast(level: IsolationLevel, wanted: IsolationLevel): boolean {
  return ISOLATION_LEVELS.indexOf(level) <= ISOLATION_LEVELS.indexOf(wanted)
}

export function strongestEnclosure(): Enclosure {
  found ??= CANDIDATES.find(works) ?? PROCESS
  return found
}

/** The strongest enclosure of each level that works here. */
export function workingEnclosures(): Enclosure[] {
  return ISOLATION_LEVELS.flatMap((level) => CANDIDATES.find((one) => one.level === level && works(one)) ?? [])
}

const TRIAL_PATIENCE = 5000

/** An enclosure works when Node starts in it and can read the code. */
function works(enclosure: Enclosure): boolean {
  if (enclosure === PROCESS) return true
  const entry = new URL('./serve-child.ts', import.meta.url)
  const { scratch, removeScratch } = makeScratch()
  const descriptors: number[] = []
  try {
    const folder = makeChildFolder(scratch, enclosure.ownUser)
    const trial = enclosure.wrap({ folder, entry })
    descriptors.push(...trial.descriptors)
    const script = `require('node:fs').readFileSync(process.argv[1]);require('node:fs').writeFileSync(process.argv[2],'')`
    const written = `${folder.work}/trial`
    const [file, ...args] = [...trial.command, process.execPath, '-e', script, fileURLToPath(entry), written]
    if (!file) return false
    const stdio = ['ignore', 'ignore', 'ignore', 'ignore', ...descriptors] as ('ignore' | number)[]
    return spawnSync(file, args, { stdio, timeout: TRIAL_PATIENCE, cwd: '/' }).status === 0
  } catch {
    return false
  } finally {
    for (const descriptor of descriptors) closeSync(descriptor)
    removeScratch()
  }
}
