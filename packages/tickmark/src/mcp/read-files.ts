import { stat } from 'node:fs/promises'
import type { Document, Review } from '@tickmark/document'
import { read } from '../library/read.ts'
import { review } from '../library/review.ts'
import type { AllowPath } from './allowed-path.ts'

/** Documents and reviews of one session, made once for as long as their files stay as they are. */
export interface Files {
  document(path: string): Promise<Document>
  review(path: string): Promise<{ document: Document; review: Review }>
}

/** Those used last are kept; a report of 300 pages takes 40 MB. */
const KEPT = 8

export function openFiles(allow: AllowPath): Files {
  const documents = new Map<string, Promise<Document>>()
  const reviews = new WeakMap<Document, Promise<Review>>()

  async function document(path: string): Promise<Document> {
    const real = await allow(path)
    const { mtimeMs, size } = await stat(real)
    const key = [real, mtimeMs, size].join('\u0000')
    const known = documents.get(key) ?? read(real)
    documents.delete(key)
    documents.set(key, known)
    known.catch(() => documents.delete(key))
    for (const oldest of [...documents.keys()].slice(0, -KEPT)) documents.delete(oldest)
    return known
  }

  return {
    document,
    async review(path) {
      const read = await document(path)
      const known = reviews.get(read) ?? review(read)
      reviews.set(read, known)
      return { document: read, review: await known }
    },
  }
}
