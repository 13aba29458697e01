/** Reads a file of Tesseract from front to back; numbers are little-endian. */
export interface ByteReader {
  int8(): number
  uint8(): number
  int32(): number
  double(): number
  /** So many bytes. */
  bytes(length: number): Uint8Array
  /** A text with its length before it. */
  text(): string
}

/** A reader of these bytes; whatever lies beyond their end is a `RangeError`. */
export function readBytes(file: Uint8Array): ByteReader {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let at = 0
  const take = (length: number) => {
    at += length
    return at - length
  }
  const reader: ByteReader = {
    int8: () => view.getInt8(take(1)),
    uint8: () => view.getUint8(take(1)),
    int32: () => view.getInt32(take(4), true),
    double: () => view.getFloat64(take(8), true),
    bytes(length) {
      if (length < 0 || at + length > file.length) throw new RangeError('the file ends early')
      const start = take(length)
      return file.subarray(start, start + length)
    },
    text: () => new TextDecoder().decode(reader.bytes(reader.int32())),
  }
  return reader
}
