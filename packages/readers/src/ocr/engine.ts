import type { Language } from '@tickmark/document'
import type { Bitmap } from './bitmap.ts'
import type { RecognizedPage } from './recognize-page.ts'
import { createPpOcrEngine } from './pp-ocr-engine.ts'
import { builtInModels } from './model-files.ts'

/** One way to read a picture. */
export interface OcrEngine {
  /** `manufacturer:name`, as chosen and shown. */
  id: string
  manufacturer: string
  name: string
  languages: readonly Language[]
  /** Why it cannot be used here; undefined when it can. */
  unavailable(): string | undefined
  recognize(picture: Bitmap, language?: Language): Promise<RecognizedPage>
}

export const BUILT_IN_ENGINE = 'tickmark:PP-OCRv4'

const engines = new Map<string, OcrEngine>()
registerOcrEngine(createPpOcrEngine('tickmark', 'PP-OCRv4', builtInModels()))

/** Adds an engine, or replaces the one of the same id. */
export function registerOcrEngine(engine: OcrEngine): void {
  engines.set(engine.id, engine)
}

/** The engine with this id; the built-in one without. */
export function findEngine(id = BUILT_IN_ENGINE): OcrEngine {
  const engine = engines.get(id)
  if (!engine) throw new Error(`unknown OCR engine ${id}`)
  return engine
}

/** All engines, for a list to choose from. */
export function listOcrModels() {
  return [...engines.values()].map((engine) => {
    const reason = engine.unavailable()
    const { id, manufacturer, name, languages } = engine
    return {
      id,
      manufacturer,
      name,
      languages: [...languages],
      available: reason === undefined,
      ...(reason ? { reason } : {}),
    }
  })
}
