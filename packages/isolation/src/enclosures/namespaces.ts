import { chmodSync, chownSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ChildFolder } from '../files/child-folder.ts'
import type { Enclosure } from './enclosure.ts'
import { limits } from './limits.ts'
import { lockedFlags, readMounts } from './mount-flags.ts'
import { visiblePaths } from './visible-paths.ts'

const NAMESPACES = ['--user', '--map-root-user', '--mount', '--pid', '--net', '--ipc', '--uts', '--cgroup']

const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'].map((name) => `/dev/${name}`)

/** What bubblewrap does but for the filter of system calls, with programs that every Linux has (util-linux). */
export const namespaces: Enclosure = {
  level: 'namespaces',
  ownUser: false,
  wrap({ folder, entry, compiled }) {
    const code = visiblePaths(entry, compiled).map(({ path }) => path)
    const there = readMounts()
    const mounts = [
      ...[...code, folder.given].map((path) => ({
        path,
        options: ['rbind', 'ro', ...lockedFlags(path, there)].join(),
      })),
      ...[...DEVICES, folder.work, folder.made].map((path) => ({ path, options: 'rbind' })),
    ]
    const table = writeTable(folder, mounts)
    return {
      command: [
        ...limits,
        'unshare',
        ...NAMESPACES,
        '--fork',
        '--kill-child',
        '--',
        'sh',
        '-c',
        viewOf(folder, mounts, table),
      ],
      descriptors: [],
    }
  },
}

interface Mount {
  path: string
  /** Of the table of file systems (fstab). */
  options: string
}

/** What is mounted where, as one table for one program. It lies where the child will not see it. */
function writeTable({ root, view, user }: ChildFolder, mounts: readonly Mount[]): string {
  const table = join(root, 'mounts')
  const lines = mounts.map(({ path, options }) => `${escaped(path)} ${escaped(view + path)} none ${options} 0 0\n`)
  writeFileSync(table, [...lines, `proc ${escaped(`${view}/proc`)} proc nosuid,nodev,noexec 0 0\n`].join(''))
  if (user !== undefined) chownSync(table, -1, user)
  chmodSync(table, 0o640)
  return table
}

/** A path as the table writes it: blanks and backslashes by their numbers. */
const escaped = (path: string): string =>
  path.replaceAll(/[\s\\]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`)

/**
 * A script that builds the child's view of the files on an empty file system (some of the programs lie where only root looks), makes that
 * its root, and gives up every right to change it. Every program that it starts delays every child: one makes all folders, one mounts all.
 */
function viewOf({ view, work }: ChildFolder, mounts: readonly Mount[], table: string): string {
  const at = (path: string): string => quoted(view + path)
  const isFolder = ({ path }: Mount): boolean => statSync(path).isDirectory()
  const folders = mounts.map((mount) => (isFolder(mount) ? mount.path : dirname(mount.path)))
  const files = mounts.filter((mount) => !isFolder(mount))
  return `set -eu
PATH=$PATH:/usr/sbin:/sbin
mount -t tmpfs -o size=1m,mode=755,nosuid,nodev view ${quoted(view)}
mkdir -p ${[...folders, '/proc', '/tmp', '/before'].map(at).join(' ')}
${files.map(({ path }) => `: > ${at(path)}`).join('\n')}
mount --all --fstab ${quoted(table)}
cd ${quoted(view)}
pivot_root . before
umount -l /before
echo 0 > /proc/sys/user/max_user_namespaces
mount -o remount,bind,ro /
cd ${quoted(work)}
exec setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all -- "$0" "$@"`
}

const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`)}'`
