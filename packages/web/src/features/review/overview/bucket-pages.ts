import type { Problem } from '@tickmark/contract'

/** Problems of some pages that follow one another. */
export interface PageBucket {
  first: number
  last: number
  problems: Problem[]
}

/** The pages of a document as at most `most` columns of equal width, each with the problems that lie there. */
export function bucketPages(problems: readonly Problem[], pageCount: number, most: number): PageBucket[] {
  const width = Math.max(1, Math.ceil(pageCount / most))
  const buckets = Array.from({ length: Math.ceil(pageCount / width) }, (_, index): PageBucket => ({
    first: index * width + 1,
    last: Math.min(pageCount, (index + 1) * width),
    problems: [],
  }))
  for (const problem of problems) {
    const { page } = problem.evidence[0].location
    if (page !== undefined) buckets[Math.floor((page - 1) / width)]?.problems.push(problem)
  }
  return buckets
}
