import { numberAt } from '@tickmark/document'
import { median } from '@tickmark/document/page'

/** An amount with groups of three: what is not one, but several of them in a row, was set with hardly a blank between. */
const AMOUNT = /^[-−△▲(（]?\d{1,3}(?:,\d{3})+(?:\.\d+)?[)）]?$/
/** One of several, a comma of which may have been read as a point. */
const PART = /^[-−△▲(（]?\d{1,3}(?:[,.]\d{3})+(?:\.\d{1,2})?[)）]?$/
const RUN = /^[-−△▲(（]?\d{1,3}[,.]\d{3}[\d,.()（）△▲−-]*\d[)）]?$/
/** Where one ends and the next begins the gap is wider than between digits by this factor. */
const WIDER = 1.2

/**
 * Where in a run of characters another amount begins: narrow columns of long figures stand so close that the blank between them is no
 * wider than the room at a comma. The grouping of the digits and the number of decimals tell the places, the gaps must bear them out.
 */
export function amountStarts(texts: readonly string[], gaps: readonly number[]): number[] {
  const text = texts.join('')
  if (text.length !== texts.length || !RUN.test(text) || AMOUNT.test(text)) return []
  const within = gaps.filter((_, index) => /^\d\d$/.test(text.slice(index - 1, index + 1)))
  const least = WIDER * median(within)
  const [starts, ...others] = partitions(text).filter(
    (cuts) => cuts.every((at) => numberAt(gaps, at) > least) && haveSameDecimals(text, cuts),
  )
  return starts && others.length === 0 ? starts : []
}

/** All ways of cutting a text into amounts. */
function partitions(text: string, from = 0): number[][] {
  if (PART.test(text.slice(from))) return [[]]
  const found: number[][] = []
  for (let at = from + 5; at < text.length - 4; at += 1)
    if (PART.test(text.slice(from, at))) found.push(...partitions(text, at).map((rest) => [at, ...rest]))
  return found
}

function haveSameDecimals(text: string, cuts: readonly number[]): boolean {
  const ends = [...cuts, text.length]
  const decimals = ends.map(
    (end, index) => /\.(\d{1,2})\D?$/.exec(text.slice(cuts[index - 1] ?? 0, end))?.[1]?.length ?? 0,
  )
  return new Set(decimals).size === 1
}
