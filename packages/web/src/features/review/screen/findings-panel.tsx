import type { Problem } from '@tickmark/contract'
import type { FigureState } from '@tickmark/document'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { shellCatalogue } from '../../../locales/shell/catalogue.ts'
import { IconButton } from '../../../ui/button.tsx'
import { OnItsWay } from '../../../ui/on-its-way.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { DecisionBar, HandledLine } from '../findings/decision-bar.tsx'
import { CleanReview } from './clean-review.tsx'
import { FindingFilters } from '../findings/finding-filters.tsx'
import { FindingList } from '../findings/finding-list.tsx'
import { Overview } from '../overview/overview.tsx'
import { RevisionNote } from './revision-note.tsx'
import { FigureStrip, ScoreStrip } from '../overview/score-strip.tsx'
import type { ReviewState } from '../state/use-review.ts'
import { TypeNotice } from './type-notice.tsx'
import { UnreadNotice } from './unread-notice.tsx'

interface Props {
  t: ReviewTexts
  review: ReviewState
  overview?: ReactNode
  onPlace: (problem: Problem, evidenceIndex: number) => void
  onExplain: (problem: Problem) => void
  onWalk: (state: FigureState) => void
  onLocation: (fileId: string, location: Problem['evidence'][number]['location']) => void
}

const TABS = ['problems', 'overview'] as const
type Tab = (typeof TABS)[number]

/** Scores, then the problems or the overview. On a phone all of it scrolls as one, so that the list has the whole sheet. */
export function FindingsPanel({ t, review, overview, onPlace, onExplain, onWalk, onLocation }: Props) {
  const [tab, setTab] = useState<Tab>('problems')
  const { summary } = review
  const sheet = useStartOfTab(tab)
  return (
    <Tabs.Root
      ref={sheet}
      value={tab}
      onValueChange={(next) => setTab(next as Tab)}
      className="flex h-full min-h-0 flex-col bg-surface max-lg:block max-lg:scroll-pt-10 max-lg:scroll-pb-12 max-lg:overflow-y-auto [overflow-anchor:none]"
    >
      {summary?.scores && <ScoreStrip t={t} scores={summary.scores} reviewed={summary.reviewed_scores} />}
      {summary && summary.figure_counts.total > 0 && (
        <FigureStrip t={t} counts={summary.figure_counts} onWalk={onWalk} />
      )}
      <RevisionNote t={t} review={review} />
      <UnreadNotice t={t} review={review} />
      <TypeNotice t={t} review={review} />
      <Tabs.List className="flex gap-5 border-b border-line bg-surface px-4 max-lg:sticky max-lg:top-0 max-lg:z-5">
        {TABS.map((name) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="num -mb-px border-b-2 border-transparent py-1.5 text-table text-ink-2 data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {t.tabs[name]}
            {name === 'problems' && review.loaded && ` ${review.all.length}`}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="overview" className="min-h-0 flex-1 lg:overflow-y-auto">
        <Overview
          t={t}
          review={{ ...review, setFilter: (changes) => (review.setFilter(changes), setTab('problems')) }}
          extra={overview}
          onLocation={onLocation}
        />
      </Tabs.Content>
      <Tabs.Content
        value="problems"
        className="min-h-0 flex-1 flex-col data-[state=active]:flex max-lg:data-[state=active]:block"
      >
        <Problems {...{ t, review, onPlace, onExplain, onWalk, onLocation }} />
      </Tabs.Content>
    </Tabs.Root>
  )
}

/** Where the sheet scrolls as one, a tab begins at its beginning, not as far down as the last one was. */
function useStartOfTab(tab: Tab) {
  const sheet = useRef<HTMLDivElement>(null)
  const last = useRef(tab)
  useLayoutEffect(() => {
    if (last.current === tab) return
    last.current = tab
    const bar = sheet.current?.querySelector('[role=tablist]')
    const content = sheet.current?.querySelector('[role=tabpanel][data-state=active]')
    if (bar && content)
      sheet.current?.scrollBy(0, Math.min(0, content.getBoundingClientRect().top - bar.getBoundingClientRect().bottom))
  }, [tab])
  return sheet
}

function Problems({ t, review, onPlace, onExplain, onWalk, onLocation }: Omit<Props, 'overview'>) {
  const shell = useTexts(shellCatalogue)
  return (
    <>
      {review.all.length > 0 && <FindingFilters t={t} review={review} />}
      <div className="min-h-0 flex-1 [overflow-anchor:none] lg:overflow-y-auto">
        {review.failed && <ErrorState text={shell.systemError} retry={review.retry} retryLabel={shell.retry} />}
        {!review.loaded && !review.failed && <OnItsWay text={shell.loading} className="py-12" />}
        {review.loaded &&
          (review.all.length === 0 ? (
            <CleanReview {...{ t, review, onWalk, onLocation }} />
          ) : (
            <FindingList {...{ t, review, onPlace, onExplain }} />
          ))}
      </div>
      {review.shown.length > 0 && <StepBar t={t} review={review} />}
    </>
  )
}

function StepBar({ t, review }: Pick<Props, 't' | 'review'>) {
  const at = review.shown.findIndex((problem) => problem === review.selected)
  return (
    <div className="border-t border-line bg-surface max-lg:sticky max-lg:bottom-0 max-lg:z-5">
      <DecisionBar t={t} review={review} />
      <div className="num flex items-center gap-2 border-t border-line px-3 py-0.5 text-meta text-ink-3 first:border-t-0">
        <IconButton label={`${t.toolbar.previous} (K)`} className="size-8!" onClick={() => review.step(-1)}>
          <ChevronUp aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={`${t.toolbar.next} (J)`} className="size-8!" onClick={() => review.step(1)}>
          <ChevronDown aria-hidden className="size-4" />
        </IconButton>
        <span aria-live="polite">{at >= 0 && `${at + 1} / ${review.shown.length}`}</span>
        <span className="ml-auto" />
        <HandledLine t={t} review={review} />
      </div>
    </div>
  )
}
