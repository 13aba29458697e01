import { readFileSync } from 'node:fs'

/** What a user namespace may not take from a mount: leaving one out refuses the whole mount (mount_namespaces(7), "locked"). */
const LOCKED: ReadonlySet<string> = new Set(['nosuid', 'nodev', 'noexec', 'noatime', 'nodiratime'])

/** A line of `/proc/self/mountinfo` as far as it matters: where it is mounted, with which options. */
interface Mounted {
  path: string
  options: readonly string[]
}

/** Reads `/proc/self/mountinfo` (proc_pid_mountinfo(5)): id, parent, device, root, mount point, options, … */
export function readMounts(text = readFileSync('/proc/self/mountinfo', 'utf8')): Mounted[] {
  return text.split('\n').flatMap((line) => {
    const [, , , , path, options] = line.split(' ')
    return path && options ? [{ path: unescaped(path), options: options.split(',') }] : []
  })
}

const unescaped = (path: string): string =>
  path.replaceAll(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))

/** The locked options of the mount that a path lies on: `/sys` of a container, a `/tmp` of its own, are mounted with some. */
export function lockedFlags(path: string, mounts: readonly Mounted[]): string[] {
  const isOn = ({ path: point }: Mounted): boolean =>
    path === point || path.startsWith(point === '/' ? '/' : `${point}/`)
  // Of mounts one over the other the last is the one that is seen.
  const on = mounts
    .filter(isOn)
    .reduce<Mounted | undefined>((best, one) => (best && best.path.length > one.path.length ? best : one), undefined)
  return on?.options.filter((option) => LOCKED.has(option)) ?? []
}
