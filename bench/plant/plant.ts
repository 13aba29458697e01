import { pickFrom, type Random } from '../chance/random.ts'
import { misprint, type Misprint } from './misprint.ts'
import { findProvable, type Grid } from './provable.ts'

/** An error that a program put into a real file, where the file's own arithmetic proves it. */
export interface FilePlant {
  size: Misprint
  right: string
  wrong: string
  /** How many rows add up to what is right. */
  terms: number
  /** PDF only. */
  page?: number
}

export interface PlantedFile {
  bytes: Uint8Array
  plants: FilePlant[]
}

export interface PlantOptions {
  random: Random
  /** At most so many errors, each in a table of its own. */
  most: number
}

export interface ChosenPlant<Place> extends FilePlant {
  place: Place
}

/** One error a table, in as many tables as are wanted, picked at random. */
export function choosePlants<Place>(
  grids: readonly Grid<Place>[],
  { random, most }: PlantOptions,
): ChosenPlant<Place>[] {
  const able = grids.map((grid) => findProvable(grid)).filter((totals) => totals.length > 0)
  const chosen: ChosenPlant<Place>[] = []
  while (able.length > 0 && chosen.length < most) {
    const totals = pickFrom(able, random)
    able.splice(able.indexOf(totals), 1)
    const total = pickFrom(totals, random)
    const slip = misprint(total.right, random)
    if (slip && slip.wrong !== total.right)
      chosen.push({ ...slip, right: total.right, terms: total.terms, place: total.place })
  }
  return chosen
}

/** Text with pieces replaced, the last first, so that places before stay true. */
export function replaceAt(
  text: string,
  changes: readonly { place: { start: number; end: number }; wrong: string }[],
): string {
  return changes
    .toSorted((a, b) => b.place.start - a.place.start)
    .reduce((whole, { place, wrong }) => whole.slice(0, place.start) + wrong + whole.slice(place.end), text)
}
