import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { TasksTexts } from '../../locales/tasks.zh-CN.ts'
import { controlClass, SelectField } from '../../ui/field.tsx'
import { SORTS, STATUSES, TYPES } from './list-query.ts'

interface Props {
  t: TasksTexts
  params: URLSearchParams
  set: (name: string, value: string) => void
}

export function TaskFilters({ t, params, set }: Props) {
  const all = { value: '', label: t.list.all }
  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_12rem_12rem_12rem]">
      <SearchBox t={t} value={params.get('search') ?? ''} onSearch={(text) => set('search', text)} />
      <SelectField
        label={t.list.status}
        value={params.get('status') ?? ''}
        options={[all, ...STATUSES.map((value) => ({ value, label: t.statuses[value] }))]}
        onChange={(event) => set('status', event.target.value)}
      />
      <SelectField
        label={t.list.type}
        value={params.get('type') ?? ''}
        options={[all, ...TYPES.map((value) => ({ value, label: t.types[value] }))]}
        onChange={(event) => set('type', event.target.value)}
      />
      <SelectField
        label={t.list.sort}
        value={params.get('sort') ?? '-created_at'}
        options={SORTS.map((value) => ({ value, label: t.list.sorts[value] }))}
        onChange={(event) => set('sort', event.target.value)}
      />
    </div>
  )
}

const PAUSE = 350

/** Searches when typing pauses, and at once on Enter. */
function SearchBox({ t, value, onSearch }: { t: TasksTexts; value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  return (
    <form
      role="search"
      className="self-end"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
    >
      <div className="relative">
        <Search aria-hidden className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
        <input
          type="search"
          aria-label={t.list.search}
          placeholder={t.list.search}
          className={`${controlClass} pl-9`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </form>
  )
}
