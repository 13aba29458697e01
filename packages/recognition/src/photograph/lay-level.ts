import type { Homography, Projection, Quad, Rectangle } from '@tickmark/document/page'
import { invert, moveRectangle, multiply, project, scaleAndShift, squareTo } from '@tickmark/document/page'
import type { Bitmap } from '../bitmap/bitmap.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import { findStraightening } from './straighten.ts'
import { cornersOfBoxes, cornersOfPicture, isWarped, layFlat, quadOfStraightening } from './lay-flat.ts'

/** An upright picture and the lines of text in it. */
interface Upright {
  bitmap: Bitmap
  boxes: LineBox[]
}

/** Lines and columns are straightened as far as a slant in space looks like a shear; what is left, again. */
const ROUNDS = 3
/** As `isWarped` means it. Less is laid straight without drawing the page anew. */
const TOLERANCE = 0.06

/**
 * Draws a page flat whose outline is not seen, by its text: so that lines run level and columns stand upright. Returns what is
 * given where they do, nearly. `detect` finds the lines of a picture.
 */
export async function layLevel<Page extends Upright>(
  upright: Page,
  detect: (picture: Bitmap) => Promise<LineBox[]>,
): Promise<Page & { projection?: Projection }> {
  const page = findPlane(upright)
  if (!isWarped(page, TOLERANCE)) return upright
  const { width, height } = upright.bitmap
  const { bitmap, toPicture } = layFlat(upright.bitmap, page, cornersOfBoxes(upright.boxes))
  const projection = { toPicture: multiply(scaleAndShift(1 / width, 1 / height), toPicture), width, height }
  return { ...upright, bitmap, boxes: await detect(bitmap), projection }
}

/** The quadrilateral that is a rectangle in the plane of the text. */
function findPlane({ bitmap, boxes }: Upright): Quad {
  const toPixels = scaleAndShift(bitmap.width, bitmap.height)
  let toPicture: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1]
  let lines = boxes
  for (let round = 0; round < ROUNDS; round += 1) {
    const straightening = findStraightening(lines, bitmap)
    if (!straightening) break
    const plane = quadOfStraightening(bitmap, { ...straightening, bend: [0, 0] })
    if (!isWarped(plane, TOLERANCE / 2)) break
    const step = multiply(squareTo(plane), invert(toPixels))
    toPicture = multiply(toPicture, step)
    lines = lines.map((line) => moveLine(line, invert(step)))
  }
  return cornersOfPicture(bitmap).map(({ x, y }) => project(toPicture, x, y)) as unknown as Quad
}

/** A line as it lies after a projection of the page. */
function moveLine(line: LineBox, by: Homography): LineBox {
  const half = { x: (Math.cos(line.angle) * line.length) / 2, y: (Math.sin(line.angle) * line.length) / 2 }
  const from = project(by, line.centerX - half.x, line.centerY - half.y)
  const to = project(by, line.centerX + half.x, line.centerY + half.y)
  return {
    ...line,
    centerX: (from.x + to.x) / 2,
    centerY: (from.y + to.y) / 2,
    length: Math.hypot(to.x - from.x, to.y - from.y),
    angle: Math.atan2(to.y - from.y, to.x - from.x),
  }
}

/** A rectangle of the picture, in its pixels, as it lies on the flat page. */
export function onFlatPage(place: Rectangle, page: Bitmap, { toPicture, width, height }: Projection): Rectangle {
  const toShares = multiply(invert(toPicture), scaleAndShift(1 / width, 1 / height))
  const toPage = multiply(scaleAndShift(page.width, page.height), toShares)
  return moveRectangle(place, (x, y) => project(toPage, x, y))
}
