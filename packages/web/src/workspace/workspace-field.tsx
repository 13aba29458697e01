import type { ComponentProps } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { workspacesCatalogue } from '../locales/workspaces/catalogue.ts'
import { SelectField } from '../ui/field.tsx'
import { useWorkspaces } from './use-workspaces.ts'

/** In which workspace a task lies, or is begun: those where the person may add tasks. Nothing for who is in none. */
export function WorkspaceField({
  unchanged = false,
  ...select
}: ComponentProps<'select'> & {
  /** With a first choice that leaves everything where it is, under the value `unchanged`. */
  unchanged?: boolean
}) {
  const t = useTexts(workspacesCatalogue)
  const workspaces = useWorkspaces().filter(({ role }) => role !== 'viewer')
  if (workspaces.length === 0) return null
  const options = [
    ...(unchanged ? [{ value: 'unchanged', label: t.unchanged }] : []),
    { value: '', label: t.personal },
    ...workspaces.map(({ workspace_id: value, name: label }) => ({ value, label })),
  ]
  return <SelectField label={t.label} hint={t.hint} options={options} {...select} />
}
