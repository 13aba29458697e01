import type { Homography } from '@tickmark/document/page'
import { invert, multiply, scaleAndShift } from '@tickmark/document/page'
import type { Bitmap, Rotation } from '../bitmap/bitmap.ts'
import type { RecognizedPage } from '../bitmap/recognized-page.ts'
import { evenLight } from './even-light.ts'
import { findPage } from './find-page.ts'
import { flattenPhotograph } from './flatten-photograph.ts'

/** Shares of a picture's sides to those after a turn clockwise. */
const TURNS: Record<Rotation, Homography> = {
  0: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  90: [0, -1, 1, 1, 0, 0, 0, 0, 1],
  180: [-1, 0, 1, 0, -1, 1, 0, 0, 1],
  270: [0, 1, 0, -1, 0, 1, 0, 0, 1],
}

/** Reads a picture; when it is a photograph of a page, in even light, and drawn flat where the page lies at a slant. */
export async function readFlat(
  picture: Bitmap,
  read: (page: Bitmap) => Promise<RecognizedPage>,
): Promise<RecognizedPage> {
  const flat = await flattenPhotograph(picture)
  if (!flat) return read(findPage(picture) ? evenLight(picture) : picture)
  const page = await read(evenLight(flat.bitmap))
  const { rotation, projection: within } = page
  const turn = TURNS[rotation]
  const shares = multiply(scaleAndShift(1 / picture.width, 1 / picture.height), flat.toPicture)
  const toPicture = multiply(turn, multiply(shares, invert(turn)))
  const onSide = rotation === 90 || rotation === 270
  return {
    ...page,
    projection: {
      toPicture: within ? multiply(toPicture, within.toPicture) : toPicture,
      width: onSide ? picture.height : picture.width,
      height: onSide ? picture.width : picture.height,
    },
  }
}
