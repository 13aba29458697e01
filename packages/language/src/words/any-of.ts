import { literalPattern } from '@tickmark/document'

/** 3주간 is a time of three weeks; 주 counts shares where no syllable follows. */
const ENDS = new Map([['주', String.raw`(?![가-힣])`]])

/** One pattern for all words, the longest first; a word of letters does not stand for the head of a longer one. */
export function anyOf(words: readonly string[]): string {
  const ordered = [...new Set(words)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
  // Most places of a text fail at their first character: asking for it alone first makes the search several times as fast.
  const heads = [...new Set(ordered.map(headOf).flatMap((head) => [head, head.toUpperCase()]))]
  return `(?=[${heads.map((head) => (head === '-' ? '\\-' : literalPattern(head))).join('')}])(?:${ordered.map((word) => casings(word) + endOf(word)).join('|')})`
}

function headOf(word: string): string {
  return word.slice(0, 1)
}

function endOf(word: string): string {
  return ENDS.get(word) ?? (/[a-zß-ÿ]$/i.test(word) ? '(?![A-Za-z])' : '')
}

/** A word as it stands in a sentence, at its head and in capitals. Codes in capitals have that one form: "try" is no lira. */
function casings(word: string): string {
  const pattern = (text: string) => literalPattern(text).replaceAll(' ', String.raw`\s`)
  if (!/^[a-zß-ÿ][a-zß-ÿ .]*$/.test(word)) return pattern(word)
  return `(?:${[word, headOf(word).toUpperCase() + word.slice(1), word.toUpperCase()].map(pattern).join('|')})`
}
