import type { Problem } from '@tickmark/contract'
import { useEffect, useRef } from 'react'
import type { ReviewTexts } from '../../locales/review.zh-CN.ts'
import { EvidenceCard } from './evidence-card.tsx'
import { placeText } from './place-text.ts'
import type { ReviewState } from './use-review.ts'
import { SeverityMark } from './severity-mark.tsx'

interface Props {
  t: ReviewTexts
  review: ReviewState
  onPlace: (problem: Problem, evidenceIndex: number) => void
}

const EDGE = { serious: 'border-l-seal', warning: 'border-l-warn', suggestion: 'border-l-note' }

export function FindingList({ t, review, onPlace }: Props) {
  const { shown, all, selected, select, clearFilter } = review
  if (all.length === 0)
    return (
      <div className="p-8 text-center">
        <p className="font-serif text-lg">{t.none.title}</p>
        <p className="mt-1 text-table text-ink-2">{t.none.text}</p>
      </div>
    )
  if (shown.length === 0)
    return (
      <div className="p-8 text-center text-ink-2">
        <p>{t.noMatch}</p>
        <button type="button" className="mt-2 text-note underline underline-offset-4" onClick={clearFilter}>
          {t.filter.clear}
        </button>
      </div>
    )
  return (
    <ol aria-label={t.findings}>
      {shown.map((problem) => (
        <FindingItem
          key={problem.problem_id}
          {...{ t, review, problem, onPlace }}
          current={problem === selected}
          onSelect={() => select(problem === selected ? undefined : problem.problem_id)}
        />
      ))}
    </ol>
  )
}

interface ItemProps extends Props {
  problem: Problem
  current: boolean
  onSelect: () => void
}

function FindingItem({ t, review, problem, current, onSelect, onPlace }: ItemProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (current) item.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const dismissed = problem.decision === 'dismissed'
  return (
    <li
      ref={item}
      data-finding={problem.problem_id}
      className={`border-b border-l-4 border-b-line [contain-intrinsic-size:auto_104px] [content-visibility:auto] ${current ? `bg-paper ${EDGE[problem.severity]}` : 'border-l-transparent'}`}
    >
      <button
        type="button"
        aria-expanded={current}
        onClick={onSelect}
        className={`block w-full px-4 py-3 text-left hover:bg-paper ${dismissed ? 'opacity-65' : ''}`}
      >
        <span className="num flex flex-wrap items-center gap-x-2 text-meta text-ink-3">
          <SeverityMark severity={problem.severity} label={t.severities[problem.severity]} />
          <span>{t.categories[problem.category]}</span>
          <span>{placeText(t, problem.evidence[0]!.location)}</span>
          {problem.decision !== 'open' && (
            <span className="font-semibold text-ink-2">{t.decisions[problem.decision]}</span>
          )}
        </span>
        <span className={`mt-1 block font-semibold ${dismissed ? 'line-through' : ''}`}>{problem.text.title}</span>
        <span className="block text-table text-ink-2 wrap-anywhere">{problem.text.message}</span>
      </button>
      {current && <EvidenceCard t={t} problem={problem} decide={review.decide} onPlace={onPlace} />}
    </li>
  )
}
