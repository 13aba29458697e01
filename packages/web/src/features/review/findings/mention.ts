import { literalPattern } from '@tickmark/document'

/** A name that is being typed behind an @: where its @ stands, and what there is of it. */
export interface Begun {
  from: number
  name: string
}

const OFFERED = 6

/** The mention that text before the caret ends in; the @ of a mail address begins none. */
export function begunMention(before: string): Begun | undefined {
  const match = /(?<![A-Za-z0-9._-])[@＠]([\p{L}\p{M}\p{N}._-]{0,32})$/u.exec(before)
  return match ? { from: match.index, name: match[1] ?? '' } : undefined
}

/** Names that begin with what was typed, then those that hold it. */
export function matchingNames(names: readonly string[], typed: string): string[] {
  const wanted = fold(typed)
  const begins = names.filter((name) => fold(name).startsWith(wanted))
  const holds = names.filter((name) => !begins.includes(name) && wanted !== '' && fold(name).includes(wanted))
  return [...begins, ...holds].slice(0, OFFERED)
}

/** The text with the name in full and a blank behind it, and where the caret goes. */
export function completeMention(text: string, { from, name }: Begun, chosen: string): { text: string; caret: number } {
  const rest = text.slice(from + 1 + name.length)
  const said = `@${chosen} `
  return { text: text.slice(0, from) + said + rest.replace(/^ /, ''), caret: from + said.length }
}

/** A comment in pieces: those that are an @name of somebody whom it names, and the text between. */
export function splitMentions(text: string, names: readonly string[]): { text: string; isName: boolean }[] {
  if (names.length === 0) return [{ text, isName: false }]
  const longest = names.toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(
    `([@＠](?:${longest.map((name) => literalPattern(name)).join('|')}))(?![A-Za-z0-9])`,
    'giu',
  )
  return text.split(pattern).map((piece, index) => ({ text: piece, isName: index % 2 === 1 }))
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()
