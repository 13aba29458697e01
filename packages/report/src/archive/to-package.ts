import { toReportJson } from '../data/report-json.ts'
import { toHtml } from '../html/to-html.ts'
import { toReportMarkdown } from '../markdown/to-report-markdown.ts'
import type { ReviewReportInput } from '../input/report-input.ts'
import { toZip } from './to-zip.ts'
import { toXlsx } from '../xlsx/to-xlsx.ts'

/** The comprehensive analysis package: the review to read, the findings, figures and tables to work with, the data for programs, and a list of them. */
export async function toPackage(input: ReviewReportInput): Promise<Uint8Array> {
  const stem = input.document.name.replace(/\.[^.]+$/, '')
  const text = (content: string): Uint8Array => new TextEncoder().encode(content)
  const entries = [
    { name: `${stem}.review.html`, content: text(toHtml(input)) },
    { name: `${stem}.review.md`, content: text(toReportMarkdown(input)) },
    { name: `${stem}.review.xlsx`, content: await toXlsx(input) },
    { name: `${stem}.review.json`, content: text(toReportJson(input)) },
  ]
  return packWithManifest(input, entries)
}

interface Entry {
  name: string
  content: Uint8Array
}

/** Files about a document as a zip, with a list of them. */
export async function packWithManifest(input: ReviewReportInput, entries: readonly Entry[]): Promise<Uint8Array> {
  const manifest = new TextEncoder().encode(toManifest(input, entries))
  return toZip([...entries, { name: 'manifest.json', content: manifest }])
}

/** What the package holds, and of which document. */
function toManifest({ document, review, language, sha256 }: ReviewReportInput, entries: readonly Entry[]): string {
  const manifest = {
    document: document.name,
    ...(sha256 && { sha256 }),
    language,
    engine: review.engine,
    files: entries.map(({ name, content }) => ({ name, bytes: content.length })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
