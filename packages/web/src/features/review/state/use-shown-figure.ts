import type { Problem } from '@tickmark/contract'
import type { Location } from '@tickmark/document'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { toast } from '../../../ui/toast.ts'
import type { Shown } from '../pane/pane.tsx'
import { figuresQuery } from '../source/figures-query.ts'
import type { ReviewSource } from '../source/review-source.ts'
import { isSamePlace } from '../source/same-place.ts'
import { useExplanation } from '../source/use-explanation.ts'
import { useFigures } from './use-figures.ts'

interface Showing {
  t: ReviewTexts
  source: ReviewSource
  showLocation: (fileId: string, location: Location) => void
}

/** The figure that is looked at, what of it is drawn on the document, and the way to the figure of a problem. */
export function useShownFigure({ t, source, showLocation }: Showing) {
  const queries = useQueryClient()
  const figures = useFigures(source, ({ file_id, location }) => showLocation(file_id, location))
  const figure = figures.open?.figure
  const { data } = useExplanation(source, figure)
  const shown = useMemo((): Shown | undefined => {
    if (!figure) return undefined
    const evidence = data?.claims.flatMap((claim) => claim.evidence) ?? []
    return { figure, operands: evidence.flatMap((piece) => (piece.file_id === figure.file_id ? [piece.location] : [])) }
  }, [figure, data])

  async function explain({ evidence: [{ file_id, location }] }: Problem): Promise<void> {
    const found = await queries.fetchQuery(figuresQuery(source, file_id, location.page))
    const own = found.find((other) => isSamePlace(other.location, location))
    if (own) figures.choose(own)
    else toast.info(t.figure.nothing)
  }
  return { figures, shown, explain: (problem: Problem) => void explain(problem) }
}
