import type { Problem } from '@tickmark/contract'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDateTime } from '../../../i18n/format.ts'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { SeverityMark } from '../findings/severity-mark.tsx'
import { FigureStrip, ScoreStrip } from '../overview/score-strip.tsx'
import { fileNameIn, placeText } from '../source/place-text.ts'
import type { ReviewState } from '../state/use-review.ts'

/** The time at which printing began; undefined while nothing is printed, so that the print sheet is rendered only then. */
export function usePrintTime(): string | undefined {
  const [time, setTime] = useState<string>()
  useEffect(() => {
    const begin = (): void => flushSync(() => setTime(new Date().toISOString()))
    const end = (): void => setTime(undefined)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return time
}

interface Props {
  t: ReviewTexts
  review: ReviewState
  printedAt: string
}

/** The review on paper: scores, counts and every problem of the list as it is filtered, with its sum and places. */
export function PrintSheet({ t, review, printedAt }: Props) {
  const { summary, shown, files } = review
  return (
    <article data-print-sheet className="wrap hidden pt-6 print:block">
      <h2 className="font-serif text-h2">{t.print.title}</h2>
      <p className="text-meta text-ink-2">{files.map(({ name }) => name).join(' · ')}</p>
      <p className="mb-4 text-meta text-ink-3">{t.print.printed(formatDateTime(printedAt))}</p>
      {summary?.scores && <ScoreStrip t={t} scores={summary.scores} reviewed={summary.reviewed_scores} />}
      {summary && <FigureStrip t={t} counts={summary.figure_counts} />}
      <h3 className="mt-6 mb-2 font-serif text-xl">
        {t.print.list} ({shown.length})
      </h3>
      <ol>
        {shown.map((problem) => (
          <PrintedProblem
            key={problem.problem_id}
            t={t}
            problem={problem}
            fileName={fileNameIn(files, problem.file_id)}
          />
        ))}
      </ol>
    </article>
  )
}

function PrintedProblem({ t, problem, fileName }: { t: ReviewTexts; problem: Problem; fileName: string | undefined }) {
  const { text, severity, category, expected, actual, arithmetic, evidence, decision, decision_reason } = problem
  const place = placeText(t, evidence[0].location)
  return (
    <li className="break-inside-avoid border-t border-line py-3 text-table">
      <p className="num flex flex-wrap gap-x-3 text-meta text-ink-2">
        <SeverityMark severity={severity} label={t.severities[severity]} />
        {[t.categories[category], fileName, place, problem.ruleId].filter(Boolean).join(' · ')}
      </p>
      <p className="font-semibold">{text.title}</p>
      <p>{text.message}</p>
      <p className="num flex flex-wrap gap-x-6">
        {expected && (
          <span>
            {t.evidence.expected}: <b>{expected}</b>
          </span>
        )}
        {actual && (
          <span>
            {t.evidence.actual}: {actual}
          </span>
        )}
      </p>
      {arithmetic && <p className="num">{arithmetic}</p>}
      {decision !== 'open' && (
        <p>
          <b>{t.decisions[decision]}</b> {decision_reason}
        </p>
      )}
    </li>
  )
}
