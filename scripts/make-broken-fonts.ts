/**
 * Writes the files of `corpus/pdf` whose fonts tell another text than they draw, or none: a paragraph or a column of figures
 * in a font without a character map, or with one that is off. Usage: node scripts/make-broken-fonts.ts
 */
import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { readFont } from '@tickmark/fonts'
import PDFDocument from 'pdfkit'

type Pdf = InstanceType<typeof PDFDocument>

const out = new URL('../corpus/pdf/', import.meta.url).pathname
const font = await readFont('SC', 'regular')
const created = new Date('2026-01-15T00:00:00Z')

const SOUND =
  'The group sells measuring instruments and the services that go with them. Revenue is recognised when control of the goods passes to the customer, which is usually on delivery.'
const BROKEN =
  'Revenue for the year rose by 8.4 % to 162,819 thousand, of which 41,207 thousand came from services. The board proposes a dividend of 0.35 a share.'
const ROWS = [
  ['Cash and cash equivalents', '12,480', '9,915'],
  ['Trade receivables', '8,230', '7,744'],
  ['Inventories', '5,106', '5,390'],
  ['Total current assets', '25,816', '23,049'],
] as const

/** What of the page is set in the font that will be broken. */
type Part = 'paragraph' | 'figures'

async function draw(part: Part): Promise<Buffer> {
  const info = { Title: 'fonts', Author: 'Tickmark', CreationDate: created }
  const pdf: Pdf = new PDFDocument({ size: 'A4', margin: 60, compress: false, info })
  pdf.registerFont('broken', font)
  const use = (kind: Part): Pdf => pdf.font(kind === part ? 'broken' : 'Helvetica')
  pdf.font('Helvetica-Bold').fontSize(15).text('Review of the year', 60, 60)
  pdf.font('Helvetica').fontSize(10).text(SOUND, 60, 90, { width: 470 })
  use('paragraph').text(BROKEN, 60, 140, { width: 470 })
  pdf.font('Helvetica').text('(in thousands of euros)', 60, 210)
  pdf.font('Helvetica-Bold')
  pdf.text('2025', 380, 230, { width: 60, align: 'right', lineBreak: false })
  pdf.text('2024', 460, 230, { width: 60, align: 'right', lineBreak: false })
  ROWS.forEach(([label, ...amounts], index) => {
    const y = 250 + 16 * index
    pdf.font('Helvetica').text(label, 60, y, { lineBreak: false })
    amounts.forEach((amount, at) =>
      use('figures').text(amount, 380 + 80 * at, y, { width: 60, align: 'right', lineBreak: false }),
    )
  })
  pdf.end()
  return await buffer(pdf)
}

/** The file without its fonts' character maps; every other byte keeps its place. */
const withoutMap = (file: Buffer): Buffer =>
  Buffer.from(
    file.toString('latin1').replace(/\/ToUnicode \d+ 0 R/g, (entry) => ' '.repeat(entry.length)),
    'latin1',
  )

/** The file with maps in which each code of a glyph tells the letter of another one: each map's list is turned by `by`. */
const withWrongMap = (file: Buffer, by: number): Buffer =>
  Buffer.from(
    file.toString('latin1').replace(/(?<=\[)(<[0-9a-f]{4}>(?: <[0-9a-f]{4}>)+)(?=\])/gi, (list) => {
      const [nothing = '', ...letters] = list.split(' ')
      return [nothing, ...letters.map((_, index) => letters[(index + by) % letters.length])].join(' ')
    }),
    'latin1',
  )

for (const part of ['paragraph', 'figures'] as const) {
  const file = await draw(part)
  await writeFile(`${out}font-unmapped-${part}.pdf`, withoutMap(file))
  await writeFile(`${out}font-mismapped-${part}.pdf`, withWrongMap(file, 3))
}
