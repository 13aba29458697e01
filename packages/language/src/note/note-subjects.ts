import { literalPattern } from '@tickmark/document'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { NOTE_SUBJECTS, type NoteSubject } from '../data/shape/note-words.ts'
import { foldText } from '../words/fold-text.ts'

/** A word of letters stands at the head of a word, and ends with it unless a hyphen leaves its end open; others stand anywhere. */
function patternOf(word: string): string {
  const text = foldText(word).toLowerCase()
  const isOpen = text.endsWith('-')
  const bare = literalPattern(isOpen ? text.slice(0, -1) : text)
  return /^[a-zß-ÿ]/.test(bare) ? `(?<![a-zß-ÿ])${bare}${isOpen ? '' : '(?![a-zß-ÿ])'}` : bare
}

const PATTERNS = NOTE_SUBJECTS.map((subject) => {
  const words = LANGUAGE_DATA.flatMap(({ notes }) => [...notes[subject]])
  return [subject, new RegExp(words.map(patternOf).join('|'))] as const
})

/** What the title of a note, a line of a statement or a sentence is about. */
export function noteSubjects(raw: string): Set<NoteSubject> {
  const text = foldText(raw).toLowerCase()
  return new Set(PATTERNS.flatMap(([subject, pattern]) => (pattern.test(text) ? [subject] : [])))
}
