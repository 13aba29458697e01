import { stat } from 'node:fs/promises'
import { ReadError } from '@tickmark/document'
import { applyTranscript, asSharp, decodePicture, findEngine, findRotation, rotateBitmap } from '@tickmark/recognition'
import type { Bitmap, Rotation } from '@tickmark/recognition'
import { joinSpacedLetters, layoutPage } from '@tickmark/layout'
import type { PageContent, PageReading, SourceFile } from '@tickmark/document/page'
import { failedPage } from '../reader/failed-page.ts'
import { OtherPages } from '../reader/other-pages.ts'
import { doubtfulNotices } from '../reader/doubtful-notices.ts'
import type { PaginatedReader, ReadOptions } from '../reader/reader.ts'
import { inspectPicture } from './inspect-picture.ts'

/** A picture is looked at in so many steps to see whether it is blank; marks differ by so many levels of gray from what is beside them. */
const GLANCE = 700
const CONTRAST = 48
const LEAST_MARKS = 25
const MAXIMUM_RENDERED_PIXELS = 40_000_000
/** The turns found for pictures shown lately, by path, time of change and page. */
const rotations = new Map<string, Rotation>()

/** Pictures (PNG, JPEG, WebP, TIFF with any number of pages, GIF): each page is recognised. */
export const imageReader: PaginatedReader = {
  async inspect(file) {
    const { mediaType, pageCount } = await inspectPicture(file.path)
    return { format: 'image', mediaType, pageCount, paginated: true }
  },

  async readPages(file, pages, options) {
    const { pageCount } = await inspectPicture(file.path)
    const readings: PageReading[] = []
    const others = new OtherPages()
    for (const page of pages) readings.push(await readPage(file, { page, pageCount, others }, options))
    return readings
  },

  async renderPage(file, page, width) {
    await inspectPicture(file.path)
    const bitmap = await decodePicture(file.path, page - 1)
    const rotation = await rotationOf(file, page, bitmap)
    const upright = rotateBitmap(bitmap, rotation)
    const most = Math.sqrt((MAXIMUM_RENDERED_PIXELS * upright.width) / upright.height)
    const bytes = await asSharp(upright)
      .resize({ width: Math.max(1, Math.round(Math.min(width, most, upright.width * 4))) })
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer()
    return { mediaType: 'image/jpeg', bytes }
  },
}

async function readPage(
  file: SourceFile,
  { page, pageCount, others }: { page: number; pageCount: number; others: OtherPages },
  options: ReadOptions,
): Promise<PageReading> {
  try {
    const bitmap = await decodePicture(file.path, page - 1)
    const {
      rotation,
      confidence: _,
      written,
      isUnknown,
      unread,
      ...recognized
    } = await findEngine(options.ocrModel, options.ownOcrModels).recognize(bitmap, others.expect(options))
    others.add(written)
    rotations.set(await rotationKey(file, page), rotation)
    const words = joinSpacedLetters(applyTranscript(recognized.words, options.transcripts?.[page]), recognized.rules)
    const content: PageContent = { number: page, origin: 'ocr', fills: [], ...recognized, words }
    const notices = doubtfulNotices(page, { words, unread, isUnknown })
    if (content.words.length === 0)
      notices.push({ key: isPlain(bitmap) ? 'blank_page' : 'page_unread', location: { page } })
    if (bitmap.damaged) notices.push({ key: 'truncated', location: { page } })
    return { content, layout: layoutPage(content), notices }
  } catch (error) {
    // A picture that stands alone fails as a file; one page of many fails alone.
    if (pageCount === 1 || !(error instanceof ReadError)) throw error
    return failedPage(page, error.key, { detail: error.key, size: { width: 1, height: 1 } })
  }
}

/** Whether a picture shows one colour, but for grain and shade: each part is like the ones beside it. */
function isPlain({ width, height, data }: Bitmap): boolean {
  const step = Math.max(1, Math.round(Math.max(width, height) / GLANCE))
  let marked = 0
  for (let y = step; y < height; y += step)
    for (let x = step; x < width; x += step) {
      const [here, left, above] = [(y * width + x) * 3, (y * width + x - step) * 3, ((y - step) * width + x) * 3]
      const value = data[here] ?? 0
      if (Math.min(Math.abs(value - (data[left] ?? 0)), Math.abs(value - (data[above] ?? 0))) > CONTRAST) marked += 1
    }
  return marked < LEAST_MARKS
}

async function rotationOf(file: SourceFile, page: number, bitmap: Bitmap): Promise<Rotation> {
  const key = await rotationKey(file, page)
  const known = rotations.get(key)
  if (known !== undefined) return known
  const rotation = await findRotation(bitmap)
  rotations.set(key, rotation)
  return rotation
}

async function rotationKey(file: SourceFile, page: number): Promise<string> {
  return `${file.path}:${(await stat(file.path)).mtimeMs}:${page}`
}
