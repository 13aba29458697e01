import type { Bitmap } from './bitmap.ts'
import { byteAt, countAt } from './read-samples.ts'

/** A ground is so dark at most, of 255, and so even over this share of the picture: no table in a photograph is. */
const DARK = 60
const EVEN = 3
const GROUND = 0.65
/** Print, with bars and logos, is light over less of the picture than a sheet of paper before a black ground. */
const LIGHT = 128
const MOST_PRINT = 0.25
/** Every so many pixels are looked at. */
const STEP = 7

/** A picture whose print is light on an even dark ground, as programs show it at night, turned into one of dark print on white. */
export function darkOnLight<Picture extends Bitmap>(picture: Picture): Picture {
  if (!isLightOnDark(picture)) return picture
  return { ...picture, data: picture.data.map((value) => 255 - value) }
}

function isLightOnDark({ data }: Bitmap): boolean {
  const counts = new Uint32Array(256)
  let seen = 0
  let light = 0
  for (let at = 0; at + 2 < data.length; at += 3 * STEP) {
    const value = Math.round((byteAt(data, at) + byteAt(data, at + 1) + byteAt(data, at + 2)) / 3)
    counts[value] = countAt(counts, value) + 1
    seen += 1
    light += Number(value >= LIGHT)
  }
  if (light === 0 || light > MOST_PRINT * seen) return false
  const ground = counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0))
  if (ground > DARK) return false
  let even = 0
  for (let value = Math.max(0, ground - EVEN); value <= ground + EVEN; value += 1) even += countAt(counts, value)
  return even >= GROUND * seen
}
