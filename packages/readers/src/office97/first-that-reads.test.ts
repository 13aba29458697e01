import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ReadError, type Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { docReader } from './doc-reader.ts'
import { firstThatReads } from './first-that-reads.ts'
import { hasBundled } from './has-bundled.ts'

const path = fileURLToPath(new URL('../../../../corpus/office/report.doc', import.meta.url))
const fail = (key: ReadError['key']) => async (): Promise<Document> => {
  throw new ReadError(key)
}
const parse = (): Promise<Document> => docReader.read({ path, name: 'report.doc' }, { direct: true })

test('LibreOffice is there after a usual install, and said to be missing where it is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alone-'))
  expect([hasBundled(), hasBundled(pathToFileURL(join(folder, 'module.js')).href)]).toEqual([true, false])
  rmSync(folder, { recursive: true })
})

test('without LibreOffice text and tables are read, and the document says why not more', async () => {
  const document = await firstThatReads(fail('CONVERTER_MISSING'), parse)
  expect(document.notices).toEqual([{ key: 'converter_missing' }])
  expect(document.blocks.some((block) => block.type === 'table')).toBe(true)
  const fallen = await firstThatReads(fail('CORRUPT'), parse)
  expect(fallen.notices).toEqual([{ key: 'fallback_reader' }])
})

test('a file that only LibreOffice could read asks for it', async () => {
  const read = firstThatReads(fail('CONVERTER_MISSING'), fail('UNSUPPORTED_FORMAT'))
  await expect(read).rejects.toMatchObject({ key: 'CONVERTER_MISSING' })
  await expect(firstThatReads(fail('CONVERTER_MISSING'), fail('CORRUPT'))).rejects.toMatchObject({ key: 'CORRUPT' })
})
