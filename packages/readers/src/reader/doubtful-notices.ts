import { DOUBTFUL_BELOW } from '@tickmark/document'
import type { PageWord } from '@tickmark/document/page'
import type { PageReading } from '@tickmark/document/page'

/** A page is doubtful where so much of its text stands in doubtful words. */
const SHARE_TOLD = 0.1

/** What there is to say of a recognised page: an unknown script, how much of it was not read, how much of its text is doubtful. */
export function doubtfulNotices(
  page: number,
  { words, unread, isUnknown }: { words: readonly PageWord[]; unread?: number; isUnknown?: boolean },
): PageReading['notices'] {
  if (isUnknown) return [{ key: 'script_unknown', location: { page } }]
  // Where nothing was read at all the page says so itself.
  const lost: PageReading['notices'] =
    unread && words.length > 0 ? [{ key: 'part_unreadable', location: { page }, detail: percent(unread) }] : []
  const lengthOf = (some: readonly PageWord[]) => some.reduce((sum, { text }) => sum + text.length, 0)
  const share =
    lengthOf(words.filter(({ confidence = 1 }) => confidence < DOUBTFUL_BELOW)) / Math.max(1, lengthOf(words))
  if (share < SHARE_TOLD) return lost
  return [...lost, { key: 'page_doubtful', location: { page }, detail: percent(share) }]
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
