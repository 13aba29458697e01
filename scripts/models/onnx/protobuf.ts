/** As much of protocol buffers as the ONNX format needs. */

export interface Field {
  number: number
  wire: number
  /** Contents of a field with a length; the number of another. */
  bytes: Uint8Array
  value: number
  /** The whole field with its key. */
  raw: Uint8Array
}

/** Wire type of texts, bytes and messages. */
export const LENGTH = 2

export function readFields(bytes: Uint8Array): Field[] {
  const fields: Field[] = []
  for (let at = 0; at < bytes.length;) {
    const start = at
    const [key, afterKey] = readVarint(bytes, at)
    const wire = key % 8
    const [value, afterValue] = wire === 0 || wire === LENGTH ? readVarint(bytes, afterKey) : [0, afterKey]
    const length = wire === LENGTH ? value : wire === 5 ? 4 : wire === 1 ? 8 : 0
    at = afterValue + length
    if (at > bytes.length) throw new RangeError('the model file ends early')
    fields.push({
      number: Math.floor(key / 8),
      wire,
      value,
      bytes: bytes.subarray(afterValue, at),
      raw: bytes.subarray(start, at),
    })
  }
  return fields
}

function readVarint(bytes: Uint8Array, at: number): [value: number, next: number] {
  let value = 0
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[at++]
    if (byte === undefined) throw new RangeError('the model file ends early')
    value += (byte & 127) * factor
    if (byte < 128) return [value, at]
  }
}

export function readVarints(bytes: Uint8Array): number[] {
  const values: number[] = []
  for (let at = 0; at < bytes.length;) {
    const [value, next] = readVarint(bytes, at)
    values.push(value)
    at = next
  }
  return values
}

export function writeVarint(value: number): Uint8Array {
  const bytes: number[] = []
  while (value >= 128) {
    bytes.push((value % 128) + 128)
    value = Math.floor(value / 128)
  }
  return Uint8Array.from([...bytes, value])
}

export function writeNumber(number: number, value: number): Uint8Array {
  return join([writeVarint(number * 8), writeVarint(value)])
}

export function writeBytes(number: number, bytes: Uint8Array): Uint8Array {
  return join([writeVarint(number * 8 + LENGTH), writeVarint(bytes.length), bytes])
}

export function textOf(bytes: Uint8Array, number: number): string {
  return decode(readFields(bytes).find((field) => field.number === number)?.bytes ?? new Uint8Array())
}

export function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

export function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

export function join(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts)
}
