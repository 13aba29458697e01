import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { mayHideText } from './may-hide-text.ts'

const FONT = '/Length1 40'
const PICTURE = '/Subtype /Image /Width 1'
/** Longer than what is looked at before a stream. */
const GLYPHS = 'glyph '.repeat(100)
const CONTENT = 'BT 3 Tr (not to be seen) Tj ET'
const NAMES = 'begincmap 1 beginbfchar <0071> <D840DC09> endbfchar endcmap'
const PLAIN = 'begincmap 1 beginbfchar <0071> <4E00> endbfchar endcmap'

/** A file of deflated streams, each with more of its dictionary, one behind the other. */
async function looked(...streams: [dictionary: string, text: string][]) {
  const path = join(await mkdtemp(join(tmpdir(), 'hides-')), 'page.pdf')
  const objects = streams.map(([dictionary, text], index) =>
    Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n<< /Filter /FlateDecode ${dictionary} >>\nstream\n`),
      deflateSync(text, { level: text === GLYPHS ? 0 : 9 }),
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  )
  await writeFile(path, Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects]))
  return mayHideText(path)
}

describe('what a file hides from the native engine', () => {
  it.each([FONT, PICTURE])('is found in the stream behind %s', async (passed) => {
    expect(await looked([passed, GLYPHS], ['', CONTENT])).toEqual({ invisible: true, beyond: false, foreign: false })
    expect(await looked([passed, GLYPHS], ['', NAMES])).toEqual({ invisible: false, beyond: true, foreign: false })
  })

  it('is not looked for in fonts and pictures, nor found in plain text', async () => {
    expect(await looked([FONT, CONTENT], [PICTURE, NAMES], ['', PLAIN])).toEqual({
      invisible: false,
      beyond: false,
      foreign: false,
    })
  })

  it.each([
    ['a font of many characters alone', '', true],
    ['one of two described fonts', '<</Type/FontDescriptor/FontFile2 9 0 R>>', true],
    ['no font, where each is held', '/FontFile3 8 0 R', false],
  ])('tells that a file lacks %s', async (_, more, foreign) => {
    const fonts = `<</Subtype/CIDFontType0>> <</Type/FontDescriptor${foreign ? '>>' : ''}${more}`
    expect(await looked(['/Type /ObjStm', fonts], ['', PLAIN])).toMatchObject({ foreign })
  })
})
