import type { SentenceWords } from '../shape/sentence-words.ts'

export const sentences: SentenceWords = {
  neutral: [],
  scoped: [],
}
