import { floatAt } from '../bitmap/read-samples.ts'
import type { Bitmap, Rotation } from '../bitmap/bitmap.ts'
import { cropBitmap, rotateBitmap } from '../bitmap/bitmap.ts'
import { cutStrip } from '../bitmap/cut-strip.ts'
import { joinColumns } from '../columns/join-columns.ts'
import { tellsVertical } from '../columns/tells-vertical.ts'
import { detectText } from '../detect/detect-text.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import type { ModelFiles } from '../network/model-files.ts'
import { builtInModels, readCharacters } from '../network/model-files.ts'
import type { ReadLine } from '../strip/read-strip.ts'
import { readStrip, toPlanes } from '../strip/read-strip.ts'
import { runModel } from '../network/sessions.ts'
import { flattenPhotograph } from '../photograph/flatten-photograph.ts'
import { foreignTo, readStrips } from '../tesseract-network/read-strips.ts'

const INPUT_WIDTH = 192
const INPUT_HEIGHT = 48
const LINES_ASKED = 9
/** What is read of a line to tell which way round it makes sense. */
const READ_WIDTH = 320
/** PP-OCR knows a script of which it is surer than this one way round. */
const SURE_OF_SCRIPT = 0.85
/** Mean of the classifier's votes, of −1 to 1: lines of ordinary pages that stand upright have less. */
const CLEARLY_UPRIGHT = -0.2
/** By how much PP-OCR has to be surer of lines upside down: grain alone moves it a little. */
const LEAST_GAIN = 0.04

/** Whether the longer lines stand on end: the page lies on its side (or is written vertically). */
function liesOnItsSide(boxes: readonly LineBox[]): boolean {
  const weigh = (upended: boolean) =>
    boxes.filter((box) => box.upended === upended).reduce((sum, box) => sum + Math.max(box.length, box.thickness), 0)
  return weigh(true) > weigh(false) * 1.5
}

/**
 * Whether text stands on its head. A classifier asked about lines of the shape that it knows raises the suspicion, or is not sure; as
 * grain can mislead it, the same lines must then read better the other way round.
 */
async function standsOnItsHead(bitmap: Bitmap, boxes: readonly LineBox[], files: ModelFiles): Promise<boolean> {
  const candidates = boxes.filter((box) => !box.upended && box.length > box.thickness * 2.5)
  const strips = candidates
    .toSorted((a, b) => fitOf(a) - fitOf(b))
    .slice(0, LINES_ASKED)
    .map((box) => cutStrip(bitmap, box, INPUT_HEIGHT))
  let balance = 0
  for (const strip of strips) {
    const { data } = await runModel(
      files.orientation,
      toPlanes(fit(strip, INPUT_WIDTH), INPUT_WIDTH),
      INPUT_HEIGHT,
      INPUT_WIDTH,
    )
    balance += floatAt(data, 1) - floatAt(data, 0)
  }
  if (strips.length === 0 || balance / strips.length < CLEARLY_UPRIGHT) return false
  return readsBetterTurned(
    strips.map((whole) => fit(whole, READ_WIDTH)),
    files,
  )
}

/** Whether lines read better upside down, to the reader that knows their script: to any other they are riddles either way. */
async function readsBetterTurned(strips: readonly Bitmap[], files: ModelFiles): Promise<boolean> {
  const turned = strips.map((strip) => rotateBitmap(strip, 180))
  const compare = async (reader: (some: readonly Bitmap[]) => Promise<ReadLine[]>) => {
    const [before, after] = [meanConfidence(await reader(strips)), meanConfidence(await reader(turned))]
    return { gain: after - before, sureness: Math.max(before, after) }
  }
  const characters = readCharacters(files.characters)
  const own = await compare(async (some) => {
    const reads: ReadLine[] = []
    for (const strip of some) reads.push(await readStrip(strip, files.recognition, characters))
    return reads
  })
  const foreign = own.sureness > SURE_OF_SCRIPT ? [] : foreignTo(files)
  let best: typeof own | undefined
  for (const language of foreign) {
    const other = await compare((some) => readStrips(some, language))
    if (other.sureness > (best?.sureness ?? 0)) best = other
  }
  // Tesseract counts confidence on a scale of its own, on which little is much.
  return best ? best.gain > 0 : own.gain > LEAST_GAIN
}

function meanConfidence(reads: readonly ReadLine[]): number {
  return reads.reduce((sum, read) => sum + read.confidence, 0) / reads.length
}

/** How far a line's shape is from the one that the model was trained on. */
function fitOf(box: LineBox): number {
  return Math.abs(Math.log(box.length / box.thickness / (INPUT_WIDTH / INPUT_HEIGHT)))
}

/** The beginning of a line: it is enough, and squeezing the whole would lose the shapes. */
function fit(strip: Bitmap, width: number): Bitmap {
  return strip.width <= width ? strip : cropBitmap(strip, 0, 0, width, strip.height)
}

/** The turn, clockwise, that brings a picture upright. */
export async function findRotation(picture: Bitmap): Promise<Rotation> {
  const flat = await flattenPhotograph(picture)
  return (await bringUpright(flat?.bitmap ?? picture, builtInModels())).rotation
}

export interface Upright {
  bitmap: Bitmap
  boxes: LineBox[]
  /** Lines that are written from top to bottom. */
  columns: LineBox[]
  rotation: Rotation
}

/** The picture turned so that its lines run from left to right, or from top to bottom where they are written so, and their boxes in it. */
export async function bringUpright(picture: Bitmap, files: ModelFiles): Promise<Upright> {
  let bitmap = picture
  let boxes = await detectText(bitmap, files.detection)
  let rotation: Rotation = 0
  if (liesOnItsSide(boxes) && (await tellsVertical(bitmap, boxes, files))) {
    const { columns, others } = joinColumns(boxes)
    return { bitmap, boxes: others, columns, rotation }
  }
  const turn = async (by: Rotation) => {
    rotation = ((rotation + by) % 360) as Rotation
    bitmap = rotateBitmap(picture, rotation)
    boxes = await detectText(bitmap, files.detection)
  }
  if (liesOnItsSide(boxes)) await turn(90)
  if (await standsOnItsHead(bitmap, boxes, files)) await turn(180)
  return { bitmap, boxes, columns: [], rotation }
}
