import { numberAt } from '@tickmark/document'
import type { ByteReader } from './byte-reader.ts'

/** A layer of Tesseract's network; weights have the bias in their last column. */
export type Layer =
  | { type: 'Series' | 'RTLReversed' | 'XYTranspose'; layers: Layer[] }
  | { type: 'Input'; height: number }
  | { type: 'Convolve'; halfWidth: number; halfHeight: number }
  | { type: 'Maxpool'; width: number; height: number }
  | { type: 'LSTM' | 'SummLSTM'; inputs: number; gates: Gates }
  | { type: 'Tanh' | 'Softmax'; weights: Matrix }

export interface Matrix {
  rows: number
  columns: number
  values: Float32Array
}

/** Weights of each gate: of the input first, then of the last output, then the bias. */
export interface Gates {
  cell: Matrix
  input: Matrix
  forget: Matrix
  output: Matrix
}

const PLUMBING = new Set(['Series', 'RTLReversed', 'XYTranspose'])
/** Of a layer's flags: its parts have learning rates of their own. */
const OWN_LEARNING_RATES = 64
/** Of a matrix's mode: bytes with a scale a row, and scales of 64 bits. */
const BYTES = 1
const DOUBLES = 128

/** Reads a network and leaves the reader behind it. */
export function parseNetwork(reader: ByteReader): Layer {
  // Newer files name the type; older ones have a number that no file of ours uses.
  if (reader.int8() !== 0) throw new Error('unknown form of network')
  const type = reader.text()
  if (reader.int8() === 1) throw new Error('the network is still in training')
  reader.int8()
  const flags = reader.int32()
  const inputs = reader.int32()
  reader.bytes(8)
  reader.text()
  if (PLUMBING.has(type)) {
    const layers = Array.from({ length: reader.int32() }, () => parseNetwork(reader))
    if (flags & OWN_LEARNING_RATES) reader.bytes(4 * reader.int32())
    return { type: type as 'Series', layers }
  }
  return parseLeaf(type, inputs, reader)
}

function parseLeaf(type: string, inputs: number, reader: ByteReader): Layer {
  switch (type) {
    case 'Input': {
      const [, height] = [reader.int32(), reader.int32()]
      reader.bytes(12)
      return { type, height }
    }
    case 'Convolve':
      return { type, halfWidth: reader.int32(), halfHeight: reader.int32() }
    case 'Maxpool':
      return { type, width: reader.int32(), height: reader.int32() }
    case 'LSTM':
    case 'SummLSTM': {
      reader.int32()
      // In the order of the file.
      const gates = {
        cell: parseMatrix(reader),
        input: parseMatrix(reader),
        forget: parseMatrix(reader),
        output: parseMatrix(reader),
      }
      return { type, inputs, gates }
    }
    case 'Tanh':
    case 'Softmax':
      return { type, weights: parseMatrix(reader) }
    default:
      throw new Error(`unknown layer ${type}`)
  }
}

function parseMatrix(reader: ByteReader): Matrix {
  const mode = reader.uint8()
  if (!(mode & DOUBLES)) throw new Error('unknown form of weights')
  const [rows, columns] = [reader.int32(), reader.int32()]
  if (!(mode & BYTES)) {
    reader.double()
    return { rows, columns, values: Float32Array.from({ length: rows * columns }, () => reader.double()) }
  }
  reader.int8()
  const bytes = new Int8Array(Uint8Array.from(reader.bytes(rows * columns)).buffer)
  const scales = Array.from({ length: reader.int32() }, () => reader.double())
  const values = Float32Array.from(bytes, (value, index) => value * numberAt(scales, Math.floor(index / columns)))
  return { rows, columns, values }
}
