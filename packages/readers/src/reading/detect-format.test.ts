import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { detectFormat } from './detect-format.ts'

const corpus = fileURLToPath(new URL('../../../../corpus/office/', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'detect-'))

/** A corpus file under another name. */
function named(source: string, name: string) {
  const path = join(scratch, `${source}-as-${name}`)
  copyFileSync(corpus + source, path)
  return { path, name }
}

function written(name: string, bytes: string | Uint8Array) {
  const path = join(scratch, name)
  writeFileSync(path, bytes)
  return { path, name }
}

test.each([
  ['report.docx', 'docx'],
  ['report.doc', 'doc'],
  ['report.rtf', 'doc'],
  ['model.xlsx', 'xlsx'],
  ['model.xls', 'xls'],
  ['deck.pptx', 'pptx'],
  ['deck.ppt', 'ppt'],
  ['quarters-gb18030.csv', 'csv'],
])('%s is %s', async (name, format) => {
  expect(await detectFormat({ path: corpus + name, name })).toMatchObject({ format })
})

test('within a family the content decides, whatever the name', async () => {
  expect(await detectFormat(named('report.docx', '报告.doc'))).toMatchObject({ format: 'docx' })
  expect(await detectFormat(named('model.xls', 'MODEL.XLSX'))).toMatchObject({ format: 'xls' })
  expect(await detectFormat(named('deck.pptx', 'no-extension'))).toMatchObject({ format: 'pptx' })
})

test.each([
  [
    () => named('report.docx', 'report.pdf'),
    'TYPE_MISMATCH',
    'pdf: application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [() => written('page.jpg', '<html><script>1</script></html>'), 'TYPE_MISMATCH', 'jpg: text/html'],
  [() => written('archive.docx', zipSync({ 'a.txt': strToU8('x') })), 'TYPE_MISMATCH', 'docx'],
  [() => written('empty.pdf', ''), 'EMPTY_FILE', undefined],
  [() => written('drawing.svg', '<svg/>'), 'UNSUPPORTED_FORMAT', 'svg'],
  [() => named('encrypted.xlsx', 'encrypted.xlsx'), 'ENCRYPTED', undefined],
  [() => written('cut.docx', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])), 'CORRUPT', 'zip: no central directory'],
] as const)('refusal %#', async (file, key, detail) => {
  await expect(detectFormat(file())).rejects.toMatchObject({ key, detail })
})

const openDocument = (name: string, type: string, manifest = '') =>
  written(
    name,
    zipSync({
      mimetype: strToU8(`application/vnd.oasis.opendocument.${type}`),
      'META-INF/manifest.xml': strToU8(`<manifest:manifest>${manifest}</manifest:manifest>`),
    }),
  )

test('what older and other office programs write is told by its content', async () => {
  expect(await detectFormat(openDocument('report.odt', 'text'))).toEqual({
    format: 'doc',
    mediaType: 'application/vnd.oasis.opendocument.text',
  })
  expect(await detectFormat(openDocument('model.ods', 'spreadsheet'))).toMatchObject({ format: 'xls' })
  expect(await detectFormat(openDocument('deck.odp', 'presentation'))).toMatchObject({ format: 'ppt' })
  expect(await detectFormat(written('word2.doc', Buffer.from('dba52d003140', 'hex')))).toMatchObject({ format: 'doc' })
  await expect(detectFormat(openDocument('locked.odt', 'text', '<manifest:encryption-data/>'))).rejects.toMatchObject({
    key: 'ENCRYPTED',
  })
})

test('an HTML table under the name of a workbook, as many systems export it, is a workbook', async () => {
  expect(await detectFormat(written('export.xls', '<html><table><tr><td>1</td></tr></table></html>'))).toMatchObject({
    format: 'xls',
  })
})
