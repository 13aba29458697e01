/** The part of fontkit that this room uses; the package brings no types. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean
    /** Glyphs of a text and how far each moves the pen, kerning included, in 1/1000 of the size for the fonts used here. */
    layout(text: string): { glyphs: { advanceWidth: number }[]; positions: { xAdvance: number }[] }
  }
  export function create(bytes: Uint8Array): Font
}
