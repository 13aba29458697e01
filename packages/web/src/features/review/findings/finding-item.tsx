import type { Problem } from '@tickmark/contract'
import { MessageSquare } from 'lucide-react'
import { memo } from 'react'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { placeText } from '../source/place-text.ts'
import type { ReviewedFile, Team } from '../source/review-source.ts'
import { EvidenceCard } from './evidence-card.tsx'
import { SeverityMark } from './severity-mark.tsx'

interface Props {
  t: ReviewTexts
  files: readonly ReviewedFile[]
  /** The name of the problem's file, where the review has several files. */
  fileName: string | undefined
  problem: Problem
  team: Team | undefined
  /** Index in the whole list, of which the page holds only a part. */
  index: number
  count: number
  /** Height of the problems left out before this one (px). */
  gap: number
  measure: (item: HTMLElement | null) => void
  current: boolean
  onToggle: (problem: Problem) => void
  onPlace: (problem: Problem, evidenceIndex: number) => void
  onExplain: (problem: Problem) => void
}

const EDGE = { serious: 'border-l-seal', warning: 'border-l-warn', suggestion: 'border-l-note' }

/** A problem of the list. It is memoised: scrolling renders only new items, and choosing one renders two. */
export const FindingItem = memo(function FindingItem(props: Props) {
  const { t, files, fileName, problem, team, index, count, gap, measure, current, onToggle, onPlace, onExplain } = props
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
          <span>{placeText(t, problem.evidence[0].location)}</span>
          {problem.decision !== 'open' && (
            <span className="font-semibold text-ink-2">{t.decisions[problem.decision]}</span>
          )}
          {problem.change === 'new' && <span className="font-semibold text-ink-2">{t.revision.isNew}</span>}
          {problem.assigned_to && <span>→ {problem.assigned_to.name}</span>}
          {problem.comments > 0 && (
            <span className="inline-flex items-center gap-0.5">
              <MessageSquare aria-hidden className="size-3.5" />
              {problem.comments}
            </span>
          )}
          {fileName && (
            <span title={fileName} className="w-full truncate">
              {fileName}
            </span>
          )}
        </span>
        <span className={`mt-1 block font-semibold ${dismissed ? 'line-through' : ''}`}>{problem.text.title}</span>
        <span className="block text-table text-ink-2 wrap-anywhere">{problem.text.message}</span>
      </button>
      {current && <EvidenceCard {...{ t, files, problem, team, onPlace, onExplain }} />}
    </li>
  )
})
