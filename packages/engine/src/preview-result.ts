import type { Language, ResultKind } from '@tickmark/document'
import { readFile as readBytes } from 'node:fs/promises'
import { inspectFile, readFile, renderPage } from '@tickmark/readers'
import type { SourceFile } from '@tickmark/document/page'
import * as report from '@tickmark/report'

/** Pages of a PDF that are drawn for a look at it, and how wide (pixels). */
const PAGES_DRAWN = 12
const PAGE_WIDTH = 1000

type Preview = (file: SourceFile, language: Language) => string | Promise<string>

const asText: (make: (text: string, name: string, language: Language) => string) => Preview =
  (make) => async (file, language) =>
    make(await readBytes(file.path, 'utf8'), file.name, language)

/** Read back from the file itself: what is shown is what the file holds. */
const asDocument: Preview = async (file, language) => {
  const document = await readFile(file)
  const describe = () => ({ title: '', message: '', explanation: '' })
  return report.toHtml({ document, language, describe, describeUnscored: () => '', summaryText: [] })
}

const asPages: Preview = async (file, language) => {
  const { pageCount } = await inspectFile(file)
  const pictures: report.PagePicture[] = []
  for (let number = 1; number <= Math.min(pageCount, PAGES_DRAWN); number++)
    pictures.push({ number, ...(await renderPage(file, number, PAGE_WIDTH)) })
  return report.previewPages(pictures, { pageCount, name: file.name, language })
}

const asContents: Preview = async (file, language) => report.previewZip(await readBytes(file.path), file.name, language)

const previews: Record<ResultKind, Preview> = {
  markdown: asText(report.previewMarkdown),
  html: async (file) => readBytes(file.path, 'utf8'),
  json: asText(report.previewJson),
  sarif: asText(report.previewJson),
  docx: asDocument,
  xlsx: asDocument,
  pdf: asPages,
  annotated_pdf: asPages,
  report_pdf: asPages,
  analysis_package: asContents,
  archive: asContents,
}

/** A result file as a page that shows it as what it is. Runs in the child. */
export async function previewResult(file: SourceFile, kind: ResultKind, language: Language): Promise<Uint8Array> {
  return new TextEncoder().encode(await previews[kind](file, language))
}
