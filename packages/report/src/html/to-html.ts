import { labelsOf } from '../words/labels.ts'
import { escapeHtml } from '../words/escape-html.ts'
import type { ReportInput } from '../input/report-input.ts'
import { collectMarks } from './marks.ts'
import { documentToHtml } from './document-html.ts'
import { noticesToHtml } from './notices-html.ts'
import { pageShell } from './page-shell.ts'
import { factsToHtml, footerToHtml, reviewToHtml } from './review-html.ts'

/**
 * One HTML page that needs nothing else: the review where there is one, then the document with every finding's place marked.
 * All text is escaped; the page carries a policy under which no script can run and nothing is loaded.
 */
export function toHtml(input: ReportInput): string {
  const { document, review, language } = input
  const labels = labelsOf(language)
  const marks = collectMarks(document, review?.findings ?? [])
  const title = titleOf(input)
  const content = documentToHtml(document, marks, language)
  if (!review) return pageShell(title, language, `${content}\n${noticesToHtml(input)}`)
  const body = [
    `<header>${letterheadToHtml(input)}<p class="kicker">${labels.reviewReport}</p><h1>${escapeHtml(title)}</h1>${factsToHtml(input)}</header>`,
    reviewToHtml({ ...input, review }, marks),
    noticesToHtml(input),
    `<h2 id="document">${labels.documentText}</h2>`,
    content,
    footerToHtml({ ...input, review }),
  ]
  return pageShell(`${labels.reviewReport} · ${title}`, language, body.join('\n'))
}

/** In whose name it goes out; the logo stands in the page itself. */
function letterheadToHtml({ letterhead }: ReportInput): string {
  if (!letterhead) return ''
  const { firm, logo } = letterhead
  const name = escapeHtml(firm)
  const picture = logo ? `<img src="data:${logo.mediaType};base64,${escapeHtml(logo.base64)}" alt="">` : ''
  return `<p class="firm">${picture}<span>${name}</span></p>`
}

/** What the document calls itself; a workbook's first words are those of a sheet, so its file name stands. */
function titleOf({ document, review }: ReportInput): string {
  if (document.workbook) return document.name
  return review?.summary.title?.trim() || document.metadata.title?.trim() || document.name
}
