import { LANGUAGE_DATA } from '../data/languages.ts'
import { foldText } from '../words/fold-text.ts'

const WORDS = new Set(LANGUAGE_DATA.flatMap(({ labels }) => labels.noteHead.words.map((word) => keyOf(word))))

/** Whether a head says that its column names the notes in which lines are explained: "Note", 附注, "Anhang"; in two languages, "Notes 附註". */
export function namesNotes(head: string): boolean {
  const key = keyOf(head)
  return WORDS.has(key) || (key.includes(' ') && key.split(' ').every((word) => WORDS.has(word)))
}

function keyOf(text: string): string {
  return foldText(text).toLowerCase().replace(/\s+/g, ' ').trim()
}
