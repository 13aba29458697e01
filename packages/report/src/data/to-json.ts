import type { Document } from '@tickmark/document'

/** The whole document as read, with the place and confidence of every word (docs/schema/document.schema.json). */
export function toJson(document: Document): string {
  return `${JSON.stringify(document)}\n`
}
