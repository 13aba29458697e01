import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { homeCatalogue } from '../../locales/home/catalogue.ts'
import { ProgressBar } from '../../ui/states.tsx'
import { SAMPLE_ID } from './source/sample-source.ts'

/** Milliseconds: a page takes about as long. */
const POLL = 700

/** Stands where the sample's review will, and tells how far the server is with it: it is made once, after the server's first start. */
export function SampleProgress() {
  const { live } = useTexts(homeCatalogue)
  const { data } = useQuery({
    queryKey: ['sample-progress', SAMPLE_ID, useLanguage()],
    queryFn: () => request('getSampleProgress', { query: { sample_id: SAMPLE_ID } }, { quiet: true, silent: true }),
    refetchInterval: POLL,
  })
  // What is made already comes at once: nothing flashes by.
  const isMade = !data || data.ready
  return (
    <div className="flex h-[680px] items-center justify-center bg-sunken px-6" aria-busy="true" data-sample-progress>
      {!isMade && <Progress texts={live} done={data.pages_done} total={data.pages_total} />}
    </div>
  )
}

interface ProgressProps {
  texts: { preparing: string; reading: (done: number, total: number) => string; checking: string }
  done: number
  total: number
}

function Progress({ texts, done, total }: ProgressProps) {
  const isRead = total > 0 && done === total
  const text = total === 0 ? texts.preparing : isRead ? texts.checking : texts.reading(done, total)
  return (
    <div className="w-full max-w-sm text-center text-ink-2">
      <p role="status" className="mb-3">
        {text}
      </p>
      {/* The review takes about as long as a page. */}
      <ProgressBar value={done / (total + 1)} label={texts.preparing} />
    </div>
  )
}
