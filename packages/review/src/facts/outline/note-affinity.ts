import { conceptOfKey, foldText, noteSubjects } from '@tickmark/language'
import type { NoteSubject } from '@tickmark/language'
import type { Block, Document } from '@tickmark/document'
import { labelKey } from '../text/label-key.ts'
import { sharedPart, sharesWord } from './named-notes.ts'
import type { NoteHeading } from './note-run.ts'

/** How much a note's title has to do with a line: nothing, a word, its subject or most of its words, the very same. */
export type Affinity = 0 | 1 | 2 | 3

/** Half of a line's telling words name its note; fewer may be of anything. */
const MOSTLY = 0.5

/** How much the title of a note and a line of a statement have to do with each other. */
export function affinity(title: string, label: string): Affinity {
  if (isSame(title, label)) return 3
  if (sharesSubject(title, label)) return 2
  if (!sharesWord(title, label)) return 0
  return sharedPart(title, label) >= MOSTLY && !areOfOtherSubjects(title, label) ? 2 : 1
}

/** Whether both are called the same, or are the same line of all statements. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [labelKey(a), labelKey(b)]
  const concept = conceptOfKey(left)
  return left === right || (concept !== undefined && concept === conceptOfKey(right))
}

function subjectsOf(text: string): NoteSubject[] {
  return [...noteSubjects(text)].filter((subject) => subject !== 'anyLine' && subject !== 'policies')
}

function sharesSubject(title: string, label: string): boolean {
  const own = subjectsOf(label)
  return subjectsOf(title).some((subject) => own.includes(subject))
}

/** Other payables and other receivables share their words and not what they are about. */
function areOfOtherSubjects(title: string, label: string): boolean {
  return subjectsOf(title).length > 0 && subjectsOf(label).length > 0 && !sharesSubject(title, label)
}

/** Whether a note may explain any line: related parties, risks, fair values. */
export function explainsAnyLine(title: string): boolean {
  return noteSubjects(title).has('anyLine')
}

/** Whether a note tells how lines are measured, as lines that have no note of their own may want. */
export function tellsPolicies(title: string): boolean {
  return noteSubjects(title).has('policies')
}

/** An amount with fewer digits stands in many notes. */
const TELLING = /\d(?:[,.\s]?\d){3,}/
/** A name with fewer letters is part of others. */
const LEAST_LETTERS = 4

/** The blocks of a note: up to the next heading of its run. */
export function sectionOf({ blocks }: Document, run: readonly NoteHeading[], note: NoteHeading): readonly Block[] {
  const next = run.find(({ blockIndex }) => blockIndex > note.blockIndex)
  return blocks.slice(note.blockIndex, next?.blockIndex ?? Math.min(blocks.length, note.blockIndex + LAST_NOTE))
}

/** Blocks that the last note may have. */
const LAST_NOTE = 40

/** "(Gains)/losses" is "Gains/losses": the bracket says which of the two is negative. */
function withoutAlternatives(label: string): string {
  return foldText(label).replace(/\(([^()]+)\)(?=\s?\/)|(?<=\/\s?)\(([^()]+)\)/g, '$1$2')
}

/** Whether a note speaks of a line after all: its tables or paragraphs begin with the line's name, or print one of its amounts. */
export function speaksOf(section: readonly Block[], label: string, amounts: readonly string[]): boolean {
  const key = labelKey(withoutAlternatives(label))
  const telling = amounts.map((text) => TELLING.exec(text)?.[0]).filter((text) => text !== undefined)
  const speaks = (raw: string) => {
    const text = foldText(raw)
    return (
      (key.length >= LEAST_LETTERS && labelKey(withoutAlternatives(text.slice(0, 80))).startsWith(key)) ||
      telling.some((one) => text.includes(one))
    )
  }
  return section.some((block) => {
    if (block.type === 'table') return block.cells.some(({ text }) => speaks(text))
    return block.type !== 'picture' && speaks(block.text)
  })
}
