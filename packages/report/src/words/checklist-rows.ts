import { ChecklistState, countStates } from '@tickmark/document'
import type { ChecklistItem } from '@tickmark/document'
import type { ReviewReportInput } from '../input/report-input.ts'
import { formatCount, labelsOf } from './labels.ts'
import { placeOf } from './place.ts'

/** A checklist as a table: its name, its counts in one line, its heads and a row an item. */
export interface ChecklistRows {
  title: string
  counts: string
  heads: string[]
  /** Of the columns, in characters. */
  widths: number[]
  rows: string[][]
}

/** What needs somebody's eyes comes first. */
const ORDER: readonly ChecklistState[] = ['missing', 'weak', 'unknown', 'present', 'not_applicable']
const WIDTHS = [24, 44, 28, 12, 20, 60]

/** The checklists of a review; none where none applies. */
export function checklistRows(input: ReviewReportInput): ChecklistRows[] {
  const { review, language } = input
  const labels = labelsOf(language)
  return (review.checklists ?? []).map((list) => {
    const counts = countStates(list)
    return {
      title: labels.checklistOf(list.names[language]),
      counts: ChecklistState.options
        .filter((state) => counts[state] > 0)
        .map((state) => labels.checklistCount[state](formatCount(counts[state], language)))
        .join(language === 'en' || language === 'ko' ? ', ' : '、'),
      heads: [labels.checklists, labels.item, labels.reference, labels.state, labels.place, labels.evidence],
      widths: WIDTHS,
      rows: list.items
        .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
        .map((item) => [list.names[language], ...rowOf(item, input)]),
    }
  })
}

function rowOf({ names, reference = '', state, evidence, reason }: ChecklistItem, input: ReviewReportInput): string[] {
  const { document, language } = input
  const labels = labelsOf(language)
  // Of a missing item the line that makes it due is named, else the words that were found.
  const shown = evidence && (state === 'missing' ? [evidence.label, evidence.value] : [evidence.text])
  return [
    names[language],
    reference,
    labels.checklistState[state],
    evidence ? placeOf(evidence.location, document, language) : '',
    shown?.filter(Boolean).join(' ') ?? (reason ? labels.checklistReason[reason] : ''),
  ]
}
