import type { Language } from '@tickmark/document'
import { escapeHtml } from '../words/escape-html.ts'
import { pageShell } from '../html/page-shell.ts'
import { formatCount, labelsOf } from '../words/labels.ts'
import { listContents, readEntry } from './list-contents.ts'
import { renderMarkdown } from './render-markdown.ts'

/** A picture of a page, as a browser shows it without asking anybody for it. */
export interface PagePicture {
  number: number
  mediaType: string
  bytes: Uint8Array
}

/** Characters of data that a person may look through; a program reads the file itself. */
const SHOWN_AT_MOST = 400_000

/** Our own Markdown, rendered. */
export function previewMarkdown(text: string, name: string, language: Language): string {
  return pageShell(name, language, `<article>\n${renderMarkdown(text)}\n</article>`)
}

/** JSON with one value a line; of a large file the beginning. */
export function previewJson(text: string, name: string, language: Language): string {
  const formatted = indent(text)
  const shown = formatted.slice(0, SHOWN_AT_MOST)
  const note = shown.length < formatted.length ? `<p>${labelsOf(language).beginningShown}</p>` : ''
  return pageShell(name, language, `${note}<pre class="data">${escapeHtml(shown)}</pre>`)
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** What lies in a zip, with the sizes unpacked; of an analysis package its text before them. */
export async function previewZip(bytes: Uint8Array, name: string, language: Language): Promise<string> {
  const labels = labelsOf(language)
  const entries = await listContents(bytes)
  const rows = entries.map(
    ({ name: entry, size }) =>
      `<tr><th scope="row">${escapeHtml(entry)}</th><td class="n">${formatBytes(size, language)}</td></tr>`,
  )
  const total = formatBytes(
    entries.reduce((sum, { size }) => sum + size, 0),
    language,
  )
  const head = `<thead><tr><th>${labels.file}</th><th class="n">${labels.size}</th></tr></thead>`
  const foot = `<tfoot><tr><th scope="row">${labels.fileCount(formatCount(entries.length, language))}</th><td class="n">${total}</td></tr></tfoot>`
  return pageShell(
    name,
    language,
    `${await analysisIn(bytes)}<div class="wide"><table>${head}<tbody>${rows.join('\n')}</tbody>${foot}</table></div>`,
  )
}

async function analysisIn(bytes: Uint8Array): Promise<string> {
  const text = await readEntry(bytes, (name) => name.endsWith('.analysis.md'))
  return text === undefined ? '' : `<article>\n${renderMarkdown(text)}\n</article>`
}

/** Bytes as people read them, rounded down as everywhere else: 36 KB. */
function formatBytes(bytes: number, language: Language): string {
  const [unit, size] =
    bytes < 1024 ? ['B', bytes] : bytes < 1024 ** 2 ? ['KB', bytes / 1024] : ['MB', bytes / 1024 ** 2]
  return `${formatCount(Math.floor(size), language)} ${unit}`
}

/** The first pages of a file as they look, one below the other. */
export function previewPages(
  pictures: readonly PagePicture[],
  { pageCount, name, language }: { pageCount: number; name: string; language: Language },
): string {
  const labels = labelsOf(language)
  const shown = pictures.map(({ number, mediaType, bytes }) => {
    const label = labels.page(formatCount(number, language))
    const address = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`
    return `<div class="page">${label}</div>\n<img class="sheet-of-paper" alt="${label}" src="${address}">`
  })
  const note =
    pictures.length < pageCount
      ? `<p>${labels.pagesShown(formatCount(pictures.length, language), formatCount(pageCount, language))}</p>`
      : ''
  return pageShell(name, language, `${note}${shown.join('\n')}`)
}
