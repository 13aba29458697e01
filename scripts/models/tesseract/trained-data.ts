import { firstOf } from '@tickmark/document'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { readBytes } from './byte-reader.ts'
import { parseCodes } from './parse-codes.ts'
import type { Spelling } from './parse-codes.ts'
import { parseNetwork } from './parse-network.ts'
import type { Layer } from './parse-network.ts'

/** What a recogniser of Tesseract consists of, without its dictionaries. */
export interface TrainedData {
  network: Layer
  /** Which codes make which character. */
  characters: Spelling[]
  /** The code that stands for nothing. */
  blank: number
}

/** Places of the parts in Tesseract's data files. */
const PART = { network: 17, characters: 21, codes: 22 }

/** Reads `<language>.traineddata.gz`. */
export async function readTrainedData(path: string): Promise<TrainedData> {
  const file = gunzipSync(await readFile(path))
  const network = readBytes(partOf(file, PART.network))
  const root = parseNetwork(network)
  // The network's description and three counts of its training stand before the blank.
  network.text()
  for (let count = 0; count < 3; count += 1) network.int32()
  const blank = network.int32()
  const characters = parseCharacters(new TextDecoder().decode(partOf(file, PART.characters)))
  return { network: root, characters: parseCodes(partOf(file, PART.codes), characters), blank }
}

/** A data file begins with the number of its parts and where each begins; −1 where there is none. */
function partOf(file: Uint8Array, part: number): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const starts = Array.from({ length: view.getInt32(0, true) }, (_, index) =>
    Number(view.getBigInt64(4 + 8 * index, true)),
  )
  const start = starts[part] ?? -1
  if (start < 0) throw new Error(`the data file lacks part ${part}`)
  return file.subarray(start, starts.slice(part + 1).find((next) => next >= 0) ?? file.length)
}

/** The characters by number, one a line after their count; two are placeholders. */
function parseCharacters(list: string): string[] {
  return list
    .split('\n')
    .slice(1)
    .map((line) => firstOf(line.split(' ')))
    .map((text) => (text === 'NULL' ? ' ' : text === 'Joined' || text.startsWith('|Broken') ? '' : text))
}
