import type { Block, Location } from '@tickmark/document'

/** The place of a whole block. */
export function locationOf(block: Block): Location {
  return { ...(block.page ? { page: block.page } : {}), ...(block.box ? { box: block.box } : {}), block: block.id }
}
