import { useQuery } from '@tanstack/react-query'
import type { Location } from '@tickmark/document'
import { useEffect, useRef, useState } from 'react'
import { SafeHtml } from '../../viewers/safe-html.tsx'
import { NotShown, Opening, type PaneProps } from './pane.tsx'
import type { Mark } from './marks.ts'

/** A flowing document (Word, PowerPoint) as HTML; the block, or the cell of a table, that a problem names is marked. */
export function HtmlPane({ t, source, file, marks, selectedId, target, onSelect }: PaneProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  const { data: html, isError } = useQuery({
    queryKey: ['html', source.key, file.file_id],
    queryFn: () => source.html(file.file_id),
    staleTime: Infinity,
  })
  useEffect(() => {
    if (root) paintMarks(root, marks, selectedId)
  }, [root, marks, selectedId, html])
  useEffect(() => {
    if (!root || !target) return
    const place = findPlace(root, target.location)
    if (place && scroller.current) centreIn(scroller.current, place)
  }, [root, target, html])
  useEffect(() => {
    const select = (event: Event): void => {
      const marked = (event.target as Element).closest('[data-problem]')
      if (marked) onSelect(marked.getAttribute('data-problem')!)
    }
    root?.addEventListener('click', select)
    return () => root?.removeEventListener('click', select)
  }, [root, onSelect])
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
      <div className="mx-auto max-w-4xl bg-surface px-8 py-10 shadow-sheet max-sm:px-4">
        <SafeHtml html={html} onReady={setRoot} />
      </div>
    </div>
  )
}

/** Scrolls the document alone: `scrollIntoView` would move the page around it, too. */
function centreIn(scroller: HTMLElement, place: Element): void {
  const [outer, inner] = [scroller.getBoundingClientRect(), place.getBoundingClientRect()]
  scroller.scrollBy({ top: inner.top + inner.height / 2 - outer.top - outer.height / 2 })
}

function findPlace(root: ShadowRoot, { block, rowIndex, columnIndex }: Location): Element | null {
  if (!block) return null
  const name = CSS.escape(block)
  const element = root.querySelector(`[data-block="${name}"]`) ?? root.getElementById(block)
  if (!element || rowIndex === undefined || columnIndex === undefined) return element
  return (
    element.querySelector(`[data-row="${rowIndex}"][data-column="${columnIndex}"]`) ??
    cellAt(element, rowIndex, columnIndex) ??
    element
  )
}

/** The cell at a place of a table's grid, spans counted. */
function cellAt(element: Element, rowIndex: number, columnIndex: number): Element | null {
  const table = element.matches('table') ? element : element.querySelector('table')
  const taken = new Set<string>()
  for (const [row, tr] of [...(table?.querySelectorAll('tr') ?? [])].entries()) {
    let column = 0
    for (const cell of tr.querySelectorAll<HTMLTableCellElement>('td, th')) {
      while (taken.has(`${row},${column}`)) column++
      for (let r = 0; r < cell.rowSpan; r++)
        for (let c = 0; c < cell.colSpan; c++) {
          if (row + r === rowIndex && column + c === columnIndex) return cell
          taken.add(`${row + r},${column + c}`)
        }
    }
  }
  return null
}

function paintMarks(root: ShadowRoot, marks: readonly Mark[], selectedId: string | undefined): void {
  for (const old of root.querySelectorAll('[data-mark]'))
    for (const name of ['data-mark', 'data-problem', 'data-current']) old.removeAttribute(name)
  // The selected problem is painted last: where two meet, it is seen.
  const order = marks.toSorted(
    (a, b) => Number(a.problem.problem_id === selectedId) - Number(b.problem.problem_id === selectedId),
  )
  for (const { problem, kind, location } of order) {
    const place = findPlace(root, location)
    place?.setAttribute('data-mark', kind)
    place?.setAttribute('data-problem', problem.problem_id)
    if (problem.problem_id === selectedId) place?.setAttribute('data-current', kind)
  }
}
