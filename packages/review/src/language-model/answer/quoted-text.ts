/** Text as two printings of the same words share it, and where each of its characters stood. */
export interface FoldedText {
  text: string
  /** For each character of `text` the index in the original. */
  at: number[]
}

/** Marks that one printing has and another has not: blanks, quotation marks, apostrophes, Markdown, soft hyphens, commas. */
const DROPPED = /[\s\p{Cf}"'`´‘’‚“”„«»「」『』《》〈〉*_|,，、\u00ad]/u

/** Widths, case, kinds of dash and the marks above make no difference. */
export function foldQuoted(original: string): FoldedText {
  let text = ''
  const at: number[] = []
  let index = 0
  for (const letter of original) {
    const folded = letter
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[−–—‐‑‒―－ー─]/g, '-')
    for (const sign of folded)
      if (!DROPPED.test(sign)) {
        text += sign
        for (let unit = 0; unit < sign.length; unit++) at.push(index)
      }
    index += letter.length
  }
  return { text, at }
}

/** What a model writes for words that it leaves out. */
export const partsOfQuote = (quote: string): string[] =>
  quote
    .split(/(?<!\s)\s*(?:\[\s*)?(?:\(\s*)?(?:…+|\.{3,}|。{3,}|⋯+)(?:\s*\])?(?:\s*\))?\s*/)
    .map((part) => foldQuoted(part).text)
    .filter(Boolean)

/** Where a folded quote stands in a folded text from `from` on, its numbers whole; -1 where it does not. "200" is not quoted from "1,200". */
export function indexOfQuote({ text, at }: FoldedText, original: string, quote: string, from = 0): number {
  for (let start = text.indexOf(quote, from); start >= 0; start = text.indexOf(quote, start + 1)) {
    const first = at[start] ?? 0
    const last = at[start + quote.length - 1] ?? 0
    const cutsBefore = /\d/.test(quote[0] ?? '') && /\d[.,，]?$/.test(original.slice(Math.max(0, first - 2), first))
    const cutsAfter = /\d/.test(quote.at(-1) ?? '') && /^[.,，]?\d/.test(original.slice(last + 1, last + 3))
    if (!cutsBefore && !cutsAfter) return start
  }
  return -1
}
