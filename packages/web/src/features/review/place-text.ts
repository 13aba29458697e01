import type { Location } from '@tickmark/document'
import type { ReviewTexts } from '../../locales/review.zh-CN.ts'

/** A location in words: page, or sheet and cell. */
export function placeText(t: ReviewTexts, location: Location): string {
  if (location.sheet) return t.place.sheet(location.sheet, location.cell ?? '')
  return location.page ? t.place.page(location.page) : t.place.document
}
