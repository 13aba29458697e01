import type { Evidence } from '@tickmark/document'

/** A quotation in a list: enough to recognise the place, which its link shows in full. */
function shorten(text: string, limit: number): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > limit ? `${line.slice(0, limit - 1)}…` : line
}

/**
 * What a list shows of a piece of evidence: what is printed, under the label that names it. An operand from the sentence that
 * `place` quotes already is shown by its number alone.
 */
export function quoteOf({ text, value, label }: Evidence, place?: Evidence, limit = 240): string {
  const quote = value !== undefined && text === place?.text ? value : shorten(text, limit)
  return label && !quote.includes(label) ? `${label}: ${quote}` : quote
}
