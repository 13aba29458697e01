import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pdfReader } from './pdf-reader.ts'

const SIZE = { width: 420, height: 300 }

/** The first page of a PDF as a form in a form, so deep that nothing looks for its pictures any more. */
async function nest(pdf: Uint8Array, times: number): Promise<Uint8Array> {
  if (times === 0) return pdf
  const outer = await PDFDocument.create()
  const [inner] = await outer.embedPdf(pdf)
  const page = outer.addPage([SIZE.width, SIZE.height])
  if (inner) page.drawPage(inner)
  return nest(await outer.save(), times - 1)
}

async function pictured(svg: string): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const image = await file.embedPng(await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer())
  file.addPage([SIZE.width, SIZE.height]).drawImage(image, { x: 0, y: 0, ...SIZE })
  return nest(await file.save(), 6)
}

async function read(pdf: Uint8Array) {
  const path = join(await mkdtemp(join(tmpdir(), 'empty-')), 'page.pdf')
  await writeFile(path, pdf)
  const [reading] = await pdfReader.readPages({ path, name: 'page.pdf' }, [1], {})
  return {
    text: reading?.content.words.map(({ text }) => text).join(' '),
    notices: reading?.notices.map(({ key }) => key),
  }
}

const svg = (contents: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="1260" height="900">${contents}</svg>`

it('reads the scan on a page that seems to hold nothing', async () => {
  const line = (text: string, y: number) =>
    `<text x="90" y="${y}" font-family="Liberation Sans" font-size="42">${text}</text>`
  const { text } = await read(await pictured(svg(line('Total assets 48,210', 200) + line('Net income 6,118', 320))))
  expect(text).toContain('48,210')
  expect(text).toContain('6,118')
})

it('says of a page that shows something that it was not read, and of a blank one that it is blank', async () => {
  const drawn = await read(await pictured(svg('<path d="M100 100 L900 700" stroke="#000" stroke-width="9"/>')))
  expect(drawn).toEqual({ text: '', notices: ['page_unread'] })
  expect(await read(await pictured(svg('')))).toEqual({ text: '', notices: ['blank_page'] })
})

/** A picture over the whole page, and real text in a corner of it. */
async function signed(svg: string, signature: readonly string[]): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const image = await file.embedPng(await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer())
  const page = file.addPage([SIZE.width, SIZE.height])
  page.drawImage(image, { x: 0, y: 0, ...SIZE })
  signature.forEach((text, at) => page.drawText(text, { x: 12, y: 30 - 6 * at, size: 4 }))
  return file.save()
}

const SIGNATURE = [
  'Digitally signed by Some Company Ltd of Some Street, Some Town, on the 23rd of April',
  'Reason: I am the author of this document; location: your signing location here',
]

it('reads a scan that bears a signature of real text, however many words that has', async () => {
  const lines = ['Total assets 48,210', 'Total liabilities 31,902', 'Net income 6,118', 'Dividends 1,204']
  const scan = lines
    .map((text, at) => `<text x="90" y="${150 + 120 * at}" font-family="Liberation Sans" font-size="64">${text}</text>`)
    .join('')
  const { text } = await read(await signed(svg(scan), SIGNATURE))
  expect(text).toContain('48,210')
  expect(text).toContain('6,118')
  expect(text).toContain('signed')
})

it('leaves the text of a page alone that stands on a ground or a photograph', async () => {
  const ground = '<rect width="1260" height="900" fill="#1a2b4c"/><circle cx="700" cy="400" r="260" fill="#e8b04a"/>'
  const { text, notices } = await read(await signed(svg(ground), SIGNATURE))
  expect(text).toContain('Digitally')
  expect(notices).toEqual([])
})

/** Sixty figures or dots drawn as filled shapes, in lines, with a line of real text in the corner of the page. */
async function drawn(shape: string): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const page = file.addPage([SIZE.width, SIZE.height])
  for (let at = 0; at < 60; at += 1)
    page.drawSvgPath(shape, { x: 40 + 30 * (at % 12), y: 270 - 40 * Math.floor(at / 12), color: rgb(0, 0, 0) })
  page.drawText('Document ID 9d5ff9b2-0568', { x: 12, y: 12, size: 5 })
  return file.save()
}

/** A 3 and a 0 of nine points, as outlines. */
const THIRTY =
  'M0 1.2 C1 -0.4 4.6 -0.4 4.8 2.2 C4.8 3.4 4.2 4 3.4 4.4 C4.6 4.8 5.2 5.6 5.2 6.6 C5.2 9.4 1.4 9.8 -0.2 8 L0.4 7 ' +
  'C1.6 8.4 3.8 8 3.8 6.4 C3.8 5.2 2.8 4.8 1.4 4.9 L1.4 3.9 C2.6 3.9 3.5 3.5 3.5 2.4 C3.5 0.8 1.6 0.8 0.6 2 Z ' +
  'M9.6 0 C13.6 0 13.6 9 9.6 9 C5.8 9 5.8 0 9.6 0 Z M9.6 1.1 C7.2 1.1 7.2 7.9 9.6 7.9 C12.2 7.9 12.2 1.1 9.6 1.1 Z'
const DOT = 'M0 3 C0 -1 6 -1 6 3 C6 7 0 7 0 3 Z'

it('reads letters drawn as shapes beside a stamp of real text', async () => {
  const { text, notices } = await read(await drawn(THIRTY))
  expect(text).toMatch(/30 30|3030/)
  expect(notices).not.toContain('page_unread')
})

it('takes the text of a page whose shapes are the points of a chart', async () => {
  const { text } = await read(await drawn(DOT))
  expect(text).toBe('Document ID 9d5ff9b2-0568')
})
