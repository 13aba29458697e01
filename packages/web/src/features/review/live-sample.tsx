import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../../api/request.ts'
import { homeCatalogue } from '../../locales/home.ts'
import { useLanguage } from '../../locales/language.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { Reviewer } from './reviewer.tsx'
import { sampleSource } from './sample-source.ts'

const SAMPLE = 'financial-report'

/** The explorable review of a bundled report on the home page, made by the engine behind it. */
export default function LiveSample() {
  const { live } = useTexts(homeCatalogue)
  const language = useLanguage()
  const { data, isError } = useQuery({
    queryKey: ['sample-review', SAMPLE, language],
    queryFn: () => request('getSampleReview', { query: { sample_id: SAMPLE } }, { quiet: true, silent: true }),
    staleTime: Infinity,
  })
  const source = useMemo(() => data && sampleSource(SAMPLE, language, data), [data, language])
  if (isError) return <p className="py-16 text-center text-ink-2">{live.failed}</p>
  if (!source) return <div className="h-[680px] bg-sunken" aria-busy="true" />
  return <Reviewer key={source.key} source={source} embedded />
}
