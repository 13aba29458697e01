import { spawn } from 'node:child_process'
import { ReadError } from '@tickmark/document'
import type { Language } from '@tickmark/document'
import type { PageWord } from '@tickmark/document/page'
import type { Bitmap } from '../bitmap/bitmap.ts'
import { asSharp } from '../bitmap/bitmap.ts'
import { findRules } from '../bitmap/find-rules.ts'
import { codesFor } from './native-tesseract.ts'
import type { RecognizedPage } from '../bitmap/recognized-page.ts'

/** Recognises a page with the system's Tesseract. It neither turns nor straightens. */
export async function readPageWithTesseract(
  picture: Bitmap,
  installed: readonly string[],
  language?: Language,
): Promise<RecognizedPage> {
  const png = await asSharp(picture).png({ compressionLevel: 1 }).toBuffer()
  const languages = codesFor(language, installed).join('+')
  // Not as `tsv`: that names a file beside the languages, which an operator's own folder of them may lack.
  const table = await run(['stdin', 'stdout', '-l', languages, '--psm', '3', '-c', 'tessedit_create_tsv=1'], png)
  const words = parseTesseractTable(table)
  const sizes = words.map((word) => word.fontSize).toSorted((a, b) => a - b)
  const sureness = words.reduce((sum, word) => sum + (word.confidence ?? 0), 0)
  return {
    width: picture.width,
    height: picture.height,
    words,
    rules: findRules(picture, undefined, sizes[sizes.length >> 1] ?? 20),
    pictures: [],
    confidence: words.length ? sureness / words.length : 1,
    rotation: 0,
  }
}

/** Words of Tesseract's TSV: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function parseTesseractTable(table: string): PageWord[] {
  const rows = table.split(/\r?\n/).map((row) => row.split('\t'))
  const words: PageWord[] = []
  let lineHeight = 0
  for (const row of rows) {
    const [level, left, top, width, height, confidence] = [row[0], row[6], row[7], row[8], row[9], row[10]].map(
      Number,
    ) as [number, number, number, number, number, number]
    if (level === 4) lineHeight = height
    const text = row[11]?.trim().normalize('NFC')
    if (level !== 5 || !text) continue
    words.push({
      text,
      left,
      top,
      right: left + width,
      bottom: top + height,
      fontSize: lineHeight || height,
      origin: 'ocr',
      confidence: Math.max(0, confidence) / 100,
    })
  }
  return words
}

function run(args: readonly string[], input: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    // Pages are read side by side: its own threads, one a core, would only wait for one another.
    const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
    const child = spawn('tesseract', args, { stdio: ['pipe', 'pipe', 'ignore'], env })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.on('error', (error) => reject(new ReadError('PAGE_FAILED', error.message)))
    child.on('close', (code) =>
      code === 0
        ? resolve(Buffer.concat(parts).toString('utf8'))
        : reject(new ReadError('PAGE_FAILED', `tesseract ended with ${code}`)),
    )
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
