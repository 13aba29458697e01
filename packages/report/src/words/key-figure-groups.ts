import { firstOf } from '@tickmark/document'
import type { DocumentSummary } from '@tickmark/document'

type KeyFigure = DocumentSummary['keyFigures'][number]

/** Key figures of the same two periods. */
export interface KeyFigureGroup {
  currentPeriod: string
  priorPeriod: string
  figures: KeyFigure[]
}

/** Key figures by the periods that they are of: a balance does not stand under the head of a quarter. */
export function groupKeyFigures(figures: readonly KeyFigure[]): KeyFigureGroup[] {
  const groups = Map.groupBy(figures, ({ currentPeriod = '', priorPeriod = '' }) => `${currentPeriod}\n${priorPeriod}`)
  return Array.from(groups.values(), (own) => ({
    currentPeriod: firstOf(own).currentPeriod ?? '',
    priorPeriod: firstOf(own).priorPeriod ?? '',
    figures: own,
  }))
}
