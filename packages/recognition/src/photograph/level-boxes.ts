import type { Rule } from '@tickmark/document/page'
import type { LineBox } from '../bitmap/line-box.ts'

/** Takes points of the picture to the straight page, or back. */
type Move = (x: number, y: number) => { x: number; y: number }

/** Text that leans from the page's lines by more, in radians, is meant to. */
const MOST_LEAN = 0.12
/** A box so many times as long as it is thick tells its direction as well as the page does; a longer one better. */
const TELLING = 12
/** A box gets no thinner than this share of itself. */
const THINNEST = 0.6
/** A rule cuts a box that reaches beyond it on both sides by so many of its thicknesses. */
const LEAST_PART = 0.35

/** Gives boxes the direction that lines have in their place: of a short box the detector tells it coarsely. */
export function levelBoxes(boxes: readonly LineBox[], toPage: Move, toPicture: Move): LineBox[] {
  return boxes.map((box) => {
    if (box.upended) return box
    const middle = toPage(box.centerX, box.centerY)
    const [from, to] = [-1, 1].map((side) => toPicture(middle.x + (side * box.length) / 2, middle.y)) as [
      { x: number; y: number },
      { x: number; y: number },
    ]
    const page = Math.atan2(to.y - from.y, to.x - from.x)
    if (Math.abs(page - box.angle) > MOST_LEAN) return box
    const own = (box.length / box.thickness / TELLING) ** 2
    const angle = (page + own * box.angle) / (1 + own)
    const off = Math.abs(angle - box.angle)
    // The rectangle of a line that leans in it is thicker than the line by what its ends rise.
    const thickness = Math.max(THINNEST * box.thickness, box.thickness - box.length * Math.sin(off))
    return { ...box, angle, thickness }
  })
}

/** Cuts boxes where upright rules of the page go through them: what stands on either side are two cells. */
export function splitAtRules(boxes: readonly LineBox[], rules: readonly Rule[], toPage: Move): LineBox[] {
  const upright = rules.filter(({ direction }) => direction === 'vertical')
  if (upright.length === 0) return [...boxes]
  return boxes.flatMap((box) => {
    if (box.upended) return [box]
    const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
    const at = (share: number) => toPage(box.centerX + share * box.length * cos, box.centerY + share * box.length * sin)
    const [left, right] = [at(-0.5), at(0.5)]
    const least = LEAST_PART * box.thickness
    const cuts = upright
      .filter(({ start, end }) => start < left.y && right.y < end)
      .map((rule) => ({ at: rule.at, half: rule.thickness / 2 + 1 }))
      .filter((cut) => cut.at - cut.half > left.x + least && cut.at + cut.half < right.x - least)
      .toSorted((a, b) => a.at - b.at)
    if (cuts.length === 0) return [box]
    const starts = [left.x, ...cuts.map((cut) => cut.at + cut.half)]
    const ends = [...cuts.map((cut) => cut.at - cut.half), right.x]
    return starts.flatMap((start, index) => {
      const share = (x: number) => (x - left.x) / (right.x - left.x)
      const [from, to] = [share(start), share(ends[index] ?? right.x)]
      const length = (to - from) * box.length
      const shift = ((from + to) / 2 - 0.5) * box.length
      return length < least
        ? []
        : [{ ...box, length, centerX: box.centerX + shift * cos, centerY: box.centerY + shift * sin }]
    })
  })
}
