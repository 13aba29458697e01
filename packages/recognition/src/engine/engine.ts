import type { Language } from '@tickmark/document'
import type { Bitmap } from '../bitmap/bitmap.ts'
import type { EngineLack } from '../tesseract-program/engine-lack.ts'
import { builtInModels, missingFile, modelsIn } from '../network/model-files.ts'
import type { ExpectedLanguage } from '../languages/expected-language.ts'
import type { ModelFiles } from '../network/model-files.ts'
import { findNativeTesseract } from '../tesseract-program/native-tesseract.ts'
import type { RecognizedPage } from '../bitmap/recognized-page.ts'

/** One way to read a picture. */
export interface OcrEngine {
  /** `manufacturer:name`, as chosen and shown. */
  id: string
  manufacturer: string
  name: string
  languages: readonly Language[]
  /** Why it cannot be used here; undefined when it can. */
  unavailable(): EngineLack | undefined
  /** Loads what it needs when first called. */
  recognize(picture: Bitmap, expected?: ExpectedLanguage): Promise<RecognizedPage>
}

/** PP-OCR files that an operator supplies, newer or for other languages: a folder with `rec.onnx` and `keys.txt`. */
export interface OwnOcrModel {
  manufacturer: string
  name: string
  folder: string
  languages: Language[]
}

const BUILT_IN = { manufacturer: 'PaddlePaddle', name: 'PP-OCRv4' }
export const BUILT_IN_ENGINE = `${BUILT_IN.manufacturer}:${BUILT_IN.name}`
const ALL: readonly Language[] = ['zh-CN', 'en', 'ko', 'ja']

/** All engines: the built-in one, the system's Tesseract, the operator's own. */
export function listEngines(own: readonly OwnOcrModel[] = []): OcrEngine[] {
  return [
    ppOcrEngine(BUILT_IN.manufacturer, BUILT_IN.name, builtInModels(), ALL),
    tesseractEngine(),
    ...own.map(({ manufacturer, name, folder, languages }) =>
      ppOcrEngine(manufacturer, name, modelsIn(folder, languages), ALL),
    ),
  ]
}

/** Ids under which engines went before; tasks that were started and programs that were written then go on with them. */
const FORMER_IDS: Readonly<Record<string, string>> = { 'tickmark:PP-OCRv4': BUILT_IN_ENGINE }

/** The id by which an engine goes today. */
export const currentEngineId = (id: string): string => FORMER_IDS[id] ?? id

/** The engine with this id; the built-in one without. */
export function findEngine(id: string = BUILT_IN_ENGINE, own: readonly OwnOcrModel[] = []): OcrEngine {
  const engine = listEngines(own).find((candidate) => candidate.id === currentEngineId(id))
  if (!engine) throw new Error(`unknown OCR engine ${id}`)
  return engine
}

/** The engines as a list to choose from. */
export function listOcrModels(own: readonly OwnOcrModel[] = []) {
  return listEngines(own).map((engine) => {
    const lack = engine.unavailable()
    const { id, manufacturer, name, languages } = engine
    return {
      id,
      manufacturer,
      name,
      languages: [...languages],
      available: lack === undefined,
      ...(lack && { reason: lack.key, detail: lack.detail }),
    }
  })
}

function ppOcrEngine(manufacturer: string, name: string, files: ModelFiles, languages: readonly Language[]): OcrEngine {
  return {
    id: `${manufacturer}:${name}`,
    manufacturer,
    name,
    languages,
    unavailable: () => {
      const missing = missingFile(files)
      return missing === undefined ? undefined : { key: 'files_missing', detail: `missing file: ${missing}` }
    },
    recognize: async (picture, expected) => {
      const [{ readFlat }, { readPage }] = [
        await import('../photograph/read-flat.ts'),
        await import('../page/read-page.ts'),
      ]
      return readFlat(picture, (flat) => readPage(flat, files, expected))
    },
  }
}

function tesseractEngine(): OcrEngine {
  const found = findNativeTesseract()
  return {
    id: 'tesseract:Tesseract',
    manufacturer: 'tesseract',
    name: 'Tesseract',
    languages: found.languages,
    unavailable: () => found.lack,
    recognize: async (picture, expected) => {
      const { readPageWithTesseract } = await import('../tesseract-program/read-page-tesseract.ts')
      const { readFlat } = await import('../photograph/read-flat.ts')
      return readFlat(picture, (flat) => readPageWithTesseract(flat, found.codes, expected?.language))
    },
  }
}
