import type { Problem } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDateTime } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { reviewCatalogue } from '../../../locales/review/catalogue.ts'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { SeverityMark } from '../findings/severity-mark.tsx'
import { fileNameIn, placeText } from '../source/place-text.ts'
import { problemsQuery, summaryQuery } from '../source/review-queries.ts'
import type { ReviewedFile, ReviewSource } from '../source/review-source.ts'
import { signedProblems } from './signed-problems.ts'
import { FigureStrip, ScoreStrip } from '../overview/score-strip.tsx'

/** Problems shown at first; the others are a press away in the review. */
const SHOWN = 12

/** A review on half a page, for who signs it: scores, figures, what is grave and what was dismissed, each with who decided and why. */
export function ReviewDigest({ source, addressOf }: { source: ReviewSource; addressOf: (finding?: string) => string }) {
  const t = useTexts(reviewCatalogue)
  const language = useLanguage()
  const { data: summary } = useQuery(summaryQuery(source, language))
  const { data: problems } = useQuery({ ...problemsQuery(source, language), staleTime: 0 })
  if (!summary || !problems) return <div className="min-h-60" aria-busy="true" />
  const listed = signedProblems(problems)
  const rest = listed.length - SHOWN
  return (
    <section data-digest>
      <h2 className="font-serif text-xl">{t.digest.title}</h2>
      <div className="mt-4 rounded-md border border-line bg-surface">
        {summary.scores && <ScoreStrip t={t} scores={summary.scores} reviewed={summary.reviewed_scores} />}
        <div className="*:border-b-0">
          <FigureStrip t={t} counts={summary.figure_counts} />
        </div>
      </div>
      <h3 className="num mt-6 border-b-2 border-ink pb-2 text-table font-semibold">{t.digest.listed(listed.length)}</h3>
      {listed.length === 0 && <p className="border-b border-line py-3 text-table text-ink-2">{t.digest.none}</p>}
      <ul>
        {listed.slice(0, SHOWN).map((problem) => (
          <SignedProblem
            key={problem.problem_id}
            {...{ t, problem }}
            files={source.files}
            to={addressOf(problem.problem_id)}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Link to={addressOf()} className="mt-3 inline-block text-table text-note underline underline-offset-4">
          {t.digest.rest(rest)}
        </Link>
      )}
    </section>
  )
}

interface SignedProblemProps {
  t: ReviewTexts
  problem: Problem
  files: readonly ReviewedFile[]
  to: string
}

function SignedProblem({ t, problem, files, to }: SignedProblemProps) {
  const { severity, evidence, text, decision, decision_reason: reason, decided_by: by, decided_at: at } = problem
  const [{ location, file_id }] = evidence
  const fileName = fileNameIn(files, file_id)
  return (
    <li data-signed-problem={decision} className="border-b border-line py-3">
      <p className="num flex flex-wrap items-center gap-x-2 text-meta text-ink-3">
        <SeverityMark severity={severity} label={t.severities[severity]} />
        <span>{placeText(t, location)}</span>
        {fileName && <span className="wrap-anywhere">{fileName}</span>}
        <span className={`ml-auto ${decision === 'open' ? 'font-semibold text-warn' : 'text-ink-2'}`}>
          {by && at ? t.digest.decided(t.decisions[decision], by, formatDateTime(at)) : t.decisions[decision]}
        </span>
      </p>
      <Link to={to} className="mt-1 inline-block font-semibold underline-offset-4 hover:underline">
        {text.title}
      </Link>
      <p className="text-table text-ink-2 wrap-anywhere">{text.message}</p>
      {reason && <p className="mt-1 border-l-2 border-line-strong pl-3 text-table wrap-anywhere">{reason}</p>}
    </li>
  )
}
