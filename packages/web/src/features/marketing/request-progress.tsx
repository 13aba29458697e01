import type { ConsultProgress } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { formatDate } from '../../i18n/format.ts'
import type { ContactTexts } from '../../locales/contact/zh-CN.ts'
import { PageLink } from '../../ui/page-link.tsx'

type Progress = ConsultProgress['progress']

/** The steps of a trial, and the one that each state is in. */
const STEPS = ['sent', 'opened', 'running'] as const
const REACHED: Record<Progress, number> = { new: 0, in_progress: 0, done: 0, opened: 1, running: 2, over: 2 }

/** How far a request has come, for who kept its address. */
export default function RequestProgress({ t: { progress: t }, id }: { t: ContactTexts; id: string }) {
  const { data, isError } = useQuery({
    queryKey: ['consult', id],
    queryFn: () => request('getConsult', { query: { consult_id: id } }, { quiet: true, silent: true }),
    retry: false,
  })
  return (
    <section
      aria-label={t.title}
      data-progress={data?.progress}
      className="mt-8 border-l-4 border-note bg-note-soft px-5 py-4"
    >
      <h2 className="text-lg font-semibold">{t.title}</h2>
      {isError && <p className="mt-2">{t.unknown}</p>}
      {data && (
        <>
          <p className="mt-2">{t.states[data.progress](data.trial_ends_at ? formatDate(data.trial_ends_at) : '')}</p>
          {data.kind === 'trial' && data.progress !== 'done' && (
            <ol className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-3">
              {STEPS.map((step, index) => (
                <li
                  key={step}
                  aria-current={index === REACHED[data.progress] ? 'step' : undefined}
                  className={`border-t-2 pt-2 text-table ${index <= REACHED[data.progress] ? 'border-ink font-medium' : 'border-line-strong text-ink-2'}`}
                >
                  <span className="num mr-2">{index + 1}</span>
                  {t.steps[step]}
                </li>
              ))}
            </ol>
          )}
          <p className="num mt-3 text-meta text-ink-2">{t.sent(formatDate(data.created_at))}</p>
          {data.progress === 'running' && (
            <PageLink to="/login" className="mt-2 inline-block text-note underline underline-offset-4">
              {t.logIn}
            </PageLink>
          )}
        </>
      )}
    </section>
  )
}
