/** Fewer characters have one distance by chance. */
const FEWEST = 9
/** Of a font of one width characters stand so far apart, in text heights. */
const PITCH = { least: 0.45, most: 1.3 }
/** How far from a whole number of places two characters may stand; one in so many is farther, where ink runs together. */
const OFF = 0.32
const ONE_IN = 12
/** A recogniser sees a blank where there is none once in so many, in letters that are set wide. */
const ONE_BLANK_IN = 4
/** Where no blank proves it, all stand this close to one place apart. */
const TIGHT = 0.28
/** So many narrow ones prove it. */
const NARROW = /[iljtfrI.,:;'!|]/
const FEWEST_NARROW = 2
const NARROW_OFF = 0.2
/** Beyond so many places it tells nothing. */
const FAR = 3.4

/**
 * The distance from character to character, in text heights, where it is one: as typewriters, tills and faxes of programs print. Its blanks
 * are whole places, as those of no other font are. `middles` are those of the characters' ink, `blankBefore` tells before which
 * of them a blank was read, `texts` which they are.
 */
export function findFixedPitch(
  middles: readonly number[],
  blankBefore: readonly boolean[],
  texts: readonly string[],
): number | undefined {
  if (middles.length < FEWEST) return undefined
  const distances = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0))
  // The ends of a line are open, and where their ink begins is less sure.
  const inner = distances.slice(1, -1)
  const near = inner.toSorted((a, b) => a - b)
  const pitch = near[near.length >> 1] ?? 0
  if (pitch < PITCH.least || pitch > PITCH.most) return undefined
  const places = inner.map((distance) => distance / pitch).filter((count) => count < FAR)
  const off = places.filter((count) => count < 0.5 || Math.abs(count - Math.round(count)) > OFF).length
  const isParted = places.some((count) => Math.round(count) > 1)
  const isFixed = isParted ? off * ONE_IN <= places.length : places.every((count) => Math.abs(count - 1) < TIGHT)
  // Letters of one width by chance, as capitals are, stand nearer than two places on either side of a blank that was read.
  const read = distances.filter((_, index) => blankBefore[index + 1])
  const short = read.filter((distance) => !isPlaceApart(distance, pitch)).length
  if (!isFixed || short * ONE_BLANK_IN > read.length) return undefined
  return areNarrowOnesApart(distances, texts, pitch) ? pitch : undefined
}

/** Whether narrow letters and marks stand as far from both neighbours as wide ones do: in no other font do they. */
function areNarrowOnesApart(distances: readonly number[], texts: readonly string[], pitch: number): boolean {
  const around = texts.flatMap((text, index) => {
    const [before, after] = [distances[index - 1], distances[index]]
    return NARROW.test(text) && before !== undefined && after !== undefined && Math.max(before, after) < 1.5 * pitch
      ? [(before + after) / 2 / pitch]
      : []
  })
  return around.length >= FEWEST_NARROW && around.every((distance) => Math.abs(distance - 1) < NARROW_OFF)
}

/** Whether a blank stands between two characters of such a font. */
export const isPlaceApart = (distance: number, pitch: number): boolean => distance > 1.5 * pitch
