import { Search, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { workspacesCatalogue } from '../../../locales/workspaces/catalogue.ts'
import type { TasksTexts } from '../../../locales/tasks/zh-CN.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { useEngagements } from '../engagement.tsx'
import { useWorkspaces } from '../../../workspace/use-workspaces.ts'
import { TASK_FILTERS, TASK_OWNERS, TASK_SORTS, TASK_STATUSES, TASK_TYPES } from '../list-query.ts'

interface Props {
  t: TasksTexts
  params: URLSearchParams
  set: (name: string, value: string) => void
}

export function TaskFilters({ t, params, set }: Props) {
  const [open, setOpen] = useState(false)
  const all = { value: '', label: t.list.all }
  const chosen = params.get('engagement') ?? ''
  const known = useEngagements()
  const words = useTexts(workspacesCatalogue)
  const workspaces = useWorkspaces()
  // The address may name one that is no more.
  const engagements = chosen && !known.includes(chosen) ? [chosen, ...known] : known
  const applied = TASK_FILTERS.filter((name) => params.get(name)).length
  // On a phone the filters would take the whole screen before the first task.
  const className = open ? '' : 'max-sm:hidden'
  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      <search className="relative self-end sm:col-span-2">
        <Search aria-hidden className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
        <SearchInput
          label={t.list.search}
          className="pl-9"
          text={params.get('search') ?? ''}
          onText={(text) => set('search', text.trim())}
        />
      </search>
      <Button look="secondary" className="sm:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
        <SlidersHorizontal aria-hidden className="size-4" />
        {t.list.filters(applied)}
      </Button>
      <SelectField
        className={className}
        label={t.list.status}
        value={params.get('status') ?? ''}
        options={[all, ...TASK_STATUSES.map((value) => ({ value, label: t.statuses[value] }))]}
        onChange={(event) => set('status', event.target.value)}
      />
      <SelectField
        className={className}
        label={t.list.type}
        value={params.get('type') ?? ''}
        options={[all, ...TASK_TYPES.map((value) => ({ value, label: t.types[value] }))]}
        onChange={(event) => set('type', event.target.value)}
      />
      {(workspaces.length > 0 || params.has('workspace')) && (
        <SelectField
          className={className}
          label={words.label}
          value={params.get('workspace') ?? ''}
          options={[
            all,
            { value: 'personal', label: words.personal },
            ...workspaces.map(({ workspace_id: value, name: label }) => ({ value, label })),
          ]}
          onChange={(event) => set('workspace', event.target.value)}
        />
      )}
      {engagements.length > 0 && (
        <SelectField
          className={className}
          label={t.engagement.label}
          value={chosen}
          options={[all, ...engagements.map((value) => ({ value, label: value }))]}
          onChange={(event) => set('engagement', event.target.value)}
        />
      )}
      <SelectField
        className={className}
        label={t.list.owner}
        value={params.get('owner') ?? ''}
        options={[all, ...TASK_OWNERS.map((value) => ({ value, label: t.list.owners[value] }))]}
        onChange={(event) => set('owner', event.target.value)}
      />
      <SelectField
        className={className}
        label={t.list.sort}
        value={params.get('sort') ?? '-created_at'}
        options={TASK_SORTS.map((value) => ({ value, label: t.list.sorts[value] }))}
        onChange={(event) => set('sort', event.target.value)}
      />
    </div>
  )
}
