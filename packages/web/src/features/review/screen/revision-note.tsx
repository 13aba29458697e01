import { useState } from 'react'
import { Link } from 'react-router'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { SeverityMark } from '../findings/severity-mark.tsx'
import type { ReviewState } from '../state/use-review.ts'

/** Of a corrected draft: what was fixed, what is still there, what is new; each count leads to its problems. */
export function RevisionNote({ t, review }: { t: ReviewTexts; review: ReviewState }) {
  const [open, setOpen] = useState(false)
  const { summary, filter, setFilter } = review
  const revision = summary?.revision
  if (!revision) return null
  const look = 'min-h-8 underline underline-offset-4 aria-pressed:font-semibold aria-pressed:text-ink'
  return (
    <div className="border-b border-line bg-surface px-4 py-1 text-meta text-ink-2" data-revision>
      <p className="num flex flex-wrap items-center gap-x-4">
        <Link
          to={`/taskDownload?task_id=${revision.previous_task_id}`}
          title={revision.previous_name}
          className="min-w-0 truncate"
        >
          {t.revision.of(revision.previous_name)}
        </Link>
        <button type="button" aria-expanded={open} className={look} onClick={() => setOpen(!open)}>
          {t.revision.fixed(revision.fixed.length)}
        </button>
        {(['still', 'new'] as const).map((change) => (
          <button
            key={change}
            type="button"
            aria-pressed={filter.change === change}
            className={look}
            onClick={() => setFilter({ change: filter.change === change ? '' : change })}
          >
            {t.revision[change](revision[change])}
          </button>
        ))}
      </p>
      {open && (
        <ul className="max-h-48 overflow-y-auto pb-1">
          {revision.fixed.map(({ severity, text }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may be alike; their order never changes
            <li key={index} className="border-t border-line py-1 wrap-anywhere">
              <SeverityMark severity={severity} label={t.severities[severity]} /> {text.title}: {text.message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
