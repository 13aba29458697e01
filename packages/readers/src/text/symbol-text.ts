import { itemAt } from '@tickmark/document'
/** Wingdings, Wingdings 2 and Symbol glyphs that carry meaning in reports: boxes that are ticked or not, arrows, bullets. */
const WINGDINGS: Record<number, string> = {
  0x6c: '●',
  0x6e: '■',
  0x6f: '☐',
  0x71: '☐',
  0x72: '☐',
  0x76: '❖',
  0xa7: '▪',
  0xa8: '☐',
  0xd8: '➢',
  0xdf: '←',
  0xe0: '→',
  0xe1: '↑',
  0xe2: '↓',
  0xfb: '✗',
  0xfc: '✓',
  0xfd: '☒',
  0xfe: '☑',
}
const WINGDINGS_2: Record<number, string> = {
  0x4f: '✗',
  0x50: '✓',
  0x51: '☒',
  0x52: '☑',
  0x53: '☒',
  0x54: '☒',
  0x30: '☐',
  0xa3: '☐',
  0x2a: '☐',
}
const SYMBOL: Record<number, string> = {
  0xb7: '•',
  0xb1: '±',
  0xb3: '≥',
  0xa3: '≤',
  0xb9: '≠',
  0xb4: '×',
  0xb8: '÷',
  0x2d: '−',
  0xae: '→',
  0xd2: '®',
  0xd3: '©',
  0xd4: '™',
}

/** Text in a symbol font as the characters that it shows; text in any other font unchanged. */
export function symbolText(text: string, font: string): string {
  const table = /^wingdings 2/i.test(font)
    ? WINGDINGS_2
    : /^wingdings/i.test(font)
      ? WINGDINGS
      : /^symbol$/i.test(font)
        ? SYMBOL
        : undefined
  if (!table) return text
  return [...text]
    .map(
      (character) =>
        table[character.charCodeAt(0) & 0xff] ?? (character >= '\uf000' && character <= '\uf0ff' ? '•' : character),
    )
    .join('')
}

const SUPERSCRIPTS: Record<string, string> = Object.fromEntries(
  [...'0123456789+-=()'].map((plain, i) => [plain, itemAt([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'], i)]),
)

/** Raised digits and brackets as characters of their own; anything else unchanged. */
export function toSuperscript(text: string): string {
  return [...text].map((character) => SUPERSCRIPTS[character] ?? character).join('')
}
