/** What a pattern found in a text. */
export interface Found {
  /** As the text has it. */
  text: string
  groups: Record<string, string | undefined>
}

/** Looks for a pattern in a text. */
export type Search = (text: string) => Found | undefined

/** A search for what is written in capitals and small letters as the pattern has it. */
export function asPrinted(source: string): Search {
  const pattern = new RegExp(source, 'u')
  return (text) => {
    const match = pattern.exec(text)
    return match ? { text: match[0], groups: match.groups ?? {} } : undefined
  }
}

/** An escape, or one letter or sign. */
const TOKEN = /\\p\{[^}]*\}|\\.|[^]/gu

/**
 * A search that does not tell capitals from small letters. The flag of regular expressions asks for every form of every letter: a long list of
 * words takes twenty times as long to compile with it as in small letters alone, a fifth of a second for each of the units of a language.
 * Names of groups and escapes stay as they are.
 */
export function caseBlind(source: string): Search {
  const small = source.replaceAll(TOKEN, (token) => (token.startsWith('\\') ? token : token.toLowerCase()))
  const pattern = new RegExp(small, 'du')
  return (text) => {
    const indices = pattern.exec(inSmallLetters(text))?.indices
    if (!indices) return undefined
    const slice = (place: [number, number] | undefined) => place && text.slice(...place)
    const groups = Object.entries(indices.groups ?? {}).map(([name, place]) => [name, slice(place)])
    return { text: slice(indices[0]) ?? '', groups: Object.fromEntries(groups) as Found['groups'] }
  }
}

/** Letter by letter as long as before: İ has no small letter of one place. */
function inSmallLetters(text: string): string {
  const small = text.toLowerCase()
  if (small.length === text.length) return small
  return Array.from(text, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  ).join('')
}
