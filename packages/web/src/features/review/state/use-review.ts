import type { Problem } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { reviewCatalogue } from '../../../locales/review/catalogue.ts'
import { toast } from '../../../ui/toast.ts'
import { problemsQuery, summaryQuery } from '../source/review-queries.ts'
import type { ReviewSource } from '../source/review-source.ts'
import { type ProblemFilter, filterProblems, readFilter } from './filter-problems.ts'
import { isSameReview } from './own-address.ts'
import { useDecide } from './use-decide.ts'
import { useLocked } from './use-locked.ts'
import { useSelection } from './use-selection.ts'
import { useSharedDecisions } from './use-shared-decisions.ts'

const NONE: readonly Problem[] = []

/** The state of a review: the data of the source, and the filter and selection of the address. */
export function useReview(source: ReviewSource) {
  const language = useLanguage()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const problems = useQuery(problemsQuery(source, language))
  const keepDecided = useSharedDecisions(source, problems.isSuccess)
  const summary = useQuery(summaryQuery(source, language))
  const all = problems.data ?? NONE
  const query = params.toString()
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query])
  const shown = useMemo(() => filterProblems(all, filter), [all, filter])

  // Takes the current address, since a change of a moment ago may not have been rendered yet. An address of another page, or of the same page
  // without this review, is left alone: the screen that goes with it is about to be shown.
  const { pathname } = useLocation()
  const set = (changes: Record<string, string | undefined>): boolean => {
    const next = new URLSearchParams(window.location.search)
    if (window.location.pathname !== pathname || !isSameReview(next, params)) return false
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    // What stands behind `#` is the link by which the task is read.
    void navigate({ search: next.toString(), hash: window.location.hash }, { replace: true, preventScrollReset: true })
    return true
  }

  const [selectedId, select] = useSelection(params.get('finding'), (finding) => set({ finding }))

  const { locked, askAgain } = useLocked(source)
  const t = useTexts(reviewCatalogue)
  const { decide, undo, refused } = useDecide({
    source,
    shown,
    keepDecided,
    select,
    onRefused: askAgain,
    onLeft: (left) => toast.error(t.decide.left(left.length, left[0]?.message ?? '')),
  })

  return {
    all,
    shown,
    filter,
    loaded: problems.isSuccess,
    failed: problems.isError,
    /** The address names a problem of which nothing is known yet. */
    awaited: selectedId !== null && problems.isPending,
    retry: () => void problems.refetch(),
    summary: summary.data,
    files: source.files,
    ask: source.ask,
    unread: source.unread ?? [],
    team: source.team,
    type: source.type,
    reviewAs: source.reviewAs,
    selected: all.find(({ problem_id }) => problem_id === selectedId),
    select,
    setFilter(changes: Partial<Record<keyof ProblemFilter | 'q', string>>): void {
      set(changes)
    },
    clearFilter: () =>
      void set({ severity: '', source: '', change: '', category: '', decision: '', file: '', page: '', q: '' }),
    /** Selects the neighbour of the selected problem in the shown list; the first when none is selected. */
    step(by: 1 | -1): void {
      const at = shown.findIndex(({ problem_id }) => problem_id === selectedId)
      const next = at < 0 ? shown[0] : shown[at + by]
      if (next) select(next.problem_id)
    },
    /** A signature stands under the review. */
    locked,
    /** Absent where nothing can be decided. */
    decide,
    /** Takes the last decision back; absent while there is none. */
    undo,
    /** The reason that was typed for a decision that was refused. */
    refusedReason: (problemId: string): string => refused?.[problemId] ?? '',
  }
}
export type ReviewState = ReturnType<typeof useReview>
