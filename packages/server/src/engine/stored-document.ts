import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { Document } from '@tickmark/document'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** A document in a file, as `packDocument` made it: who needs it opens it, and it is not sent from process to process. */
export interface StoredDocument {
  path: string
}

/** A document as it is kept: compressed JSON, a twentieth of its size in memory. */
export async function packDocument(document: Document): Promise<Buffer> {
  return compress(JSON.stringify(document))
}

export async function unpackDocument(bytes: Uint8Array): Promise<Document> {
  return JSON.parse((await decompress(bytes)).toString('utf8')) as Document
}

export async function openDocument(document: Document | StoredDocument): Promise<Document> {
  return 'path' in document ? unpackDocument(await readFile(document.path)) : document
}
