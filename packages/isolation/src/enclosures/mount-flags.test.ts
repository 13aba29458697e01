import { expect, test } from 'vitest'
import { lockedFlags, readMounts } from './mount-flags.ts'

// As a container has it, and a Linux whose /tmp lies in memory.
const MOUNTS = readMounts(`22 1 0:21 / / rw,relatime - overlay overlay rw
23 22 0:22 / /proc rw,nosuid,nodev,noexec,relatime - proc proc rw
24 22 0:23 / /sys ro,nosuid,nodev,noexec,relatime - sysfs sysfs ro
25 22 0:24 / /tmp rw,nosuid,nodev - tmpfs tmpfs rw
26 25 0:25 / /tmp/with\\040blank rw,noatime - ext4 /dev/vdb rw
27 22 0:26 / /srv rw,nodev - ext4 /dev/vdc rw
28 22 0:27 / /srv rw,relatime - ext4 /dev/vdd rw
`)

test.each([
  ['/sys/devices/system/cpu', ['nosuid', 'nodev', 'noexec']],
  ['/tmp/children/given', ['nosuid', 'nodev']],
  ['/tmp/with blank/file', ['noatime']],
  ['/tmpfile', []],
  ['/usr/lib', []],
  // The later mount lies over the earlier.
  ['/srv/tickmark', []],
])('what a view of %s may not leave out', (path, flags) => {
  expect(lockedFlags(path, MOUNTS)).toEqual(flags)
})

test('this machine tells its mounts', () => {
  expect(readMounts().some(({ path }) => path === '/')).toBe(true)
})
