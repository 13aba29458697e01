import { failedPage } from '../reader/failed-page.ts'
import { joinSpacedLetters, layoutPage, turnUpright } from '@tickmark/layout'
import type { PageContent, PageReading, SourceFile } from '@tickmark/document/page'
import { OtherPages } from '../reader/other-pages.ts'
import type { ReadOptions } from '../reader/reader.ts'
import { completeContent, hideWhiteWords, needsSecondLook } from './complete-content.ts'
import { doubtfulItems, type FontVerdicts } from './fonts/doubtful-fonts.ts'
import { inspectObjects } from './inspect-objects.ts'
import { hasDrawnLetters, judgeTextLayer, stampOn } from './judge-text-layer.ts'
import { hasInk, hasPrintBeyond } from './has-ink.ts'
import { losesNumbers } from './lost-numbers.ts'
import { countLetters, differsInLetters, losesText, overlapsLines } from './lost-text.ts'
import { hasForeignText, hasInvisibleText, mayHideText } from './may-hide-text.ts'
import type { NativePage, NativeTextItem } from './engine/native-page.ts'
import { parsePages } from './open-pdf.ts'
import { patchFonts } from './fonts/patch-fonts.ts'
import { openPdfium } from './engine/pdfium.ts'
import type { PdfiumDocument } from './engine/pdfium.ts'
import { drawsOver, readAnnotations } from './read-annotations.ts'
import { readBookmarks, readMetadata } from './read-outline.ts'
import { recognizePdfPage } from './recognize-pdf-page.ts'
import { takeLayer, takeUnchecked } from './take-layer.ts'
import { toPageContent } from './to-page-content.ts'
import { hasFields, withFields } from './wasm/read-fields.ts'
import { readWasmPage } from './wasm/wasm-engine.ts'
import { mayBeTurned, turnOf } from './writing-direction.ts'

/** The second engine's text is told of when it is longer by this factor and so many letters. */
const MORE_TEXT = 1.1
const FEW_LETTERS = 20

/** Characters that the native engine leaves out. */
const BEYOND_FIRST_PLANE = /[\u{10000}-\u{10ffff}]/u

/** Size of a page that the file does not give, in points. */
const LETTER = { width: 612, height: 792 }

/** Pages of a PDF file: the text layer where there is a sound one, recognition where there is none. */
export async function readPdfPages(
  file: SourceFile,
  pages: readonly number[],
  options: ReadOptions,
): Promise<PageReading[]> {
  const parsed = await parsePages(file.path, pages, options.pdfEngine)
  const byNumber = new Map(parsed.pages.map((page) => [page.pageNum, page]))
  const secondLook = lazyDocument(file.path)
  const others = new OtherPages()
  const verdicts: FontVerdicts = { sound: new Set(), wrong: new Set() }
  try {
    const readings: PageReading[] = []
    for (const number of pages) {
      const page = byNumber.get(number)
      readings.push(
        page
          ? await readPage(
              file,
              page,
              { ...options, others },
              {
                secondLook,
                verdicts,
                isSecondReading: parsed.secondReadings.includes(number),
              },
            )
          : failedPage(number, 'PAGE_FAILED', {
              detail: parsed.pageErrors.find(({ pageNum }) => pageNum === number)?.message,
              size: LETTER,
            }),
      )
    }
    return readings
  } finally {
    await secondLook.close()
  }
}

interface LazyDocument {
  get(): Promise<PdfiumDocument | undefined>
  close(): Promise<void>
}

/** Opens the file for a second look when first asked for; a file that cannot be opened so is read without. */
function lazyDocument(path: string): LazyDocument {
  let opened: Promise<PdfiumDocument | undefined> | undefined
  return {
    get: () => (opened ??= openPdfium(path).catch(() => undefined)),
    close: async () => (await opened)?.close(),
  }
}

