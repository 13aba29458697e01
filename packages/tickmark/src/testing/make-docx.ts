import { writeFile } from 'node:fs/promises'
import { strToU8, zipSync } from 'fflate'

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** Writes a Word file of paragraphs (texts) and tables (rows of texts): the least that Word itself opens. */
export async function makeDocx(
  path: string,
  content: readonly (string | readonly (readonly string[])[])[],
): Promise<void> {
  const body = content.map((part) => (typeof part === 'string' ? paragraph(part) : table(part))).join('')
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`,
  }
  const parts = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))
  await writeFile(path, zipSync(parts))
}

function paragraph(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t></w:r></w:p>`
}

function table(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => `<w:tr>${row.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`)
  return `<w:tbl>${lines.join('')}</w:tbl>${paragraph('')}`
}
