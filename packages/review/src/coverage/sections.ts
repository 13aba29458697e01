import { getExisting } from '@tickmark/document'
import type { CoverageSection, Document, Figure, Location } from '@tickmark/document'
import type { CheckedFacts } from '../judge/checked-facts.ts'
import { namedNotes } from '../facts/outline/named-notes.ts'
import { locationOf } from '../rule/place-of.ts'
import { findStatements } from '../summary/find-statements.ts'
import type { StatementPart } from '../summary/find-statements.ts'

/** Where a part of a document begins. `rank`: 0 statement, 1 note, then headings by their level. */
export interface SectionStart {
  kind: CoverageSection['kind']
  title: string
  location: Location
  blockIndex: number
  rank: number
}

const LONGEST_TITLE = 90
/** Level of a note whose heading was not recognised as one. */
const NOTE_LEVEL = 3
/** Times that a heading stands from which it is a running head: it parts pages, not subjects. */
const RUNNING = 3

/** The parts of a text in its order: primary statements, notes, and headings outside of them. The first begins with the document. */
export function sectionStarts(document: Document, facts: Pick<CheckedFacts, 'grids'>): SectionStart[] {
  const starts = new Map<number, SectionStart>()
  const add = (start: SectionStart): void => {
    const known = starts.get(start.blockIndex)
    if (!known || start.rank < known.rank) starts.set(start.blockIndex, start)
  }
  for (const part of findStatements(document, facts.grids)) add(statementStart(part))
  for (const start of [...noteStarts(document), ...headingStarts(document)]) add(start)
  const ordered = outsideNotes([...starts.values()].toSorted((a, b) => a.blockIndex - b.blockIndex))
  return ordered[0]?.blockIndex === 0 ? ordered : [frontOf(document), ...ordered]
}

function frontOf(document: Document): SectionStart {
  const [first] = document.blocks
  return { kind: 'section', title: '', location: first ? locationOf(first) : {}, blockIndex: 0, rank: 0 }
}

function statementStart({ grid, title }: StatementPart): SectionStart {
  return {
    kind: 'statement',
    title: title.slice(0, LONGEST_TITLE),
    location: locationOf(grid.table),
    blockIndex: grid.blockIndex,
    rank: 0,
  }
}

function noteStarts(document: Document): SectionStart[] {
  return Array.from(namedNotes(document).values(), ({ place }) => ({
    kind: 'note' as const,
    title: place.text.slice(0, LONGEST_TITLE),
    location: locationOf(place.block),
    blockIndex: place.blockIndex,
    rank: 1,
  }))
}

function headingStarts(document: Document): SectionStart[] {
  const times = new Map<string, number>()
  for (const block of document.blocks)
    if (block.type === 'heading') times.set(block.text, (times.get(block.text) ?? 0) + 1)
  return document.blocks.flatMap((block, blockIndex) =>
    block.type === 'heading' && block.layer === 'body' && getExisting(times, block.text) < RUNNING
      ? [
          {
            kind: 'section' as const,
            title: block.text.trim().slice(0, LONGEST_TITLE),
            location: locationOf(block),
            blockIndex,
            rank: 1 + block.level,
          },
        ]
      : [],
  )
}

/** Headings within a note belong to it; one as high as the note's own ends it. */
function outsideNotes(starts: readonly SectionStart[]): SectionStart[] {
  let note = false
  return starts.filter((start) => {
    if (start.kind !== 'section') {
      note = start.kind === 'note'
      return true
    }
    if (note && start.rank > NOTE_LEVEL) return false
    note = false
    return true
  })
}

/** The sheets of a workbook in its order. */
export function sheetStarts(document: Document): SectionStart[] {
  return (document.workbook?.sheets ?? []).map(({ name }) => ({
    kind: 'sheet',
    title: name,
    location: { sheet: name, cell: 'A1' },
    blockIndex: 0,
    rank: 0,
  }))
}

/** Finds the part in which a place lies; -1 where none does. */
export function sectionFinder(document: Document, starts: readonly SectionStart[]): (place: Location) => number {
  const sheets = new Map(starts.flatMap(({ kind, title }, index) => (kind === 'sheet' ? [[title, index]] : [])))
  const positions = new Map(document.blocks.map(({ id }, index) => [id, index]))
  return ({ sheet, block }: Figure['location']) => {
    if (sheet !== undefined) return sheets.get(sheet) ?? -1
    const position = positions.get(block ?? '') ?? -1
    return position < 0 ? -1 : starts.findLastIndex(({ blockIndex }) => blockIndex <= position)
  }
}
