import type { Language } from '@tickmark/document'
import type { PageWord, Rectangle, Rule, Straightening } from '../page-content.ts'
import { decodePicture } from '../image/decode-picture.ts'
import type { Rotation } from './bitmap.ts'
import type { OwnOcrModel } from './engine.ts'
import { findEngine } from './engine.ts'

/** What stands in a picture. Pixels of the upright picture (after `rotation`), laid straight by `straightening` where it is set. */
export interface RecognizedPage {
  width: number
  height: number
  words: PageWord[]
  rules: Rule[]
  pictures: Rectangle[]
  /** Mean confidence of the characters, 0–1; 1 where there are none. */
  confidence: number
  /** The turn, clockwise, that brought the picture upright. */
  rotation: Rotation
  straightening?: Straightening
}

export interface RecognizeOptions {
  /** A hint: which language the page is in; detected when absent. */
  language?: Language
  /** Engine id, `manufacturer:name`; the built-in one when absent. */
  model?: string
  /** The operator's own models, to choose from by `model`. */
  ownModels?: readonly OwnOcrModel[]
}

/** Recognises the text of one picture (PNG, JPEG, WebP, TIFF…): words with places, ruling lines, pictures. */
export async function recognizePage(picture: Uint8Array, options: RecognizeOptions): Promise<RecognizedPage> {
  const bitmap = await decodePicture(picture)
  return findEngine(options.model, options.ownModels).recognize(bitmap, options.language)
}
