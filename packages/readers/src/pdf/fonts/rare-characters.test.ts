import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { pdfReader } from '../pdf-reader.ts'

const CODES = ['𠮷', '野', '家', '𝜋', 'a']

/** A page in a font whose map of characters gives `CODES` for its codes 1, 2, 3 … */
async function pageOf(text: string): Promise<string> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([420, 300])
  const { context } = pdf
  const hex = (unit: number): string => unit.toString(16).padStart(4, '0')
  const units = (one: string): string => Array.from({ length: one.length }, (_, at) => hex(one.charCodeAt(at))).join('')
  const maps = CODES.map((one, index) => `<${hex(index + 1)}> <${units(one)}>`).join('\n')
  const toUnicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def
1 begincodespacerange <0000> <ffff> endcodespacerange
${CODES.length} beginbfchar\n${maps}\nendbfchar endcmap end end`
  const descriptor = { Type: 'FontDescriptor', FontName: 'X', Flags: 4, FontBBox: [0, -200, 1000, 800], ItalicAngle: 0 }
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: 'X',
    CIDSystemInfo: { Registry: 'Adobe', Ordering: 'Identity', Supplement: 0 },
    FontDescriptor: context.register(
      context.obj({ ...descriptor, Ascent: 800, Descent: -200, CapHeight: 700, StemV: 80 }),
    ),
    DW: 1000,
  })
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: 'X',
    Encoding: 'Identity-H',
    DescendantFonts: [context.register(descendant)],
    ToUnicode: context.register(context.flateStream(toUnicode)),
  })
  page.node.setFontDictionary(PDFName.of('F'), context.register(font))
  const codes = Array.from(text, (one) => hex(CODES.indexOf(one) + 1)).join('')
  page.node.addContentStream(context.register(context.flateStream(`BT /F 12 Tf 40 200 Td <${codes}> Tj ET`)))
  const path = join(await mkdtemp(join(tmpdir(), 'rare-')), 'page.pdf')
  await writeFile(path, await pdf.save())
  return path
}

it.each([undefined, 'wasm'] as const)(
  'keeps rare ideographs and letters of formulas (engine %s)',
  async (pdfEngine) => {
    for (const text of ['𠮷野家', '野𠮷', 'a𝜋a', '野家']) {
      const [reading] = await pdfReader.readPages({ path: await pageOf(text), name: 'page.pdf' }, [1], { pdfEngine })
      expect(reading?.content.words.map((word) => word.text)).toEqual([text])
    }
  },
)
