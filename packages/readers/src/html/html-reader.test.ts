import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inspectFile, readFile } from '../reading/read-file.ts'

const scratch = mkdtempSync(join(tmpdir(), 'html-'))

/** A page as a file of that name. */
function written(name: string, content: string | Uint8Array) {
  const path = join(scratch, name)
  writeFileSync(path, content)
  return { path, name }
}

const STATEMENT = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Annual report 2024</title></head><body>
<h2>Income statement</h2><p>(in thousands of euros)</p>
<table><thead><tr><th rowspan="2">Item</th><th colspan="2">Year</th></tr><tr><th>2024</th><th>2023</th></tr></thead>
<tbody><tr><td>Revenue</td><td>1,500</td><td>1,200</td></tr><tr><td>Cost</td><td>(900)</td><td>(800)</td></tr></tbody></table>
<p onclick="alert(1)">Revenue grew by 25%.</p><script>document.write('9')</script></body></html>`

test('headings, paragraphs and tables with their spans, and nothing that could run', async () => {
  const file = written('report.html', STATEMENT)
  expect(await inspectFile(file)).toMatchObject({ format: 'html', mediaType: 'text/html', paginated: false })
  const { blocks, metadata, format, language } = await readFile(file)
  expect({ metadata, format, language }).toEqual({
    metadata: { title: 'Annual report 2024' },
    format: 'html',
    language: 'en',
  })
  const [heading, unit, table, text] = blocks
  expect(heading).toMatchObject({ type: 'heading', level: 2, text: 'Income statement' })
  expect(unit).toMatchObject({ text: '(in thousands of euros)' })
  expect(table).toMatchObject({ type: 'table', rowCount: 4, columnCount: 3, headerRowCount: 2 })
  expect(table?.type === 'table' && table.cells.slice(0, 2)).toMatchObject([
    { text: 'Item', rowSpan: 2 },
    { text: 'Year', columnSpan: 2 },
  ])
  expect(text).toMatchObject({ type: 'paragraph', text: 'Revenue grew by 25%.' })
  expect(JSON.stringify(blocks)).not.toMatch(/alert|document\.write/)
})

test('pages say how they are encoded', async () => {
  const page = (text: string) => `<html><head><meta charset="shift_jis"></head><body><p>${text}</p></body></html>`
  const [head = '', tail = ''] = page('|').split('|')
  const sales = Buffer.from([0x94, 0x84, 0x8f, 0xe3, 0x8d, 0x82])
  const { blocks } = await readFile(written('sales.htm', Buffer.concat([Buffer.from(head), sales, Buffer.from(tail)])))
  expect(blocks).toMatchObject([{ text: '売上高' }])
  const wide = Buffer.from(`\ufeff${page('营业收入').replace('shift_jis', 'utf-16')}`, 'utf16le')
  expect((await readFile(written('wide.html', wide))).blocks).toMatchObject([{ text: '营业收入' }])
})

test('XHTML with an XML head, and a web archive', async () => {
  const xhtml = `<?xml version="1.0" encoding="utf-8"?>\n<!-- made by a program --><html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body><p>Equity 12</p></body></html>`
  expect(await readFile(written('filing.xhtml', xhtml))).toMatchObject({
    metadata: {},
    blocks: [{ text: 'Equity 12' }],
  })
  const archive = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n<html><p>Assets 7</p></html>\r\n--x--`
  expect((await readFile(written('saved.mht', archive))).blocks).toMatchObject([{ text: 'Assets 7' }])
})

test('what is no page, or a page without text, is told', async () => {
  await expect(readFile(written('empty.html', '<html><body><script>1</script></body></html>'))).rejects.toMatchObject({
    key: 'NO_CONTENT',
  })
  await expect(readFile(written('table.html', '%PDF-1.7 and nothing else'))).rejects.toMatchObject({
    key: 'TYPE_MISMATCH',
  })
})
