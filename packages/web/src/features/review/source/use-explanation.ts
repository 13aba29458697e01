import type { ServedFigure } from '@tickmark/contract'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../i18n/language.ts'
import type { ReviewSource } from './review-source.ts'

/** What a figure was held against, in the language of the screen; asked for while there is a figure. */
export function useExplanation(source: ReviewSource, figure: ServedFigure | undefined) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['explanation', source.key, language, figure?.file_id, figure?.id],
    queryFn: () => (figure ? source.explain(figure) : null),
    enabled: figure !== undefined,
    staleTime: Infinity,
    // A document that cannot be explained is no quicker the second time.
    retry: false,
  })
}
