import { changeText } from '../words/change-text.ts'
import { groupKeyFigures } from '../words/key-figure-groups.ts'
import { labelsOf } from '../words/labels.ts'
import { placeOf } from '../words/place.ts'
import type { ReviewReportInput } from '../input/report-input.ts'
import { escapeMarkdownCell } from './escape-markdown.ts'
import { toMarkdownTable } from './markdown-table.ts'

/** The key figures, one table for each pair of periods; empty where there are none. */
export function keyFiguresToMarkdown({ review, document, language }: ReviewReportInput): string {
  const labels = labelsOf(language)
  const tables = groupKeyFigures(review.summary.keyFigures).map(({ currentPeriod, priorPeriod, figures }) => {
    const heads = [labels.item, currentPeriod, priorPeriod, labels.change, labels.place].map(escapeMarkdownCell)
    const rows = figures.map((figure) =>
      [
        figure.label,
        figure.current,
        figure.prior ?? '',
        changeText(figure, labels),
        placeOf(figure.location, document, language),
      ].map(escapeMarkdownCell),
    )
    return toMarkdownTable([heads, ['---', '---:', '---:', '---:', '---'], ...rows])
  })
  return tables.length > 0 ? [`## ${labels.keyFigures}`, ...tables].join('\n\n') : ''
}
