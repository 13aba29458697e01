import type { Severity } from '@tickmark/document'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { ReviewTexts } from '../../locales/review.zh-CN.ts'
import { IconButton } from '../../ui/button.tsx'
import { controlClass, SelectField } from '../../ui/field.tsx'
import { countBy, pagesWithProblems, SEVERITIES, SORTS } from './filter-problems.ts'
import type { ReviewState } from './use-review.ts'

export function FindingFilters({ t, review }: { t: ReviewTexts; review: ReviewState }) {
  const { all, shown, filter, setFilter } = review
  const [more, setMore] = useState(Boolean(filter.category || filter.decision || filter.page))
  const bySeverity = countBy(all, ({ severity }) => severity)
  return (
    <div className="border-b border-line px-3 py-2.5">
      <div role="group" aria-label={t.filter.severity} className="flex flex-wrap items-center gap-1">
        <Chip label={t.all} count={all.length} pressed={!filter.severity} onClick={() => setFilter({ severity: '' })} />
        {SEVERITIES.map((severity) => (
          <Chip
            key={severity}
            severity={severity}
            label={t.severities[severity]}
            count={bySeverity.get(severity) ?? 0}
            pressed={filter.severity === severity}
            onClick={() => setFilter({ severity: filter.severity === severity ? '' : severity })}
          />
        ))}
        <IconButton
          label={t.filter.more}
          aria-expanded={more}
          className="ml-auto size-8!"
          onClick={() => setMore(!more)}
        >
          <SlidersHorizontal aria-hidden className="size-4" />
        </IconButton>
      </div>
      {more && <MoreFilters t={t} review={review} />}
      {shown.length !== all.length && (
        <p aria-live="polite" className="num mt-2 flex justify-between text-meta text-ink-3">
          {t.filter.shown(shown.length, all.length)}
          <button type="button" className="text-note underline underline-offset-2" onClick={review.clearFilter}>
            {t.filter.clear}
          </button>
        </p>
      )}
    </div>
  )
}

function MoreFilters({ t, review }: { t: ReviewTexts; review: ReviewState }) {
  const { all, filter, setFilter } = review
  const options = (values: readonly string[], labels: Record<string, string>) => [
    { value: '', label: t.all },
    ...values.map((value) => ({ value, label: labels[value] ?? value })),
  ]
  return (
    <div className="mt-2 grid grid-cols-2 gap-2">
      <input
        type="search"
        aria-label={t.filter.text}
        placeholder={t.filter.text}
        className={`${controlClass} col-span-2`}
        value={filter.text}
        onChange={(event) => setFilter({ q: event.target.value })}
      />
      <SelectField
        label={t.filter.category}
        value={filter.category}
        options={options([...countBy(all, ({ category }) => category).keys()], t.categories)}
        onChange={(event) => setFilter({ category: event.target.value })}
      />
      <SelectField
        label={t.filter.page}
        value={String(filter.page ?? '')}
        options={[
          { value: '', label: t.filter.anyPage },
          ...pagesWithProblems(all).map((page) => ({ value: String(page), label: t.place.page(page) })),
        ]}
        onChange={(event) => setFilter({ page: event.target.value })}
      />
      <SelectField
        label={t.filter.decision}
        value={filter.decision}
        options={options(['open', 'accepted', 'dismissed'], t.decisions)}
        onChange={(event) => setFilter({ decision: event.target.value })}
      />
      <SelectField
        label={t.filter.sort}
        value={filter.sort}
        options={SORTS.map((sort) => ({ value: sort, label: t.sorts[sort] }))}
        onChange={(event) => setFilter({ sort: event.target.value })}
      />
    </div>
  )
}

const SIGNS: Record<Severity, { sign: string; className: string }> = {
  serious: { sign: '▲', className: 'text-seal' },
  warning: { sign: '◆', className: 'text-warn' },
  suggestion: { sign: '●', className: 'text-note' },
}

interface ChipProps {
  label: string
  count: number
  pressed: boolean
  severity?: Severity
  onClick: () => void
}

function Chip({ label, count, pressed, severity, onClick }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={`num inline-flex min-h-8 items-center gap-1 rounded-sm border px-1.5 text-meta font-medium whitespace-nowrap ${pressed ? 'border-ink bg-ink text-on-ink' : 'border-line-strong bg-surface hover:bg-sunken'}`}
    >
      {severity && (
        <span aria-hidden className={pressed ? '' : SIGNS[severity].className}>
          {SIGNS[severity].sign}
        </span>
      )}
      {label} {count}
    </button>
  )
}
