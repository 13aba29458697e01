import { foldText } from '@tickmark/language'

const RUNS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+|\p{Script=Latin}{3,}/gu
const IDEOGRAPH = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

/** What a text shares with another that speaks of the same: its words without the sign of the plural; of ideographs each two neighbours. */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = new Set<string>()
  for (const [run] of foldText(text).toLowerCase().matchAll(RUNS)) {
    if (!IDEOGRAPH.test(run)) words.add(run.length > 3 ? run.replace(/(?:e?s|'s)$/, '') : run)
    else for (let at = 0; at + 1 < run.length; at++) words.add(run.slice(at, at + 2))
  }
  return words
}

/** How often each word stands in a heap of texts. */
export function countWords(texts: Iterable<ReadonlySet<string>>): { of: number; counts: ReadonlyMap<string, number> } {
  const counts = new Map<string, number>()
  let of = 0
  for (const words of texts) {
    of++
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return { of, counts }
}

/** Two neighbours of three ideographs share one of them: they say less than two words. */
const OF_IDEOGRAPHS = 0.6

/** By how many bits sharing a word tells two texts apart from others, by the heap in which it is the commoner. */
export function wordBits(...heaps: readonly ReturnType<typeof countWords>[]): (word: string) => number {
  return (word) => {
    const rarest = Math.min(...heaps.map(({ of, counts }) => Math.log2((of + 1) / ((counts.get(word) ?? 0) + 1))))
    return Math.max(0, rarest) * (IDEOGRAPH.test(word) ? OF_IDEOGRAPHS : 1)
  }
}
