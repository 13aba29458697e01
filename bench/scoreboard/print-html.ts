import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from 'playwright-core'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

let browser: Promise<Browser> | undefined

/** Filings are published as web pages and reviewed as PDF: printed without scripts, and with nothing from the network. */
export async function printHtml(file: string, to: string): Promise<void> {
  browser ??= chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGUMENTS })
  const context = await (await browser).newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.route('**/*', (route) => (route.request().url().startsWith('file:') ? route.continue() : route.abort()))
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load', timeout: 60_000 })
    await page.pdf({ path: to, format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '10mm', right: '10mm' } })
  } finally {
    await context.close()
  }
}

export const isHtml = (file: string): boolean => /\.x?html?$/i.test(path.extname(file))

/** The browser must end before its process can. */
export async function endPrinting(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}
