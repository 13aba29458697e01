import { SEVERITIES } from '@tickmark/document'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { IconButton } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { countBy, pagesWithProblems, PROBLEM_SORTS } from '../state/filter-problems.ts'
import type { ReviewState } from '../state/use-review.ts'
import { SeverityChip } from './severity-chip.tsx'

interface Props {
  t: ReviewTexts
  review: ReviewState
}

export function FindingFilters({ t, review }: Props) {
  const { all, shown, filter, setFilter } = review
  const [more, setMore] = useState(Boolean(filter.category || filter.decision || filter.page || filter.file))
  const choices = useRef<HTMLDivElement>(null)
  const [isPressed, setPressed] = useState(false)
  // On a phone what was just opened would lie behind the bar of decisions.
  useEffect(() => {
    if (isPressed && more) choices.current?.scrollIntoView({ block: 'nearest' })
  }, [isPressed, more])
  const bySource = countBy(all, ({ source }) => source)
  const bySeverity = countBy(all, ({ severity }) => severity)
  return (
    <div className="space-y-2 border-b border-line px-3 py-2.5">
      <div role="group" aria-label={t.filter.severity} className="flex flex-wrap items-center gap-1">
        <SeverityChip
          label={t.all}
          count={all.length}
          pressed={!filter.severity && !filter.source}
          onClick={() => setFilter({ severity: '', source: '' })}
        />
        {SEVERITIES.map((severity) => (
          <SeverityChip
            key={severity}
            severity={severity}
            label={t.severities[severity]}
            count={bySeverity.get(severity) ?? 0}
            pressed={filter.severity === severity}
            onClick={() => setFilter({ severity: filter.severity === severity ? '' : severity })}
          />
        ))}
        {bySource.has('model') && (
          <SeverityChip
            label={t.evidence.source.model}
            count={bySource.get('model') ?? 0}
            pressed={filter.source === 'model'}
            onClick={() => setFilter({ source: filter.source === 'model' ? '' : 'model' })}
          />
        )}
      </div>
      <div className="flex items-center gap-1">
        <SearchInput
          data-search-problems
          label={t.filter.text}
          className="min-h-8! py-1! text-meta!"
          text={filter.text}
          onText={(q) => setFilter({ q })}
        />
        <IconButton
          label={t.filter.more}
          aria-expanded={more}
          className="size-8! shrink-0"
          onClick={() => {
            setPressed(true)
            setMore(!more)
          }}
        >
          <SlidersHorizontal aria-hidden className="size-4" />
        </IconButton>
      </div>
      {more && (
        <div ref={choices} className="scroll-mb-36">
          <MoreFilters t={t} review={review} />
        </div>
      )}
      <p
        role="status"
        className={shown.length === all.length ? 'sr-only' : 'num flex justify-between text-meta text-ink-3'}
      >
        {t.filter.shown(shown.length, all.length)}
        {shown.length !== all.length && (
          <button type="button" className="text-note underline underline-offset-2" onClick={review.clearFilter}>
            {t.filter.clear}
          </button>
        )}
      </p>
    </div>
  )
}

function MoreFilters({ t, review }: Props) {
  const { all, files, filter, setFilter } = review
  const options = (values: readonly string[], labels: Record<string, string>) => [
    { value: '', label: t.all },
    ...values.map((value) => ({ value, label: labels[value] ?? value })),
  ]
  const inFile = filter.file ? all.filter(({ file_id }) => file_id === filter.file) : all
  return (
    <div className="grid grid-cols-2 gap-2">
      {files.length > 1 && (
        <SelectField
          className="col-span-2"
          label={t.filter.file}
          value={filter.file}
          options={[
            { value: '', label: t.filter.anyFile },
            ...files.map(({ file_id, name }) => ({ value: file_id, label: name })),
          ]}
          onChange={(event) => setFilter({ file: event.target.value, page: '' })}
        />
      )}
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
          ...pagesWithProblems(inFile).map((page) => ({ value: String(page), label: t.place.page(page) })),
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
        options={PROBLEM_SORTS.map((sort) => ({ value: sort, label: t.sorts[sort] }))}
        onChange={(event) => setFilter({ sort: event.target.value })}
      />
    </div>
  )
}
