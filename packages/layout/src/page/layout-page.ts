import { itemAt } from '@tickmark/document'
import { boundsOf } from '@tickmark/document/page'
import type { PageContent, Rectangle } from '@tickmark/document/page'
import { findMarkedTables, findOpenTables } from '../tables/find-tables.ts'
import { findBandEdges } from '../tables/ruled/find-bands.ts'
import { mergeRules } from '../tables/parts/merge-rules.ts'
import type { PageTable } from '../tables/parts/page-table.ts'
import { findAreas } from './find-areas.ts'
import { findFootnotes } from './find-footnotes.ts'
import { findSpread, sideOf } from './find-spread.ts'
import { groupParagraphs } from './group-paragraphs.ts'
import { labelPictures } from './label-pictures.ts'
import { contentScale, scaleBlock, scaleContent } from './scale-content.ts'
import { dropLeadersWithin, withoutLeaders } from '../lines/leaders.ts'
import { elementFinder } from '../lines/read-elements.ts'
import { findVerticalTexts } from './vertical-text.ts'
import type { PageBlock, PageLayout, PageText } from './page-layout.ts'
import { turnUpright } from '../lines/turn-content.ts'
import { drawnIn, findTurnedRegions, turnBlockBack, turnTextBack } from './turned-regions.ts'
import type { TurnedRegion } from './turned-regions.ts'
import { groupLines, indexWords } from '../lines/text-line.ts'
import type { Token } from '../lines/text-line.ts'

/** Finds tables, text columns and paragraphs of one page. */
export function layoutPage(content: PageContent): PageLayout {
  const scale = contentScale(content)
  if (scale === 1) return { blocks: layoutBlocks(content) }
  return { blocks: layoutBlocks(scaleContent(content, 1 / scale)).map((block) => scaleBlock(block, scale)) }
}

function layoutBlocks(content: PageContent): PageBlock[] {
  const seen = indexWords(content.words).filter(({ hidden }) => !hidden)
  const pictures = labelPictures(content, seen)
  const inPictures = new Set(pictures.flatMap(({ labels }) => labels.flat()))
  const visible = seen.filter(({ index }) => !inPictures.has(index))
  const turned = layoutTurned(content, visible)
  const inTurned = new Set(turned.flatMap(({ tokens }) => tokens))
  const rest = turned.length > 0 ? drawnIn(content, turned, false) : content
  const standing = visible.filter((token) => !inTurned.has(token))
  const level = layoutSides(rest, standing, pictures)
  for (const { blocks } of turned) insertTogether(level.blocks, blocks)
  return [...level.blocks, ...level.notes, ...hiddenTexts(content)]
}

/** What stands upright: of two facing pages one after the other. */
function layoutSides(content: PageContent, visible: readonly Token[], pictures: readonly PageBlock[]): Level {
  const spread = findSpread(content, visible)
  if (!spread) return layoutLevel(content, visible, pictures)
  const isLeft = (place: Rectangle): boolean => (place.left + place.right) / 2 < spread.fold
  const left = layoutLevel(
    sideOf(content, spread.fold, 'left'),
    visible.filter(isLeft),
    pictures.filter((picture) => isLeft(placeOf(picture))),
  )
  const right = layoutLevel(
    sideOf(content, spread.fold, 'right'),
    visible.filter((token) => !isLeft(token)),
    pictures.filter((picture) => !isLeft(placeOf(picture))),
  )
  const [first, second] = spread.fromRight ? [right, left] : [left, right]
  return { blocks: [...first.blocks, ...first.notes, ...second.blocks], notes: second.notes }
}

/** The regions of a page that lie on their side and hold a table, each laid out upright and put back. */
function layoutTurned(content: PageContent, visible: readonly Token[]): (TurnedRegion & { blocks: PageBlock[] })[] {
  return findTurnedRegions(visible).flatMap((region) => {
    const upright = turnUpright(drawnIn(content, [region], true), region.turn)
    const { blocks, notes } = layoutLevel(upright, tokensIn(upright, region.tokens), [])
    // Without a table of its own it may head the columns of one that stands upright.
    if (!blocks.some(({ type }) => type === 'table')) return []
    return [{ ...region, blocks: [...blocks, ...notes].map((block) => turnBlockBack(block, upright, region.turn)) }]
  })
}

