import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pdfReader } from './pdf-reader.ts'

const FIGURES = '2029-09-26 90.00 GB 1,234.56'
/** As the codes of the map that the font names. */
const CODES = Array.from(FIGURES, (character) => character.codePointAt(0)?.toString(16).padStart(4, '0')).join('')

/** One line of figures in a font of many characters that the file names, but does not hold. */
function unheld(name: string, map: string, ordering: string): string {
  const content = `BT /F1 12 Tf 40 120 Td <${CODES}> Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 200]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/${map}/DescendantFonts[6 0 R]>>`,
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})` +
      `/Supplement 4>>/DW 500/FontDescriptor 7 0 R>>`,
    `<</Type/FontDescriptor/FontName/${name}/Flags 34/FontBBox[-134 -254 1001 905]/Ascent 905/Descent -254` +
      `/CapHeight 626/StemV 48/ItalicAngle 0>>`,
  ]
  let file = '%PDF-1.6\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`
}

describe('figures in a font that the file does not hold', () => {
  it.each([
    ['STSong-Light', 'UniGB-UCS2-H', 'GB1'],
    ['AdobeSongStd-Light', 'UniGB-UTF16-H', 'GB1'],
    ['KozMinPro-Regular', 'UniJIS-UTF16-H', 'Japan1'],
    ['HYSMyeongJo-Medium', 'UniKS-UTF16-H', 'Korea1'],
  ])('are read as printed: %s', async (name, map, ordering) => {
    const path = join(await mkdtemp(join(tmpdir(), 'foreign-')), 'page.pdf')
    await writeFile(path, unheld(name, map, ordering))
    const [reading] = await pdfReader.readPages({ path, name: 'page.pdf' }, [1], {})
    expect(reading?.content.words.map(({ text }) => text).join(' ')).toBe(FIGURES)
  })
})
