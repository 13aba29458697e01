import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { assembleDocument } from '@tickmark/layout'
import { parsePages } from './open-pdf.ts'
import type { PdfEngineName } from './engine/pdf-engine.ts'
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

it.each(['native', 'wasm'] as const)('keeps the hyphen at the end of a line with the %s engine', async (pdfEngine) => {
  const folder = await mkdtemp(join(tmpdir(), 'tickmark-hyphen-'))
  const file = { path: join(folder, 'hyphen.pdf'), name: 'hyphen.pdf' }
  const content =
    "BT /F 12 Tf 14 TL 72 700 Td (We offer the Group's products on a timely and cost-) Tj T* (effective basis.) Tj ET"
  await writeFile(
    file.path,
    `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length ${content.length}>> stream
${content}
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
`,
  )
  const inspection = await pdfReader.inspect(file)
  const { blocks } = assembleDocument(file, inspection, await pdfReader.readPages(file, [1], { pdfEngine }))
  await rm(folder, { recursive: true })
  expect(blocks.map((block) => (block.type === 'paragraph' ? block.text : block.type))).toEqual([
    'We offer the Group’s products on a timely and cost-effective basis.',
  ])
})
