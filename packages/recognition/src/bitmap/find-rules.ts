import { byteAt, floatAt } from './read-samples.ts'
import { lastOf } from '@tickmark/document'
import type { Rule, Straightening } from '@tickmark/document/page'
import { unstraightenPoint } from '@tickmark/document/page'
import type { Bitmap } from './bitmap.ts'
import { toGray } from './bitmap.ts'

/** Rules are looked for at this size: fine enough for hairlines of a 200 dpi page, coarse enough to be quick. */
const LONG_SIDE = 1800
/** Pixels averaged along a rule: grain and dots vanish, lines stay. */
const ALONG = 17
/** A rule is no thicker, in pixels at working size. */
const THICKEST = 7
/** Breaks that are bridged, and the shortest rule kept; shares of the page's long side. */
const BRIDGE = 0.006
const SHORTEST = 0.018
/** Least contrast to the paper on both sides, in levels of gray; more where the paper is grainy. */
const LEAST_CONTRAST = 10

/** Share of a rule's length that must be dark, and how dark, of what most of it is: strokes of letters are dark and are not. */
const UNBROKEN = 0.88
const AS_DARK = 0.35
/** What lies beside a line is no lighter than this share of it is: a tinted row of a table is darker than paper. */
const LIGHTEST = 0.9
/** Where print stands beside a line, nothing is told of it; of so much of it something must be. */
const LEAST_TOLD = 0.15

/** A rule that leans a little lies so far from its mean, in pixels, at one end and the other. */
const LEANING = [-2, -1, 0, 1, 2]

/** What a rule runs on behind its last crossing may be a letter in the next cell: so far, in text heights. */
const MOST_STUB = 6
/** What lies so near to a crossing rule is its own ink, in pixels. */
const CROSSING = 3

/** A brightness map laid straight: one byte a pixel, `scale` pixels of the picture to one. */
interface Plane {
  width: number
  height: number
  gray: Uint8Array
}

/** Finds ruling lines: long, thin, straight and darker than the paper on both sides. Places on the straightened page. */
export function findRules(bitmap: Bitmap, straightening: Straightening | undefined, textHeight: number): Rule[] {
  const scale = Math.max(1, Math.max(bitmap.width, bitmap.height) / LONG_SIDE)
  const level = layStraight(bitmap, straightening, scale)
  const upright = transpose(level)
  const least = Math.max(SHORTEST * LONG_SIDE, (1.6 * textHeight) / scale)
  const [across, down] = [findLevelRules(level, least), findLevelRules(upright, least)]
  const reach = (MOST_STUB * textHeight) / scale
  const rules = [
    ...across.map((rule) => ({ ...trimStubs(rule, down, level, reach), direction: 'horizontal' as const })),
    ...down.map((rule) => ({ ...trimStubs(rule, across, upright, reach), direction: 'vertical' as const })),
  ]
  return rules.map(({ direction, start, end, at, thickness }) => ({
    direction,
    start: start * scale,
    end: end * scale,
    at: at * scale,
    thickness: thickness * scale,
  }))
}

/** Samples the picture along the straightened page; in each cell the darkest of a few samples, so that hairlines survive. */
function layStraight(bitmap: Bitmap, straightening: Straightening | undefined, scale: number): Plane {
  const width = Math.floor(bitmap.width / scale)
  const height = Math.floor(bitmap.height / scale)
  const source = toGray(bitmap)
  const gray = new Uint8Array(width * height)
  const step = 32
  const reach = scale < 1.5 ? 0 : Math.floor(scale / 2) + 1
  for (let y = 0; y < height; y += 1) {
    for (let from = 0; from < width; from += step) {
      const to = Math.min(width, from + step)
      // The bend within a few pixels is nil: the way back is taken at both ends only.
      const a = straightening
        ? unstraightenPoint(from * scale, y * scale, bitmap, straightening)
        : { x: from * scale, y: y * scale }
      const b = straightening
        ? unstraightenPoint(to * scale, y * scale, bitmap, straightening)
        : { x: to * scale, y: y * scale }
      const [dx, dy] = [(b.x - a.x) / (to - from), (b.y - a.y) / (to - from)]
      for (let x = from; x < to; x += 1)
        gray[y * width + x] = darkest(source, bitmap, a.x + dx * (x - from), a.y + dy * (x - from), reach)
    }
  }
  return { width, height, gray }
}

/** The darkest of a pixel and those `reach` to its right and below; the pixel nearest to a point. */
function darkest(source: Uint8Array, { width, height }: Bitmap, x: number, y: number, reach: number): number {
  const column = within(x, width)
  const row = within(y, height) * width
  const here = byteAt(source, row + column)
  if (reach === 0) return here
  const right = Math.min(width - 1, column + reach)
  const below = Math.min(height - 1, row / width + reach) * width
  return Math.min(here, byteAt(source, row + right), byteAt(source, below + column), byteAt(source, below + right))
}

