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
    const printed = block && printedAt(block, location)
    const { start = 0, end = Infinity } = location
    const inside = (printed?.words ?? [])
      .filter((word) => word.start < end && word.end > start && (word.page ?? location.page) === location.page)
      .map((word) => ({ box: partOf(word, start, end, printed?.text ?? '') }))
    const last = inside.at(-1)
    const onLastLine = inside.filter(({ box }) => last && box[3] > last.box[1] && box[1] < last.box[3])
    return unionBox(onLastLine.map(({ box }) => box)) ?? location.box
  }
}

function printedAt(
  block: Block,
  { rowIndex, columnIndex = 0 }: Location,
): { text: string; words?: Word[] } | undefined {
  if (block.type === 'picture') return undefined
  if (block.type !== 'table') return block
  return block.cells.find((cell) => cell.rowIndex === rowIndex && cell.columnIndex === columnIndex)
}

/** The place of a part of a word: text without blanks, as in Chinese and Japanese, is one long word of which the figure is a few characters. */
function partOf({ box, start, end }: Word, from: number, to: number, text: string): Box {
  if (from <= start && to >= end) return box
  const whole = widthOf(text.slice(start, end)) || 1
  const [left, top, right, bottom] = box
  const at = (position: number): number => left + ((right - left) * widthOf(text.slice(start, position))) / whole
  return [from > start ? at(from) : left, top, to < end ? at(to) : right, bottom]
}

/** Characters of East Asia are twice as wide as digits and Latin letters. */
const widthOf = (text: string): number =>
  Array.from(text, (sign) => (/[\u1100-\uffdc]/.test(sign) ? 2 : 1)).reduce(sum, 0)
const sum = (all: number, one: number): number => all + one
