import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Worker } from 'tesseract.js'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { Bitmap } from './bitmap.ts'
import type { ClearStrip } from './clear-strip.ts'
import { clearStrip } from './clear-strip.ts'
import type { ReadCharacter, ReadLine } from './read-strip.ts'
import { toLine } from './read-strip.ts'

/** The languages that are read line by line with Tesseract's own data files. */
export type TesseractLanguage = 'jpn' | 'kor'

/** White around the line: Tesseract loses characters that touch the edge. */
const MARGIN = 8
/** Blur that takes the teeth off scaled glyphs; kana gain by it, Hangul does not. */
const SMOOTHING = { jpn: 0.8, kor: 0 }

const require = createRequire(import.meta.url)
/** One at a time: each holds some 100 MB, and the pages of a file are mostly in one language. */
let open: { language: TesseractLanguage; worker: Promise<Worker> } | undefined

/** Reads a strip that holds one line of Japanese or Korean. */
export async function readStripWithTesseract(strip: Bitmap, language: TesseractLanguage): Promise<ReadLine> {
  const worker = await workerFor(language)
  const image = toPgm(await clearStrip(strip, SMOOTHING[language]))
  const thread = threadOf(worker)
  // A waiting thread must not keep the process alive, a reading one must.
  thread.ref()
  try {
    const { data } = await worker.recognize(image, {}, { text: false, blocks: true })
    return toReadLine(data.blocks ?? [], strip.width, language)
  } finally {
    thread.unref()
  }
}

async function workerFor(language: TesseractLanguage): Promise<Worker> {
  if (open?.language !== language) {
    const last = open
    const next = { language, worker: startWorker(language) }
    open = next
    next.worker.catch(() => {
      if (open === next) open = undefined
    })
    await last?.worker.then((worker) => worker.terminate()).catch(() => {})
  }
  return open.worker
}

async function startWorker(language: TesseractLanguage): Promise<Worker> {
  const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: join(folder, '4.0.0_best_int'),
    gzip: true,
    // Its cache would be written into the working directory.
    cacheMethod: 'none',
    // Without a handler a failure is thrown where nobody can catch it; the call's own promise is rejected in any case.
    errorHandler: () => {},
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, user_defined_dpi: '300' })
  threadOf(worker).unref()
  return worker
}

function threadOf(worker: Worker): { ref(): void; unref(): void } {
  return (worker as unknown as { worker: { ref(): void; unref(): void } }).worker
}

function toPgm({ width, height, gray }: ClearStrip): Buffer {
  const wide = width + 2 * MARGIN
  const high = height + 2 * MARGIN
  const head = Buffer.from(`P5\n${wide} ${high}\n255\n`)
  const image = Buffer.alloc(head.length + wide * high, 255)
  head.copy(image)
  for (let y = 0; y < height; y += 1) {
    image.set(gray.subarray(y * width, (y + 1) * width), head.length + (y + MARGIN) * wide + MARGIN)
  }
  return image
}

type Blocks = NonNullable<Awaited<ReturnType<Worker['recognize']>>['data']['blocks']>

function toReadLine(blocks: Blocks, width: number, language: TesseractLanguage): ReadLine {
  const words = blocks
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .flatMap((line) => line.words)
  const share = (x: number) => Math.max(0, Math.min(1, (x - MARGIN) / width))
  const characters: ReadCharacter[] = []
  for (const word of words) {
    const start = share(word.bbox.x0)
    const last = characters.at(-1)
    // Tesseract puts a blank between almost all Japanese characters; only those between Latin words mean something.
    if (
      last &&
      (language === 'kor' || (/[\p{Script=Latin}]/u.test(last.text) && /^\p{Script=Latin}/u.test(word.text)))
    ) {
      characters.push({ text: ' ', start: last.end, end: Math.max(last.end, start), confidence: last.confidence })
    }
    for (const symbol of word.symbols) {
      characters.push({
        text: symbol.text,
        start: share(symbol.bbox.x0),
        end: share(symbol.bbox.x1),
        confidence: symbol.confidence / 100,
      })
    }
  }
  return toLine(characters)
}
