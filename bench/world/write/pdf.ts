import { itemAt } from '@tickmark/document'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import type { DrawnDocument } from '../draw-document.ts'
import { escape, toHtml } from './html.ts'

/** Prints documents with one browser. */
export interface Printer {
  print(drawn: DrawnDocument, options: { tagged: boolean }): Promise<{ pdf: Buffer; html: string }>
  close(): Promise<void>
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

/** `executable`: a Chromium of the machine; without it the one that Playwright has installed. */
export async function startPrinter(executable = process.env.CHROMIUM ?? '/usr/bin/chromium'): Promise<Printer> {
  const browser: Browser = await chromium.launch({ executablePath: executable, args: ARGUMENTS })
  const page = await browser.newPage()
  return {
    print: (drawn, options) => printDocument(page, drawn, options),
    close: () => browser.close(),
  }
}

async function printDocument(page: Page, drawn: DrawnDocument, { tagged }: { tagged: boolean }) {
  const hasContents = drawn.draft.blocks.some((block) => block.type === 'contents')
  let html = toHtml(drawn)
  let pdf = await printHtml(page, html, drawn, tagged)
  if (hasContents) {
    // The pages of the headings are those of the first printing: the second sets them in place, in the same room.
    html = toHtml(drawn, pagesOf(pdf))
    pdf = await printHtml(page, html, drawn, tagged)
  }
  return { pdf: withoutTime(pdf), html }
}

async function printHtml(
  page: Page,
  html: string,
  { scene, style, kind }: DrawnDocument,
  tagged: boolean,
): Promise<Buffer> {
  await page.setContent(html)
  const { furniture, titles } = scene.manner
  const isReport = scene.manner.kinds.includes(kind)
  const head = scene.traits.has('page-heads') && isReport ? furniture.head(scene.company.name, titles.report) : ''
  const foot = scene.traits.has('page-numbers') ? furniture.foot('<span class="pageNumber"></span>') : ''
  const align = style.stream('furniture').pick(['center', 'left', 'right'])
  const frame = (text: string) =>
    `<div style="width:100%;margin:0 18mm;font:7.5pt 'Liberation Sans','Noto Sans CJK SC';text-align:${align}">${text}</div>`
  return page.pdf({
    tagged,
    outline: false,
    preferCSSPageSize: true,
    printBackground: true,
    displayHeaderFooter: head !== '' || foot !== '',
    headerTemplate: frame(escape(head)),
    footerTemplate: frame(foot),
  })
}

/** Dates, and ids that count on from document to document, would make each printing another file. The lengths stay, so that offsets hold. */
function withoutTime(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const ids = [...text.matchAll(/\(node(\d{8})\)/g)].map((match) => Number(match[1]))
  const first = ids.reduce((least, id) => Math.min(least, id), Infinity)
  const fixed = text
    .replace(/\((D:\d{14}[^)]*)\)/g, (whole) => `(${'D:20260101000000Z'.padEnd(whole.length - 2, ' ')})`)
    .replace(/\(node(\d{8})\)/g, (_, id: string) => `(node${String(Number(id) - first + 1).padStart(8, '0')})`)
  return Buffer.from(fixed, 'latin1')
}

/** The page that each heading came to stand on, from the named places of the file: 1 the first. */
export function pagesOf(pdf: Buffer): Map<string, number> {
  const text = pdf.toString('latin1')
  const order = [...text.matchAll(/(\d+) 0 obj\s*<<\/Type \/Page\b(?!s)/g)].map((match) => itemAt(match, 1))
  const kids = /\/Type \/Pages[^>]*?\/Kids \[([^\]]*)\]/s.exec(text)?.[1]
  const pages = kids ? [...kids.matchAll(/(\d+) 0 R/g)].map((match) => itemAt(match, 1)) : order
  const numbers = new Map((pages.length >= order.length ? pages : order).map((object, at) => [object, at + 1]))
  const found = new Map<string, number>()
  for (const match of text.matchAll(/\/([A-Za-z0-9-]+) \[(\d+) 0 R \/XYZ/g)) {
    const page = numbers.get(itemAt(match, 2))
    if (page) found.set(itemAt(match, 1), page)
  }
  return found
}
