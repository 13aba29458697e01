import { LANGUAGE_DATA } from '../data/languages.ts'

/** Words of all languages that many lines have, whatever they are about. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(LANGUAGE_DATA.flatMap(({ labels }) => [...labels.generic]))

/** Small words of all languages, which say nothing of what a line is about. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(LANGUAGE_DATA.flatMap(({ labels }) => [...labels.empty]))
