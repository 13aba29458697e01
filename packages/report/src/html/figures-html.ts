import { changeText } from '../words/change-text.ts'
import { coverageRows } from '../words/coverage-rows.ts'
import { escapeHtml } from '../words/escape-html.ts'
import { groupKeyFigures } from '../words/key-figure-groups.ts'
import type { Labels } from '../words/labels/label-set.ts'
import { placeOf } from '../words/place.ts'
import type { ReviewReportInput } from '../input/report-input.ts'

/** The figures that a reader looks for first, this period and the last, a head for each pair of periods. */
export function keyFiguresToHtml({ review, document, language }: ReviewReportInput, labels: Labels): string {
  const groups = groupKeyFigures(review.summary.keyFigures)
  if (groups.length === 0) return ''
  const bodies = groups.map(({ currentPeriod, priorPeriod, figures }) => {
    const heads = [currentPeriod, priorPeriod, labels.change].map((head) => `<th class="n">${escapeHtml(head)}</th>`)
    const rows = figures.map((figure) => {
      const cells = [figure.current, figure.prior ?? '', changeText(figure, labels)]
        .map((value) => `<td class="n">${escapeHtml(value)}</td>`)
        .join('')
      return `<tr><th scope="row">${escapeHtml(figure.label)}</th>${cells}<td>${escapeHtml(placeOf(figure.location, document, language))}</td></tr>`
    })
    return `<thead><tr><th>${labels.item}</th>${heads.join('')}<th>${labels.place}</th></tr></thead><tbody>${rows.join('\n')}</tbody>`
  })
  const tables = bodies.map((body) => `<div class="wide"><table>${body}</table></div>`)
  return `<h2>${labels.keyFigures}</h2>\n${tables.join('\n')}`
}

/** Which points each score lost, and why. */
export function deductionsToHtml({ review }: ReviewReportInput, labels: Labels): string {
  if (review.deductions.length === 0) return ''
  const rows = review.deductions.map(
    ({ score, ruleId, count, points }) =>
      `<tr><td>${labels.score[score]}</td><td>${ruleId ? escapeHtml(ruleId) : labels.coverage}</td><td class="n">${ruleId ? count : ''}</td><td class="n">−${points.toFixed(1)}</td></tr>`,
  )
  const head = `<tr><th>${labels.scores}</th><th>${labels.rule}</th><th class="n">${labels.count}</th><th class="n">${labels.points}</th></tr>`
  return `<h2>${labels.deductions}</h2>\n<p>${labels.deductionsNote}</p>\n<div class="wide"><table><thead>${head}</thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

/** What was checked in each section, and what is left open there. */
export function coverageToHtml(input: ReviewReportInput, labels: Labels): string {
  const { heads, firstNumber, rows } = coverageRows(input)
  if (rows.length === 0) return ''
  const head = heads.map((text, index) => `<th${index < firstNumber ? '' : ' class="n"'}>${escapeHtml(text)}</th>`)
  const body = rows.map(({ cells: [title = '', ...cells] }) => {
    const own = cells.map((text, index) => `<td${index + 1 < firstNumber ? '' : ' class="n"'}>${escapeHtml(text)}</td>`)
    return `<tr><th scope="row">${escapeHtml(title)}</th>${own.join('')}</tr>`
  })
  return `<h2 id="checked">${labels.checked}</h2>\n<div class="wide"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
}
