import type { Bitmap, Rotation } from './bitmap.ts'
import { rotateBitmap } from './bitmap.ts'
import { cutStrip } from './cut-strip.ts'
import { detectText } from './detect-text.ts'
import type { LineBox } from './line-box.ts'
import type { ModelFiles } from './model-files.ts'
import { builtInModels } from './model-files.ts'
import { toPlanes } from './read-strip.ts'
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

/** Whether text stands on its head, by a vote of lines in the upper range of length (not the extremes: they get squeezed). */
async function standsOnItsHead(bitmap: Bitmap, boxes: readonly LineBox[], model: string): Promise<boolean> {
  const candidates = boxes.filter((box) => !box.upended && box.length > box.thickness * 2.5)
  const byFit = candidates.toSorted((a, b) => fitOf(a) - fitOf(b)).slice(0, LINES_ASKED)
  let balance = 0
  for (const box of byFit) {
    const { data } = await runModel(
      model,
      toPlanes(fit(cutStrip(bitmap, box, INPUT_HEIGHT)), INPUT_WIDTH),
      INPUT_HEIGHT,
      INPUT_WIDTH,
    )
    balance += data[1]! - data[0]!
  }
  return byFit.length > 0 && balance / byFit.length > 0.2
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
  if (await standsOnItsHead(bitmap, boxes, files.orientation)) await turn(180)
  return { bitmap, boxes, rotation }
}