/** What no table took of the words on their side: names in the margin, lines beside a picture. */
function turnedTexts(content: PageContent, left: readonly Token[]): PageText[] {
  return findTurnedRegions(left).flatMap(({ tokens, turn }) => {
    const upright = turnUpright(content, turn)
    return groupParagraphs(groupLines(tokensIn(upright, tokens))).map((text) => turnTextBack(text, upright, turn))
  })
}

function tokensIn(content: PageContent, tokens: readonly Token[]): Token[] {
  return tokens.map(({ index }) => ({ ...itemAt(content.words, index), index }))
}

/** Blocks in reading order, and the notes at the foot of the page. */
interface Level {
  blocks: PageBlock[]
  notes: PageText[]
}

/** Tables, pictures and texts among words that stand upright, and the notes below them. */
function layoutLevel(content: PageContent, visible: readonly Token[], pictures: readonly PageBlock[]): Level {
  const elementOf = elementFinder(content.tags)
  const ruled = findMarkedTables(content, withoutLeaders(visible))
  const upright = findVerticalTexts(without(visible, ruled))
  const inUpright = new Set(upright.flatMap(({ lines }) => lines.flat()))
  const level = visible.filter(({ index, vertical }) => !vertical && !inUpright.has(index))
  const aside = without(visible, ruled).filter(({ index, turned }) => turned && !inUpright.has(index))
  const notes = findFootnotes(content, without(level, ruled))
  const inNotes = new Set(notes.flatMap(({ lines }) => lines.flat()))
  const tokens = level.filter(({ index }) => !inNotes.has(index))
  const floating: PageBlock[] = [...ruled.map((table) => ({ type: 'table' as const, table })), ...pictures]
  const blocks: PageBlock[] = []
  const horizontal = mergeRules(content.rules, 'horizontal')
  const bands = mergeRules(findBandEdges(content.fills), 'horizontal')
  for (const area of findAreas(dropLeadersWithin(without(tokens, ruled), ruled), [...horizontal, ...bands])) {
    const open = findOpenTables(content, withoutLeaders(area.tokens))
    const texts = groupParagraphs(groupLines(dropLeadersWithin(without(area.tokens, open), open)), elementOf)
    const bounds = boundsOf(area.tokens)
    const nearby = floating.filter((block) => standsWithin(placeOf(block), bounds))
    for (const block of nearby) floating.splice(floating.indexOf(block), 1)
    const own: PageBlock[] = [...texts, ...open.map((table) => ({ type: 'table' as const, table })), ...nearby]
    blocks.push(...own.toSorted((a, b) => placeOf(a).top - placeOf(b).top))
  }
  for (const block of floating) insertByTop(blocks, block)
  insertTogether(blocks, upright)
  for (const text of turnedTexts(content, aside)) insertByTop(blocks, text)
  return { blocks, notes }
}

/** Whether a drawn table or picture belongs among the words of an area: beside them in height, and mostly in their width. */
function standsWithin(place: Rectangle, area: Rectangle): boolean {
  const shared = Math.min(place.right, area.right) - Math.max(place.left, area.left)
  const middle = (place.top + place.bottom) / 2
  return shared > 0.5 * (place.right - place.left) && middle > area.top && middle < area.bottom
}

function without(tokens: readonly Token[], tables: readonly PageTable[]): Token[] {
  const taken = new Set(tables.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines.flat())))
  return tokens.filter(({ index }) => !taken.has(index))
}

function placeOf(block: PageBlock): Rectangle {
  return block.type === 'table' ? block.table : block
}

function insertByTop(blocks: PageBlock[], block: PageBlock): void {
  const at = blocks.findIndex((other) => placeOf(other).top > placeOf(block).top)
  blocks.splice(at < 0 ? blocks.length : at, 0, block)
}

/** A vertical text or a turned region keeps its own order; it stands among the other blocks by its upper edge as a whole. */
function insertTogether(blocks: PageBlock[], together: readonly PageBlock[]): void {
  const top = Math.min(...together.map((block) => placeOf(block).top))
  const at = blocks.findIndex((other) => placeOf(other).top > top)
  blocks.splice(at < 0 ? blocks.length : at, 0, ...together)
}

function hiddenTexts(content: PageContent): PageBlock[] {
  const hidden = indexWords(content.words).filter((word) => word.hidden)
  return groupParagraphs(groupLines(hidden)).map((text) => ({ ...text, hidden: true }))
}
