import { firstOf } from '@tickmark/document'
import { createRequire } from 'node:module'
import { makeRandom, type Random } from '../chance/random.ts'

const LINES = ['Wages', 'Rent', 'Energy', 'Freight', 'Repairs', 'Insurance']

interface Pdf extends NodeJS.ReadableStream {
  addPage(): Pdf
  fontSize(size: number): Pdf
  text(text: string, x: number, y: number, options?: object): Pdf
  end(): void
}

/** A report with a schedule of expenses on each page; the totals of two pages in five are wrong. The same for the same length. */
export async function makeReport(pages: number): Promise<Uint8Array> {
  const require = createRequire(new URL('../../packages/report/package.json', import.meta.url))
  const Document = require('pdfkit') as new (options: object) => Pdf
  const pdf = new Document({ size: 'A4', margin: 50, autoFirstPage: false })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise((resolve) => pdf.on('end', resolve))
  const random = makeRandom(7)
  for (let page = 1; page <= pages; page++) drawPage(pdf, page, random)
  pdf.end()
  await written
  return Buffer.concat(chunks)
}

function drawPage(pdf: Pdf, page: number, random: Random): void {
  const rows = LINES.map((line): [string, number, number] => [line, amount(random), amount(random)])
  const totals = [1, 2].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))
  if (page % 5 < 2) totals[0] = firstOf(totals) + 1000 + Math.round(random() * 700)
  pdf.addPage()
  pdf.fontSize(14).text(`Schedule ${page}: operating expenses of unit ${page}`, 50, 60)
  pdf.fontSize(9).text('(in thousands)', 50, 85)
  const table = [['', '2025', '2024'], ...rows, ['Total operating expenses', ...totals]]
  for (const [index, [label, current, prior]] of table.entries()) {
    const y = 110 + index * 16
    pdf.text(String(label), 50, y)
    for (const [x, value] of [
      [300, current],
      [400, prior],
    ] as const)
      pdf.text(typeof value === 'number' ? value.toLocaleString('en-US') : String(value), x, y, {
        width: 80,
        align: 'right',
      })
  }
  const prose = `Unit ${page} kept its premises throughout the year. Expenses follow the budget that the board approved.`
  pdf.text(prose, 50, 260, { width: 440 })
}

const amount = (random: Random): number => Math.round(1000 + random() * 90_000)
