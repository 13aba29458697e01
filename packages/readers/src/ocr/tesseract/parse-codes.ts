import { readBytes } from './byte-reader.ts'

/**
 * Tesseract spells characters of large scripts in codes: a Hangul syllable by its letters, an ideograph by parts of its shape.
 * The tree leads from the codes read so far to the character that they make.
 */
export interface CodeTree {
  character?: string
  next: Map<number, CodeTree>
}

/** Reads the codes of each character. Of several characters with the same codes the one that stands for them all is kept. */
export function parseCodes(file: Uint8Array, characters: readonly string[]): CodeTree {
  const reader = readBytes(file)
  const root: CodeTree = { next: new Map() }
  const count = reader.int32()
  for (let index = 0; index < count; index += 1) {
    const isMaster = reader.int8() !== 0
    let node = root
    for (let left = reader.int32(); left > 0; left -= 1) {
      const code = reader.int32()
      let child = node.next.get(code)
      if (!child) node.next.set(code, (child = { next: new Map() }))
      node = child
    }
    if (isMaster || node.character === undefined) node.character = characters[index] ?? ''
  }
  return root
}
