import { CallError, addressOf } from '@tickmark/contract/client'
import type { SampleReview } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import { request } from '../../../api/request.ts'
import { fetchResource } from '../../../api/resource.ts'
import { FIGURE_PORTION, type ReviewSource } from './review-source.ts'

/** The sample that the home page shows. */
export const SAMPLE_ID = 'financial-report'

/** The sample's review, asked for once by all parts of the page that show it. */
export const sampleQuery = (language: Language) => ({
  queryKey: ['sample-review', SAMPLE_ID, language],
  queryFn: () => request('getSampleReview', { query: { sample_id: SAMPLE_ID } }, { quiet: true, silent: true }),
  staleTime: Infinity,
})

/** A bundled sample with its review, as any visitor may see it. Nothing can be decided on it. */
export function sampleSource(sampleId: string, language: Language, sample: SampleReview): ReviewSource {
  const unavailable = (): Promise<never> => Promise.reject(new CallError('refused', 404))
  return {
    key: `sample-${sampleId}-${language}`,
    files: [{ ...sample.file, pages: sample.pages.length }],
    problems: () => Promise.resolve(sample.problems),
    summary: () =>
      Promise.resolve({
        ...sample.summary,
        reviewed_scores: null,
        revision: null,
        files: [
          {
            file_id: sample.file.file_id,
            document: sample.document ?? null,
            coverage: sample.summary.coverage,
            checklists: sample.summary.checklists,
            engine: null,
            looks_like: null,
            put_aside: [],
          },
        ],
      }),
    figures: (_, page) => Promise.resolve(sample.figures.filter(({ location }) => location.page === page)),
    figuresIn: (state, portion) => {
      const found = sample.figures.filter((figure) => figure.state === state)
      const items = found.slice(portion * FIGURE_PORTION, (portion + 1) * FIGURE_PORTION)
      return Promise.resolve({ items, total: found.length })
    },
    explain: ({ id }) =>
      request('explainSampleFigure', { query: { sample_id: sampleId, figure_id: id } }, { quiet: true, silent: true }),
    pages: () => Promise.resolve(sample.pages),
    pageImage: async (_, page) => {
      const query = { sample_id: sampleId, language, page }
      return (await fetchResource(addressOf('getSamplePage', { query }), { quiet: true })).blob()
    },
    pdfAddress: () => '',
    html: unavailable,
    sheet: unavailable,
    sheetMaps: () => Promise.resolve([]),
  }
}
