import type { Document } from '@tickmark/document'
import { textBlocks } from './outline.ts'

/** How the signatures of a filing with the SEC begin: what follows are its exhibits, documents of their own. */
const SIGNATURES = /^pursuant to the requirements of (?:section 13|the securities exchange act)/i

/** Position of the first block behind a filing's signatures, where contracts, forms and certificates are attached; past the end without any. */
export function attachmentsFrom(document: Document): number {
  const signed = textBlocks(document).findLast(({ text }) => SIGNATURES.test(text.trim()))
  return signed ? document.blocks.indexOf(signed) : document.blocks.length
}
