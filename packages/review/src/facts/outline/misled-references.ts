import type { Document } from '@tickmark/document'
import { foldText, ordinalOf } from '@tickmark/language'
import type { Grid } from '../grids/grid.ts'
import { labelKey } from '../text/label-key.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { namedNotes, namesSubject } from './named-notes.ts'
import { affinity, explainsAnyLine, sectionOf, speaksOf, tellsPolicies } from './note-affinity.ts'
import { findNoteSets } from './note-run.ts'
import { numeralsOf } from './numerals.ts'
import type { NoteHeading, NoteSet } from './note-run.ts'
import { referencesOf } from './references.ts'
import type { Reference } from './references.ts'
import { statementReferences } from './statement-references.ts'
import type { StatementReference } from './statement-references.ts'

/** What refers to a note that is about something else, and the note that is meant. */
interface Misled<Source> {
  reference: Source
  target: NoteHeading
  right: NoteHeading
}

/** Lines of statements whose note has nothing to do with them, while one other note has most to do with them. */
export function misledLines(document: Document, grids: readonly Grid[]): Misled<StatementReference>[] {
  return findNoteSets(document, statementReferences(grids)).flatMap((set) => misledInSet(document, set))
}

/** Of the lines that agree with their notes, so many may not: with more, rows or headings were misread. */
const MOST_MISLED = 0.5

function misledInSet(document: Document, set: NoteSet): Misled<StatementReference>[] {
  const { run } = set
  const references = set.references.filter((reference) => !isWithin(run, reference))
  const agreeing = references.filter(({ label, numbers }) =>
    run.some(({ number, title }) => numbers.includes(number) && affinity(title, label) > 0),
  )
  const misled = alone(references.flatMap((reference) => misledBy(document, reference, run)))
  return misled.length <= agreeing.length * MOST_MISLED ? misled : []
}

/** A table behind the first heading names where the parts of its lines were charged, not where they are explained. */
function isWithin([first]: readonly NoteHeading[], { blockIndex }: StatementReference): boolean {
  return first !== undefined && first.blockIndex < blockIndex
}

/** Lines that would belong to so many different notes and share one mean it: a note on all of their statement. */
const SHARED = 3

function alone(misled: readonly Misled<StatementReference>[]): Misled<StatementReference>[] {
  const byTarget = Map.groupBy(misled, ({ target }) => target.number)
  return misled.filter(
    ({ target }) => new Set(byTarget.get(target.number)?.map(({ right }) => right.number)).size < SHARED,
  )
}

function misledBy(
  document: Document,
  reference: StatementReference,
  run: readonly NoteHeading[],
): Misled<StatementReference>[] {
  const { label, numbers, figure } = reference
  const targets = run.filter(({ number }) => numbers.includes(number))
  const [target] = targets
  if (!target || targets.some(({ title }) => affinity(title, label) > 0 || explainsAnyLine(title))) return []
  const right = closestTo(label, run)
  const isOfPolicies = targets.some(({ title }) => tellsPolicies(title))
  if (
    !right ||
    (isOfPolicies && affinity(right.title, label) < 3) ||
    targets.some((note) => speaksOf(sectionOf(document, run, note), label, [figure.text]))
  )
    return []
  return [{ reference, target, right }]
}

/** The one note that has most to do with a line; none where two have as much. */
function closestTo(label: string, run: readonly NoteHeading[]): NoteHeading | undefined {
  const [best, next] = run
    .map((note) => ({ note, score: affinity(note.title, label) }))
    .toSorted((a, b) => b.score - a.score)
  const isNamed = best && (best.score === SAME || !MENTIONS.test(label) || beginsWith(label, best.note.title))
  return isNamed && best.score >= 2 && best.score > (next?.score ?? 0) ? best.note : undefined
}

const SAME = 3
/** "Loss on sale of fixed assets": what stands behind the word is only mentioned, and the line may belong elsewhere. */
const MENTIONS = /\s(?:on|of|from|for|to|in)\s/i

/** Whether one name begins the other. */
function beginsWith(label: string, title: string): boolean {
  const [a, b] = [labelKey(label), labelKey(title)]
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a))
}

/** References in brackets behind what they explain, "… came to $485.0 million (see Note 3)", whose note is about something else. */
export function misledSentences(document: Document): Misled<Reference>[] {
  const run = notesByName(document)
  if (run.length < LEAST_NOTES) return []
  return referencesOf(document, 'note').flatMap((reference) => {
    const clause = clauseBefore(reference)
    // A part of a note ("note 2.2") has a title of its own.
    const [only = '', ...others] = reference.numbers
    const isWhole = others.length === 0 && !only.includes('.')
    const target = run.find(({ number }) => isWhole && number === ordinalOf(only))
    if (!clause || !target || affinity(target.title, clause) > 0 || explainsAnyLine(target.title)) return []
    const named = run.filter(({ title }) => namesSubject(clause.slice(-REACH), title))
    const right = named.length === 1 ? named[0] : undefined
    return right && !answers(document, { run, target, clause }) ? [{ reference, target, right }] : []
  })
}

const LEAST_NOTES = 3
/** How far before its bracket a sentence names what it tells. */
const REACH = 120
/** With more numbers before the bracket, rows of a table were read as text. */
const MOST_NUMBERS = 4

function notesByName(document: Document): NoteHeading[] {
  return [...namedNotes(document).values()]
    .map(({ number, title, place: { printed, text, block, blockIndex } }) => ({
      number,
      numerals: numeralsOf(printed),
      title,
      text,
      block,
      blockIndex,
    }))
    .toSorted((a, b) => a.blockIndex - b.blockIndex)
}

/** An open bracket with few letters up to the reference, none of which name another document. */
const OPENS = /[(（][^()（）]{0,14}$/
const CLOSES = /^[^()（）]{0,8}[)）]/

/** What a reference in brackets is said of: its sentence up to the bracket. */
function clauseBefore({ block, text, start, end }: Reference): string | undefined {
  const opened = OPENS.exec(text.slice(0, start))
  if (!opened || !CLOSES.test(text.slice(end))) return undefined
  const sentence = splitSentences(block.text).find((one) => one.start <= start && start < one.end)
  const clause = text.slice(sentence?.start ?? 0, opened.index).trim()
  return clause !== '' && (clause.match(/\d[\d,.]*/g) ?? []).length <= MOST_NUMBERS ? clause : undefined
}

/** Whether a note speaks of what a sentence tells: it prints its amounts, or has a line that the sentence names. */
function answers(
  document: Document,
  { run, target, clause }: { run: readonly NoteHeading[]; target: NoteHeading; clause: string },
): boolean {
  const section = sectionOf(document, run, target)
  const amounts = (clause.match(/\d[\d,.]*\d/g) ?? []).filter((text) => !YEAR.test(text))
  const key = labelKey(clause)
  return (
    speaksOf(section, '', amounts) ||
    section.some((block) => block.type === 'table' && block.cells.some((cell) => isNamedIn(key, cell.text)))
  )
}

const YEAR = /^(?:19|20)\d\d$/
/** A line with fewer letters is a word of any sentence. */
const LEAST_NAME = 6

function isNamedIn(clause: string, cell: string): boolean {
  const name = labelKey(foldText(cell))
  return name.length >= LEAST_NAME && clause.includes(name)
}
