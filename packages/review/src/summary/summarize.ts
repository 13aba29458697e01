import { foldText } from '@tickmark/language'
import type { Document, DocumentSummary, TextBlock } from '@tickmark/document'
import type { CheckedFacts } from '../judge/checked-facts.ts'
import { textBlocks } from '../facts/outline/outline.ts'
import { entityOf } from './entity.ts'
import { findStatements, leadingStatements } from './find-statements.ts'
import type { StatementPart } from './find-statements.ts'
import { keyFigures } from './key-figures.ts'
import { pickColumns } from './pick-columns.ts'

const OUTLINE_LIMIT = 60
/** Text blocks among which a document's title stands. */
const FRONT = 5
/** Tables that have to agree on a period where no statement says it. */
const LEAST_TABLES = 3

/** What the document says of itself, each as far as it is proven: who, when, in which unit, its key figures with their change, its outline. */
export function summarize(document: Document, facts: Pick<CheckedFacts, 'grids'>): DocumentSummary {
  const statements = leadingStatements(findStatements(document, facts.grids))
  const parts = [...statements.values()].flat()
  const said = {
    title: titleOf(document),
    entity: entityOf(document, parts),
    period: periodOf(parts) ?? commonPeriod(facts),
    unitText: unitOf(parts.map(({ grid }) => grid)) ?? unitOf(facts.grids),
  }
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, text]) => text)),
    keyFigures: keyFigures(statements),
    outline: outlineOf(document),
  }
}

function outlineOf(document: Document): DocumentSummary['outline'] {
  return document.blocks
    .flatMap((block) =>
      block.type === 'heading' && block.layer === 'body'
        ? [{ level: block.level, text: block.text, ...(block.page ? { page: block.page } : {}) }]
        : [],
    )
    .slice(0, OUTLINE_LIMIT)
}

const NUMBERED = /^(?:[(（]?[\d一二三四五六七八九十IVX]+[)）.、．\s]|第.{1,3}[章节節]|item|part|note|附注|주석|注記)/i

/**
 * The heading that opens the document; a numbered one belongs to a section. From a list of contents on, its own heading included, headings
 * are those of what it lists.
 */
function titleOf(document: Document): string | undefined {
  const blocks = textBlocks(document)
  const front = blocks.slice(0, FRONT)
  const contents = front.findIndex((_, index) => isContentsLine(blocks[index + 1]))
  const heading = front
    .slice(0, contents === -1 ? FRONT : contents)
    .find((block) => block.type === 'heading' && !NUMBERED.test(foldText(block.text).trim()))
  return heading?.text ?? document.metadata.title
}

/** A line of a list of contents: told so by its reader, or leaders and a number of a page at its end. */
function isContentsLine(block: TextBlock | undefined): boolean {
  if (!block) return false
  const isTold = block.type === 'paragraph' && block.role === 'contents'
  return isTold || /(?:[.…·‥・]\s?){3,}\s*\d{1,3}$/u.test(foldText(block.text).trim())
}

/** The end of the period that the primary statements are on. */
function periodOf(parts: readonly StatementPart[]): string | undefined {
  const ends = parts.flatMap((part) => pickColumns(part)?.end ?? [])
  const latest = ends.toSorted().at(-1)
  // "2023" beside "2023-12-31": what is printed in full says more.
  return ends.filter((end) => latest && end.startsWith(latest.slice(0, 4))).toSorted((a, b) => b.length - a.length)[0]
}

/** The latest period that heads most tables, where most agree. */
function commonPeriod({ grids }: Pick<CheckedFacts, 'grids'>): string | undefined {
  const latest = grids.flatMap(
    ({ columns }) =>
      columns
        .flatMap(({ period }) => period?.end ?? [])
        .toSorted()
        .at(-1) ?? [],
  )
  const [first] = [...Map.groupBy(latest, (end) => end)].toSorted((a, b) => b[1].length - a[1].length)
  return first && first[1].length >= LEAST_TABLES && first[1].length * 2 > latest.length ? first[0] : undefined
}

/** The unit that all of them state. */
function unitOf(grids: readonly CheckedFacts['grids'][number][]): string | undefined {
  const texts = new Set(grids.flatMap(({ unit }) => unit.text || []))
  return texts.size === 1 ? [...texts][0] : undefined
}
