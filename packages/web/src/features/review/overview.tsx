import type { Category, FigureCounts, Severity } from '@tickmark/document'
import type { ReactNode } from 'react'
import type { ReviewTexts } from '../../locales/review.zh-CN.ts'
import { countBy, SEVERITIES } from './filter-problems.ts'
import { SCORE_NAMES } from './score-strip.tsx'
import type { ReviewState } from './use-review.ts'

/** How the scores came about, what was covered, and where the problems lie. */
export function Overview({ t, review, extra }: { t: ReviewTexts; review: ReviewState; extra?: ReactNode }) {
  const { summary, all } = review
  if (!summary) return null
  const { total, verified, contradicted, unverified } = summary.figure_counts
  return (
    <div className="space-y-8 p-4">
      {extra}
      <section>
        <h3 className="mb-2 font-serif text-lg">{t.charts.figures}</h3>
        <FigureBar t={t} counts={summary.figure_counts} />
        <p className="num mt-2 text-table text-ink-2">{t.coverage(verified, total, contradicted, unverified)}</p>
      </section>
      <section>
        <h3 className="mb-2 font-serif text-lg">{t.deductions.title}</h3>
        <Deductions t={t} review={review} />
      </section>
      <section>
        <h3 className="mb-2 font-serif text-lg">{t.charts.byCategory}</h3>
        <CategoryChart t={t} review={review} />
        {all.length === 0 && <p className="text-table text-ink-2">{t.none.title}</p>}
      </section>
    </div>
  )
}

const STATE_LOOK = {
  verified: 'bg-pass',
  contradicted:
    'bg-[repeating-linear-gradient(45deg,var(--color-ink),var(--color-ink)_3px,var(--color-surface)_3px,var(--color-surface)_5px)]',
  unverified: 'bg-line',
}

function FigureBar({ t, counts }: { t: ReviewTexts; counts: FigureCounts }) {
  const states = ['verified', 'contradicted', 'unverified'] as const
  return (
    <>
      <div aria-hidden className="flex h-4 gap-px">
        {states.map((state) => (
          <div key={state} className={STATE_LOOK[state]} style={{ flexGrow: counts[state] }} />
        ))}
      </div>
      <ul className="num mt-2 flex flex-wrap gap-x-5 text-meta text-ink-2">
        {states.map((state) => (
          <li key={state} data-state={state} className="flex items-center gap-1.5">
            <span aria-hidden className={`inline-block size-3 ${STATE_LOOK[state]}`} />
            {t.states[state]} {counts[state]}
          </li>
        ))}
      </ul>
    </>
  )
}

function Deductions({ t, review }: { t: ReviewTexts; review: ReviewState }) {
  const deductions = review.summary?.deductions ?? []
  const titleOf = (ruleId: string): string =>
    review.all.find((problem) => problem.ruleId === ruleId)?.text.title ?? ruleId
  return SCORE_NAMES.map((score) => {
    const of = deductions.filter((deduction) => deduction.score === score).toSorted((a, b) => b.points - a.points)
    return (
      <div key={score} className="mb-3">
        <p className="num flex justify-between border-b border-ink font-semibold">
          {t.scores[score]} <span>{review.summary?.scores?.[score]}</span>
        </p>
        <ul className="text-table">
          {of.length === 0 && <li className="py-1 text-ink-3">{t.deductions.none}</li>}
          {of.map(({ ruleId, count, points }) => (
            <li key={ruleId ?? 'coverage'} className="num flex justify-between gap-4 border-b border-line py-1">
              <span className="min-w-0">
                {ruleId ? titleOf(ruleId) : t.deductions.coverage}{' '}
                {ruleId && <span className="text-meta text-ink-3">{t.deductions.times(count)}</span>}
              </span>
              <span className="whitespace-nowrap">{t.deductions.points(String(Math.round(points * 10) / 10))}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

const SEVERITY_FILL: Record<Severity, string> = { serious: 'bg-seal', warning: 'bg-warn', suggestion: 'bg-note' }

function CategoryChart({ t, review }: { t: ReviewTexts; review: ReviewState }) {
  const counts = [...countBy(review.all, ({ category }) => category)].toSorted((a, b) => b[1] - a[1])
  const most = counts[0]?.[1] ?? 1
  return (
    <ul className="space-y-2">
      {counts.map(([category, count]) => (
        <li key={category}>
          <button
            type="button"
            className="block w-full text-left hover:underline"
            onClick={() => review.setFilter({ category })}
          >
            <span className="num flex justify-between text-table">
              {t.categories[category]} <span>{count}</span>
            </span>
            <span aria-hidden className="flex h-2.5 gap-px" style={{ width: `${(count / most) * 100}%` }}>
              <SeverityShares review={review} category={category} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function SeverityShares({ review, category }: { review: ReviewState; category: Category }) {
  const counts = countBy(
    review.all.filter((problem) => problem.category === category),
    ({ severity }) => severity,
  )
  return SEVERITIES.map((severity) => (
    <span key={severity} className={SEVERITY_FILL[severity]} style={{ flexGrow: counts.get(severity) ?? 0 }} />
  ))
}
