import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@tickmark/document'

/** A set of PP-OCR files: ONNX models and the characters that the recogniser knows, one a line. */
export interface ModelFiles {
  detection: string
  orientation: string
  recognition: string
  characters: string
  /** The languages that the recogniser knows; Japanese and Korean go to Tesseract where it does not. */
  languages: readonly Language[]
}

/** The path of one of the files that `scripts/convert-models.ts` has written. */
export const shippedFile = (name: string): string => fileURLToPath(new URL(`../../models/${name}`, import.meta.url))

/** The PP-OCRv4 files that come with the product. */
export function builtInModels(): ModelFiles {
  return {
    detection: shippedFile('detection.onnx'),
    orientation: shippedFile('orientation.onnx'),
    recognition: shippedFile('recognition.onnx'),
    characters: shippedFile('characters.txt'),
    languages: ['zh-CN', 'en'],
  }
}

/** An operator's own PP-OCR files: `rec.onnx` and `keys.txt` in a folder; `det.onnx` and `cls.onnx` replace the built-in ones where present. */
export function modelsIn(folder: string, languages: readonly Language[]): ModelFiles {
  const builtIn = builtInModels()
  const own = (name: string, otherwise: string) => (existsSync(join(folder, name)) ? join(folder, name) : otherwise)
  return {
    detection: own('det.onnx', builtIn.detection),
    orientation: own('cls.onnx', builtIn.orientation),
    recognition: join(folder, 'rec.onnx'),
    characters: join(folder, 'keys.txt'),
    languages,
  }
}

/** The first file of a set that is missing. */
export function missingFile({ detection, orientation, recognition, characters }: ModelFiles): string | undefined {
  return [detection, orientation, recognition, characters].find((path) => !existsSync(path))
}

const read = new Map<string, string[]>()

/** Class 0 is the blank of CTC, the last one a space. */
export function readCharacters(path: string): readonly string[] {
  const known = read.get(path)
  if (known) return known
  const lines = readFileSync(path, 'utf8').split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  const characters = ['', ...lines, ' ']
  read.set(path, characters)
  return characters
}
