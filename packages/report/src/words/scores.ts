import { ScoreName } from '@tickmark/document'
import type { Unscored } from '@tickmark/document'
import { labelsOf } from './labels.ts'
import type { ReviewReportInput } from '../input/report-input.ts'

/** A score as it is printed: its name, its points or that there are none, and why. */
export interface PrintedScore {
  name: string
  value: number | null
  text: string
  /** Why there is none. */
  reason?: string
}

/** The three scores in their order. */
export function printScores({ review, language, describeUnscored, reviewedScores }: ReviewReportInput): PrintedScore[] {
  const labels = labelsOf(language)
  return ScoreName.options.map((score): PrintedScore => {
    const value = review.scores[score]
    const unscored: Unscored | undefined = review.unscored?.find((one) => one.score === score)
    return {
      name: labels.score[score],
      value,
      text: value === null ? labels.notAssessable : scoreText(value, reviewedScores?.[score], labels.afterReview),
      ...(value === null && unscored ? { reason: describeUnscored(unscored) } : {}),
    }
  })
}

/** A score, and what it is without what people dismissed where that differs. */
function scoreText(value: number, after: number | null | undefined, afterReview: (score: string) => string): string {
  return after === undefined || after === null || after === value
    ? String(value)
    : `${value} (${afterReview(String(after))})`
}

/** The sentence for a review without findings: "none" is no assurance where next to nothing could be checked. */
export function noFindingsText({ review, language }: ReviewReportInput): string {
  const labels = labelsOf(language)
  return review.scores.trust === null ? labels.noneChecked : labels.noFindings
}
