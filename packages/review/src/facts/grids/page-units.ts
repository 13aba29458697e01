import type { Document, Table, TextBlock } from '@tickmark/document'
import { findPeriodMarks, foldText, parseCellNumber, readUnitLine } from '@tickmark/language'
import type { StatedUnit } from '@tickmark/language'

/** Texts at the head of a page among which its running head stands. */
const HEAD_BLOCKS = 5
const LONGEST = 60
/** Pages that begin alike, from which on it is a running head and no title of one table. */
const RUNNING_PAGES = 3

/** Units that the running heads of pages state for all tables below: 财务报表附注（续） 2007 年度 人民币千元. */
export function pageUnits(document: Document): ReadonlyMap<number, StatedUnit> {
  const lines = headLines(document).flatMap((line) => {
    const unit = unitOf(line.block.text)
    return unit ? [{ ...line, unit, key: keyOf(line.block.text) }] : []
  })
  const pagesOf = Map.groupBy(lines, ({ key }) => key)
  return new Map(
    lines.flatMap(({ page, key, unit, block }) =>
      block.layer === 'furniture' || new Set(pagesOf.get(key)?.map((other) => other.page)).size >= RUNNING_PAGES
        ? [[page, unit]]
        : [],
    ),
  )
}

/** The short texts that stand on each page before its first table. */
function headLines({ blocks }: Document): { page: number; block: TextBlock }[] {
  const seen = new Map<number, number>()
  return blocks.flatMap((block) => {
    if (block.page === undefined || block.type === 'picture') return []
    const count = (seen.get(block.page) ?? 0) + (block.type === 'table' ? HEAD_BLOCKS : 1)
    seen.set(block.page, count)
    const isHead = block.type !== 'table' && (count <= HEAD_BLOCKS || block.layer === 'furniture')
    return isHead && block.text.length <= LONGEST ? [{ page: block.page, block }] : []
  })
}

/** The unit of a line that says nothing else but, at most, of which time it is. */
function unitOf(text: string): StatedUnit | undefined {
  const folded = foldText(text)
  const rest = findPeriodMarks(folded).reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    folded,
  )
  return readUnitLine(rest.replace(BEHIND_TIME, ' ').trim())
}

/** What is left of 2007年度 and 2007年12月31日止 when the time is gone. */
const BEHIND_TIME = /(?<=^|\s)(?:度|末|止)/g

/** Pages of one part begin alike but for their years and numbers. */
function keyOf(text: string): string {
  return foldText(text).replace(/\d+/g, '#').replace(/\s+/g, '')
}

/** The unit in a last row without numbers: "As of March 31, 2022, thousands of U.S. dollars" is the caption of the table that follows. */
export function unitBelow({ cells, rowCount }: Table): StatedUnit | undefined {
  const last = cells.filter(({ rowIndex }) => rowIndex === rowCount - 1)
  const unit = last.map(({ text }) => readUnitLine(text)).find((one) => one !== undefined)
  return unit && !last.some(({ text }) => parseCellNumber(text)) ? unit : undefined
}
