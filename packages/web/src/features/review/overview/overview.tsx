import type { FigureCounts, Location } from '@tickmark/document'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { fileNameIn } from '../source/place-text.ts'
import type { ReviewState } from '../state/use-review.ts'
import { AskDocument } from './ask-document.tsx'
import { CategoryChart } from './category-chart.tsx'
import { ChecklistPanel } from './checklist-panel.tsx'
import { countNotFound } from './count-not-found.ts'
import { CoverageList } from './coverage-list.tsx'
import { DeductionRows } from './deduction-rows.tsx'
import { ModelNotes } from './model-notes.tsx'
import { KeyFigures } from './key-figures.tsx'
import { PlaceChart } from './place-chart.tsx'
import { PutAside } from './put-aside.tsx'
import { SCORE_NAMES } from './score-strip.tsx'
import { ShortName } from './short-name.tsx'

interface Props {
  t: ReviewTexts
  review: ReviewState
  extra?: ReactNode
  onLocation: (fileId: string, location: Location) => void
}

/** How the scores came about, what was covered, where the problems lie, and the figures that matter most. */
export function Overview({ t, review, extra, onLocation }: Props) {
  const { summary, all, files } = review
  if (!summary) return null
  const described = summary.files.flatMap(({ file_id, document }) =>
    document?.keyFigures.length ? [{ file_id, document }] : [],
  )
  const notFound = countNotFound(summary.files.flatMap(({ checklists }) => checklists))
  return (
    <div className="space-y-8 p-4">
      {extra}
      <ModelNotes t={t} review={review} onLocation={onLocation} />
      {review.ask && files.length > 0 && (
        <OverviewSection title={t.ask.title}>
          <AskDocument {...{ t, files, onLocation }} ask={review.ask} />
        </OverviewSection>
      )}
      <OverviewSection title={t.charts.figures}>
        <FigureBar t={t} counts={summary.figure_counts} />
        <p className="num mt-2 text-table text-ink-2">{t.coverage(summary.figure_counts)}</p>
      </OverviewSection>
      {summary.files.some(({ coverage }) => coverage && coverage.sections.length > 0) && (
        <OverviewSection title={t.checked.title}>
          {summary.files.map(({ file_id, coverage }) => (
            <div key={file_id} className="mb-4">
              {files.length > 1 && <ShortName name={fileNameIn(files, file_id)} />}
              {coverage && <CoverageList {...{ t, coverage }} onShow={(location) => onLocation(file_id, location)} />}
            </div>
          ))}
        </OverviewSection>
      )}
      <Checklists {...{ t, files: summary.files, onLocation }} />
      {described.length > 0 && (
        <OverviewSection title={t.charts.keyFigures}>
          {described.map(({ file_id, document }) => (
            <div key={file_id} className="mb-4 min-w-0">
              <ShortName name={fileNameIn(files, file_id)} />
              <KeyFigures t={t} document={document} onShow={(location) => onLocation(file_id, location)} />
            </div>
          ))}
        </OverviewSection>
      )}
      <OverviewSection title={t.deductions.title}>
        {SCORE_NAMES.map((score) => (
          <div key={score} className="mb-3">
            <p className="num flex justify-between border-b border-ink font-semibold">
              {t.scores[score]} <span>{summary.scores && (summary.scores[score] ?? t.notAssessable)}</span>
            </p>
            <DeductionRows
              {...{ t, score }}
              deductions={summary.deductions}
              unscored={summary.unscored}
              problems={all}
              uncounted={score === 'integrity' ? notFound : 0}
            />
          </div>
        ))}
      </OverviewSection>
      {summary.files.some(({ put_aside }) => put_aside.length > 0) && (
        <OverviewSection title={t.putAside.title}>
          <PutAside {...{ t, files, summary, onLocation }} />
        </OverviewSection>
      )}
      <OverviewSection title={t.charts.byCategory}>
        <CategoryChart t={t} review={review} />
        {all.length === 0 && <p className="text-table text-ink-2">{t.none.title}</p>}
      </OverviewSection>
      {all.length > 0 && (
        <OverviewSection title={t.charts.byPlace}>
          <PlaceChart t={t} review={review} onLocation={onLocation} />
        </OverviewSection>
      )}
    </div>
  )
}

function Checklists({
  t,
  files,
  onLocation,
}: Pick<Props, 't' | 'onLocation'> & { files: NonNullable<ReviewState['summary']>['files'] }) {
  if (files.every(({ checklists }) => checklists.length === 0)) return null
  return (
    <OverviewSection title={t.checklists.title}>
      <p className="mb-4 text-meta text-ink-2">{t.checklists.note}</p>
      {files.map(({ file_id, checklists }) =>
        checklists.map((list) => (
          <ChecklistPanel
            key={`${file_id} ${list.id}`}
            {...{ t, list }}
            onShow={(location) => onLocation(file_id, location)}
          />
        )),
      )}
    </OverviewSection>
  )
}

function OverviewSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-serif text-lg">{title}</h2>
      {children}
    </section>
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
            {t.states[state]} {formatNumber(counts[state])}
          </li>
        ))}
      </ul>
    </>
  )
}
