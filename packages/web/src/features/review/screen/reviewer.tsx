import type { Problem } from '@tickmark/contract'
import type { Location } from '@tickmark/document'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { reviewCatalogue } from '../../../locales/review/catalogue.ts'
import { useShortcuts } from '../../../ui/use-shortcuts.ts'
import { useStableCallback } from '../../../ui/use-stable-callback.ts'
import { copyLink } from '../findings/copy-link.ts'
import { marksOf } from '../pane/marks.ts'
import type { Target } from '../pane/pane.tsx'
import type { ReviewSource } from '../source/review-source.ts'
import { useOpening } from '../state/use-opening.ts'
import { type ReviewState, useReview } from '../state/use-review.ts'
import { FigurePanel } from '../figure/figure-panel.tsx'
import { useShownFigure } from '../state/use-shown-figure.ts'
import { FindingsPanel } from './findings-panel.tsx'
import { PrintSheet, usePrintTime } from './print-sheet.tsx'
import type { ViewOptions } from './review-toolbar.tsx'
import { ReviewedDocument } from './reviewed-document.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { SplitView } from './split-view.tsx'

interface Props {
  source: ReviewSource
  /** Content of the hosting page, shown on top of the overview. */
  overview?: ReactNode
  /** The location shown until a problem is chosen. */
  startAt?: Location | undefined
  /** True inside another page: the reviewer is lower and does not scroll itself to the top. */
  embedded?: boolean
}

/** The document beside its findings, each leading to the other. */
export function Reviewer({ source, overview, startAt, embedded = false }: Props) {
  const t = useTexts(reviewCatalogue)
  const review = useReview(source)
  const { selected } = review
  useOpening(review, !embedded)
  const { file, target, awaited, whole, setFileId, setTarget, onWhole, ...place } = usePlace(source, review, startAt)
  const { figures, shown, explain } = useShownFigure({ t, source, showLocation: place.showLocation })
  const { open } = figures
  /** A problem takes the place of the figure that is looked at. */
  const select = useStableCallback((problemId: string | undefined): void => {
    figures.close()
    review.select(problemId)
  })
  const onFigure = useStableCallback(figures.choose)
  const [view, setView] = useState<ViewOptions>({ zoom: 1, ticks: true, marks: true, map: true, desk: false })
  const [help, setHelp] = useState(false)
  const printedAt = usePrintTime()
  const marks = useMemo(
    () => (view.marks && file ? marksOf(review.shown, open ? undefined : selected, file.file_id) : []),
    [view.marks, file, review.shown, selected, open],
  )
  const toggle = (name: 'ticks' | 'marks'): void => setView({ ...view, [name]: !view[name] })
  useShortcuts({
    j: () => (open ? figures : review).step(1),
    k: () => (open ? figures : review).step(-1),
    a: () => !open && clickDecision('accept'),
    d: () => !open && clickDecision('dismiss'),
    u: () => document.querySelector<HTMLButtonElement>('[data-undo]')?.click(),
    t: () => toggle('ticks'),
    m: () => toggle('marks'),
    c: () => selected && void copyLink(t, selected.problem_id),
    '/': () => document.querySelector<HTMLInputElement>('[data-search-problems]')?.focus(),
    Escape: () => (open ? figures.close() : review.select(undefined)),
    '?': () => setHelp(true),
  })
  if (!file) return null
  return (
    <>
      <SplitView
        {...{ t, embedded }}
        count={review.all.length}
        openFor={open?.figure.id ?? shownFirst(review)}
        isBusy={view.desk || (whole !== undefined && whole === target)}
        document={
          <ReviewedDocument
            {...{ t, source, file, marks, target, awaited, whole, view, shown, onFigure, onWhole }}
            selectedId={open ? undefined : selected?.problem_id}
            onSelect={select}
            onView={setView}
            onFile={setFileId}
            onTarget={setTarget}
            onHelp={() => setHelp(true)}
          />
        }
        findings={
          <>
            <div className={open ? 'hidden' : 'h-full'}>
              <FindingsPanel
                {...{ t, review, overview }}
                onPlace={place.showPlace}
                onExplain={explain}
                onWalk={figures.walk}
                onLocation={place.showLocation}
              />
            </div>
            {open && (
              <FigurePanel
                {...{ t, source, figures, open }}
                problems={review.all}
                onProblem={select}
                onLocation={place.showLocation}
              />
            )}
          </>
        }
      />
      {printedAt && !embedded && <PrintSheet {...{ t, review, printedAt }} />}
      {help && <ShortcutSheet t={t} onClose={() => setHelp(false)} />}
    </>
  )
}

/** What the sheet of a phone opens for: the selected problem, or that there is none. */
const shownFirst = ({ selected, loaded, all }: ReviewState): string | undefined =>
  selected?.problem_id ?? (loaded && all.length === 0 ? 'clean' : undefined)

/** The file and the location that are shown; selecting a problem changes both. */
function usePlace(source: ReviewSource, review: ReviewState, startAt: Location | undefined) {
  const { selected } = review
  const [fileId, setFileId] = useState(source.files[0]?.file_id)
  const [target, setTarget] = useState<Target | undefined>(startAt && { location: startAt })
  /** The place that was left for its whole page: another one is shown near again. */
  const [whole, setWhole] = useState<Target>()
  const showLocation = useCallback((file: string, location: Location) => {
    setFileId(file)
    setTarget({ location })
  }, [])
  const showPlace = useCallback(
    (problem: Problem, index: number) => {
      const { file_id, location } = problem.evidence[index] ?? problem.evidence[0]
      showLocation(file_id, location)
    },
    [showLocation],
  )
  const selectedId = selected?.problem_id
  useEffect(() => {
    if (selected) showPlace(selected, 0)
    // A decision gives the problem a new object, but its place is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [selectedId, showPlace])
  const file = source.files.find(({ file_id }) => file_id === fileId) ?? source.files[0]
  const awaited = review.awaited || (selected !== undefined && target === undefined)
  return {
    file,
    target,
    awaited,
    whole,
    setFileId,
    setTarget,
    onWhole: () => setWhole(target),
    showLocation,
    showPlace,
  }
}

/** Clicks the button of the open card, which knows what a decision needs (such as a reason). */
function clickDecision(decision: 'accept' | 'dismiss'): void {
  document.querySelector<HTMLButtonElement>(`[data-decide="${decision}"]`)?.click()
}
