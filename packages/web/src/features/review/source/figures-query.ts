import type { ReviewSource } from './review-source.ts'

/** The figures of a page, or of a file without pages: one request for all who show them. */
export const figuresQuery = (source: ReviewSource, fileId: string, page: number | undefined) => ({
  queryKey: ['figures', source.key, fileId, page],
  queryFn: () => source.figures(fileId, page),
  staleTime: Infinity,
})
