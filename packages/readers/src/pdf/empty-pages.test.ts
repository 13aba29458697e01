import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
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
