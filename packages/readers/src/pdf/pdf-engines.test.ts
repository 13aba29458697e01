import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { assembleDocument } from '../layout/assemble-document.ts'
import { parsePages } from './open-pdf.ts'
import type { PdfEngineName } from './pdf-engine.ts'
import { pdfReader } from './pdf-reader.ts'

const corpus = fileURLToPath(new URL('../../../../corpus/pdf/', import.meta.url))

async function read(name: string, pdfEngine: PdfEngineName) {
  const file = { path: `${corpus}${name}.pdf`, name: `${name}.pdf` }
  const inspection = await pdfReader.inspect(file)
  const pages = Array.from({ length: inspection.pageCount }, (_, index) => index + 1)
  const document = assembleDocument(file, inspection, await pdfReader.readPages(file, pages, { pdfEngine }))
  return {
    ...document,
    blocks: document.blocks.map((block) =>
      block.type === 'table'
        ? block.cells.map(({ rowIndex, columnIndex, text, indent }) => [rowIndex, columnIndex, text, indent])
        : [block.type, block.layer, block.text],
    ),
  }
}

describe('the engine for machines without the native one', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each(['statement', 'chinese-report', 'hidden-text'])('reads %s as the native one does', async (name) => {
    expect(await read(name, 'wasm')).toEqual(await read(name, 'native'))
  })

  it('serves everything where the environment asks for it, page pictures included', async () => {
    vi.stubEnv('TICKMARK_PDF_ENGINE', 'wasm')
    const path = `${corpus}statement.pdf`
    const { pages, totalPages } = await parsePages(path, [2])
    expect({ totalPages, pages: pages.map(({ pageNum }) => pageNum) }).toEqual({ totalPages: 2, pages: [2] })
    const { bytes } = await pdfReader.renderPage({ path, name: 'statement.pdf' }, 1, 400)
    expect(Buffer.from(bytes).readUInt32BE(16)).toBe(400)
    expect(bytes.length).toBeGreaterThan(10_000)
  })
})