async function readPage(
  file: SourceFile,
  native: NativePage,
  options: ReadOptions & { others: OtherPages },
  {
    secondLook,
    verdicts,
    isSecondReading,
  }: { secondLook: LazyDocument; verdicts: FontVerdicts; isSecondReading: boolean },
): Promise<PageReading> {
  const { pageNum: number } = native
  const printed = await withAllText(file, native, secondLook)
  const { isReplaced } = printed
  const filled = hasFields(native) ? await secondLook.get() : undefined
  const page = filled ? withFields(printed.page, filled) : printed.page
  const look = needsSecondLook(page) || number === 1 ? await secondLook.get() : undefined
  const objects = look && needsSecondLook(page) ? inspectObjects(look, page) : undefined
  const shown = hideWhiteWords(
    objects ? completeContent(toPageContent({ ...page, textItems: objects.textItems }), objects) : toPageContent(page),
  )
  const turn = turnOf(page)
  let content = turn ? turnUpright(shown, turn) : shown
  const notices: PageReading['notices'] = isSecondReading
    ? [{ key: 'fallback_reader', location: { page: number } }]
    : []
  if (isReplaced) notices.push({ key: 'reader_replaced', location: { page: number } })
  const judged = judgeTextLayer(page, content, objects)
  const isBlank = content.words.length === 0 && !drawsOver(page) && !(await hasInk(file, number))
  const stamp = judged === 'sound' ? stampOn(shown, objects) : undefined
  const isStamped = stamp !== undefined && (await hasPrintBeyond(file, number, stamp))
  const textLayer = (judged === 'empty' && !isBlank) || isStamped ? 'missing' : judged
  const doubtful = textLayer === 'sound' && !turn ? doubtfulItems(page, verdicts) : new Set<NativeTextItem>()
  if (doubtful.size > 0 || textLayer === 'missing' || textLayer === 'garbled' || textLayer === 'scanned') {
    try {
      const picture = await recognizePdfPage(file, shown, options)
      const recognized = doubtful.size > 0 ? picture : await takeLayer(picture, shown)
      const taken =
        doubtful.size > 0
          ? patchFonts(content, { doubtful, recognized: recognized.content, verdicts })
          : isStamped && hasDrawnLetters(shown) && !tellsMore(recognized.content, page)
            ? undefined
            : recognized.content
      if (taken) notices.push(...recognized.notices)
      const saysLayer = recognized !== picture
      if (taken && textLayer !== 'missing' && !saysLayer)
        notices.push({ key: noticeOf(taken), location: { page: number } })
      content = taken ?? content
    } catch (error) {
      notices.push({
        key: 'page_failed',
        location: { page: number },
        detail: error instanceof Error ? error.message : String(error),
      })
      const unchecked = doubtful.size === 0 ? takeUnchecked(content) : undefined
      if (unchecked) notices.push(...unchecked.notices)
      content = unchecked?.content ?? content
    }
  }
  content = { ...content, words: joinSpacedLetters(content.words, content.rules) }
  if (content.words.length === 0)
    notices.push({ key: isBlank ? 'blank_page' : 'page_unread', location: { page: number } })
  if (content.words.some(({ hidden }) => hidden)) notices.push({ key: 'hidden_text', location: { page: number } })
  const annotations = readAnnotations(page)
  const front = look && number === 1 ? { bookmarks: readBookmarks(look), metadata: readMetadata(look) } : {}
  return {
    content,
    layout: { ...layoutPage(content), ...front, ...(annotations.length > 0 && { annotations }) },
    notices,
  }
}

/** Whether recognition found far more on a page than its own text tells: what looked like drawn letters were some. */
function tellsMore({ words }: PageContent, page: NativePage): boolean {
  const found = words.reduce((sum, { text }) => sum + text.length, 0)
  return found > MORE_TEXT * countLetters(page) + FEW_LETTERS
}

/** Of a page whose own text was not taken, or not all of it. */
const noticeOf = ({ origin }: PageContent): 'text_layer_disagrees' | 'text_layer_replaced' =>
  origin === 'mixed' ? 'text_layer_disagrees' : 'text_layer_replaced'

/** The page with its text read again character by character where the native engine gets it wrong, or finds none. */
async function withAllText(
  file: SourceFile,
  native: NativePage,
  secondLook: LazyDocument,
): Promise<{ page: NativePage; isReplaced?: boolean }> {
  const isEmpty = native.textItems.length === 0
  const isWrong = isEmpty || losesText(native) || losesNumbers(native) || mayBeTurned(native) || overlapsLines(native)
  const { invisible, beyond, foreign } = isWrong
    ? { invisible: true, beyond: true, foreign: true }
    : await mayHideText(file.path)
  if (!invisible && !beyond && !foreign) return { page: native }
  const document = await secondLook.get()
  if (!document) return { page: native }
  const hides = isWrong || (invisible && hasInvisibleText(document, native.pageNum))
  const isForeign = foreign && !hides && hasForeignText(document, native.pageNum)
  if (!hides && !beyond && !isForeign) return { page: native }
  const page = readWasmPage(document, native.pageNum)
  if (!page || page.textItems.length === 0) return { page: native }
  const isWorse =
    page.textItems.some(({ text }) => BEYOND_FIRST_PLANE.test(text)) || (isForeign && differsInLetters(page, native))
  if (!hides && !isWorse) return { page: native }
  const isReplaced = countLetters(page) > MORE_TEXT * countLetters(native) + FEW_LETTERS
  return { page: { ...native, textItems: page.textItems }, isReplaced }
}
