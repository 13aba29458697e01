import type { ReadErrorKey } from '@tickmark/document'
import type { PageReading } from '@tickmark/document/page'

/** How large a page is shown of which not even the size is known: A4, in points. */
const UNKNOWN_SIZE = { width: 595, height: 842 }

/** The reading of a page that could not be read: the others stand, this one says why it is missing. */
export function failedPage(
  number: number,
  error: ReadErrorKey,
  { detail, size = UNKNOWN_SIZE }: { detail?: string; size?: { width: number; height: number } } = {},
): PageReading {
  return {
    content: { number, ...size, origin: 'none', words: [], rules: [], fills: [], pictures: [] },
    layout: undefined,
    notices: [{ key: 'page_failed', location: { page: number }, detail }],
    error,
  }
}
