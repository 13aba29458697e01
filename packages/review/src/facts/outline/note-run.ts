import { closeNumeral, foldText, ordinalOf } from '@tickmark/language'
import { textWithMarker } from '@tickmark/document'
import type { Block, Document } from '@tickmark/document'
import { sharesWord } from './named-notes.ts'
import { numeralsOf } from './numerals.ts'
import type { Numerals } from './numerals.ts'
import type { StatementReference } from './statement-references.ts'

/** A heading of a note: its number, its subject, and where it stands. */
export interface NoteHeading {
  number: number
  numerals: Numerals
  /** Of a number in brackets: that of the part 六、 which it stands in. */
  part?: number
  title: string
  text: string
  block: Block
  /** Position of its block in the document. */
  blockIndex: number
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
/** A numbered line of a statement has amounts beside it, a heading has none. */
const AMOUNT = /^[^\p{L}]*\d{1,3}(?:,\d{3})+[^\p{L}]*$/u
/** One heading may be lost. */
const MOST_LOST = 1
const LEAST_NOTES = 4
/** Lines whose note has a word of theirs in its title, from which a run of headings is that of the notes. */
const LEAST_AGREEING = 2
const AGREEING_SHARE = 0.3
const MOST_RUNS = 120

/** Notes that are numbered on, and the lines of statements that refer to them. */
export interface NoteSet {
  run: readonly NoteHeading[]
  /** The last number that its headings reach, those behind a few that were lost in reading included. */
  reach: number
  references: readonly StatementReference[]
}

/**
 * The notes of each set of statements: of all runs of numbered headings those whose subjects the statements refer to. A report that
 * prints its statements twice, as two frameworks want them or of the group and of the company, has two.
 */
export function findNoteSets(document: Document, references: readonly StatementReference[]): NoteSet[] {
  const headings = withParts(headingsIn(document))
  const runs = separateRuns(runsOf(headings), references)
  const setWith = (run: readonly NoteHeading[], own: readonly StatementReference[]) => {
    return { run, reach: reachOf(run, headings), references: own }
  }
  if (runs.length < 2) return runs.map((run) => setWith(run, references))
  const statements = Map.groupBy(references, ({ blockIndex }) => blockIndex)
  const bySet = Map.groupBy(Array.from(statements.values()), (own) => setOf(runs, own))
  return runs.map((run) => setWith(run, bySet.get(run)?.flat() ?? []))
}

/** Headings of one numbering that are lost in a row, at most, where the numbers behind them are still its own. */
const MOST_IN_A_ROW = 3

function reachOf(run: readonly NoteHeading[], headings: readonly NoteHeading[]): number {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return 0
  const behind = headings.filter(
    ({ numerals, part, blockIndex }) =>
      numerals === first.numerals && part === first.part && blockIndex > last.blockIndex,
  )
  return behind.reduce(
    (reach, { number }) => (number > reach && number <= reach + 1 + MOST_IN_A_ROW ? number : reach),
    last.number,
  )
}

/**
 * The numbers of all lines that read like headings and are numbered on one from another, whether statements refer to them or not:
 * "12. 차입금:", "(5) Borrowings".
 */
export function numbersOfRuns(document: Document): Set<number> {
  const chains: NoteHeading[][] = []
  for (const heading of headingsIn(document, firstClause)) {
    const goesOn = (chain: NoteHeading[]) => heading.number - (chain.at(-1)?.number ?? 0)
    const before = chains.findLast((chain) => goesOn(chain) >= 1 && goesOn(chain) <= 1 + MOST_LOST)
    if (before) before.push(heading)
    else chains.push([heading])
  }
  return new Set(
    chains.filter(({ length }) => length >= LEAST_NOTES).flatMap((chain) => chain.map(({ number }) => number)),
  )
}

/** "15. 충당부채: 당기 중 …": where the text of a note runs into its heading, the heading ends with the colon. */
function firstClause(text: string): string {
  return /^.{1,60}?[:：](?=\s|$)/.exec(text)?.[0] ?? text
}

function beginOf([first]: readonly NoteHeading[]): number {
  return first?.blockIndex ?? 0
}

/** The run with which a statement's lines agree best; where they agree with two alike, the first behind the statement. */
function setOf(runs: readonly NoteHeading[][], references: readonly StatementReference[]): NoteHeading[] | undefined {
  const isBehind = (run: NoteHeading[]) => Number(beginOf(run) > (references[0]?.blockIndex ?? 0))
  return bestOf(runs, references, (a, b) => isBehind(b) - isBehind(a) || beginOf(a) - beginOf(b))
}

/** The run to which most lines refer, and those beside it that share no heading with it and agree with lines, too. */
function separateRuns(runs: readonly NoteHeading[][], references: readonly StatementReference[]): NoteHeading[][] {
  const best = bestOf(runs, references, (a, b) => b.length - a.length || beginOf(b) - beginOf(a))
  const least = Math.max(LEAST_AGREEING, references.length * AGREEING_SHARE)
  if (!best || best.length < LEAST_NOTES) return []
  const others = runs.map((run) => run.filter((heading) => !best.includes(heading)))
  // A list before it may begin the run as well; the latest beginning is the notes' own.
  const whole = others.filter((run) => run[0]?.number === 1 && run.length >= LEAST_NOTES)
  const second = bestOf(whole, references, (a, b) => beginOf(b) - beginOf(a))
  const isSet = second && agreeing(second, references) >= Math.max(LEAST_AGREEING, second.length * AGREEING_SHARE)
  if (!isSet) return agreeing(best, references) >= least ? [best] : []
  // The first set seems to go on in the second, where that is longer.
  const at = best.findIndex(({ blockIndex }) => blockIndex > beginOf(second))
  return at > 0 ? [best.slice(0, at), [...second, ...best.slice(at)]] : [best, second]
}

/** The run with which most lines agree; of those that agree alike the first in the given order. */
function bestOf(
  runs: readonly NoteHeading[][],
  references: readonly StatementReference[],
  order: (a: NoteHeading[], b: NoteHeading[]) => number,
): NoteHeading[] | undefined {
  const scored = runs.map((run) => ({ run, score: agreeing(run, references) }))
  return scored.toSorted((a, b) => b.score - a.score || order(a.run, b.run))[0]?.run
}

function agreeing(run: readonly NoteHeading[], references: readonly StatementReference[]): number {
  const titles = new Map(run.map(({ number, title }) => [number, title]))
  return references.filter(
    ({ label, numbers, numerals, part }) =>
      numerals === run[0]?.numerals &&
      (part === undefined || run[0].part === undefined || part === run[0].part) &&
      numbers.some((number) => sharesWord(titles.get(number) ?? '', label)),
  ).length
}

/** All runs that begin with one and go on in order, in numerals of one kind; a list within a note is a run of its own beside the notes'. */
function runsOf(headings: readonly NoteHeading[]): NoteHeading[][] {
  const runs: NoteHeading[][] = []
  for (const heading of headings) {
    for (const run of runs) {
      const last = run.at(-1)?.number ?? 0
      const isAlike = run[0]?.numerals === heading.numerals && run[0].part === heading.part
      if (isAlike && heading.number > last && heading.number <= last + 1 + MOST_LOST) run.push(heading)
    }
    if (heading.number === 1 && runs.length < MOST_RUNS) runs.push([heading])
  }
  return runs
}

/** Each heading whose number stands in brackets with the part that it stands in. */
function withParts(headings: readonly NoteHeading[]): NoteHeading[] {
  let part: number | undefined
  return headings.map((heading) => {
    if (heading.numerals === 'ideographs') part = heading.number
    return heading.numerals === 'ideographs in brackets' && part !== undefined ? { ...heading, part } : heading
  })
}

function headingsIn({ blocks }: Document, shorten = (text: string) => text): NoteHeading[] {
  const read = (text: string, block: Block, at: number) => readHeading(shorten(text), block, at)
  return blocks.flatMap((block, blockIndex) => {
    if (block.type === 'picture' || block.layer === 'furniture' || block.layer === 'invisible') return []
    if (block.type !== 'table') {
      if (block.type === 'paragraph' && block.role === 'contents') return []
      return read(textWithMarker(block), block, blockIndex)
    }
    const rows = Map.groupBy(block.cells, ({ rowIndex }) => rowIndex)
    return Array.from(rows.values()).flatMap((cells) => {
      const [first, second] = cells.toSorted((a, b) => a.columnIndex - b.columnIndex)
      if (!first || first.columnIndex > 0 || cells.some(({ text }) => AMOUNT.test(text))) return []
      // "11." in a cell of its own.
      const text = ALONE.test(foldText(first.text).trim()) && second ? `${first.text} ${second.text}` : first.text
      return read(text, block, blockIndex)
    })
  })
}

function readHeading(raw: string, block: Block, blockIndex: number): NoteHeading[] {
  const text = closeNumeral(foldText(raw).trim())
  const { number, title } = HEADING.exec(text)?.groups ?? {}
  if (!number || !title || title.length > LONGEST || /[。;；]|\.\s/.test(title)) return []
  return [
    {
      number: ordinalOf(number),
      numerals: numeralsOf(/^[^\p{L}\d]*/u.exec(text)?.[0] + number),
      title,
      text: raw.trim(),
      block,
      blockIndex,
    },
  ]
}
