import { basename, resolve } from 'node:path'
import type { Document } from '@tickmark/document'
import type { SourceFile } from '@tickmark/document/page'

/** Which file a document was read from, kept beside it: a document is plain data and names no path. */
const sources = new WeakMap<Document, SourceFile>()

export function rememberSource(document: Document, source: SourceFile): Document {
  sources.set(document, source)
  return document
}

/** `named` is what the caller says; without it the file that `read` was given. */
export function sourceOf(document: Document, named: string | undefined): SourceFile {
  const source = named === undefined ? sources.get(document) : { path: resolve(named), name: basename(named) }
  if (!source)
    throw new TypeError(`“${document.name}” was not read by this process: name its file with the option \`source\``)
  return source
}
