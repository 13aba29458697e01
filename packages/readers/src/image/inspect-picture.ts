import { open, stat } from 'node:fs/promises'
import { ReadError } from '@tickmark/document'
import sharp from 'sharp'
import { MAXIMUM_PIXELS } from '@tickmark/recognition'

/** First bytes of PNG, JPEG, GIF, TIFF and WebP. What else the decoder knows (SVG, which fetches) is no picture to us. */
const PICTURES = /^(?:\x89PNG|\xff\xd8|GIF8|II\*\0|MM\0\*|RIFF[^]{4}WEBP)/

export interface PictureHeader {
  mediaType: string
  width: number
  height: number
  /** More than one only in TIFF. */
  pageCount: number
}

/** Reads a picture's header and refuses what must not be decoded. */
export async function inspectPicture(path: string): Promise<PictureHeader> {
  if ((await stat(path)).size === 0) throw new ReadError('EMPTY_FILE')
  const stated = await readStatedSize(path)
  if (stated === 'unknown') throw new ReadError('TYPE_MISMATCH')
  if (stated) checkSize(stated.width, stated.height)
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new ReadError('CORRUPT', error instanceof Error ? error.message.split('\n')[0] : String(error))
    })
  checkSize(metadata.width, metadata.height)
  const { format, width, height } = metadata
  return { mediaType: `image/${format}`, width, height, pageCount: format === 'tiff' ? (metadata.pages ?? 1) : 1 }
}

function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw new ReadError('INVALID_IMAGE', `${width} × ${height}`)
  if (width * height > MAXIMUM_PIXELS) throw new ReadError('IMAGE_TOO_LARGE', `${width} × ${height}`)
}

/** Width and height as a PNG's or JPEG's first bytes state them, whether or not the rest is sound; `unknown`: no picture at all. */
async function readStatedSize(path: string): Promise<{ width: number; height: number } | 'unknown' | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0)
    const head = buffer.subarray(0, bytesRead)
    if (!PICTURES.test(head.toString('latin1', 0, 12))) return 'unknown'
    if (head.length >= 24 && head.readUInt32BE(0) === 0x89504e47)
      return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
    return head.length > 4 && head.readUInt16BE(0) === 0xffd8 ? jpegSize(head) : undefined
  } finally {
    await file.close()
  }
}

function jpegSize(head: Buffer): { width: number; height: number } | undefined {
  let at = 2
  while (at + 9 <= head.length && head[at] === 0xff) {
    const marker = head.readUInt8(at + 1)
    // SOF0–SOF15 hold the size; C4, C8 and CC in their midst are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) }
    }
    at += 2 + head.readUInt16BE(at + 2)
  }
  return undefined
}
