import type { Figure, Review } from '@tickmark/document'
import { readLines, writeLines } from './compressed-lines.ts'

/** The figures of a review in a file: those of a large model are more than a process should hold. */
export interface StoredFigures {
  path: string
}

/** A review whose figures lie in a file. */
export type StoredReview = Omit<Review, 'figures'> & { figures: StoredFigures }

/** A figure as it lies in the file: what it is looked up by, and the figure itself as JSON text. */
export interface FigureLine {
  state: Figure['state']
  page: number | null
  json: string
}

/** Lines of `state`, page and JSON, compressed. Runs in the child. */
export async function writeFigures(figures: readonly Figure[], path: string): Promise<StoredFigures> {
  await writeLines(linesOf(figures), path)
  return { path }
}

function* linesOf(figures: readonly Figure[]): Generator<string> {
  for (const figure of figures) yield `${figure.state}\t${figure.location.page ?? ''}\t${JSON.stringify(figure)}`
}

/** The figures of a file in slices, none of them parsed. The JSON of a figure escapes its tabs. */
export async function* readFigureLines({ path }: StoredFigures, slice: number): AsyncGenerator<FigureLine[]> {
  let lines: FigureLine[] = []
  for await (const line of readLines(path)) {
    const [state = '', page = '', json = ''] = line.split('\t')
    lines.push({ state: state as Figure['state'], page: page === '' ? null : Number(page), json })
    if (lines.length < slice) continue
    yield lines
    lines = []
  }
  if (lines.length > 0) yield lines
}

/** A review whole again, as the writers of results take it. Runs in the child. */
export async function openReview(review: Review | StoredReview): Promise<Review> {
  if (Array.isArray(review.figures)) return { ...review, figures: review.figures }
  const figures: Figure[] = []
  for await (const lines of readFigureLines(review.figures, 1000))
    for (const { json } of lines) figures.push(JSON.parse(json) as Figure)
  return { ...review, figures }
}
