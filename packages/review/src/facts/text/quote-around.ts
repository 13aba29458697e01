/** Characters on either side within which a quotation looks for the ends of its sentence. */
const REACH = 160

/**
 * The sentence around `[start, end)` of a text, as a person would quote it. Where the sentence is too long, it is cut at the
 * end of a word and the cut is shown.
 */
export function quoteAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - REACH), start)
  const after = text.slice(end, end + REACH)
  const opening = /^.*(?:[。！？]|[.!?]\s)\s*(?=\S)/s.exec(before)
  const closing = /^.*?(?:[。！？]|[.!?](?=\s|$))/s.exec(after)
  const from = opening ? opening[0].length : start > REACH ? wordStart(before) : 0
  const head = before.slice(from)
  const tail = closing ? closing[0] : end + REACH < text.length ? after.slice(0, wordEnd(after)) : after
  const isCutBefore = !opening && start > REACH
  const isCutAfter = !closing && end + REACH < text.length
  return `${isCutBefore ? '…' : ''}${head}${text.slice(start, end)}${tail}${isCutAfter ? '…' : ''}`.trim()
}

/** Where the first whole word begins; scripts without blanks are cut anywhere. */
function wordStart(text: string): number {
  const blank = text.slice(0, 30).search(/\s\S/)
  return blank < 0 ? 0 : blank + 1
}

function wordEnd(text: string): number {
  const blank = text.lastIndexOf(' ')
  return blank > text.length - 30 ? blank : text.length
}
