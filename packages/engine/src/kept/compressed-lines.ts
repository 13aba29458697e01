import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'

/** Writes lines, none of which holds a line feed, to a compressed file. */
export async function writeLines(lines: Iterable<string>, path: string): Promise<void> {
  await pipeline(Readable.from(ended(lines)), createZstdCompress(), createWriteStream(path))
}

function* ended(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`
}

/**
 * The lines of a file that `writeLines` made. They end at line feeds alone: `readline` would also end them at U+2028, which stands unescaped
 * in JSON and in the text of many a document.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const text = file.pipe(createZstdDecompress()).setEncoding('utf8')
  file.on('error', (error) => text.destroy(error))
  // A line may be many megabytes long: what has come of it is joined once, at its end.
  let parts: string[] = []
  for await (const chunk of text as AsyncIterable<string>) {
    const [end = '', ...begun] = chunk.split('\n')
    parts.push(end)
    if (begun.length === 0) continue
    yield parts.join('')
    parts = [begun.pop() ?? '']
    yield* begun
  }
  const last = parts.join('')
  if (last) yield last
}
