import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zipSync, type Zippable } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { readFile } from '../reading/read-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'embedded-object-'))
afterAll(() => rmSync(folder, { recursive: true }))

const corpus = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../corpus/office/${name}`, import.meta.url)))

/** A text document around one embedded object. */
function holding(object: Uint8Array): string {
  const xml = (text: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const rels = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const files: Zippable = {
    '[Content_Types].xml': xml(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${rels}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': xml(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:r="${office}"><w:body><w:p><w:r><w:t>Annex</w:t></w:r></w:p><w:p><w:r><w:object><o:OLEObject Type="Embed" ProgID="Word.Document.8" r:id="r1"/></w:object></w:r></w:p></w:body></w:document>`,
    ),
    'word/_rels/document.xml.rels': xml(
      `<Relationships xmlns="${rels}"><Relationship Id="r1" Type="${office}/oleObject" Target="embeddings/oleObject1.bin"/></Relationships>`,
    ),
    'word/embeddings/oleObject1.bin': object,
  }
  const path = join(folder, 'outer.docx')
  writeFileSync(path, zipSync(files))
  return path
}

test('a Word 97 document that lies in a text as an object is read in its place', async () => {
  const { blocks } = await readFile({ path: holding(corpus('report.doc')), name: 'outer.docx' })
  expect(blocks[0]).toMatchObject({ text: 'Annex' })
  expect(blocks.filter(({ type }) => type === 'heading').map((block) => 'text' in block && block.text)).toEqual([
    expect.stringContaining('经营概况'),
    expect.stringContaining('主要财务数据'),
  ])
  expect(blocks.find(({ type }) => type === 'table')).toMatchObject({ columnCount: 4, headerRowCount: 2 })
})

test('an object that cannot be read leaves the text around it', async () => {
  const { blocks } = await readFile({ path: holding(new Uint8Array(2000)), name: 'outer.docx' })
  expect(blocks).toMatchObject([{ text: 'Annex' }])
})
