import type { DataOf } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { formatDuration, formatNumber, formatSize } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { shellCatalogue } from '../../locales/shell/catalogue.ts'
import { tasksCatalogue } from '../../locales/tasks/catalogue.ts'
import { ErrorState } from '../../ui/states.tsx'

const REFRESH = 10_000

function describeEncryption(t: AdminTexts, encryption: DataOf<'adminGetSystem'>['encryption']): string {
  if (!encryption) return t.encryption.off
  const { key_id: key, tasks, earlier_key: earlier, open } = encryption
  return [
    t.encryption.on(key, formatNumber(tasks)),
    ...(earlier > 0 ? [t.encryption.earlierKey(formatNumber(earlier))] : []),
    ...(open > 0 ? [t.encryption.open(formatNumber(open))] : []),
  ].join(' · ')
}

export function SystemState({ t }: { t: AdminTexts }) {
  const { isolationLevels }: { isolationLevels: Record<string, string> } = t
  const { statuses }: { statuses: Record<string, string> } = useTexts(tasksCatalogue)
  const shell = useTexts(shellCatalogue)
  const { data, isError, refetch } = useQuery({
    queryKey: ['admin', 'system'],
    queryFn: () => request('adminGetSystem', {}, { quiet: true }),
    refetchInterval: REFRESH,
  })
  if (!data && isError)
    return <ErrorState text={shell.systemError} retry={() => void refetch()} retryLabel={shell.retry} />
  if (!data) return <div className="h-64" aria-busy="true" />
  const tasks = Object.entries(data.tasks).map(
    // The state of one's own task asks for patience; a count needs none.
    ([status, count]) => `${status === 'running' ? t.running : (statuses[status] ?? status)} ${formatNumber(count)}`,
  )
  const rows: [string, string][] = [
    [t.system.version, data.version],
    [t.system.node, data.node],
    [t.system.uptime, formatDuration(data.uptime_seconds)],
    [t.system.database, `${data.database} (${data.database_is_own ? t.ownDatabase : 'DATABASE_URL'})`],
    [t.system.storage, data.storage],
    [t.system.encryption, describeEncryption(t, data.encryption)],
    [t.system.isolation, isolationLevels[data.isolation] ?? data.isolation],
    [t.system.workers, formatNumber(data.workers)],
    [t.system.queued, formatNumber(data.queued_jobs)],
    [t.system.free, formatSize(data.free_bytes)],
    [t.system.tasks, tasks.join(' · ') || '0'],
  ]
  return (
    <dl className="num max-w-3xl border-y-2 border-ink">
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[10rem_1fr] gap-4 border-b border-line py-2 last:border-b-0">
          <dt className="text-ink-2">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
