import type { Problem } from '@tickmark/contract'
import { memo } from 'react'
import type { ReviewTexts } from '../../locales/review.zh-CN.ts'
import { EvidenceCard } from './evidence-card.tsx'
import { placeText } from './place-text.ts'
import type { ReviewedFile } from './review-source.ts'
import { SeverityMark } from './severity-mark.tsx'
import type { ReviewState } from './use-review.ts'

interface Props {
  t: ReviewTexts
  files: readonly ReviewedFile[]
  /** Of the file that the problem stands in, where there are several. */
  fileName: string | undefined
  problem: Problem
  /** Its place in the list, of which the page holds a part. */
  index: number
  count: number
  /** Height of those that are left out before it (px). */
  gap: number
  measure: (item: HTMLElement | null) => void
  current: boolean
  decide: ReviewState['decide']
  onToggle: (problem: Problem) => void
  onPlace: (problem: Problem, evidenceIndex: number) => void
}

const EDGE = { serious: 'border-l-seal', warning: 'border-l-warn', suggestion: 'border-l-note' }

/** A problem of the list. Remembered: scrolling makes none anew that is there already, choosing one makes two. */
export const FindingItem = memo(function FindingItem(props: Props) {
  const { t, files, fileName, problem, index, count, gap, measure, current, decide, onToggle, onPlace } = props
  const dismissed = problem.decision === 'dismissed'
  return (
    <li
      ref={measure}
      data-finding={problem.problem_id}
      data-index={index}
      data-current={current || undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      style={{ marginTop: gap }}
      className={`border-b border-l-4 border-b-line ${current ? `bg-paper ${EDGE[problem.severity]}` : 'border-l-transparent'}`}
    >
      <button
        type="button"
        aria-expanded={current}
        onClick={() => onToggle(problem)}
        className={`block w-full px-4 py-3 text-left -outline-offset-2! hover:bg-paper ${dismissed ? 'opacity-65' : ''}`}
      >
        <span className="num flex flex-wrap items-center gap-x-2 text-meta text-ink-3">
          <SeverityMark severity={problem.severity} label={t.severities[problem.severity]} />
          <span>{t.categories[problem.category]}</span>
          <span>{placeText(t, problem.evidence[0]!.location)}</span>
          {problem.decision !== 'open' && (
            <span className="font-semibold text-ink-2">{t.decisions[problem.decision]}</span>
          )}
          {fileName && <span className="w-full truncate">{fileName}</span>}
        </span>
        <span className={`mt-1 block font-semibold ${dismissed ? 'line-through' : ''}`}>{problem.text.title}</span>
        <span className="block text-table text-ink-2 wrap-anywhere">{problem.text.message}</span>
      </button>
      {current && <EvidenceCard {...{ t, files, problem, decide, onPlace }} />}
    </li>
  )
})
