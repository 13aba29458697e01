import type { Figure, Location } from '@tickmark/document'
import { alignLines } from '@tickmark/workbook'

/** A figure of a table that two drafts print differently. */
export interface FigureChange {
  kind: 'figure' | 'figure-added' | 'figure-removed'
  label: string
  /** In the new draft; in the old one where the figure was removed. */
  location: Location
  oldLocation?: Location
  before: string
  after: string
}

/** Figures of the tables of two drafts, told by line and column. What sentences print is compared with their words. */
export function compareFigures(before: readonly Figure[], after: readonly Figure[]): FigureChange[] {
  const [old, own] = [before, after].map((figures) => figures.filter(isOfTable))
  if (!old || !own) return []
  const linesOf = (figures: readonly Figure[]) => figures.map((figure, index) => ({ index, key: nameOf(figure) }))
  const isNamesake = (a: number, b: number): number => {
    const [one, other] = [old[a], own[b]]
    return one && other && nameOf(one) === nameOf(other) ? 1 : 0
  }
  const { toNew, toOld } = alignLines(linesOf(old), linesOf(own), isNamesake)
  const matched = old.flatMap((figure, index): FigureChange[] => {
    const at = toNew.get(index)
    const other = at === undefined ? undefined : own[at]
    const label = nameOf(figure)
    if (!other) return [{ kind: 'figure-removed', label, location: figure.location, before: figure.text, after: '' }]
    if (isSame(figure, other)) return []
    const places = { location: other.location, oldLocation: figure.location }
    return [{ kind: 'figure', label, ...places, before: figure.text, after: other.text }]
  })
  const added = own.flatMap((figure, index): FigureChange[] =>
    toOld.has(index)
      ? []
      : [{ kind: 'figure-added', label: nameOf(figure), location: figure.location, before: '', after: figure.text }],
  )
  return [...matched, ...added]
}

const isOfTable = ({ location }: Figure): boolean => location.rowIndex !== undefined && location.start === undefined

function nameOf({ label = '', columnLabel = '' }: Figure): string {
  return [label, columnLabel].filter(Boolean).join(' · ')
}

/** The same amount in other clothes ("1,200", "1200") is no change. */
function isSame({ amount: a }: Figure, { amount: b }: Figure): boolean {
  return a.value === b.value && a.scale === b.scale && a.unit === b.unit
}
