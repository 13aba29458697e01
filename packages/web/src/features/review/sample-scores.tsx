import { useQuery } from '@tanstack/react-query'
import type { SampleReview } from '@tickmark/contract'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { reviewCatalogue } from '../../locales/review/catalogue.ts'
import type { ReviewTexts } from '../../locales/review/zh-CN.ts'
import { countNotFound } from './overview/count-not-found.ts'
import { DeductionRows } from './overview/deduction-rows.tsx'
import { SCORE_NAMES } from './overview/score-strip.tsx'
import { sampleQuery } from './source/sample-source.ts'

/** The three scores of the bundled report with all that was deducted from them, as the engine has just given them. */
export default function SampleScores() {
  const t = useTexts(reviewCatalogue)
  const { data } = useQuery(sampleQuery(useLanguage()))
  if (!data) return null
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-3">
      {SCORE_NAMES.map((score) => (
        <Score key={score} t={t} score={score} sample={data} />
      ))}
    </div>
  )
}

interface ScoreProps {
  t: ReviewTexts
  score: (typeof SCORE_NAMES)[number]
  sample: SampleReview
}

function Score({ t, score, sample: { problems, summary } }: ScoreProps) {
  const value = summary.scores[score]
  return (
    <section>
      <h3 className="text-meta text-ink-2">{t.scores[score]}</h3>
      {value === null ? (
        <p className="font-serif text-2xl text-ink-3">{t.notAssessable}</p>
      ) : (
        <>
          <p className="num font-serif text-5xl">
            {value}
            <span className="ml-1.5 text-lg text-ink-3">{t.outOf}</span>
          </p>
          <div aria-hidden className="mt-3 h-1.5 bg-sunken">
            <div className="h-full bg-ink" style={{ width: `${value}%` }} />
          </div>
        </>
      )}
      <div className="mt-3">
        <DeductionRows
          {...{ t, score, problems }}
          deductions={summary.deductions}
          unscored={summary.unscored}
          uncounted={score === 'integrity' ? countNotFound(summary.checklists) : 0}
        />
      </div>
    </section>
  )
}
