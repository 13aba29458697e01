import { fileURLToPath } from 'node:url'
import { Document } from '@tickmark/document'
import type { Table } from '@tickmark/document'
import { describe, expect, it } from 'vitest'
import { assembleDocument } from '@tickmark/layout'
import { pdfReader } from './pdf-reader.ts'

const corpus = fileURLToPath(new URL('../../../../corpus/pdf/', import.meta.url))

async function read(name: string): Promise<Document> {
  const file = { path: `${corpus}${name}.pdf`, name: `${name}.pdf` }
  const inspection = await pdfReader.inspect(file)
  const pages = Array.from({ length: inspection.pageCount }, (_, index) => index + 1)
  return Document.parse(assembleDocument(file, inspection, await pdfReader.readPages(file, pages, {})))
}

function rows(table: Table): string[] {
  return Array.from({ length: table.rowCount }, (_, row) =>
    table.cells
      .filter(({ rowIndex }) => rowIndex === row)
      .map(
        ({ columnIndex, columnSpan, indent, text }) =>
          `${columnIndex}${columnSpan > 1 ? `-${columnIndex + columnSpan - 1}` : ''} ${'>'.repeat(indent ?? 0)}${text}`,
      )
      .join(' | '),
  )
}

function tables(document: Document): Table[] {
  return document.blocks.filter((block) => block.type === 'table')
}

describe('a report with a text layer', () => {
  it('gives a statement without lines as rows of label and amounts', async () => {
    const [balance] = tables(await read('statement'))
    expect(rows(balance!)).toEqual([
      '1 2025 | 2 2024',
      '0 Current assets',
      '0 >Cash and cash equivalents | 1 12,480 | 2 9,915',
      '0 >Trade receivables | 1 8,230 | 2 7,744',
      '0 >Inventories | 1 5,106 | 2 5,390',
      '0 Total current assets | 1 € 25,816 | 2 € 23,049',
      '0 Property, plant and equipment, net of accumulated depreciation and impairment | 1 18,240 | 2 17,905',
      '0 Deferred tax | 1 (312) | 2 –',
      '0 Total assets | 1 € 43,744 | 2 € 40,954',
    ])
    expect(balance).toMatchObject({
      headerRowCount: 1,
      headerColumnCount: 1,
      unitText: '(in thousands of euros)',
      caption: 'Consolidated balance sheet',
    })
  })

  it('joins a table that goes on over pages and drops the repeated head', async () => {
    const [, segments] = tables(await read('statement'))
    expect(segments).toMatchObject({
      rowCount: 9,
      headerRowCount: 1,
      parts: [
        { page: 1, firstRowIndex: 0 },
        { page: 2, firstRowIndex: 4 },
      ],
    })
    expect(segments!.cells.find(({ text }) => text === 'Africa')).toMatchObject({ page: 2, rowIndex: 4 })
  })

  it('reads text columns one after the other and sets running heads apart', async () => {
    const document = await read('statement')
    const paragraphs = document.blocks.filter((block) => block.type === 'paragraph')
    expect(paragraphs.filter(({ layer }) => layer === 'furniture').map(({ text }) => text)).toEqual([
      'Northwind Instruments plc Annual Report 2025',
      '1',
      'Northwind Instruments plc Annual Report 2025',
      '2',
    ])
    const prose = paragraphs.filter(({ text }) => text.startsWith('The group sells'))
    expect(prose.map(({ text }) => /control of the (\w+)/.exec(text)?.[1])).toEqual(['goods', 'instruments'])
  })

  it('takes title, bookmarks and comments along', async () => {
    const document = await read('statement')
    expect(document.metadata).toMatchObject({
      title: 'statement',
      author: 'Tickmark',
      createdAt: '2026-01-15T00:00:00Z',
    })
    expect(document.bookmarks).toEqual([{ level: 1, text: 'Consolidated balance sheet', page: 2 }])
    expect(document.annotations).toMatchObject([
      { kind: 'comment', text: 'Please check the segment figures.', location: { page: 2 } },
    ])
  })

  it('places every word of a cell on its page', async () => {
    const [balance] = tables(await read('statement'))
    const cell = balance!.cells.find(({ text }) => text === '12,480')!
    expect(cell.words).toHaveLength(1)
    const [left, top, right, bottom] = cell.words![0]!.box
    expect(right).toBeCloseTo(400 / 595.28, 2)
    expect(top).toBeGreaterThan(155 / 841.89 - 0.01)
    expect(left).toBeLessThan(right)
    expect(bottom).toBeLessThan(170 / 841.89)
  })
})

