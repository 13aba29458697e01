import { unionBox } from '@tickmark/document'
import type { Block, Box, Document, Location, Word } from '@tickmark/document'

/**
 * Looks up where a location's own words stand: a cell's box may be far wider than the number in it. Of words that are broken over two lines
 * it is the place of those on the last.
 */
export function createBoxFinder(document: Document): (location: Location) => Box | undefined {
  const blocks = new Map(document.blocks.map((block) => [block.id, block]))
  return (location) => {
    const block = location.block === undefined ? undefined : blocks.get(location.block)
    const words = block && wordsOf(block, location)
    const { start = 0, end = Infinity } = location
    const inside = (words ?? []).filter(
      (word) => word.start < end && word.end > start && (word.page ?? location.page) === location.page,
    )
    const last = inside.at(-1)
    const onLastLine = inside.filter(({ box }) => last && box[3] > last.box[1] && box[1] < last.box[3])
    return unionBox(onLastLine.map(({ box }) => box)) ?? location.box
  }
}

function wordsOf(block: Block, { rowIndex, columnIndex = 0 }: Location): Word[] | undefined {
  if (block.type === 'picture') return undefined
  if (block.type !== 'table') return block.words
  return block.cells.find((cell) => cell.rowIndex === rowIndex && cell.columnIndex === columnIndex)?.words
}
