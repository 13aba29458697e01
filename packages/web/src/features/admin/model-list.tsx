import type { DataOf, Model } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { shellCatalogue } from '../../locales/shell/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'

/** The models of this system: those built in, those set up, those that could be; one press asks one that was set up. */
export function ModelList({ t }: { t: AdminTexts }) {
  const shell = useTexts(shellCatalogue)
  const language = useLanguage()
  const { data, isError, refetch } = useQuery({
    queryKey: ['models', language],
    staleTime: 0,
    queryFn: () => request('listModels', {}, { quiet: true }),
  })
  if (!data && isError)
    return <ErrorState text={shell.systemError} retry={() => void refetch()} retryLabel={shell.retry} />
  if (!data) return <div className="h-64" aria-busy="true" />
  // What can be used stands before what could be set up.
  const models = data.toSorted((a, b) => Number(b.available) - Number(a.available))
  return (
    <section className="max-w-3xl">
      <p className="mb-4 text-table text-ink-2">{t.models.lead}</p>
      <ul className="border-t-2 border-ink">
        {models.map((model) => (
          <ModelRow key={`${model.kind} ${model.id}`} t={t} model={model} />
        ))}
      </ul>
    </section>
  )
}

type Tried = DataOf<'adminTryModel'>

function ModelRow({ t, model }: { t: AdminTexts; model: Model }) {
  const { id, kind, label, available, external, host, reason } = model
  const [tried, setTried] = useState<Tried | 'asking'>()
  async function ask(): Promise<void> {
    setTried('asking')
    try {
      setTried(await request('adminTryModel', { body: { id, kind } }, { quiet: true }))
    } catch {
      // The request has shown the failure.
      setTried(undefined)
    }
  }
  const state = available ? (external ? t.models.setUp : t.models.builtIn) : (reason ?? t.models.unavailable)
  return (
    <li data-model={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{label}</span>
        <span className="ml-2 text-meta text-ink-2">{t.models.kinds[kind]}</span>
        <span className="block text-meta text-ink-2 first-letter:uppercase">
          {[state, host].filter(Boolean).join(' · ')}
        </span>
      </span>
      {external && (
        <Button
          look="secondary"
          size="small"
          aria-busy={tried === 'asking'}
          disabled={tried === 'asking'}
          onClick={() => void ask()}
        >
          {tried === 'asking' ? t.models.asking : t.models.test}
        </Button>
      )}
      <div aria-live="polite" className="basis-full empty:hidden">
        {tried && tried !== 'asking' && <Outcome t={t} tried={tried} />}
      </div>
    </li>
  )
}

/** Whether the model answered, how fast, and what it said or what went wrong. */
function Outcome({ t, tried: { ok, milliseconds, said } }: { t: AdminTexts; tried: Tried }) {
  return (
    <p
      data-tried={ok}
      className={`num border-l-3 px-3 py-1.5 text-meta ${ok ? 'border-pass bg-pass-soft' : 'border-seal bg-seal-soft'}`}
    >
      <b>
        {ok ? '✓' : '✗'} {ok ? t.models.answered(formatNumber(milliseconds)) : t.models.failed}
      </b>{' '}
      <span className="wrap-anywhere">{said}</span>
    </p>
  )
}
