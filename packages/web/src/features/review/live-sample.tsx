import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { homeCatalogue } from '../../locales/home/catalogue.ts'
import { SampleProgress } from './sample-progress.tsx'
import { Reviewer } from './screen/reviewer.tsx'
import { SAMPLE_ID, sampleQuery, sampleSource } from './source/sample-source.ts'

/** The explorable review of a bundled report on the home page, made by the engine behind it. */
export default function LiveSample() {
  const { live } = useTexts(homeCatalogue)
  const language = useLanguage()
  const { data, isError } = useQuery(sampleQuery(language))
  const source = useMemo(() => data && sampleSource(SAMPLE_ID, language, data), [data, language])
  if (isError) return <p className="py-16 text-center text-ink-2">{live.failed}</p>
  if (!source) return <SampleProgress />
  // Opens at the first problem instead of the cover.
  const first = data?.problems[0]?.evidence[0]?.location
  return <Reviewer key={source.key} source={source} startAt={first} embedded />
}