function within(place: number, extent: number): number {
  const nearest = Math.floor(place + 0.5)
  return nearest < 0 ? 0 : nearest >= extent ? extent - 1 : nearest
}

function transpose({ width, height, gray }: Plane): Plane {
  const turned = new Uint8Array(gray.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + y] = byteAt(gray, y * width + x)
  return { width: height, height: width, gray: turned }
}

interface Line {
  start: number
  end: number
  at: number
  thickness: number
}

function findLevelRules(plane: Plane, least: number): Line[] {
  const smooth = averageAlong(plane)
  const contrast = Math.max(LEAST_CONTRAST, 2.2 * grainOf(smooth, plane))
  const rows: { y: number; start: number; end: number }[] = []
  for (let y = THICKEST + 1; y < plane.height - THICKEST - 1; y += 1) {
    for (const run of runsIn(smooth, plane, y, contrast)) rows.push({ y, ...run })
  }
  return joinRows(rows)
    .flatMap(joinPieces)
    .filter((line) => line.end - line.start >= least && line.thickness <= THICKEST)
    .filter((line) => isUnbroken(line, plane, smooth, contrast / 2))
}

/**
 * Whether a line is dark nearly everywhere, and not a row of strokes that averaging has joined. Where print stands beside it, or
 * another rule crosses, nothing is told: else there would be hardly a gap between the figures of a column in a ruled table.
 */
function isUnbroken({ start, end, at }: Line, { width, gray }: Plane, smooth: Float32Array, contrast: number): boolean {
  const reach = (THICKEST >> 1) + 1
  const row = Math.round(at)
  const places = Array.from({ length: Math.max(0, Math.ceil(end - start) - 4) }, (_, index) => {
    return row * width + Math.ceil(start) + 2 + index
  })
  const sides = [-reach, reach].map((by) => {
    const values = places.map((place) => near(gray, place + by * width))
    return { by, lightest: values.toSorted((a, b) => a - b)[Math.floor(values.length * LIGHTEST)] ?? 0 }
  })
  const depths = places.flatMap((place) => {
    const paper = Math.max(...sides.map(({ by }) => floatAt(smooth, place + by * width)))
    const isTold = sides.every(
      ({ by, lightest }) => near(gray, place + by * width) >= Math.min(paper, lightest) - contrast,
    )
    return isTold ? [paper - Math.min(...LEANING.map((by) => near(gray, place + by * width)))] : []
  })
  const usual = depths.toSorted((a, b) => a - b)[depths.length >> 1] ?? 0
  const least = Math.max(contrast, usual * AS_DARK)
  const dark = depths.filter((depth) => depth > least).length
  return depths.length > (end - start) * LEAST_TOLD && dark >= depths.length * UNBROKEN
}

/**
 * A rule without what it runs on behind its last crossing, where that is not as dark throughout: the stem of a 7 in the cell above the
 * frame of a stamp is no part of the frame, and would be erased with it.
 */
function trimStubs(rule: Line, crossings: readonly Line[], plane: Plane, reach: number): Line {
  const places = crossings
    .filter(({ start, end }) => start - CROSSING <= rule.at && rule.at <= end + CROSSING)
    .map(({ at }) => at)
    .filter((at) => at > rule.start + CROSSING && at < rule.end - CROSSING)
    .toSorted((a, b) => a - b)
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return rule
  const depth = darknessOf(rule, first, last, plane)
  const isStub = (from: number, to: number): boolean =>
    to - from > 2 * CROSSING && to - from <= reach && !isDark(rule, [from, to], depth, plane)
  return {
    ...rule,
    start: isStub(rule.start, first) ? first : rule.start,
    end: isStub(last, rule.end) ? last : rule.end,
  }
}

/** The usual gray of a rule between its first and last crossing; of all of it where it has one alone. */
function darknessOf(rule: Line, first: number, last: number, plane: Plane): number {
  const [from, to] = last > first ? [first, last] : [rule.start, rule.end]
  const grays = graysOf(rule, from, to, plane).toSorted((a, b) => a - b)
  return grays[grays.length >> 1] ?? 0
}

function isDark(rule: Line, [from, to]: readonly [number, number], usual: number, plane: Plane): boolean {
  const grays = graysOf(rule, from + CROSSING, to - CROSSING, plane)
  const lightest = usual + (255 - usual) * (1 - AS_DARK)
  return grays.filter((gray) => gray < lightest).length >= grays.length * UNBROKEN
}

