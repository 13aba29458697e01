import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { itemAt } from '@tickmark/document'
import { drawDocument } from '../../world/draw-document.ts'
import { drawFrom } from '../../world/random.ts'
import { conditionNamed, type Taken } from '../../world/write/conditions.ts'
import { drawPages } from '../../world/write/page-pictures.ts'
import type { Printer } from '../../world/write/pdf.ts'
import { readDocument, toText } from './page-text.ts'

const DPI = 200
/** Pages looked at for one that is full. */
const PAGES = 8

export interface WishedPage {
  seed: number
  index: number
  manner: string
  condition: string
}

/** A page of a drawn document as it is scanned, faxed or photographed, with its text as the PDF has it: one of the fullest, by lot. */
export async function drawTaken(
  printer: Printer,
  { seed, index, manner, condition }: WishedPage,
): Promise<{ text: string; taken: Taken }> {
  const { pdf } = await printer.print(drawDocument({ seed, index, manner }), { tagged: false })
  const draw = drawFrom(`condition ${seed} ${manner} ${condition}`)
  const pages = await drawPages(pdf, { dpi: DPI, most: PAGES })
  const texts = await textsOf(pdf, pages.length)
  const full = [...texts.keys()]
    .toSorted((a, b) => itemAt(texts, b).length - itemAt(texts, a).length)
    .slice(0, Math.ceil(texts.length / 2))
  const chosen = draw.pick(full)
  return { text: itemAt(texts, chosen), taken: await conditionNamed(condition)(itemAt(pages, chosen), draw) }
}

async function textsOf(pdf: Uint8Array, count: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tickmark-drawn-page-'))
  try {
    const path = join(folder, 'printed.pdf')
    writeFileSync(path, pdf)
    const texts: string[] = []
    for (let page = 1; page <= count; page += 1) texts.push(toText(await readDocument(path, { pages: [page] })))
    return texts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
