import type { ServedFigure } from '@tickmark/contract'
import type { FigureState } from '@tickmark/document'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { figuresQuery } from '../source/figures-query.ts'
import { FIGURE_PORTION, type ReviewSource } from '../source/review-source.ts'

/** A figure that is looked at, and where it stands among those that are walked through. */
export interface OpenFigure {
  figure: ServedFigure
  walk?: { state: FigureState; index: number; total: number }
}

/** The figure that is looked at: one that was pressed, or those of a state one after the other. */
export function useFigures(source: ReviewSource, onOpen: (figure: ServedFigure) => void) {
  const queries = useQueryClient()
  const [open, setOpen] = useState<OpenFigure>()
  /** What was asked for last: keys come faster than answers. */
  const wanted = useRef<OpenFigure['walk']>(undefined)

  function show(next: OpenFigure | undefined): void {
    wanted.current = next?.walk
    setOpen(next)
    if (next) onOpen(next.figure)
  }

  async function walkTo(state: FigureState, index: number): Promise<void> {
    const asked = { state, index, total: wanted.current?.total ?? 0 }
    wanted.current = asked
    const portion = Math.floor(index / FIGURE_PORTION)
    const { items, total } = await queries.fetchQuery({
      queryKey: ['figures-in', source.key, state, portion],
      queryFn: () => source.figuresIn(state, portion),
      staleTime: Infinity,
    })
    const figure = items[index % FIGURE_PORTION]
    if (wanted.current === asked && figure) show({ figure, walk: { state, index, total } })
  }

  /** The neighbour among the figures of the same page that are in the same state. */
  async function stepOnPage({ file_id, id, state, location }: ServedFigure, by: 1 | -1): Promise<void> {
    const figures = await queries.fetchQuery(figuresQuery(source, file_id, location.page))
    const alike = figures.filter((figure) => figure.state === state)
    const next = alike[alike.findIndex((figure) => figure.id === id) + by]
    if (next) show({ figure: next })
  }

  return {
    open,
    choose: (figure: ServedFigure) => show({ figure }),
    walk: (state: FigureState) => void walkTo(state, 0),
    step(by: 1 | -1): void {
      const at = wanted.current
      if (!at) return void (open && stepOnPage(open.figure, by))
      const index = at.index + by
      if (index >= 0 && index < at.total) void walkTo(at.state, index)
    },
    close: () => show(undefined),
  }
}
export type FiguresState = ReturnType<typeof useFigures>
