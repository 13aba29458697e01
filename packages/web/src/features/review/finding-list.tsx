import type { Problem } from '@tickmark/contract'
import type { ReviewTexts } from '../../locales/review.zh-CN.ts'
import { FindingItem } from './finding-item.tsx'
import { fileNameIn } from './place-text.ts'
import type { ReviewState } from './use-review.ts'
import { useStableCallback } from './use-stable-callback.ts'

interface Props {
  t: ReviewTexts
  review: ReviewState
  onPlace: (problem: Problem, evidenceIndex: number) => void
}

export function FindingList({ t, review, onPlace }: Props) {
  const { shown, all, files, selected, select, clearFilter } = review
  const toggle = useStableCallback((problem: Problem) =>
    select(problem.problem_id === selected?.problem_id ? undefined : problem.problem_id),
  )
  const decide = useStableCallback(review.decide ?? (() => Promise.resolve()))
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
          {...{ t, files, problem, onPlace }}
          fileName={fileNameIn(files, problem.file_id)}
          current={problem === selected}
          decide={review.decide && decide}
          onToggle={toggle}
        />
      ))}
    </ol>
  )
}
