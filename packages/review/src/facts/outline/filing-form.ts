import { foldText } from '@tickmark/language'
import type { Document } from '@tickmark/document'
import { numberedPlaces, textBlocks } from './outline.ts'
import type { NumberedPlace } from './outline.ts'

/** Blocks of a filing's cover, where its form is named. */
const COVER = 60
/** Forms whose items are numbered otherwise than those of 10-K and 10-Q: 20-F, 40-F, 6-K, 8-K, S-1, N-CSR. */
const OTHER_FORM = /^[^\S\n]*form\s*(?:\d{1,2}-?[A-Z]{1,2}|[NSF]-\d?[A-Z]{0,3}\d?)\s*(?:\/A)?\s*$/im

/** The form of the SEC that a filing names, or whose items it has. */
export function filingForm(document: Document): '10-K' | '10-Q' | undefined {
  const texts = textBlocks(document).map((block) => foldText(block.text))
  const cover = texts.slice(0, COVER).join('\n')
  const onCover = /form\s*10-?\s*([KQ])\b/i.exec(cover)
  if (!onCover && OTHER_FORM.test(cover)) return undefined
  const named = onCover ?? /this (?:quarterly |annual )?report on form\s*10-?\s*([KQ])\b/i.exec(texts.join('\n'))
  if (named) return named[1]!.toUpperCase() === 'K' ? '10-K' : '10-Q'
  const items = numberedPlaces(document).filter((place) => place.kind === 'item')
  if (items.some((place) => /^(?:9A|10|11|12|13|14|15)$/i.test(place.printed))) return '10-K'
  return items.length >= 5 && startOfPartII(items) < items.length ? '10-Q' : undefined
}

/** Where the numbering of a 10-Q falls back: part II begins. */
export function startOfPartII(items: readonly NumberedPlace[]): number {
  const at = items.findIndex((place, index) => index > 0 && place.ordinal < items[index - 1]!.ordinal)
  return at < 0 ? items.length : at
}
