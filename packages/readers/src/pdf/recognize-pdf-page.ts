import { applyTranscript } from '@tickmark/recognition'
import type { PageContent, PageReading, Rectangle, SourceFile } from '@tickmark/document/page'
import { doubtfulNotices } from '../reader/doubtful-notices.ts'
import type { OtherPages } from '../reader/other-pages.ts'
import type { ReadOptions } from '../reader/reader.ts'
import { renderPdfPage } from './open-pdf.ts'

/** Resolution at which pages are recognised, in dots per inch. */
const DPI = 200

/** Recognises the picture of a page; places come in points of the page. The recogniser is loaded only when needed. */
export async function recognizePdfPage(
  file: SourceFile,
  page: PageContent,
  options: ReadOptions & { others: OtherPages },
): Promise<{ content: PageContent; notices: PageReading['notices']; isUnknown?: boolean }> {
  const picture = await renderPdfPage(file.path, page.number, Math.round((page.width * DPI) / 72))
  const { recognizePage } = await import('@tickmark/recognition')
  const found = await recognizePage(picture.bytes, {
    ...options.others.expect(options),
    model: options.ocrModel,
    ownModels: options.ownOcrModels,
  })
  options.others.add(found.written)
  const words = applyTranscript(found.words, options.transcripts?.[page.number])
  const turn = found.rotation || undefined
  const shown = found.projection ?? found
  const scale = page.width / (turn === 90 || turn === 270 ? shown.height : shown.width)
  const scaled = <T extends Rectangle>(place: T): T => ({
    ...place,
    left: place.left * scale,
    top: place.top * scale,
    right: place.right * scale,
    bottom: place.bottom * scale,
  })
  const notices = doubtfulNotices(page.number, { words, unread: found.unread, isUnknown: found.isUnknown })
  const content: PageContent = {
    number: page.number,
    width: found.width * scale,
    height: found.height * scale,
    turn,
    origin: found.words.length > 0 ? 'ocr' : 'none',
    words: words.map((word) => ({ ...scaled(word), fontSize: word.fontSize * scale })),
    rules: found.rules.map((rule) => ({
      ...rule,
      start: rule.start * scale,
      end: rule.end * scale,
      at: rule.at * scale,
      thickness: rule.thickness * scale,
    })),
    fills: [],
    pictures: found.pictures.map(scaled),
    ...(found.straightening && { straightening: found.straightening }),
    ...(found.projection && {
      projection: {
        toPicture: found.projection.toPicture,
        width: found.projection.width * scale,
        height: found.projection.height * scale,
      },
    }),
  }
  return { content, notices, isUnknown: found.isUnknown }
}
