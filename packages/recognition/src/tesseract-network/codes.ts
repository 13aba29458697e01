/**
 * Tesseract spells characters of large scripts in codes: a Hangul syllable by its letters, an ideograph by parts of its shape.
 * The tree leads from the codes read so far to the character that they make.
 */
export interface CodeTree {
  character?: string
  next: Map<number, CodeTree>
}

/** How the characters of a language are spelt, as `models/<language>.codes.json` holds it. */
export interface Spellings {
  /** The code that stands for nothing. */
  blank: number
  /** A character and its codes. */
  characters: [character: string, ...codes: number[]][]
}

/** The tree of all spellings. */
export function toCodeTree({ characters }: Spellings): CodeTree {
  const root: CodeTree = { next: new Map() }
  for (const [character, ...codes] of characters) {
    let node = root
    for (const code of codes) {
      const next = node.next.get(code) ?? { next: new Map() }
      node.next.set(code, next)
      node = next
    }
    node.character = character
  }
  return root
}
