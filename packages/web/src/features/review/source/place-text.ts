import type { Location } from '@tickmark/document'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import type { ReviewedFile } from './review-source.ts'

/** A location in words: page, sheet and cell, or that it is somewhere in a text without pages. */
export function placeText(t: ReviewTexts, location: Location): string {
  if (location.sheet) return t.place.sheet(location.sheet, location.cell ?? '')
  if (location.page) return t.place.page(location.page)
  return location.block ? t.place.block : t.place.document
}

/** Name of a file where there is more than one to tell apart. */
export function fileNameIn(files: readonly ReviewedFile[], fileId: string): string | undefined {
  return files.length > 1 ? files.find(({ file_id }) => file_id === fileId)?.name : undefined
}
