import { firstOf } from '@tickmark/document'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { makeRandom } from '../chance/random.ts'
import { misprint } from './misprint.ts'
import { plantFile } from './plant-file.ts'
import { findProvable } from './provable.ts'

const grid = (rows: readonly (readonly string[])[]) =>
  rows.map((row, rowIndex) =>
    row.map((text, column) => (text === '' ? undefined : { text, place: `${rowIndex} ${column}` })),
  )

const options = () => ({ random: makeRandom(3), most: 3 })
const ROWS = [
  ['1,200', '1,100'],
  ['300', '250'],
  ['(40)', '(30)'],
  ['1,460', '1,320'],
]

describe('what a table proves', () => {
  it('is a total of the rows above, where a second column says so, too', () => {
    expect(findProvable(grid(ROWS))).toEqual([
      { place: '3 0', right: '1,460', terms: 3 },
      { place: '3 1', right: '1,320', terms: 3 },
    ])
  })

  it('is nothing where one column of three rows adds up by chance', () => {
    expect(findProvable(grid(ROWS.map((row) => [firstOf(row), '7'])))).toEqual([])
  })

  it('is nothing where the total is wrong by one', () => {
    expect(findProvable(grid([...ROWS.slice(0, 3), ['1,461', '1,321']]))).toEqual([])
  })
})

it('a misprint keeps length and separators and changes the value', () => {
  for (let seed = 0; seed < 200; seed++) {
    const wrong = misprint('1,234.50', makeRandom(seed))?.wrong
    expect(wrong).toMatch(/^\d,\d{3}\.\d\d$/)
    expect(wrong).not.toBe('1,234.50')
  }
})

const html = `<p>In thousands</p><table>${ROWS.map(
  ([a, b]) => `<tr><td>Line</td><td>$</td><td><b>${a}</b></td><td>${b}</td></tr>`,
).join('')}</table>`

describe('planting into a file', () => {
  it('changes one total of a web page and nothing else', async () => {
    const { bytes, plants } = await plantFile('a.html', Buffer.from(html), options())
    expect(plants).toHaveLength(1)
    const [{ right, wrong }] = plants as [(typeof plants)[0]]
    expect(Buffer.from(bytes).toString()).toBe(html.replace(`>${right}<`, `>${wrong}<`))
  })

  it('changes one total of a Word document', async () => {
    const rows = ROWS.map(
      (row) => `<w:tr>${row.map((text) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`).join('')}</w:tr>`,
    )
    const before = `<w:document><w:body><w:tbl>${rows.join('')}</w:tbl></w:body></w:document>`
    const { bytes, plants } = await plantFile('a.docx', zipSync({ 'word/document.xml': strToU8(before) }), options())
    const [{ right, wrong }] = plants as [(typeof plants)[0]]
    const { 'word/document.xml': after = new Uint8Array() } = unzipSync(bytes)
    expect(strFromU8(after)).toBe(before.replace(`>${right}<`, `>${wrong}<`))
  })

  it('changes a typed total of a sheet, never one that a formula gives', async () => {
    const sheet = (total: string) =>
      `<worksheet><sheetData>${['1200', '300', '40', '60'].map((value, row) => `<row><c r="B${row + 1}"><v>${value}</v></c></row>`).join('')}<row><c r="B5">${total}</c></row></sheetData></worksheet>`
    const workbook = (total: string) => zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet(total)) })
    const typed = await plantFile('a.xlsx', workbook('<v>1600</v>'), options())
    expect(typed.plants).toMatchObject([{ right: '1600', terms: 4 }])
    const computed = await plantFile('a.xlsx', workbook('<f>SUM(B1:B4)</f><v>1600</v>'), options())
    expect(computed.plants).toEqual([])
  })

  it('covers a total of a PDF and draws another', async () => {
    const document = await PDFDocument.create()
    const font = await document.embedFont(StandardFonts.Helvetica)
    const page = document.addPage([400, 300])
    for (const [row, texts] of ROWS.entries())
      for (const [column, text] of texts.entries())
        page.drawText(text, {
          x: 200 + 100 * column - font.widthOfTextAtSize(text, 10),
          y: 250 - 15 * row,
          size: 10,
          font,
        })
    const { bytes, plants } = await plantFile('a.pdf', await document.save(), options())
    expect(plants).toMatchObject([{ page: 1, terms: 3 }])
    expect(bytes.length).toBeGreaterThan(500)
  })
})
