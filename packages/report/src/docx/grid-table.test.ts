import * as docx from 'docx'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { sampleReport } from '../testing/sample-report.ts'
import { gridTable } from './grid-table.ts'
import { toDocx } from './to-docx.ts'

const xmlOf = (file: Uint8Array): string => new TextDecoder().decode(unzipSync(file)['word/document.xml'])

/** A table as Word reads it. */
async function printTable(...rows: string[][]): Promise<{ widths: number[]; isRight: boolean[][] }> {
  const file = new docx.Document({ sections: [{ children: [gridTable(docx, rows)] }] })
  const xml = xmlOf(new Uint8Array(await docx.Packer.toArrayBuffer(file)))
  return {
    widths: [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width)),
    isRight: [...xml.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) =>
      [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => cell.includes('<w:jc w:val="right"/>')),
    ),
  }
}

test('the names of rows have the room, columns of counts what their heads need', async () => {
  const heads = ['区分', '箇所', '検証済', '不一致', '未検証', '合計の検算', '突合', '比率の再計算']
  const { widths } = await printTable(heads, ['連結株主資本等変動計算書', '7ページ', '32', '', '', '12', '', ''])
  const [names, , counts] = widths
  expect(names).toBeGreaterThan(2.5 * (counts ?? 0))
  // Ten ideographs of 10.5 pt in a line instead of one.
  expect(names).toBeGreaterThan(10 * 210)
  // A share of five letters and a place stay in one line beside names of any length.
  const { widths: long } = await printTable(['Item', 'Change', 'Where'], ['Name '.repeat(60), '+12.5%', '14ページ'])
  expect(long[1]).toBeGreaterThan(6 * 110 + 160)
  expect(long[2]).toBeGreaterThan(8 * 110 + 160)
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(9026)
})

test('figures stand to the right with their head; texts, dates and places do not', async () => {
  const { isRight } = await printTable(
    ['Item', '2025', '2024', 'Change', 'Where'],
    ['Revenue', '486,320', '(432,150)', '+12.5%', 'p. 5'],
    ['Basic EPS', '1.44', '', '–', '2025-12-31'],
  )
  expect(isRight).toEqual(Array.from({ length: 3 }, () => [false, true, true, true, false]))
  const { isRight: none } = await printTable(['Item', 'Amount'], ['Cash', '68,450'], ['Debt', '36,000 → 42,000'])
  expect(none.flat()).not.toContain(true)
})

test('a heading goes to the next page with what follows it, and a row is not broken over two', async () => {
  const file = await toDocx(sampleReport())
  const styles = new TextDecoder().decode(unzipSync(file)['word/styles.xml'])
  for (const level of [1, 2])
    expect(styles).toMatch(new RegExp(`w:styleId="Heading${level}">(?:(?!</w:style>).)*<w:keepNext/>`, 's'))
  expect(xmlOf(file).match(/<w:cantSplit\/>/g)?.length).toBe(xmlOf(file).match(/<w:tr>/g)?.length)
})
