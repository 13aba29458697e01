import { Readable } from 'node:stream'

/** A file to be packed; its content is asked for when its turn comes. */
export interface ZipEntry {
  name: string
  content: Uint8Array | (() => Readable)
}

/** Packs entries into a zip as a stream, so that memory holds one piece at a time whatever the sizes. */
export async function toZipStream(entries: readonly ZipEntry[]): Promise<Readable> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const packed = Readable.from(zip.outputStream)
  // Whoever reads it is told of a fault, also of one before the first read; until then it must not end the process.
  packed.on('error', () => {})
  // A file that has gone meanwhile ends the archive; without this the reader of it would wait for ever.
  const open = (content: () => Readable): Readable => content().on('error', (error) => packed.destroy(error))
  for (const { name, content } of entries) {
    const options = { mtime: EPOCH, mode: 0o100644 }
    if (typeof content === 'function') zip.addReadStreamLazy(name, options, (done) => done(null, open(content)))
    else zip.addBuffer(Buffer.from(content.buffer, content.byteOffset, content.byteLength), name, options)
  }
  zip.end()
  return packed
}

/** The same entries give the same bytes: no clock in it. */
const EPOCH = new Date(Date.UTC(2000, 0, 1))

/** Packs entries into a zip in memory. */
export async function toZip(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await toZipStream(entries)) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
