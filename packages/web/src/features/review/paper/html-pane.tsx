import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { SafeHtml } from '../../../viewers/safe-html.tsx'
import { NotShown, Opening, type PaneProps } from '../pane/pane.tsx'
import { figuresQuery } from '../source/figures-query.ts'
import { findPlace, paintMarks, paintShown, paintTicks } from './paint-html.ts'

/** A flowing document (Word, PowerPoint) as HTML; the block, or the cell of a table, that a problem names is marked. */
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
  const { data: figures } = useQuery({ ...figuresQuery(source, file.file_id, undefined), enabled: ticks })
  useEffect(() => {
    if (shown) paintMarks(shown.root, marks, selectedId)
  }, [shown, marks, selectedId])
  useEffect(() => {
    if (shown) paintTicks(shown.root, ticks ? (figures ?? []) : [])
  }, [shown, figures, ticks])
  const figure = looked?.figure.file_id === file.file_id ? looked.figure : undefined
  useEffect(() => {
    if (shown) paintShown(shown.root, figure)
  }, [shown, figure])
  useEffect(() => {
    const place = shown && target && findPlace(shown.root, target.location)
    if (place && scroller.current) centreIn(scroller.current, place)
  }, [shown, target])
  useEffect(() => {
    const select = (event: Event): void => {
      if (!(event.target instanceof Element)) return
      const marked = event.target.closest('[data-problem]')?.getAttribute('data-problem')
      if (marked) return onSelect(marked)
      const pressed = event.target.closest('[data-figure]')?.getAttribute('data-figure')
      const found = pressed && figures?.find(({ id }) => id === pressed)
      if (found) onFigure(found)
    }
    shown?.root.addEventListener('click', select)
    return () => shown?.root.removeEventListener('click', select)
  }, [shown, figures, onSelect, onFigure])
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
