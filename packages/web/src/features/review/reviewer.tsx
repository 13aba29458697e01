import type { Problem } from '@tickmark/contract'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { reviewCatalogue } from '../../locales/review.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { copyLink } from './copy-link.ts'
import { DocumentPane } from './document-pane.tsx'
import { FindingsPanel } from './findings-panel.tsx'
import { marksOf } from './marks.ts'
import type { Target } from './pane.tsx'
import type { ReviewSource } from './review-source.ts'
import { ReviewToolbar, type View } from './review-toolbar.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { SplitView } from './split-view.tsx'
import { useReview } from './use-review.ts'
import { useShortcuts } from './use-shortcuts.ts'

interface Props {
  source: ReviewSource
  /** Shown on top of the overview: what belongs to the place that the reviewer is used in. */
  overview?: ReactNode
  /** True inside another page: lower, and it does not bring itself to the top. */
  embedded?: boolean
}

/** The document beside its findings, each leading to the other. */
export function Reviewer({ source, overview, embedded = false }: Props) {
  const t = useTexts(reviewCatalogue)
  const review = useReview(source)
  const { selected, select } = review
  const [fileId, setFileId] = useState(source.files[0]?.file_id)
  const [target, setTarget] = useState<Target>()
  const [view, setView] = useState<View>({ zoom: 1, ticks: false, marks: true })
  const [at, setAt] = useState<{ page: number; pages: number }>()
  const [help, setHelp] = useState(false)
  const file = source.files.find(({ file_id }) => file_id === fileId) ?? source.files[0]

  const showPlace = useCallback((problem: Problem, index: number) => {
    const { file_id, location } = problem.evidence[index]!
    setFileId(file_id)
    setTarget({ location })
  }, [])
  const selectedId = selected?.problem_id
  useEffect(() => {
    if (selected) showPlace(selected, 0)
    // A decision gives the problem a new object, but its place is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [selectedId, showPlace])
  const onPage = useCallback(
    (page: number, pages: number) =>
      setAt((old) => (old?.page === page && old.pages === pages ? old : { page, pages })),
    [],
  )
  const marks = useMemo(
    () => (view.marks && file ? marksOf(review.shown, selected, file.file_id) : []),
    [view.marks, file, review.shown, selected],
  )
  const toggle = (name: 'ticks' | 'marks'): void => setView({ ...view, [name]: !view[name] })
  useShortcuts({
    j: () => review.step(1),
    k: () => review.step(-1),
    a: () => clickDecision('accept'),
    d: () => clickDecision('dismiss'),
    t: () => toggle('ticks'),
    m: () => toggle('marks'),
    c: () => selected && void copyLink(t),
    Escape: () => select(undefined),
    '?': () => setHelp(true),
  })
  if (!file) return null
  return (
    <>
      <SplitView
        t={t}
        embedded={embedded}
        count={review.all.length}
        openFor={selectedId}
        document={
          <div className="flex h-full min-h-0 flex-col">
            <ReviewToolbar
              {...{ t, file, at, view }}
              files={source.files}
              onFile={setFileId}
              onView={(change) => setView({ ...view, ...change })}
              onPage={(page) => setTarget({ location: { page } })}
              onHelp={() => setHelp(true)}
            />
            <div className="min-h-0 flex-1">
              <DocumentPane
                key={file.file_id}
                {...{ t, source, file, marks, selectedId, target, onPage }}
                zoom={view.zoom}
                ticks={view.ticks}
                onSelect={select}
              />
            </div>
          </div>
        }
        findings={<FindingsPanel t={t} review={review} overview={overview} onPlace={showPlace} />}
      />
      {help && <ShortcutSheet t={t} onClose={() => setHelp(false)} />}
    </>
  )
}

/** The buttons of the open card know what a decision needs. */
function clickDecision(decision: 'accept' | 'dismiss'): void {
  document.querySelector<HTMLButtonElement>(`[data-decide="${decision}"]`)?.click()
}
