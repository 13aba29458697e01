import type { FigureCounts, FigureState, Scores } from '@tickmark/document'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'

export const SCORE_NAMES = ['trust', 'integrity', 'compliance'] as const

/**
 * The three scores, each with a bar. The bars have the colour of the text: red and green have opposite meanings in half of our markets. A
 * score without enough basis says so; the overview says why.
 */
export function ScoreStrip({ t, scores, reviewed }: { t: ReviewTexts; scores: Scores; reviewed?: Scores | null }) {
  return (
    <dl className="grid grid-cols-3 divide-x divide-line border-b border-line">
      {SCORE_NAMES.map((name) => (
        <div key={name} data-score={name} className="@container px-4 py-2.5">
          <dt className="text-meta text-ink-2">{t.scores[name]}</dt>
          <ScoreValue t={t} value={scores[name]} after={reviewed?.[name] ?? null} />
        </div>
      ))}
    </dl>
  )
}

function ScoreValue({ t, value, after }: { t: ReviewTexts; value: number | null; after: number | null }) {
  if (value === null) return <dd className="text-table/8 text-ink-3">{t.notAssessable}</dd>
  const moved = after !== null && after !== value
  return (
    <>
      <dd className="num font-serif text-2xl/8 whitespace-nowrap">
        {value}
        {moved && (
          <span className="ml-1 text-meta text-ink-2" title={t.afterReview}>
            → {after}
            <span className="sr-only"> {t.afterReview}</span>
          </span>
        )}
        {/* Two values leave no room for it in a third of a phone. */}
        <span className={`ml-1 text-meta text-ink-3 ${moved ? '@max-[6.5rem]:sr-only' : ''}`}>{t.outOf}</span>
      </dd>
      <dd aria-hidden className="mt-1 h-1 bg-sunken">
        <div className="h-full bg-ink" style={{ width: `${value}%` }} />
      </dd>
    </>
  )
}

const STATES = [
  { state: 'verified', sign: '✓', className: 'text-pass' },
  { state: 'contradicted', sign: '✗', className: 'text-ink' },
  { state: 'unverified', sign: '○', className: 'text-ink-3' },
] as const

interface FigureStripProps {
  t: ReviewTexts
  counts: FigureCounts
  /** Walks through the figures of a state; absent on paper. */
  onWalk?: (state: FigureState) => void
}

/** How many figures were verified, contradicted or could not be verified; each count leads through its figures. */
export function FigureStrip({ t, counts, onWalk }: FigureStripProps) {
  return (
    <ul className="num flex flex-wrap gap-x-4 border-b border-line px-4 py-1 text-meta text-ink-2">
      {STATES.map(({ state, sign, className }) => (
        <li key={state} data-figures={state}>
          <CountButton
            title={t.figure.walk(t.states[state])}
            onPress={counts[state] > 0 && onWalk ? () => onWalk(state) : undefined}
          >
            <span aria-hidden className={`mr-1 ${className}`}>
              {sign}
            </span>
            {t.states[state]} {formatNumber(counts[state])}
          </CountButton>
        </li>
      ))}
    </ul>
  )
}

function CountButton({
  title,
  onPress,
  children,
}: {
  title: string
  onPress: (() => void) | undefined
  children: ReactNode
}) {
  if (!onPress) return children
  return (
    <button
      type="button"
      title={title}
      onClick={onPress}
      className="min-h-6 underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-ink hover:decoration-solid"
    >
      {children}
    </button>
  )
}
