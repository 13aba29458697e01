import type { Location } from '@tickmark/document'
import type { ReviewTexts } from '../../locales/review.zh-CN.ts'

/** A location in words: page, sheet and cell, or that it is somewhere in a text without pages. */
export function placeText(t: ReviewTexts, location: Location): string {
  if (location.sheet) return t.place.sheet(location.sheet, location.cell ?? '')
  if (location.page) return t.place.page(location.page)
  return location.block ? t.place.block : t.place.document
}
