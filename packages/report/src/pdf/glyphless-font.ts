import { OWN_LAYER_FONT } from '@tickmark/document/page'
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'

/** Advance of every character, in thousandths of the font size. */
export const GLYPHLESS_ADVANCE = 500

const UNITS_PER_EM = 1000

/**
 * A font of a few hundred bytes whose every character is an empty glyph: text set in it can be searched, selected and
 * copied, in any script, and is never seen. Character codes are UTF-16 code units, which its ToUnicode map hands back.
 */
export async function embedGlyphlessFont(context: PDFContext): Promise<PDFRef> {
  const { PDFString } = await import('@cantoo/pdf-lib')
  const name = OWN_LAYER_FONT
  const fontFile = context.register(context.flateStream(glyphlessTrueType()))
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 5,
      FontBBox: [0, -200, GLYPHLESS_ADVANCE, 800],
      ItalicAngle: 0,
      Ascent: 800,
      Descent: -200,
      CapHeight: 800,
      StemV: 80,
      FontFile2: fontFile,
    }),
  )
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      DW: GLYPHLESS_ADVANCE,
      // Every code shows glyph 1, which is empty.
      CIDToGIDMap: context.register(context.flateStream(new Uint8Array(0x20000).map((_, index) => index % 2))),
    }),
  )
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(context.flateStream(new TextEncoder().encode(TO_UNICODE))),
    }),
  )
}

/** A text as the font's codes, hexadecimal. */
export function encodeGlyphless(text: string): string {
  let hex = ''
  for (let index = 0; index < text.length; index++) hex += text.charCodeAt(index).toString(16).padStart(4, '0')
  return hex
}

const TO_UNICODE = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${identityRanges()}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`

/** A range may not cross a change of the high byte, and one block holds at most 100 ranges. */
function identityRanges(): string {
  const blocks: string[] = []
  for (let first = 0; first < 256; first += 64) {
    const ranges = Array.from({ length: 64 }, (_, offset) => (first + offset).toString(16).padStart(2, '0'))
    blocks.push(
      `64 beginbfrange\n${ranges.map((high) => `<${high}00> <${high}FF> <${high}00>`).join('\n')}\nendbfrange`,
    )
  }
  return blocks.join('\n')
}

/** The smallest TrueType file that readers accept: two empty glyphs. Layout by the OpenType specification, numbers big-endian. */
function glyphlessTrueType(): Uint8Array {
  const tables: Record<string, number[]> = {
    glyf: zeros(4),
    head: [
      ...u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
      ...u16(0, UNITS_PER_EM),
      ...zeros(16),
      ...u16(0, 0xff38, GLYPHLESS_ADVANCE, 800, 0, 8, 2, 0, 0),
    ],
    hhea: [...u32(0x00010000), ...u16(800, 0xff38, 0, GLYPHLESS_ADVANCE, 0, 0, 0, 1, 0, 0), ...zeros(8), ...u16(0, 2)],
    hmtx: u16(GLYPHLESS_ADVANCE, 0, GLYPHLESS_ADVANCE, 0),
    loca: u16(0, 0, 0),
    maxp: [...u32(0x00010000), ...u16(2), ...zeros(26)],
  }
  const tags = Object.keys(tables)
  const header = [...u32(0x00010000), ...u16(tags.length, 64, 2, tags.length * 16 - 64)]
  const directory: number[] = []
  const body: number[] = []
  for (const [tag, table] of Object.entries(tables)) {
    directory.push(
      ...[...tag].map((letter) => letter.charCodeAt(0)),
      ...u32(checksum(table), 12 + tags.length * 16 + body.length, table.length),
    )
    body.push(...table, ...zeros((4 - (table.length % 4)) % 4))
  }
  return Uint8Array.from([...header, ...directory, ...body])
}

const u16 = (...values: number[]): number[] => values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff])
const u32 = (...values: number[]): number[] => values.flatMap((value) => u16(value >>> 16, value & 0xffff))
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)

function checksum(table: number[]): number {
  let sum = 0
  for (let index = 0; index < table.length; index += 4) {
    for (let byte = 0; byte < 4; byte++) sum = (sum + (table[index + byte] ?? 0) * 2 ** (24 - 8 * byte)) % 2 ** 32
  }
  return sum
}
