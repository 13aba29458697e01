import { itemAt } from '@tickmark/document'
import type { Slot } from './plan.ts'

/** The one slot of a list of single values. */
export const VALUE: Slot[] = [{ id: 'value', kind: 'value', track: 'base' }]

/** Rows of a list. */
export const records = (texts: readonly string[]): Slot[] =>
  texts.map((text, index) => ({ id: `r${index + 1}`, text, kind: 'record', track: 'base' }))

/** A row of statistics over records: "MEDIAN", "QUARTILE:3". */
export const statistic = (id: string, label: string, name: string, members: readonly Slot[]): Slot => ({
  id,
  label,
  kind: 'statistic',
  track: id,
  statistic: name,
  members: members.map((member) => member.id),
})

/** Years, the first `historic` of them past. */
export function years(first: number, count: number, historic: number): Slot[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(first + index),
    kind: index < historic ? 'historic' : 'forecast',
    track: 'base',
    year: first + index,
    month: 12,
  }))
}

/** A column between past and forecast with the change of the last year. */
export function withChange(slots: readonly Slot[], kind: 'difference' | 'percent'): Slot[] {
  const past = slots.filter((slot) => slot.kind === 'historic')
  const members = [itemAt(past, past.length - 1).id, itemAt(past, past.length - 2).id]
  const change: Slot = {
    id: 'change',
    label: `${kind === 'percent' ? 'difference percent' : 'difference'}`,
    kind,
    track: 'change',
    members,
  }
  return [...past, change, ...slots.slice(past.length)]
}

/** Twelve months and their year. */
export function months(year: number, kind: 'historic' | 'forecast' = 'forecast'): Slot[] {
  return Array.from({ length: 12 }, (_, index) => ({
    id: `${year}m${index + 1}`,
    kind,
    track: 'base',
    year,
    month: index + 1,
  }))
}

/** Quarters of years, each year after its four quarters. */
export function quartersAndYears(first: number, count: number, historic: number): Slot[] {
  return Array.from({ length: count }, (_, index) => first + index).flatMap((year, index) => {
    const members = [1, 2, 3, 4].map((quarter) => `${year}q${quarter}`)
    const kind = index < historic ? ('historic' as const) : ('forecast' as const)
    return [
      ...members.map((id, at): Slot => ({ id, kind, track: 'base', year, month: 3 * (at + 1) })),
      { id: `${year}fy`, kind: 'sum' as const, track: 'years', members, year },
    ]
  })
}

/** A column that adds up the others. */
export const sumSlot = (id: string, label: string, members: readonly Slot[]): Slot => ({
  id,
  label,
  kind: 'sum',
  track: 'sums',
  members: members.map((member) => member.id),
})

/** The base track's slot `offset` places away; undefined beyond the ends. */
export function neighbour(slots: readonly Slot[], id: string, offset: number): Slot | undefined {
  const own = slots.find((slot) => slot.id === id)
  if (!own) return undefined
  const track = slots.filter((slot) => slot.track === own.track)
  return track[track.indexOf(own) + offset]
}

export const baseSlots = (slots: readonly Slot[]): Slot[] => slots.filter(({ track }) => track === 'base')
