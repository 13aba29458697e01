import type { Bitmap, Rotation } from './bitmap.ts'
import { rotateBitmap } from './bitmap.ts'
import { cutStrip } from './cut-strip.ts'
import { detectText } from './detect-text.ts'
import type { LineBox } from './line-box.ts'
import type { ModelFiles } from './model-files.ts'
import { builtInModels, readCharacters } from './model-files.ts'
import { readStrip, toPlanes } from './read-strip.ts'
import { runModel } from './sessions.ts'

const INPUT_WIDTH = 192
const INPUT_HEIGHT = 48
const LINES_ASKED = 9

/** Whether the longer lines stand on end: the page lies on its side (or is written vertically). */
function liesOnItsSide(boxes: readonly LineBox[]): boolean {
  const weigh = (upended: boolean) =>
    boxes.filter((box) => box.upended === upended).reduce((sum, box) => sum + Math.max(box.length, box.thickness), 0)
  return weigh(true) > weigh(false) * 1.5
}

/**
 * Whether text stands on its head. A classifier asked about lines of the shape that it knows raises the suspicion; as grain can
 * mislead it, the same lines must then read better the other way round.
 */
async function standsOnItsHead(bitmap: Bitmap, boxes: readonly LineBox[], files: ModelFiles): Promise<boolean> {
  const candidates = boxes.filter((box) => !box.upended && box.length > box.thickness * 2.5)
  const strips = candidates
    .toSorted((a, b) => fitOf(a) - fitOf(b))
    .slice(0, LINES_ASKED)
    .map((box) => cutStrip(bitmap, box, INPUT_HEIGHT))
  let balance = 0
  for (const strip of strips) {
    const { data } = await runModel(files.orientation, toPlanes(fit(strip), INPUT_WIDTH), INPUT_HEIGHT, INPUT_WIDTH)
    balance += data[1]! - data[0]!
  }
  if (strips.length === 0 || balance / strips.length < 0.2) return false
  const characters = readCharacters(files.characters)
  let gain = 0
  for (const strip of strips) {
    const turned = await readStrip(rotateBitmap(strip, 180), files.recognition, characters)
    gain += turned.confidence - (await readStrip(strip, files.recognition, characters)).confidence
  }
  return gain / strips.length > 0.04
}

/** How far a line's shape is from the one that the model was trained on. */
function fitOf(box: LineBox): number {
  return Math.abs(Math.log(box.length / box.thickness / (INPUT_WIDTH / INPUT_HEIGHT)))
}

function fit(strip: Bitmap): Bitmap {
  if (strip.width <= INPUT_WIDTH) return strip
  // The beginning of a line is enough; squeezing it would lose the shapes.
  const data = new Uint8Array(INPUT_WIDTH * strip.height * 3)
  for (let y = 0; y < strip.height; y += 1) {
    const start = y * strip.width * 3
    data.set(strip.data.subarray(start, start + INPUT_WIDTH * 3), y * INPUT_WIDTH * 3)
  }
  return { width: INPUT_WIDTH, height: strip.height, data }
}

/** The turn, clockwise, that brings a picture upright. */
export async function findRotation(picture: Bitmap): Promise<Rotation> {
  return (await bringUpright(picture, builtInModels())).rotation
}

/** The picture turned so that its lines run from left to right, and their boxes in it. */
export async function bringUpright(
  picture: Bitmap,
  files: ModelFiles,
): Promise<{ bitmap: Bitmap; boxes: LineBox[]; rotation: Rotation }> {
  let bitmap = picture
  let boxes = await detectText(bitmap, files.detection)
  let rotation: Rotation = 0
  const turn = async (by: Rotation) => {
    rotation = ((rotation + by) % 360) as Rotation
    bitmap = rotateBitmap(picture, rotation)
    boxes = await detectText(bitmap, files.detection)
  }
  if (liesOnItsSide(boxes)) await turn(90)
  if (await standsOnItsHead(bitmap, boxes, files)) await turn(180)
  return { bitmap, boxes, rotation }
}
