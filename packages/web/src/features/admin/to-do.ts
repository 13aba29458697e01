import type { DataOf } from '@tickmark/contract'

/** What the operator has been told of, by the tab where it is done. */
export type ToDo =
  | { tab: 'consults'; count: number }
  | { tab: 'codes' }
  | { tab: 'backups'; last: string | undefined }
  | { tab: 'system'; free: number }

interface Known {
  enquiries: number
  users: number
  backups: DataOf<'adminListBackups'>['items']
  free: number
}

/** A backup older than this is one to make anew (ms). */
const WEEK = 7 * 24 * 3600 * 1000
/** Below this a few large uploads fill the disk (bytes). */
const LITTLE = 5 * 1024 ** 3

/** What is left to do on the first day, and what should not wait on any other. */
export function findToDo({ enquiries, users, backups, free }: Known, now: number): ToDo[] {
  const last = backups
    .filter(({ state }) => state === 'whole')
    .map(({ at }) => at)
    .toSorted()
    .at(-1)
  return [
    ...(enquiries > 0 ? [{ tab: 'consults', count: enquiries } as const] : []),
    ...(users <= 1 ? [{ tab: 'codes' } as const] : []),
    ...(last === undefined || now - Date.parse(last) > WEEK ? [{ tab: 'backups', last } as const] : []),
    ...(free < LITTLE ? [{ tab: 'system', free } as const] : []),
  ]
}
