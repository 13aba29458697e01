import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { formatDateTime } from '../../i18n/format.ts'
import type { ProfileTexts } from '../../locales/profile/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { nameBrowser } from './name-browser.ts'

export function SessionList({ t }: { t: ProfileTexts }) {
  const { data = [], refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: () => request('listSessions', {}, { quiet: true }),
  })
  async function end(sessionId?: string): Promise<void> {
    try {
      await request('endSessions', { query: sessionId ? { session_id: sessionId } : {} })
    } catch {
      return
    }
    toast.success(t.sessions.ended)
    await refetch()
  }
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="font-serif text-xl font-semibold">
        {t.sessions.title}
      </h2>
      <p className="mt-1 mb-4 text-table text-ink-2">{t.sessions.lead}</p>
      <ul className="border-y border-line">
        {data.map(({ session_id: id, agent, address, used_at: used, current }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0"
          >
            <div className="min-w-0">
              <p className="max-w-xl wrap-anywhere" title={agent}>
                {nameBrowser(agent) || t.sessions.unknown}
              </p>
              <p className="num text-meta text-ink-3">
                {address} · {t.sessions.used} {formatDateTime(used)}
              </p>
            </div>
            {current ? (
              <span className="text-meta font-semibold">{t.sessions.here}</span>
            ) : (
              <Button look="secondary" size="small" onClick={() => void end(id)}>
                {t.sessions.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <Button look="secondary" className="mt-4" onClick={() => void end()}>
          {t.sessions.others}
        </Button>
      )}
    </section>
  )
}