/** The darkest of the pixels across a rule, at each place along a part of it. */
function graysOf({ at }: Line, from: number, to: number, { width, gray }: Plane): number[] {
  const places = Array.from({ length: Math.max(0, Math.ceil(to - from)) }, (_, index) => Math.floor(from) + index)
  return places.map((x) => Math.min(...LEANING.map((by) => byteAt(gray, (Math.round(at) + by) * width + x))))
}

/** Mean of five pixels along a row. */
function near(gray: Uint8Array, at: number): number {
  return (
    (byteAt(gray, at - 2) + byteAt(gray, at - 1) + byteAt(gray, at) + byteAt(gray, at + 1) + byteAt(gray, at + 2)) / 5
  )
}

/** Of each pixel the mean of `ALONG` pixels of its row; beyond the plane its edge goes on. */
function averageAlong({ width, height, gray }: Plane): Float32Array {
  const smooth = new Float32Array(gray.length)
  const half = ALONG >> 1
  const padded = new Uint8Array(width + 2 * half + 1)
  for (let y = 0; y < height; y += 1) {
    const row = y * width
    padded.fill(byteAt(gray, row), 0, half + 1)
    padded.set(gray.subarray(row, row + width), half + 1)
    padded.fill(byteAt(gray, row + width - 1), half + 1 + width)
    let sum = 0
    for (let x = 0; x < ALONG; x += 1) sum += byteAt(padded, x)
    for (let x = 0; x < width; x += 1) {
      sum += byteAt(padded, x + ALONG) - byteAt(padded, x)
      smooth[row + x] = sum / ALONG
    }
  }
  return smooth
}

/** The usual difference between a row and the ones near it: the grain of the paper. */
function grainOf(smooth: Float32Array, { width, height }: Plane): number {
  const differences: number[] = []
  for (let y = 4; y < height - 4; y += 7) {
    for (let x = 4; x < width; x += 13)
      differences.push(Math.abs(floatAt(smooth, y * width + x) - floatAt(smooth, (y + 3) * width + x)))
  }
  return Float32Array.from(differences).sort()[Math.floor(differences.length * 0.7)] ?? 0
}

/** Stretches of a row that are darker than the paper a little above and below. */
function runsIn(smooth: Float32Array, { width }: Plane, y: number, contrast: number): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = []
  const away = ((THICKEST >> 1) + 1) * width
  let start = -1
  for (let x = 0, here = y * width; x <= width; x += 1, here += 1) {
    const dark =
      x < width &&
      floatAt(smooth, here - away) - floatAt(smooth, here) > contrast &&
      floatAt(smooth, here + away) - floatAt(smooth, here) > contrast
    if (dark && start < 0) start = x
    if (!dark && start >= 0) {
      if (x - start >= ALONG) runs.push({ start, end: x })
      start = -1
    }
  }
  return runs
}

/** Runs of neighbouring rows that overlap are one line, thick or slightly slanted. */
function joinRows(rows: readonly { y: number; start: number; end: number }[]): Line[][] {
  const lines: (Line & { top: number; bottom: number; weight: number })[] = []
  let open: typeof lines = []
  for (const { y, start, end } of rows) {
    open = open.filter((line) => y - line.bottom <= 1)
    const line = open.find((candidate) => candidate.start <= end && start <= candidate.end)
    if (!line) {
      const fresh = { start, end, at: y, thickness: 1, top: y, bottom: y, weight: end - start }
      lines.push(fresh)
      open.push(fresh)
      continue
    }
    const weight = end - start
    line.at = (line.at * line.weight + y * weight) / (line.weight + weight)
    line.weight += weight
    line.start = Math.min(line.start, start)
    line.end = Math.max(line.end, end)
    line.bottom = y
    line.thickness = Math.max(1, line.weight / (line.end - line.start))
  }
  return groupByHeight(lines.map(({ start, end, at, thickness }) => ({ start, end, at, thickness })))
}

function groupByHeight(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines.toSorted((a, b) => a.at - b.at)) {
    const group = groups.findLast((candidate) => Math.abs(lastOf(candidate).at - line.at) <= 2.5)
    if (group) group.push(line)
    else groups.push([line])
  }
  return groups
}

/** Joins the pieces of one height across short breaks. */
function joinPieces(group: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const piece of group.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && piece.start - last.end <= BRIDGE * LONG_SIDE) {
      const [a, b] = [last.end - last.start, piece.end - piece.start]
      last.at = (last.at * a + piece.at * b) / (a + b)
      last.thickness = Math.max(last.thickness, piece.thickness)
      last.end = Math.max(last.end, piece.end)
    } else joined.push({ ...piece })
  }
  return joined
}
