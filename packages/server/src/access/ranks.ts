import type { TaskRole } from '@tickmark/contract'
import { sql } from 'kysely'

/** Roles by how much they allow. */
export const RANKS: Record<TaskRole, number> = { viewer: 0, reviewer: 1, owner: 2 }

/** A column of roles as numbers to order by: who may do most stands first. */
export const byRank = (column: string) =>
  sql<number>`array_position(array['owner', 'reviewer', 'viewer'], ${sql.ref(column)})`
