import { byteAt } from './read-samples.ts'
import { ReadError } from '@tickmark/document'
import sharp from 'sharp'
import type { Bitmap } from './bitmap.ts'

/** Pictures beyond this are refused by their header alone. */
export const MAXIMUM_PIXELS = 100_000_000
/** Recognition works on at most this many pixels: A4 at 400 dpi. More shows no more. */
const WORKING_PIXELS = 16_000_000

export interface DecodedPicture extends Bitmap {
  /** The data ended early or was damaged; what could be decoded is here. */
  damaged: boolean
}

/** Decodes any picture (path or bytes) to RGB on white with its own orientation (EXIF) applied. `page` counts from 0, in a TIFF. */
export async function decodePicture(source: string | Uint8Array, page = 0): Promise<DecodedPicture> {
  try {
    return { ...(await decode(source, page, 'error')), damaged: false }
  } catch (error) {
    if (isTooLarge(error)) throw new ReadError('IMAGE_TOO_LARGE')
  }
  try {
    return { ...(await decode(source, page, 'none')), damaged: true }
  } catch (error) {
    throw new ReadError('CORRUPT', error instanceof Error ? error.message : String(error))
  }
}

async function decode(source: string | Uint8Array, page: number, failOn: 'error' | 'none'): Promise<Bitmap> {
  const picture = sharp(source, { limitInputPixels: MAXIMUM_PIXELS, page, failOn })
  const { width, height } = await picture.metadata()
  const shrink = Math.sqrt(WORKING_PIXELS / (width * height))
  const upright = picture.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb')
  const side = Math.round(Math.max(width, height) * shrink)
  const sized = shrink < 1 ? upright.resize({ width: side, height: side, fit: 'inside' }) : upright
  const { data, info } = await sized.removeAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: info.channels === 3 ? data : spreadGray(data, info.channels) }
}

function spreadGray(data: Uint8Array, channels: number): Uint8Array {
  const spread = new Uint8Array((data.length / channels) * 3)
  for (let from = 0, to = 0; from < data.length; from += channels, to += 3) spread.fill(byteAt(data, from), to, to + 3)
  return spread
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && /pixel limit/i.test(error.message)
}
