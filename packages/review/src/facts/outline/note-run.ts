import { foldText, ordinalOf } from '@tickmark/language'
import type { Block, Document } from '@tickmark/document'
import { sharesWord } from './named-notes.ts'
import type { StatementReference } from './statement-references.ts'

/** A heading of a note: its number, its subject, and where it stands. */
export interface NoteHeading {
  number: number
  title: string
  text: string
  block: Block
}

/** Headings longer than this are sentences. */
const LONGEST = 80
const NUMBER = String.raw`(?<number>\d{1,2}|[一二三四五六七八九十]{1,3})`
/** "12. Borrowings", "(12) Borrowings", "Note 12 – Borrowings", "（十）借款", "12、借款". */
const HEADING = new RegExp(
  String.raw`^(?:(?:notes?|nota|anhang|附[注註]|주석|注記)\s*)?[(（]?${NUMBER}(?:[)）]|[.．、:]|(?=\s))\s*[.:–—-]?\s*(?<title>(?!\d)[\p{L}].*)$`,
  'iu',
)
const ALONE = new RegExp(String.raw`^(?:notes?\s*)?[(（]?${NUMBER}[)）.]?$`, 'iu')
/** One heading may be lost. */
const MOST_LOST = 1
const LEAST_NOTES = 4
/** Lines whose note has a word of theirs in its title, from which a run of headings is that of the notes. */
const LEAST_AGREEING = 2
const AGREEING_SHARE = 0.3
const MOST_RUNS = 120

/** The headings of the notes: of all runs of numbered headings the one whose subjects the statements refer to. */
export function findNoteRun(document: Document, references: readonly StatementReference[]): NoteHeading[] {
  if (references.length < LEAST_AGREEING) return []
  const scored = runsOf(headingsIn(document)).map((run) => ({ run, score: agreeing(run, references) }))
  const [best] = scored.toSorted((a, b) => b.score - a.score || b.run.length - a.run.length)
  const least = Math.max(LEAST_AGREEING, references.length * AGREEING_SHARE)
  return best && best.score >= least && best.run.length >= LEAST_NOTES ? best.run : []
}

function agreeing(run: readonly NoteHeading[], references: readonly StatementReference[]): number {
  const titles = new Map(run.map(({ number, title }) => [number, title]))
  return references.filter(({ label, numbers }) =>
    numbers.some((number) => sharesWord(titles.get(number) ?? '', label)),
  ).length
}

/** All runs that begin with one and go on in order; a list within a note is a run of its own beside the notes'. */
function runsOf(headings: readonly NoteHeading[]): NoteHeading[][] {
  const runs: NoteHeading[][] = []
  for (const heading of headings) {
    for (const run of runs) {
      const last = run.at(-1)?.number ?? 0
      if (heading.number > last && heading.number <= last + 1 + MOST_LOST) run.push(heading)
    }
    if (heading.number === 1 && runs.length < MOST_RUNS) runs.push([heading])
  }
  return runs
}

function headingsIn({ blocks }: Document): NoteHeading[] {
  return blocks.flatMap((block) => {
    if (block.type === 'picture' || block.layer === 'furniture' || block.layer === 'invisible') return []
    if (block.type !== 'table') {
      if (block.type === 'paragraph' && block.role === 'contents') return []
      const marker = block.type === 'list-item' && block.marker ? `${block.marker} ` : ''
      return readHeading(marker + block.text, block)
    }
    const rows = Map.groupBy(block.cells, ({ rowIndex }) => rowIndex)
    return Array.from(rows.values()).flatMap((cells) => {
      const [first, second] = cells.toSorted((a, b) => a.columnIndex - b.columnIndex)
      if (!first || first.columnIndex > 0) return []
      // "11." in a cell of its own.
      const text = ALONE.test(foldText(first.text).trim()) && second ? `${first.text} ${second.text}` : first.text
      return readHeading(text, block)
    })
  })
}

function readHeading(raw: string, block: Block): NoteHeading[] {
  const text = foldText(raw).trim()
  const { number, title } = HEADING.exec(text)?.groups ?? {}
  if (!number || !title || title.length > LONGEST || /[。;；]|\.\s/.test(title)) return []
  return [{ number: ordinalOf(number), title, text: raw.trim(), block }]
}
