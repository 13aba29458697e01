import type { TaskLink } from '@tickmark/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { request } from '../../../api/request.ts'
import { formatDate, formatDateTime } from '../../../i18n/format.ts'
import type { TogetherTexts } from '../../../locales/together/zh-CN.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'

const DAYS = [1, 7, 14, 30, 90]

/** Read-only links: each is shown once when it is made, and ended with one press. */
export function ShareLinks({ t, taskId }: { t: TogetherTexts; taskId: string }) {
  const queries = useQueryClient()
  const key = ['links', taskId]
  const [made, setMade] = useState<string>()
  const { data: links = [] } = useQuery({
    queryKey: key,
    staleTime: 0,
    queryFn: () => request('listLinks', { query: { task_id: taskId } }, { quiet: true }),
  })
  async function revoke(link_id: string): Promise<void> {
    try {
      await request('revokeLink', { query: { task_id: taskId, link_id } }, { quiet: true })
      toast.success(t.links.revoked)
      setMade(undefined)
    } catch {
      // The request has shown the failure.
    }
    await queries.invalidateQueries({ queryKey: key })
  }
  return (
    <section>
      <h3 className="font-serif text-lg">{t.links.title}</h3>
      <p className="mb-3 text-meta text-ink-3">{t.links.hint}</p>
      <MakeLink
        t={t}
        taskId={taskId}
        onMade={(address) => {
          setMade(address)
          void queries.invalidateQueries({ queryKey: key })
        }}
      />
      {made && <MadeLink t={t} address={made} />}
      <ul className="mt-3 border-t border-line text-table" data-links>
        {links.length === 0 && <li className="py-2 text-ink-3">{t.links.none}</li>}
        {links.map((link) => (
          <LinkRow key={link.link_id} t={t} link={link} onRevoke={() => void revoke(link.link_id)} />
        ))}
      </ul>
    </section>
  )
}

function MakeLink({ t, taskId, onMade }: { t: TogetherTexts; taskId: string; onMade: (address: string) => void }) {
  const [days, setDays] = useState(14)
  const [password, setPassword] = useState('')
  async function make(event: FormEvent): Promise<void> {
    event.preventDefault()
    try {
      const { address } = await request('createLink', { body: { task_id: taskId, days, password } }, { quiet: true })
      setPassword('')
      onMade(new URL(address, location.origin).href)
    } catch {
      // The request has shown the failure.
    }
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={(event) => void make(event)}>
      <SelectField
        label={t.links.days}
        value={String(days)}
        options={DAYS.map((value) => ({ value: String(value), label: t.links.dayCount(value) }))}
        onChange={({ target }) => setDays(Number(target.value))}
      />
      <TextField
        className="min-w-44 flex-1"
        label={t.links.password}
        autoComplete="off"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit">{t.links.make}</Button>
    </form>
  )
}

function MadeLink({ t, address }: { t: TogetherTexts; address: string }) {
  const copy = (): void =>
    void navigator.clipboard?.writeText(address).then(
      () => toast.success(t.links.copied),
      () => undefined,
    )
  return (
    <div className="mt-3 border-l-3 border-note pl-3">
      <p className="text-meta text-ink-2">{t.links.once}</p>
      <div className="flex items-center gap-2">
        <input
          readOnly
          aria-label={t.links.title}
          data-made-link
          value={address}
          onFocus={({ target }) => target.select()}
          className="h-8 min-w-0 flex-1 rounded-sm border border-line-strong bg-sunken px-2 text-meta"
        />
        <Button look="secondary" size="small" onClick={copy}>
          {t.links.copy}
        </Button>
      </div>
    </div>
  )
}

function LinkRow({ t, link, onRevoke }: { t: TogetherTexts; link: TaskLink; onRevoke: () => void }) {
  const facts = [
    t.links.expires(formatDate(link.expires_at)),
    ...(link.has_password ? [t.links.protected] : []),
    link.last_used_at ? t.links.used(formatDateTime(link.last_used_at)) : t.links.unused,
  ]
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-3 border-b border-line py-1">
      <span className="num min-w-0 flex-1">
        {t.links.made(formatDateTime(link.created_at))}{' '}
        <span className="text-meta text-ink-2">{facts.join(' · ')}</span>
      </span>
      <Button look="danger" size="small" onClick={onRevoke}>
        {t.links.revoke}
      </Button>
    </li>
  )
}
