import type { Scores } from '@tickmark/document'
import type { ReviewTexts } from '../../locales/review.zh-CN.ts'

export const SCORE_NAMES = ['trust', 'integrity', 'compliance'] as const

/** The three scores, each with its bar in ink: no red and green, which mean the opposite in half of our markets. */
export function ScoreStrip({ t, scores }: { t: ReviewTexts; scores: Scores }) {
  return (
    <dl className="grid grid-cols-3 divide-x divide-line border-b border-line">
      {SCORE_NAMES.map((name) => (
        <div key={name} data-score={name} className="px-4 py-2.5">
          <dt className="text-meta text-ink-2">{t.scores[name]}</dt>
          <dd className="num font-serif text-2xl/8">
            {scores[name]}
            <span className="ml-1 text-meta text-ink-3">{t.outOf}</span>
          </dd>
          <dd aria-hidden className="mt-1 h-1 bg-sunken">
            <div className="h-full bg-ink" style={{ width: `${scores[name]}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
