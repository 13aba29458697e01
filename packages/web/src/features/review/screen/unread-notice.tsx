import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import type { ReviewState } from '../state/use-review.ts'

/** What the review does not cover: whoever opens it by itself has not seen how the reading ended. */
export function UnreadNotice({ t, review: { unread } }: { t: ReviewTexts; review: ReviewState }) {
  if (unread.length === 0) return null
  return (
    <ul data-unread className="space-y-1 border-b border-line bg-warn-soft px-4 py-2 text-table">
      {unread.map(({ name, reason, pages }) => (
        <li key={name}>
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="block text-meta">{reason ?? t.unread.pages(pages.join(', '))}</span>
        </li>
      ))}
      <li className="text-meta text-ink-2">{t.unread.note}</li>
    </ul>
  )
}
