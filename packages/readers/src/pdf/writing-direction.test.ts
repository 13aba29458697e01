import { fileURLToPath } from 'node:url'
import type { Document, Table } from '@tickmark/document'
import { describe, expect, it } from 'vitest'
import { assembleDocument } from '@tickmark/layout'
import type { PdfEngineName } from './engine/pdf-engine.ts'
import { pdfReader } from './pdf-reader.ts'

const corpus = fileURLToPath(new URL('../../../../corpus/pdf/', import.meta.url))

async function read(name: string, pdfEngine: PdfEngineName): Promise<Document> {
  const file = { path: `${corpus}${name}.pdf`, name: `${name}.pdf` }
  return assembleDocument(file, await pdfReader.inspect(file), await pdfReader.readPages(file, [1], { pdfEngine }))
}

function texts(document: Document): string[] {
  return document.blocks.map((block) => (block.type === 'table' ? 'table' : `${block.type} ${block.text}`))
}

describe.each(['native', 'wasm'] as const)('vertical writing, read with the %s engine', (engine) => {
  it('is read in columns from right to left, with figures set across and turned Latin', async () => {
    expect(texts(await read('vertical-ja', engine))).toEqual([
      'heading 監査報告書',
      'paragraph 当社の当連結会計年度の売上高は、前連結会計年度に比べ12億円増加し、三百四十五億円となりました。営業利益は20年ぶりの高水準である四十五億円を計上し、過去最高を更新いたしました。これは主として海外事業の拡大によるものであります。',
      'paragraph 二〇二五年三月三十一日現在の総資産は、一千二百三十四億円であり、前期末に比べて八十九億円の増加となりました。ROEは8.5％であり、Tickmark Holdings Ltd.の株式取得により、のれんが増加しております。',
      'heading 重要な後発事象',
      'paragraph 当社は、令和7年五月十二日開催の取締役会において、会社法第百六十五条の規定に基づき、自己株式を取得することを決議いたしました。取得する株式の総数は百万株を上限とし、取得価額の総額は二十億円を上限といたします。',
    ])
  })

  it('goes on in the lower tier', async () => {
    const [heading, opinion, revenue] = texts(await read('vertical-tiers', engine))
    expect(heading).toBe('heading 審計報告')
    expect(opinion).toMatch(/^paragraph 我們審計了.*我們認為，後附的財務報表.*以及經營成果和現金流量。$/)
    expect(revenue).toMatch(/^paragraph 本公司營業收入為人民幣壹億貳仟叁佰萬元，較上年增長百分之十二。.*內部控制。$/)
  })

  it('stands among level text and leaves upright labels in their tables', async () => {
    const document = await read('vertical-mixed', engine)
    expect(texts(document).map((text) => text.slice(0, 16))).toEqual([
      'heading 株主の皆様へ',
      'paragraph 横書きの見出',
      'paragraph 平素は格別の',
      'paragraph 配当につきま',
      'table',
    ])
    const table = document.blocks.at(-1) as Table
    expect(table.cells.find(({ text }) => text === '流動資産')).toMatchObject({
      rowIndex: 1,
      columnIndex: 0,
      rowSpan: 3,
    })
  })

  it('a page that lies on its side is read upright, its places those of the page as displayed', async () => {
    const document = await read('lying', engine)
    const table = document.blocks.find((block) => block.type === 'table')!
    expect(table).toMatchObject({ rowCount: 5, columnCount: 4, headerRowCount: 1 })
    const cell = table.cells.find(({ text }) => text === '6,970')!
    const [left, top, right, bottom] = cell.words![0]!.box
    const [page] = document.pages
    expect(page!.width).toBeLessThan(page!.height)
    // Read from below to above: the last column stands uppermost, the last row rightmost.
    expect(bottom).toBeCloseTo((841.89 - 580) / 841.89, 1)
    expect(bottom - top).toBeGreaterThan(right - left)
    expect(left).toBeCloseTo(154 / 595.28, 2)
  })
})
