import { EMPTY_WORDS, foldText, GENERIC_WORDS } from '@tickmark/language'
import type { Document } from '@tickmark/document'
import { labelKey } from '../text/label-key.ts'
import { numberedPlaces } from './outline.ts'
import type { NumberedPlace } from './outline.ts'
import { signPairs } from '../text/sign-pairs.ts'

/** A note of the statements with the subject that its heading names. */
export interface NamedNote {
  number: number
  title: string
  place: NumberedPlace
}

const LONGEST_TITLE = 80

/** The notes whose headings name their subject, by number; a number that two headings claim with different subjects is left out. */
export function namedNotes(document: Document): Map<number, NamedNote> {
  const notes = new Map<number, NamedNote>()
  const disputed = new Set<number>()
  const places = numberedPlaces(document)
  const own = places.filter(({ kind }) => kind === 'note')
  // Where notes are plainly numbered headings, those headings are the notes.
  const headings =
    own.length >= 3 ? own : places.filter(({ kind, parent, heading }) => kind === 'decimal' && parent === '' && heading)
  for (const place of headings) {
    const title = titleOf(place)
    if (!title || place.ordinal === 0) continue
    const known = notes.get(place.ordinal)
    if (known && !sharesWord(known.title, title)) disputed.add(place.ordinal)
    if (!known) notes.set(place.ordinal, { number: place.ordinal, title, place })
  }
  for (const number of disputed) notes.delete(number)
  return notes
}

/** The heading without its number; undefined where a sentence follows instead of a subject. */
function titleOf({ text, printed }: NumberedPlace): string | undefined {
  const folded = foldText(text)
  const rest = folded
    .slice(folded.indexOf(printed) + printed.length)
    .replace(/^[\s.:、,)\]-]+/, '')
    .trim()
  return rest.length >= 2 && rest.length <= LONGEST_TITLE && !/[。;；]|\.\s/.test(rest) ? rest : undefined
}

/** Whether two subjects have a word in common: stems of words, or pairs of characters where words are not parted by blanks. */
export function sharesWord(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  return [...left].some((word) => right.has(word))
}

/** Which part of a line's telling words a note's title has, from 0 to 1. */
export function sharedPart(title: string, label: string): number {
  const [own, key] = [wordsOf(title), labelKey(title)]
  const all = tellingWords(label).filter((word) => !GENERIC.has(word))
  const isNamed = (word: string) => own.has(word) || (UNPARTED.test(word) && key.includes(word))
  return all.length === 0 ? 0 : all.filter(isNamed).length / all.length
}

/** A term of so few syllables is one word: 예수금 and 미수금 are what is owed and what is due, and share two of three. */
const ONE_WORD = 3
const UNPARTED = /^[\u3040-\u9fff\uac00-\ud7af]+$/

function tellingWords(label: string): string[] {
  const runs = labelKey(label).match(/[\u3040-\u9fff\uac00-\ud7af]{2,}/g) ?? []
  const short = runs.filter((run) => run.length <= ONE_WORD)
  return short.length > 0 ? short : [...wordsOf(label)]
}

/** Whether all words of a subject stand in a title. */
export function namesSubject(title: string, subject: string): boolean {
  const [own, wanted] = [wordsOf(title), wordsOf(subject)]
  return wanted.size > 0 && [...wanted].every((word) => own.has(word))
}

function wordsOf(text: string): Set<string> {
  const key = labelKey(text)
  const latin = key.match(/[a-zß-ÿ]{3,}/g) ?? []
  const pairs = signPairs(key, /[\u3040-\u9fff\uac00-\ud7af]{2,}/g)
  return new Set([...latin.filter((word) => !EMPTY_WORDS.has(word)).map((word) => word.slice(0, 5)), ...pairs])
}

/** Generic words in the same pieces as labels. */
const GENERIC: ReadonlySet<string> = new Set([...GENERIC_WORDS].flatMap((word) => [...wordsOf(word)]))
