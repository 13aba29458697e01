import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { formatDate } from '../../i18n/format.ts'
import type { ProfileTexts } from '../../locales/profile/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { CreateKey } from './create-key.tsx'

export function KeyList({ t }: { t: ProfileTexts }) {
  const [ending, setEnding] = useState<string>()
  const { data, refetch } = useQuery({
    queryKey: ['keys'],
    queryFn: () => request('listKeys', {}, { quiet: true }),
  })
  async function end(keyId: string): Promise<void> {
    setEnding(undefined)
    try {
      await request('deleteKey', { query: { key_id: keyId } })
    } catch {
      return
    }
    toast.success(t.keys.deleted)
    await refetch()
  }
  return (
    <section aria-labelledby="keys">
      <h2 id="keys" className="font-serif text-xl font-semibold">
        {t.keys.title}
      </h2>
      <p className="mt-1 mb-4 text-table text-ink-2">{t.keys.lead}</p>
      <CreateKey t={t} onCreated={() => void refetch()} />
      {data?.length === 0 && <p className="border-y border-line py-6 text-ink-2">{t.keys.empty}</p>}
      <ul>
        {data?.map(({ key_id: id, name, prefix, scope, expires_at: until, last_used_at: used }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
            <div>
              <p>
                <b className="font-semibold">{name}</b> <code className="text-meta">{prefix}…</code>
              </p>
              <p className="num text-meta text-ink-3">
                {t.keys[scope]} · {until ? `${t.keys.until} ${formatDate(until)}` : t.keys.never} · {t.keys.used}{' '}
                {used ? formatDate(used) : t.keys.unused}
              </p>
            </div>
            <Button look="danger" size="small" onClick={() => setEnding(id)}>
              {t.keys.end}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={ending !== undefined}
        title={t.keys.endTitle}
        text={t.keys.endText}
        confirm={t.keys.end}
        cancel={t.keys.keep}
        onConfirm={() => ending && void end(ending)}
        onCancel={() => setEnding(undefined)}
      />
    </section>
  )
}
