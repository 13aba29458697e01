import type { Problem } from '@tickmark/contract'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { fileNameIn } from '../source/place-text.ts'
import type { ReviewState } from '../state/use-review.ts'
import { useStableCallback } from '../../../ui/use-stable-callback.ts'
import { FindingItem } from './finding-item.tsx'
import { useFindingWindow } from './use-finding-window.ts'

interface Props {
  t: ReviewTexts
  review: ReviewState
  onPlace: (problem: Problem, evidenceIndex: number) => void
  onExplain: (problem: Problem) => void
}

export function FindingList({ t, review, onPlace, onExplain }: Props) {
  const { shown, clearFilter } = review
  if (shown.length === 0)
    return (
      <div className="p-8 text-center text-ink-2">
        <p>{t.noMatch}</p>
        <button type="button" className="mt-2 text-note underline underline-offset-4" onClick={clearFilter}>
          {t.filter.clear}
        </button>
      </div>
    )
  return <Findings {...{ t, review, onPlace, onExplain }} />
}

function Findings({ t, review, onPlace, onExplain }: Props) {
  const { shown, files, selected, select, team } = review
  const { list, rows, height, measure, setFocusedId } = useFindingWindow(shown, selected)
  // A press on the open one brings its place back into sight; it closes with Escape.
  const toggle = useStableCallback((problem: Problem) =>
    problem.problem_id === selected?.problem_id ? onPlace(problem, 0) : select(problem.problem_id),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only told what has the focus: that must not go
    <ol
      ref={list}
      aria-label={t.findings}
      style={{ height }}
      onFocus={({ target }) => setFocusedId(target.closest<HTMLElement>('[data-finding]')?.dataset.finding)}
      onBlur={() => setFocusedId(undefined)}
    >
      {rows.map(({ problem, index, gap }) => (
        <FindingItem
          key={problem.problem_id}
          {...{ t, files, problem, team, index, gap, measure, onPlace, onExplain }}
          count={shown.length}
          fileName={fileNameIn(files, problem.file_id)}
          current={problem === selected}
          onToggle={toggle}
        />
      ))}
    </ol>
  )
}
