import type { PageWord, PictureArea, Projection, Rule, Straightening } from '@tickmark/document/page'
import type { Rotation } from './bitmap.ts'

/**
 * What stands in a picture. Pixels of the upright picture (after `rotation`); of the page drawn flat from it where `projection`
 * is set; laid straight by `straightening` where that is set.
 */
export interface RecognizedPage {
  width: number
  height: number
  words: PageWord[]
  rules: Rule[]
  pictures: PictureArea[]
  /** Mean confidence of the characters, 0–1; 1 where there are none. */
  confidence: number
  /** Whose recogniser read it: PP-OCR's own languages or one of the others'; unknown of other engines. */
  written?: 'own' | 'jpn' | 'kor'
  /** Of what was found as lines of text so much, by their length, could not be read, 0–1; left out where it is little. */
  unread?: number
  /** The page is in a script that no recogniser knows. */
  isUnknown?: boolean
  /** The turn, clockwise, that brought the picture upright. */
  rotation: Rotation
  straightening?: Straightening
  projection?: Projection
}
