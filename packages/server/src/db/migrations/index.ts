import type { Migration } from 'kysely/migration'
import { begin } from './001-begin.ts'

/** In the order in which they are applied; never changed once released. */
export const migrations: Record<string, Migration> = {
  '001-begin': begin,
}
