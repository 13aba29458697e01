import type { ClearStrip } from './clear-strip.ts'
import type { ReadCharacter } from './read-strip.ts'

/** Columns of a strip that carry ink; `end` exclusive. */
interface Run {
  start: number
  end: number
}

/** Gap between the mark and its number, and least height of the mark, as shares of the strip's height. */
const MOST_GAP = 0.4
const LEAST_HEIGHT = 0.22
/** How far a side may be off the straight line from the top to a corner, as a share of the width. */
const CROOKED = 0.27
/** Ink of its square that a hollow triangle has at most, and a filled one at least. */
const HOLLOW = 0.42
const FILLED = 0.45

/**
 * The triangle before a number makes it negative in Japanese and Korean reports, and the recogniser drops it without a doubt:
 * it is found by its shape. A letter that was made of it gives way.
 */
export function findTriangles(characters: readonly ReadCharacter[], strip: ClearStrip): ReadCharacter[] {
  const runs = runsOf(strip)
  const found: ReadCharacter[] = []
  for (const [index, character] of characters.entries()) {
    const mark = beginsNumber(characters, index) ? markBefore(characters, index, runs, strip) : undefined
    if (mark) {
      const overlaps = (other: ReadCharacter | undefined) =>
        other && middleOf(other) > mark.start && middleOf(other) < mark.end
      while (overlaps(found.at(-1))) found.pop()
      found.push(mark)
    }
    found.push(character)
  }
  return found
}

function beginsNumber(characters: readonly ReadCharacter[], index: number): boolean {
  return /\d/.test(characters[index]!.text) && !/[\d.,△▲]/.test(characters[index - 1]?.text ?? '')
}

/** Characters are placed by estimate: the ink nearest to the first digit may be the mark itself. */
function markBefore(
  characters: readonly ReadCharacter[],
  at: number,
  runs: readonly Run[],
  strip: ClearStrip,
): ReadCharacter | undefined {
  const place = middleOf(characters[at]!) * strip.width
  const near = runs.findIndex((run) => run.end > place - strip.height * 0.15)
  for (const index of [near, near - 1]) {
    const [run, next] = [runs[index], runs[index + 1]]
    if (!run || !next || next.start - run.end > MOST_GAP * strip.height) continue
    const text = triangleOf(run, strip)
    // A filled triangle and a grainy four are alike: the mark is ink that no digit is left for.
    if (text === '▲' && runs.length - index <= numberLength(characters, at)) continue
    if (text) return { text, start: run.start / strip.width, end: run.end / strip.width, confidence: 0.95 }
  }
  return undefined
}

/** Characters of the number that begins here. */
function numberLength(characters: readonly ReadCharacter[], at: number): number {
  const end = characters.findIndex(({ text }, index) => index > at && !/[\d.,]/.test(text))
  return (end < 0 ? characters.length : end) - at
}

/** Whether the ink of a run is an upright triangle on its base: △ hollow, ▲ filled. */
function triangleOf({ start, end }: Run, strip: ClearStrip): '△' | '▲' | undefined {
  const inked = extentsOf({ start, end }, strip)
  // On a slanted page the base is a step of two rows; below that of a triangle nothing is left, as there is of a four.
  const base = Math.max(0, ...inked.map(({ ink }) => ink))
  const rows = inked.slice(0, inked.findLastIndex(({ ink }) => ink > base * 0.9) + 1)
  const width = end - start
  if (inked.length - rows.length > Math.max(2, rows.length * 0.14)) return undefined
  if (rows.length < LEAST_HEIGHT * strip.height || width < rows.length * 0.7 || width > rows.length * 1.6)
    return undefined
  const straight = rows.every(({ from, to }, row) => {
    const half = (width / 2) * Math.min(1, (row + 1) / rows.length)
    const off = Math.max(Math.abs(from - (width / 2 - half)), Math.abs(to - (width / 2 + half)))
    return off <= CROOKED * width
  })
  if (!straight || base < width * 0.75) return undefined
  const ink = rows.reduce((sum, row) => sum + row.ink, 0)
  const share = ink / (width * rows.length)
  return share < HOLLOW ? '△' : share > FILLED ? '▲' : undefined
}

/** Of each inked row of a run, from the first to the last: where its ink begins and ends, and how much it is. */
function extentsOf(
  { start, end }: Run,
  { width, height, gray }: ClearStrip,
): { from: number; to: number; ink: number }[] {
  const rows: { from: number; to: number; ink: number }[] = []
  for (let y = Math.round(height * 0.06); y < height * 0.94; y += 1) {
    let [from, to, ink] = [-1, -1, 0]
    for (let x = start; x < end; x += 1) {
      if (gray[y * width + x]! >= 128) continue
      if (from < 0) from = x - start
      to = x - start + 1
      ink += 1
    }
    if (ink > 0) rows.push({ from, to, ink })
    else if (rows.length > 0) break
  }
  return rows
}

function runsOf({ width, height, gray }: ClearStrip): Run[] {
  const runs: Run[] = []
  const inked = (x: number) => {
    for (let y = Math.round(height * 0.06); y < height * 0.94; y += 1) if (gray[y * width + x]! < 128) return true
    return false
  }
  for (let x = 0; x < width; x += 1) {
    if (!inked(x)) continue
    const start = x
    while (x < width && inked(x)) x += 1
    runs.push({ start, end: x })
  }
  return runs
}

function middleOf({ start, end }: ReadCharacter): number {
  return (start + end) / 2
}
