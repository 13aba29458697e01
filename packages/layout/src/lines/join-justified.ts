import { itemAt } from '@tickmark/document'
import type { PageWord } from '@tickmark/document/page'

/** Fewest words of a stretch whose blanks were widened alike. */
const FEWEST_WORDS = 5
/** Its widest blank is at most this much wider than its narrowest. */
const ALIKE = 1.25
/** Running text has words that begin with a small letter; the heads of columns as wide as one another have none. */
const FEWEST_SMALL = 2
const SMALL = /^\p{Ll}{2}/u

/**
 * Puts the words of a justified line together again, whose blanks are as wide as the gaps between columns: all of them are equally
 * wide, which gaps between the texts of columns are not.
 */
export function joinJustified<W extends PageWord>(groups: readonly W[][]): W[][] {
  const joined: W[][] = []
  let at = 0
  while (at < groups.length) {
    const end = stretchFrom(groups, at)
    const words = groups.slice(at, end).flat()
    const isText = words.filter(({ text }) => SMALL.test(text)).length >= FEWEST_SMALL
    if (end - at >= FEWEST_WORDS && isText) {
      joined.push(words)
      at = end
    } else {
      joined.push(itemAt(groups, at))
      at += 1
    }
  }
  return joined
}

/** Where the words that stand alone, with blanks alike, end that begin with the group at `from`. */
function stretchFrom(groups: readonly PageWord[][], from: number): number {
  let [narrowest, widest] = [Infinity, 0]
  let end = from
  for (; end < groups.length && itemAt(groups, end).length === 1; end += 1) {
    if (end === from) continue
    const gap = itemAt(itemAt(groups, end), 0).left - itemAt(itemAt(groups, end - 1), 0).right
    if (Math.max(widest, gap) > ALIKE * Math.min(narrowest, gap)) break
    ;[narrowest, widest] = [Math.min(narrowest, gap), Math.max(widest, gap)]
  }
  return end
}
