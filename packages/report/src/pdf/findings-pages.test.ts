import { decodePDFRawStream, PDFArray, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import type { PDFPage, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'
import { createFontChooser } from './fonts.ts'
import { startPages } from './page-setter.ts'

function contentOf(page: PDFPage): string {
  const contents = page.node.lookup(PDFName.of('Contents'), PDFArray)
  return contents
    .asArray()
    .map((reference) => page.doc.context.lookup(reference) as PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n')
}

/** Widths of the lines that a text is set in, at most 10 times the size of the font. */
async function linesOf(text: string): Promise<number[]> {
  const choose = await createFontChooser(await PDFDocument.create(), 'zh-CN')
  const lines = await breakLines(await choose(text, 'regular'), 10)
  return lines.map((parts) => parts.reduce((sum, { width }) => sum + width, 0))
}

describe('breakLines', () => {
  test('fills a line with ideographs and begins none with a full stop', async () => {
    expect(await linesOf('合计与各项之和不一致，')).toEqual([9, 2])
    expect(await linesOf('合计与各项之和不一致')).toEqual([10])
    expect(await linesOf('合计与各项之和不一致相差。')).toEqual([10, 3])
  })

  test('cuts a word that is wider than a line', async () => {
    const lines = await linesOf('1'.repeat(50))
    expect(lines.length).toBeGreaterThan(2)
    expect(Math.max(...lines)).toBeLessThanOrEqual(10)
  })

  test('an empty text takes no line', async () => {
    expect(await linesOf('')).toEqual([])
  })
})

describe('createFontChooser', () => {
  test('takes a character from the first face of the language that has it', async () => {
    const choose = await createFontChooser(await PDFDocument.create(), 'ja')
    const runs = await choose('合計 합계 10', 'bold')
    expect(runs.map(({ text, font }) => [text, font.name])).toEqual([
      ['合計 ', 'NotoSansJP-bold'],
      ['합계 10', 'NotoSansKR-bold'],
    ])
  })
})

describe('startPages', () => {
  test('puts its pages in front, goes on to another where one is full, embeds only what it used', async () => {
    const pdf = await PDFDocument.create()
    pdf.addPage([100, 100])
    const setter = await startPages(pdf, 'en')
    for (let line = 0; line < 60; line++) await setter.write(`${line} apples`, 12)
    await setter.finish()
    const written = await PDFDocument.load(await pdf.save())
    const pages = written.getPages()
    expect(pages.map((page) => Math.round(page.getWidth()))).toEqual([595, 595, 100])
    const lines = pages.slice(0, 2).map((page) => contentOf(page).split('BT ').length - 1)
    expect(lines.reduce((sum, count) => sum + count)).toBe(60)
    expect(pages[0]!.node.Resources()!.lookup(PDFName.of('Font'))!.toString()).toContain('/NotoSansKR-regular')
    // The whole face is 6 MB.
    expect((await written.save()).length).toBeLessThan(40_000)
  })
})
