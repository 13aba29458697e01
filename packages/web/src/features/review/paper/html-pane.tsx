import type { ServedFigure } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { SafeHtml } from '../../../viewers/safe-html.tsx'
import { NotShown, Opening, type PaneProps } from '../pane/pane.tsx'
import { figuresQuery } from '../source/figures-query.ts'
import { findPlace } from './find-place.ts'
import { paintFigures, stepToFigure } from './paint-figures.ts'
import { paintMarks, paintShown } from './paint-html.ts'

const NO_FIGURES: readonly ServedFigure[] = []

/** A flowing document (Word, PowerPoint) as HTML; the place that a problem names is marked, and each figure answers. */
export function HtmlPane(props: PaneProps) {
  const { t, source, file, marks, selectedId, target, ticks, zoom, shown: looked, onSelect, onFigure } = props
  const scroller = useRef<HTMLDivElement>(null)
  // The root stays the same when the document changes; a new object tells the effects below.
  const [shown, setShown] = useState<{ root: ShadowRoot }>()
  const { data: html, isError } = useQuery({
    queryKey: ['html', source.key, file.file_id],
    queryFn: () => source.html(file.file_id),
    staleTime: Infinity,
  })
  const { data: figures = NO_FIGURES } = useQuery(figuresQuery(source, file.file_id, undefined))
  // Figures in running text get their elements first; what is marked and looked at is painted on them again.
  const [painted, setPainted] = useState<{ root: ShadowRoot }>()
  useEffect(() => {
    if (!shown) return
    const nameOf = ({ state, text }: ServedFigure): string => (state === 'verified' ? t.tick(text) : t.noTick(text))
    paintFigures(shown.root, figures, { ticks, nameOf })
    setPainted({ root: shown.root })
  }, [shown, figures, ticks, t])
  useEffect(() => {
    if (painted) paintMarks(painted.root, marks, selectedId)
  }, [painted, marks, selectedId])
  useEffect(() => {
    if (painted) paintShown(painted.root, looked?.figure.file_id === file.file_id ? looked : undefined)
  }, [painted, looked, file.file_id])
  useEffect(() => {
    const place = painted && target && findPlace(painted.root, target.location)
    if (place && scroller.current) centreIn(scroller.current, place)
  }, [painted, target])
  useFigureKeys(shown, figures, { onSelect, onFigure })
  const onReady = useCallback((root: ShadowRoot) => setShown({ root }), [])
  if (isError) return <NotShown t={t} />
  if (html === undefined) return <Opening t={t} />
  return (
    <div
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
      tabIndex={0}
      role="region"
      aria-label={t.document}
      className="h-full overflow-auto bg-sunken px-4 py-6"
    >
      <div className="mx-auto max-w-4xl bg-surface px-8 py-10 shadow-sheet max-sm:px-4" style={{ zoom }}>
        <SafeHtml html={html} onReady={onReady} />
      </div>
    </div>
  )
}

/** Scrolls the pane alone: `scrollIntoView` would scroll the page as well. */
function centreIn(scroller: HTMLElement, place: Element): void {
  const [outer, inner] = [scroller.getBoundingClientRect(), place.getBoundingClientRect()]
  scroller.scrollBy({ top: inner.top + inner.height / 2 - outer.top - outer.height / 2 })
}

/** A press on a figure asks what it was held against; on a place that a problem names it selects the problem. By keyboard alike. */
function useFigureKeys(
  shown: { root: ShadowRoot } | undefined,
  figures: readonly ServedFigure[],
  { onSelect, onFigure }: Pick<PaneProps, 'onSelect' | 'onFigure'>,
): void {
  useEffect(() => {
    const choose = (at: EventTarget | null): void => {
      const pressed = at instanceof Element ? at.closest('[data-figure], [data-problem]') : null
      const problem = pressed?.getAttribute('data-problem')
      const figure = figures.find(({ id }) => id === pressed?.getAttribute('data-figure'))
      if (problem) onSelect(problem)
      else if (figure) onFigure(figure)
    }
    const click = (event: Event): void => choose(event.target)
    const press = (event: Event): void => {
      if (!shown || !(event instanceof KeyboardEvent)) return
      const opens = event.key === 'Enter' || event.key === ' '
      if (opens && shown.root.activeElement) choose(shown.root.activeElement)
      if (opens || stepToFigure(shown.root, event.key)) event.preventDefault()
    }
    shown?.root.addEventListener('click', click)
    shown?.root.addEventListener('keydown', press)
    return () => {
      shown?.root.removeEventListener('click', click)
      shown?.root.removeEventListener('keydown', press)
    }
  }, [shown, figures, onSelect, onFigure])
}