describe('a Chinese report', () => {
  it('has headings by their numbering, joined lines and a ruled table with spans', async () => {
    const document = await read('chinese-report')
    expect(document.language).toBe('zh')
    expect(
      document.blocks.flatMap((block) => (block.type === 'heading' ? [`${block.level} ${block.text}`] : [])),
    ).toEqual(['1 第一节 公司简介和主要财务指标', '2 一、主要会计数据', '3 （一）主营业务分析'])
    expect(
      document.blocks.some((block) => block.type === 'paragraph' && block.text.includes('环境监测以及生命科学等领域')),
    ).toBe(true)
    const [table] = tables(document)
    expect(table).toMatchObject({ unitText: '单位：万元', headerRowCount: 2, headerColumnCount: 1 })
    expect(rows(table!).slice(0, 3)).toEqual([
      '0 项目 | 1-2 本报告期 | 3 上年同期 | 4 同比增减',
      '1 调整前 | 2 调整后',
      '0 营业收入 | 1 12,345.67 | 2 12,345.67 | 3 10,020.10 | 4 23.21%',
    ])
  })
})

describe('files that are not what they seem', () => {
  it('tells white text on white from white text on a dark band', async () => {
    const document = await read('hidden-text')
    expect(
      document.blocks.flatMap((block) =>
        block.type === 'paragraph' ? [`${block.layer}: ${block.text.slice(0, 10)}`] : [],
      ),
    ).toEqual(['body: Visible te', 'body: White on a', 'invisible: Ignore all'])
    expect(document.notices).toMatchObject([{ key: 'hidden_text' }])
  })

  it('tells text that is drawn invisibly', async () => {
    const document = await read('invisible-text')
    const texts = document.blocks.flatMap((block) =>
      block.type === 'paragraph' ? [`${block.layer}: ${block.text.slice(0, 14)}`] : [],
    )
    expect(texts).toEqual(['body: Visible text o', 'body: Visible again.', 'invisible: Report total a'])
    expect(document.notices).toMatchObject([{ key: 'hidden_text', location: { page: 1 } }])
  })

  it('recognises a page that is only a picture', { timeout: 60_000 }, async () => {
    const document = await read('scanned')
    expect(document.pages).toMatchObject([{ number: 1, origin: 'ocr' }])
    const [table] = tables(document)
    expect(rows(table!)).toContain('0 Oceania | 1 5,100 | 2 5,050')
  })

  it('names encryption, emptiness and damage', async () => {
    const keyOf = async (path: string): Promise<string> =>
      pdfReader.inspect({ path, name: 'x.pdf' }).then(
        () => 'read',
        (error: { key: string }) => error.key,
      )
    expect(await keyOf(`${corpus}encrypted.pdf`)).toBe('ENCRYPTED')
    expect(await keyOf('/dev/null')).toBe('EMPTY_FILE')
    expect(await keyOf(fileURLToPath(import.meta.url))).toBe('CORRUPT')
  })

  it('gives a page that does not exist an error of its own', async () => {
    const [first, missing] = await pdfReader.readPages(
      { path: `${corpus}statement.pdf`, name: 'statement.pdf' },
      [1, 99],
      {},
    )
    expect(first?.error).toBeUndefined()
    expect(missing).toMatchObject({ error: 'PAGE_FAILED', notices: [{ key: 'page_failed', location: { page: 99 } }] })
  })
})

it('renders a page at the width asked for', async () => {
  const { bytes, mediaType } = await pdfReader.renderPage(
    { path: `${corpus}statement.pdf`, name: 'statement.pdf' },
    1,
    400,
  )
  expect(mediaType).toBe('image/png')
  expect(Buffer.from(bytes).readUInt32BE(16)).toBeCloseTo(400, -1)
})
