import { existsSync } from 'node:fs'
import type { Language } from '@tickmark/document'
import type { PageWord } from '../page-content.ts'
import type { Bitmap } from './bitmap.ts'
import { cutStrip } from './cut-strip.ts'
import type { OcrEngine } from './engine.ts'
import { findInk } from './find-ink.ts'
import { bringUpright } from './find-rotation.ts'
import type { ModelFiles } from './model-files.ts'
import { readCharacters } from './model-files.ts'
import { placeWords } from './place-words.ts'
import { readStrip, STRIP_HEIGHT } from './read-strip.ts'
import type { RecognizedPage } from './recognize-page.ts'
import { splitWords } from './split-words.ts'

/** An engine on PP-OCR files: detector, orientation classifier and recogniser as ONNX. */
export function createPpOcrEngine(manufacturer: string, name: string, files: ModelFiles): OcrEngine {
  let characters: string[] | undefined
  return {
    id: `${manufacturer}:${name}`,
    manufacturer,
    name,
    languages: ['zh-CN', 'en', 'ko', 'ja'],
    unavailable: () => Object.values(files).find((path) => !existsSync(path)),
    recognize: (picture, language) =>
      recognize(picture, language, files, (characters ??= readCharacters(files.characters))),
  }
}

async function recognize(
  picture: Bitmap,
  language: Language | undefined,
  files: ModelFiles,
  characters: readonly string[],
): Promise<RecognizedPage> {
  const { bitmap, boxes, rotation } = await bringUpright(picture, files)
  const words: PageWord[] = []
  for (const box of boxes) {
    const strip = cutStrip(bitmap, box, STRIP_HEIGHT)
    const line = await readStrip(strip, files.recognition, characters)
    if (line.confidence < 0.5) continue
    const ink = findInk(strip)
    words.push(...placeWords(splitWords(line, ink, strip.width / strip.height), box, ink))
  }
  return {
    width: bitmap.width,
    height: bitmap.height,
    words,
    rules: [],
    pictures: [],
    confidence: meanConfidence(words),
    rotation,
  }
}

function meanConfidence(words: readonly PageWord[]): number {
  const length = words.reduce((sum, word) => sum + word.text.length, 0)
  return length === 0 ? 1 : words.reduce((sum, word) => sum + (word.confidence ?? 1) * word.text.length, 0) / length
}
