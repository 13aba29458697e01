import { unionBox } from '@tickmark/document'
import type { Block, Box, Document, Location, Word } from '@tickmark/document'

/** Looks up where a location's own words stand: a cell's box may be far wider than the number in it. */
export function createBoxFinder(document: Document): (location: Location) => Box | undefined {
  const blocks = new Map(document.blocks.map((block) => [block.id, block]))
  return (location) => {
    const block = location.block === undefined ? undefined : blocks.get(location.block)
    const words = block && wordsOf(block, location)
    const { start = 0, end = Infinity } = location
    const inside = (words ?? []).filter(
      (word) => word.start < end && word.end > start && (word.page ?? location.page) === location.page,
    )
    return unionBox(inside.map(({ box }) => box)) ?? location.box
  }
}

function wordsOf(block: Block, { rowIndex, columnIndex = 0 }: Location): Word[] | undefined {
  if (block.type === 'picture') return undefined
  if (block.type !== 'table') return block.words
  return block.cells.find((cell) => cell.rowIndex === rowIndex && cell.columnIndex === columnIndex)?.words
}
