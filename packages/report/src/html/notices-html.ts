import { escapeHtml } from '../words/escape-html.ts'
import { labelsOf } from '../words/labels.ts'
import { placeOf } from '../words/place.ts'
import type { ReportInput } from '../input/report-input.ts'

/** What the reader could not do or did differently: nothing that was left out stays unsaid. */
export function noticesToHtml({ document, language }: ReportInput): string {
  if (document.notices.length === 0) return ''
  const labels = labelsOf(language)
  const items = document.notices.map(({ key, location, detail }) => {
    const place = location ? `${escapeHtml(placeOf(location, document, language))}: ` : ''
    return `<li>${place}${labels.notice[key]}${detail ? ` (${escapeHtml(detail)})` : ''}</li>`
  })
  return `<h2>${labels.notices}</h2>\n<ul>${items.join('\n')}</ul>`
}
