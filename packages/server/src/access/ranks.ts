import type { TaskRole } from '@tickmark/contract'

/** Roles by how much they allow. */
export const RANKS: Record<TaskRole, number> = { viewer: 0, reviewer: 1, owner: 2 }
