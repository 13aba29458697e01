import type { PageContent } from '@tickmark/document/page'

/** Syllables that stand alone as words; others at a line's end or start are parts of one. */
const LONE = new Set('및등수중외총각그이당전후본내간약제할한된될인의때것위더또타현주별점년월일원주건개명'.split(''))
/** Particles and endings with which no word begins. */
const BOUND =
  /^(?:은|는|을|를|의|에|와|과|로|가|도|까지|부터|에서|에게|으로|로서|로써|이며|이고|이다|입니다|습니다|합니다|됩니다|하였|되었|하는|되는|하고|되고|하여|되어|하며|되며|했습|됐습|니다|였습)/

const known = new WeakMap<PageContent, Map<string, number>>()

/**
 * Whether a Korean word was broken between the end of a line and the start of the next: Korean is set with and without regard
 * for its words. A word that the page has elsewhere in one piece is one; so is what could not stand alone.
 */
export function isBrokenWord(before: string, after: string, content: PageContent): boolean {
  const tail = /(?<![\uac00-\ud7a3])[\uac00-\ud7a3]+$/.exec(before)?.[0]
  const head = /^[\uac00-\ud7a3]+/.exec(after)?.[0]
  if (!tail || !head) return false
  const words = wordsOf(content)
  if (words.has(tail + head)) return true
  // Both are there once at least: here.
  const isWhole = (one: string): boolean => (words.get(one) ?? 0) > 1
  if (isWhole(tail) && isWhole(head)) return false
  if (BOUND.test(head) && !isWhole(head)) return true
  // A syllable behind a figure or bracket is its particle or unit.
  return isPart(head) || (tail === before && isPart(tail) && !BOUND.test(tail))
}

function isPart(syllables: string): boolean {
  return syllables.length === 1 && !LONE.has(syllables)
}

/** How often each Korean word stands on a page, pieces of broken ones among them. */
function wordsOf(content: PageContent): Map<string, number> {
  const found = known.get(content)
  if (found) return found
  const words = new Map<string, number>()
  for (const { text } of content.words)
    for (const word of text.match(/[\uac00-\ud7a3]{2,}/g) ?? []) words.set(word, (words.get(word) ?? 0) + 1)
  known.set(content, words)
  return words
}
