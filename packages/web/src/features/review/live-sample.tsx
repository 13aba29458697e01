import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { homeCatalogue } from '../../locales/home.ts'
import { useLanguage } from '../../locales/language.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { Reviewer } from './reviewer.tsx'
import { SAMPLE, sampleQuery, sampleSource } from './sample-source.ts'

/** The explorable review of a bundled report on the home page, made by the engine behind it. */
export default function LiveSample() {
  const { live } = useTexts(homeCatalogue)
  const language = useLanguage()
  const { data, isError } = useQuery(sampleQuery(language))
  const source = useMemo(() => data && sampleSource(SAMPLE, language, data), [data, language])
  if (isError) return <p className="py-16 text-center text-ink-2">{live.failed}</p>
  if (!source) return <div className="h-[680px] bg-sunken" aria-busy="true" />
  // A report begins with its cover; what there is to see begins with its first problem.
  const first = data?.problems[0]?.evidence[0]?.location
  return <Reviewer key={source.key} source={source} startAt={first} embedded />
}
