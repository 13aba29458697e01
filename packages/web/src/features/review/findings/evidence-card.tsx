import type { Problem } from '@tickmark/contract'
import { Link2, MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { Button } from '../../../ui/button.tsx'
import { fileNameIn, placeText } from '../source/place-text.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import type { ReviewedFile, Team } from '../source/review-source.ts'
import { Arithmetic } from './arithmetic.tsx'
import { copyLink } from './copy-link.ts'
import { Discussion } from './discussion.tsx'
import { certaintyOf } from './certainty.ts'

const RuleDialog = lazy(() => import('../rules/rule-dialog.tsx'))

interface Props {
  t: ReviewTexts
  files: readonly ReviewedFile[]
  problem: Problem
  team: Team | undefined
  onPlace: (problem: Problem, evidenceIndex: number) => void
  onExplain: (problem: Problem) => void
}

/** Everything behind a finding: expected against printed, the sum, the places, the rule, and what was decided. */
export function EvidenceCard({ t, files, problem, team, onPlace, onExplain }: Props) {
  const [why, setWhy] = useState(false)
  return (
    <div className="space-y-3 px-4 pb-4 text-table">
      {problem.decision !== 'open' && (
        <p className="border-l-3 border-line-strong pl-3 wrap-anywhere">
          <span className="num block text-meta text-ink-3">
            {t.decisions[problem.decision]}
            {problem.decided_by && problem.decided_at && (
              <> · {t.decide.by(problem.decided_by, formatDateTime(problem.decided_at))}</>
            )}
          </span>
          {problem.decision_reason}
        </p>
      )}
      <Amounts t={t} problem={problem} />
      {problem.arithmetic && (
        <div>
          <p className="text-meta text-ink-3">{t.evidence.arithmetic}</p>
          <Arithmetic problem={problem} label={t.keyFigures.show} onPlace={onPlace} />
        </div>
      )}
      {problem.text.explanation && <p className="whitespace-pre-line text-ink-2">{problem.text.explanation}</p>}
      <Places {...{ t, files, problem, onPlace }} />
      <p className="flex flex-wrap items-center gap-x-3 text-meta text-ink-3">
        <span>
          {t.evidence.source[problem.source]} {problem.source === 'model' ? problem.data.model : problem.ruleId}
        </span>
        <span className="num" title={t.evidence.confidence(Math.round(problem.confidence * 100))}>
          {t.evidence.certainty[certaintyOf(problem.confidence)]}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {problem.source === 'rule' && (
          <Button look="secondary" size="small" onClick={() => setWhy(true)}>
            {t.evidence.why}
          </Button>
        )}
        {problem.source === 'rule' && (problem.arithmetic || isAcrossFiles(problem)) && (
          <Button look="secondary" size="small" data-explain onClick={() => onExplain(problem)}>
            {t.figure.why}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => void copyLink(t, problem.problem_id)}>
          <Link2 aria-hidden className="size-4" />
          {t.evidence.copyLink}
        </Button>
      </div>
      {team && <Discussion problem={problem} team={team} />}
      {why && (
        <Suspense fallback={null}>
          <RuleDialog t={t} ruleId={problem.ruleId} onClose={() => setWhy(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** A longer value is a formula or a sentence, which is not struck out (characters). */
const LONG = 16

/** The expected value beside the printed one, which is struck out. */
function Amounts({ t, problem: { expected, actual } }: Pick<Props, 't' | 'problem'>) {
  if (expected === undefined && actual === undefined) return null
  return (
    <dl className="num grid grid-cols-2 border-y border-line">
      {expected !== undefined && <Amount label={t.evidence.expected} value={expected} look="font-semibold" />}
      {actual !== undefined && (
        <Amount
          label={t.evidence.actual}
          value={actual}
          look={expected !== undefined && actual.length <= LONG ? 'line-through decoration-2' : ''}
        />
      )}
    </dl>
  )
}

function Amount({ label, value, look }: { label: string; value: string; look: string }) {
  return (
    <div className="py-2 only:col-span-2">
      <dt className="text-meta text-ink-3">{label}</dt>
      <dd className={`pr-2 font-serif wrap-anywhere ${value.length > LONG ? 'text-table' : 'text-lg'} ${look}`}>
        {value}
      </dd>
    </div>
  )
}

function Places({ t, files, problem, onPlace }: Omit<Props, 'team' | 'onExplain'>) {
  return (
    <div>
      <p className="text-meta text-ink-3">{t.evidence.operands}</p>
      <ul>
        {problem.evidence.map((piece, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two pieces may be alike; their order never changes
          <li key={index} className="border-t border-line first:border-t-0">
            <button
              type="button"
              onClick={() => onPlace(problem, index)}
              className="flex w-full gap-2 py-1.5 text-left hover:bg-sunken"
            >
              <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1">
                {/* The label may be cut, the value never. */}
                <span className="flex flex-wrap items-baseline gap-x-1.5">
                  {piece.label && (
                    <span title={piece.label} className="line-clamp-2 max-w-full">
                      {piece.label}
                      {(piece.value ?? piece.text) && ':'}
                    </span>
                  )}
                  <span className="num font-medium wrap-anywhere">{piece.value ?? piece.text}</span>
                </span>
                <span className="num text-meta text-note underline underline-offset-2 wrap-anywhere">
                  {[fileNameIn(files, piece.file_id), placeText(t, piece.location)].filter(Boolean).join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const isAcrossFiles = ({ evidence: [place, ...others] }: Problem): boolean =>
  others.some(({ file_id }) => file_id !== place.file_id)
