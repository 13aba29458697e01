import type { PageContent } from '../page-content.ts'
import { findMarkedTables, findOpenTables } from '../tables/find-tables.ts'
import type { PageTable } from '../tables/page-table.ts'
import { findAreas } from './find-areas.ts'
import { groupParagraphs } from './group-paragraphs.ts'
import { elementFinder } from './read-elements.ts'
import type { PageBlock, PageLayout } from './page-layout.ts'
import { groupLines, indexWords } from './text-line.ts'
import type { Token } from './text-line.ts'

/** Finds tables, text columns and paragraphs of one page. */
export function layoutPage(content: PageContent): PageLayout {
  const tokens = indexWords(content.words).filter(({ hidden, vertical }) => !hidden && !vertical)
  const elementOf = elementFinder(content.tags)
  const ruled = findMarkedTables(content, tokens)
  const blocks: PageBlock[] = []
  const placed = new Set<PageTable>()
  for (const area of findAreas(without(tokens, ruled))) {
    const open = findOpenTables(content, area.tokens)
    const texts = groupParagraphs(groupLines(without(area.tokens, open)), elementOf)
    const top = Math.min(...area.tokens.map((token) => token.top))
    const bottom = Math.max(...area.tokens.map((token) => token.bottom))
    // A ruled table stands where its top does among the areas.
    const nearby = ruled.filter(
      (table) => !placed.has(table) && table.top < bottom && (table.top >= top || table.bottom <= bottom),
    )
    for (const table of nearby) placed.add(table)
    blocks.push(
      ...[...texts, ...[...open, ...nearby].map((table) => ({ type: 'table' as const, table }))].toSorted(
        (a, b) => topOf(a) - topOf(b),
      ),
    )
  }
  const rest = ruled.filter((table) => !placed.has(table))
  for (const table of rest) insertByTop(blocks, table)
  return {
    blocks: [
      ...blocks,
      ...content.pictures.map((picture) => ({ type: 'picture' as const, ...picture })),
      ...hiddenTexts(content),
    ],
  }
}

function without(tokens: readonly Token[], tables: readonly PageTable[]): Token[] {
  const taken = new Set(tables.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines.flat())))
  return tokens.filter(({ index }) => !taken.has(index))
}

function topOf(block: PageBlock): number {
  return block.type === 'table' ? block.table.top : block.top
}

function insertByTop(blocks: PageBlock[], table: PageTable): void {
  const at = blocks.findIndex((block) => topOf(block) > table.top)
  blocks.splice(at < 0 ? blocks.length : at, 0, { type: 'table', table })
}

function hiddenTexts(content: PageContent): PageBlock[] {
  const hidden = indexWords(content.words).filter((word) => word.hidden)
  return groupParagraphs(groupLines(hidden)).map((text) => ({ ...text, hidden: true }))
}
