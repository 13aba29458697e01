import type { Block } from '@tickmark/document'

/** Joins tables that go on over pages. */
export function joinTables(blocks: Block[]): Block[] {
  return blocks
}
