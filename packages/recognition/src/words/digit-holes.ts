import { lastOf, numberAt } from '@tickmark/document'

/** Digits stand one pitch apart, whatever their ink: so many pitches from one to the next hold something that was not read. */
const HOLE = { least: 1.3, most: 2.4 }
/** Groups on either side of a blank: of three behind it they may be thousands. */
const GROUP = { before: 3, behind: 4 }
interface Holes {
  /** Where another number begins: telephone numbers and codes are printed in groups. */
  starts: number[]
  /** Before which character a point was printed so faintly that none was read: "27 00". */
  point?: number
}

/** Places between the digits of a word that are wider than their pitch. `middles` are those of the characters' ink. */
export function findHoles(texts: readonly string[], middles: readonly number[]): Holes {
  const text = texts.join('')
  if (text.length !== texts.length) return { starts: [] }
  const holes = [...text.matchAll(/\d{3,}/g)].flatMap(({ 0: { length }, index }) => {
    const hole = holeIn(middles.slice(index, index + length))
    return hole === undefined ? [] : [{ at: index + hole, before: hole, behind: length - hole }]
  })
  const starts = holes.flatMap(({ at, before, behind }) =>
    before >= GROUP.before && behind >= GROUP.behind ? [at] : [],
  )
  const isPlain = /^\D*\d+[^\d.,]*$/.test(text)
  return isPlain && holes.some(({ behind }) => behind === 2) ? { starts, point: lastOf(holes).at } : { starts }
}

/** Before which digit of a run the only hole is. */
function holeIn(middles: readonly number[]): number | undefined {
  const distances = middles.slice(1).map((middle, index) => middle - numberAt(middles, index))
  const pitch = numberAt(
    distances.toSorted((a, b) => a - b),
    (distances.length - 1) >> 1,
  )
  const [hole, ...others] = distances.flatMap((distance, index) => (distance > HOLE.least * pitch ? [index + 1] : []))
  if (hole === undefined || others.length > 0) return undefined
  return numberAt(distances, hole - 1) > HOLE.most * pitch ? undefined : hole
}
