import { DOUBTFUL_BELOW } from '@tickmark/document'
import type { PageWord } from '@tickmark/document/page'
import type { PageReading } from '@tickmark/document/page'

/** A page is doubtful where so much of its text stands in doubtful words. */
const SHARE_TOLD = 0.1

/** What there is to say of a recognised page: an unknown script, or how much of its text is doubtful. */
export function doubtfulNotices(
  page: number,
  { words, isUnknown }: { words: readonly PageWord[]; isUnknown?: boolean },
): PageReading['notices'] {
  if (isUnknown) return [{ key: 'script_unknown', location: { page } }]
  const lengthOf = (some: readonly PageWord[]) => some.reduce((sum, { text }) => sum + text.length, 0)
  const share =
    lengthOf(words.filter(({ confidence = 1 }) => confidence < DOUBTFUL_BELOW)) / Math.max(1, lengthOf(words))
  if (share < SHARE_TOLD) return []
  return [{ key: 'page_doubtful', location: { page }, detail: `${Math.round(share * 100)} %` }]
}
