import type { LineBox } from '../bitmap/line-box.ts'
import type { ReadCharacter } from './read-strip.ts'

/** The part of a line between two shares of its length. */
export function partOf(box: LineBox, start: number, end: number): LineBox {
  const shift = ((start + end) / 2 - 0.5) * box.length
  return {
    ...box,
    length: (end - start) * box.length,
    centerX: box.centerX + shift * Math.cos(box.angle),
    centerY: box.centerY + shift * Math.sin(box.angle),
  }
}

/** A character that was read in a part of a line, at its place in the whole line. */
export function withinLine(character: ReadCharacter, start: number, end: number): ReadCharacter {
  return { ...character, start: start + character.start * (end - start), end: start + character.end * (end - start) }
}

/** One em as a share of the line's length; a box is somewhat thicker than its text. */
export function emOf(box: LineBox): number {
  return (0.75 * box.thickness) / box.length
}
