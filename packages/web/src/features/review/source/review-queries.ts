import type { Language } from '@tickmark/document'
import { queryOptions } from '@tanstack/react-query'
import type { ReviewSource } from './review-source.ts'

export const problemsQuery = (source: ReviewSource, language: Language) =>
  queryOptions({
    queryKey: ['problems', source.key, language],
    queryFn: () => source.problems(),
    staleTime: 300_000,
  })

export const summaryQuery = (source: ReviewSource, language: Language) =>
  queryOptions({ queryKey: ['review', source.key, language], queryFn: () => source.summary() })

/** The sizes of the pages of a file. */
export const pagesQuery = (source: ReviewSource, fileId: string) =>
  queryOptions({ queryKey: ['pages', source.key, fileId], queryFn: () => source.pages(fileId), staleTime: Infinity })
