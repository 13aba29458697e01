import type { TaskRole } from '@tickmark/contract'
import { type FormEvent, useState } from 'react'
import type { TogetherTexts } from '../locales/together/zh-CN.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/field.tsx'

interface Props<Role extends TaskRole> {
  t: TogetherTexts['share']
  /** Those that may be given. */
  roles: readonly Role[]
  hint: string
  /** True once it is done; else the name stays to be corrected. */
  onAdd: (colleague: string, role: Role) => Promise<boolean>
}

/** The form that takes a colleague in, to a task or a workspace. */
export function AddColleague<Role extends TaskRole>({ t, roles, hint, onAdd }: Props<Role>) {
  const [colleague, setColleague] = useState('')
  const [role, setRole] = useState<TaskRole>('reviewer')
  const chosen = roles.find((own) => own === role)
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (colleague.trim() && chosen && (await onAdd(colleague, chosen))) setColleague('')
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={(event) => void add(event)}>
      <TextField
        className="min-w-56 flex-1"
        label={t.colleague}
        autoComplete="off"
        autoCapitalize="none"
        value={colleague}
        onChange={({ target }) => setColleague(target.value)}
      />
      <SelectField
        label={t.role}
        value={role}
        options={roles.map((value) => ({ value, label: t.roles[value] }))}
        onChange={({ target }) => setRole(roles.find((own) => own === target.value) ?? 'viewer')}
      />
      <Button type="submit">{t.add}</Button>
      <p className="basis-full text-meta text-ink-3">{hint}</p>
    </form>
  )
}
