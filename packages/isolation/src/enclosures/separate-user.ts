import type { ChildFolder } from '../files/child-folder.ts'
import type { Enclosure } from './enclosure.ts'
import { limits } from './limits.ts'

/** Processes and threads of a user. A reader has a dozen, LibreOffice beside it two dozen. */
const PROCESSES = 256

/** Changes to the child's user, who belongs to no group, has no capability and cannot gain one. */
function asUser({ user }: ChildFolder): string[] {
  if (user === undefined) throw new Error('the folder belongs to no user of its own')
  return [
    'setpriv',
    `--reuid=${user}`,
    `--regid=${user}`,
    '--clear-groups',
    '--inh-caps=-all',
    '--bounding-set=-all',
    '--no-new-privs',
    '--',
    'prlimit',
    `--nproc=${PROCESSES}`,
    '--',
  ]
}

/** An enclosure whose wrapper is run by a user of the child's own. Only root can. */
export const withOwnUser = (enclosure: Enclosure): Enclosure => ({
  ...enclosure,
  ownUser: true,
  wrap(child) {
    const { command, descriptors } = enclosure.wrap(child)
    return { command: [...asUser(child.folder), ...command], descriptors }
  },
})

/** Where the system grants no namespaces: what others own is closed to the child, the network is not. */
export const separateUser: Enclosure = withOwnUser({
  level: 'separate-user',
  ownUser: true,
  wrap: () => ({ command: [...limits], descriptors: [] }),
})
