import { readBytes } from './byte-reader.ts'

/** A character and its codes. */
export type Spelling = [character: string, ...codes: number[]]

/** Reads the codes of each character. Of several characters with the same codes the one that stands for them all is kept. */
export function parseCodes(file: Uint8Array, characters: readonly string[]): Spelling[] {
  const reader = readBytes(file)
  const spellings = new Map<string, Spelling>()
  const count = reader.int32()
  for (let index = 0; index < count; index += 1) {
    const isMaster = reader.int8() !== 0
    const codes = Array.from({ length: reader.int32() }, () => reader.int32())
    const key = codes.join(' ')
    if (isMaster || !spellings.has(key)) spellings.set(key, [characters[index] ?? '', ...codes])
  }
  return [...spellings.values()]
}
