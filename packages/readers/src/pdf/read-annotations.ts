import type { Annotation } from '@tickmark/document'
import { boxOf } from '@tickmark/layout'
import type { NativePage } from './engine/native-page.ts'
import { isField } from './wasm/read-fields.ts'
import { toIsoDate } from './read-outline.ts'

/** Comments that people left on the page: notes, and remarks on marked text. Links, form fields and what is typed into a form are none. */
const COMMENTS =
  /^(?:text|freetext|highlight|underline|squiggly|strikeout|caret|stamp|ink|square|circle|line|polygon|polyline)$/i

/** What is laid over a page and seen: a typed or drawn remark, a stamp, a field of a form. */
const DRAWN = /^(?:freetext|stamp|ink|square|circle|line|polygon|polyline|widget)$/i

/** Whether something is laid over a page that its picture does not show. */
export function drawsOver({ annotations = [] }: NativePage): boolean {
  return annotations.some(({ subtype, rect }) => DRAWN.test(subtype) && rect && rect.width > 0 && rect.height > 0)
}

/** Comments as the document tells them. */
export function readAnnotations(page: NativePage): Annotation[] {
  return (page.annotations ?? []).flatMap((annotation): Annotation[] => {
    const text = annotation.contents?.normalize('NFC').trim()
    if (!text || !COMMENTS.test(annotation.subtype) || isField(annotation)) return []
    const { rect } = annotation
    const box =
      rect && boxOf({ left: rect.x, top: rect.y, right: rect.x + rect.width, bottom: rect.y + rect.height }, page)
    return [
      {
        kind: /^strikeout$/i.test(annotation.subtype) ? 'deletion' : 'comment',
        text,
        ...(annotation.title && { author: annotation.title.normalize('NFC') }),
        ...(toIsoDate(annotation.modified ?? annotation.created) && {
          date: toIsoDate(annotation.modified ?? annotation.created),
        }),
        location: { page: page.pageNum, ...(box && { box }) },
      },
    ]
  })
}
