import type { Problem } from '@tickmark/contract'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ReviewTexts } from '../../locales/review.zh-CN.ts'
import { shellCatalogue } from '../../locales/shell.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { IconButton } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { FindingFilters } from './finding-filters.tsx'
import { FindingList } from './finding-list.tsx'
import { Overview } from './overview.tsx'
import { FigureStrip, ScoreStrip } from './score-strip.tsx'
import type { ReviewState } from './use-review.ts'

interface Props {
  t: ReviewTexts
  review: ReviewState
  overview?: ReactNode
  onPlace: (problem: Problem, evidenceIndex: number) => void
}

/** Scores, then the problems or the overview. */
export function FindingsPanel({ t, review, overview, onPlace }: Props) {
  const shell = useTexts(shellCatalogue)
  const [tab, setTab] = useState<'problems' | 'overview'>('problems')
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      {review.summary?.scores && <ScoreStrip t={t} scores={review.summary.scores} />}
      {review.summary && review.summary.figure_counts.total > 0 && (
        <FigureStrip t={t} counts={review.summary.figure_counts} />
      )}
      <div role="tablist" className="flex gap-5 border-b border-line px-4">
        {(['problems', 'overview'] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
            onClick={() => setTab(name)}
            className={`num -mb-px border-b-2 py-1.5 text-table ${tab === name ? 'border-ink font-semibold' : 'border-transparent text-ink-2'}`}
          >
            {t.tabs[name]}
            {name === 'problems' && review.loaded && ` ${review.all.length}`}
          </button>
        ))}
      </div>
      {tab === 'overview' ? (
        <div role="tabpanel" aria-label={t.tabs.overview} className="min-h-0 flex-1 overflow-y-auto">
          <Overview
            t={t}
            review={{ ...review, setFilter: (changes) => (review.setFilter(changes), setTab('problems')) }}
            extra={overview}
          />
        </div>
      ) : (
        <div role="tabpanel" aria-label={t.tabs.problems} className="flex min-h-0 flex-1 flex-col">
          {review.all.length > 0 && <FindingFilters t={t} review={review} />}
          <div className="min-h-0 flex-1 overflow-y-auto">
            {review.failed && <ErrorState text={shell.systemError} retry={review.retry} retryLabel={shell.retry} />}
            {review.loaded && <FindingList t={t} review={review} onPlace={onPlace} />}
          </div>
          <StepBar t={t} review={review} />
        </div>
      )}
    </div>
  )
}

function StepBar({ t, review }: { t: ReviewTexts; review: ReviewState }) {
  const at = review.shown.findIndex((problem) => problem === review.selected)
  return (
    <div className="num flex items-center gap-2 border-t border-line px-3 py-1 text-meta text-ink-3">
      <IconButton label={`${t.toolbar.previous} (K)`} className="size-8!" onClick={() => review.step(-1)}>
        <ChevronUp aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={`${t.toolbar.next} (J)`} className="size-8!" onClick={() => review.step(1)}>
        <ChevronDown aria-hidden className="size-4" />
      </IconButton>
      <span>{at >= 0 && `${at + 1} / ${review.shown.length}`}</span>
      <span className="ml-auto max-sm:hidden">
        <kbd>J</kbd> / <kbd>K</kbd> · <kbd>?</kbd>
      </span>
    </div>
  )
}
