import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChildFolder } from '../files/child-folder.ts'
import type { Enclosure } from './enclosure.ts'
import { limits } from './limits.ts'
import { seccompFilter } from './seccomp-filter.ts'
import { visiblePaths } from './visible-paths.ts'

/** Bytes of /tmp, which nothing of ours writes to: temporary files lie in the child's folder. */
const TMP_BYTES = String(1 << 20)
const FIRST_DESCRIPTOR = 4

/** Namespaces of its own for everything, without the right to make more; not one capability; no new privileges, which bubblewrap always sets. */
const SHUT = [
  '--unshare-all',
  '--unshare-user',
  '--disable-userns',
  '--die-with-parent',
  '--new-session',
  '--cap-drop',
  'ALL',
  '--hostname',
  'reader',
]

/** The strongest enclosure: the program `bwrap`. */
export const bubblewrap: Enclosure = {
  level: 'bubblewrap',
  ownUser: false,
  wrap({ folder, entry, compiled }) {
    const seen = visiblePaths(entry, compiled).flatMap(({ path, link }) =>
      link === undefined ? ['--ro-bind', path, path] : ['--symlink', link, path],
    )
    const own = [
      '--ro-bind',
      folder.given,
      folder.given,
      '--bind',
      folder.work,
      folder.work,
      '--bind',
      folder.made,
      folder.made,
    ]
    const system = ['--proc', '/proc', '--dev', '/dev', '--size', TMP_BYTES, '--tmpfs', '/tmp']
    const filter = openFilter(folder)
    const filtered = filter === undefined ? [] : ['--seccomp', String(FIRST_DESCRIPTOR)]
    return {
      command: [...limits, 'bwrap', ...SHUT, ...filtered, ...system, ...seen, ...own, '--chdir', folder.work, '--'],
      descriptors: filter === undefined ? [] : [filter],
    }
  },
}

/** Each child reads the filter from an open file of its own. */
function openFilter({ root }: ChildFolder): number | undefined {
  const filter = seccompFilter()
  if (!filter) return undefined
  const path = join(root, 'filter')
  writeFileSync(path, filter)
  return openSync(path, 'r')
}
