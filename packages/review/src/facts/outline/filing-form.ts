import { foldText } from '@tickmark/language'
import type { Document } from '@tickmark/document'
import { numberedPlaces, textBlocks } from './outline.ts'
import type { NumberedPlace } from './outline.ts'

/** The form of the SEC that a filing names, or whose items it has. */
export function filingForm(document: Document): '10-K' | '10-Q' | undefined {
  const texts = textBlocks(document).map((block) => foldText(block.text))
  const named =
    /form\s*10-?\s*([KQ])\b/i.exec(texts.slice(0, 60).join('\n')) ??
    /this (?:quarterly |annual )?report on form\s*10-?\s*([KQ])\b/i.exec(texts.join('\n'))
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
