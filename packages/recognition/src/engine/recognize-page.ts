import { darkOnLight } from '../bitmap/dark-on-light.ts'
import { decodePicture } from '../bitmap/decode-picture.ts'
import type { OwnOcrModel } from './engine.ts'
import { findEngine } from './engine.ts'
import type { ExpectedLanguage } from '../languages/expected-language.ts'
import type { RecognizedPage } from '../bitmap/recognized-page.ts'

export interface RecognizeOptions extends ExpectedLanguage {
  /** Engine id, `manufacturer:name`; the built-in one when absent. */
  model?: string
  /** The operator's own models, to choose from by `model`. */
  ownModels?: readonly OwnOcrModel[]
}

/** Recognises the text of one picture (PNG, JPEG, WebP, TIFF…): words with places, ruling lines, pictures. */
export async function recognizePage(picture: Uint8Array, options: RecognizeOptions): Promise<RecognizedPage> {
  const bitmap = darkOnLight(await decodePicture(picture))
  return findEngine(options.model, options.ownModels).recognize(bitmap, options)
}
