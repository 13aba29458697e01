import type { Document, Language, Review } from '@tickmark/document'
import type { ResultFormat } from '@tickmark/engine'
import { sharedEngine } from './shared-engine.ts'
import { sourceOf } from './source-of.ts'

/** What `write` may be told. */
export interface WriteOptions {
  /** Of what is written; English when absent. */
  language?: Language
  /** The original file, for a document that this process did not read itself. */
  source?: string
  signal?: AbortSignal
}

/**
 * Writes a result as the bytes of a file: the document (`markdown`, `html`, `json`, `xlsx`, `pdf`), or its review (`annotated-pdf`, `report-markdown`,
 * `report-json`, `docx`, `sarif`, `package`). Without a review (`undefined`) only the document can be written.
 *
 * @example
 * ```ts
 * import { writeFile } from 'node:fs/promises'
 * import { read, review, write } from 'tickmark'
 *
 * const document = await read('report.pdf')
 * await writeFile('review.docx', await write(await review(document), 'docx', document, { language: 'ja' }))
 * ```
 */
export async function write(
  review: Review | undefined,
  format: ResultFormat,
  document: Document,
  { language = 'en', source, signal }: WriteOptions = {},
): Promise<Uint8Array> {
  const input = { source: sourceOf(document, source), document, review, language }
  return sharedEngine().writeResult(format, input, { signal })
}
