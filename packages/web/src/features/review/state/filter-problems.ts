import type { Problem } from '@tickmark/contract'
import { type Category, SEVERITIES, type Severity } from '@tickmark/document'

export const PROBLEM_SORTS = ['severity', 'place', 'category'] as const
export type ProblemSort = (typeof PROBLEM_SORTS)[number]

export interface ProblemFilter {
  severity: Severity | ''
  category: Category | ''
  decision: Problem['decision'] | ''
  /** `model`: what a language model proposed, apart from what the rules found. */
  source: Problem['source'] | ''
  /** Of a corrected draft: what is new in it, or still there. */
  change: NonNullable<Problem['change']> | ''
  file: string
  page: number | undefined
  text: string
  sort: ProblemSort
}

/** Reads the filter from the address. An unknown page or order is ignored; another unknown value matches no problem. */
export function readFilter(params: URLSearchParams): ProblemFilter {
  const page = Number(params.get('page'))
  return {
    severity: (params.get('severity') ?? '') as ProblemFilter['severity'],
    category: (params.get('category') ?? '') as ProblemFilter['category'],
    decision: (params.get('decision') ?? '') as ProblemFilter['decision'],
    source: (params.get('source') ?? '') as ProblemFilter['source'],
    change: (params.get('change') ?? '') as ProblemFilter['change'],
    file: params.get('file') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : undefined,
    text: params.get('q') ?? '',
    sort: PROBLEM_SORTS.find((sort) => sort === params.get('sort')) ?? 'severity',
  }
}

/** The page on which a problem stands; 0 where there are none. */
export const pageOf = (problem: Problem): number => problem.evidence[0].location.page ?? 0

export function filterProblems(problems: readonly Problem[], filter: ProblemFilter): Problem[] {
  const words = filter.text.normalize('NFC').toLowerCase()
  const matches = (problem: Problem): boolean =>
    (!filter.severity || problem.severity === filter.severity) &&
    (!filter.category || problem.category === filter.category) &&
    (!filter.decision || problem.decision === filter.decision) &&
    (!filter.source || problem.source === filter.source) &&
    (!filter.change || problem.change === filter.change) &&
    (!filter.file || problem.file_id === filter.file) &&
    (filter.page === undefined || pageOf(problem) === filter.page) &&
    (!words || searchable(problem).includes(words))
  return sortProblems(problems.filter(matches), filter.sort)
}

function searchable({ text, ruleId, evidence }: Problem): string {
  const places = evidence.map((piece) => [piece.label, piece.text, piece.location.sheet, piece.location.cell].join(' '))
  return [text.title, text.message, ruleId, ...places].join('\n').toLowerCase()
}

function sortProblems(problems: Problem[], sort: ProblemSort): Problem[] {
  const kinds = kindOrder(problems)
  // What a model proposes never stands among what is computed.
  const rank = ({ severity, source }: Problem): number =>
    SEVERITIES.indexOf(severity) + (source === 'model' ? SEVERITIES.length : 0)
  const compare: Record<ProblemSort, (a: Problem, b: Problem) => number> = {
    severity: (a, b) => rank(a) - rank(b) || kinds(a) - kinds(b) || comparePlace(a, b),
    place: comparePlace,
    category: (a, b) => a.category.localeCompare(b.category) || rank(a) - rank(b) || comparePlace(a, b),
  }
  return problems.toSorted(compare[sort])
}

/** What one rule found stands together, where its first finding stands. */
function kindOrder(problems: readonly Problem[]): (problem: Problem) => number {
  const inOrder = problems.toSorted(comparePlace)
  const first = new Map<string, number>()
  for (const [index, { ruleId }] of inOrder.entries()) if (!first.has(ruleId)) first.set(ruleId, index)
  return ({ ruleId }) => first.get(ruleId) ?? 0
}

function comparePlace(a: Problem, b: Problem): number {
  const [first, second] = [a.evidence[0].location, b.evidence[0].location]
  return pageOf(a) - pageOf(b) || (first.box?.[1] ?? 0) - (second.box?.[1] ?? 0)
}

/** The number of problems for each value of a field. */
export function countBy<K extends string>(
  problems: readonly Problem[],
  keyOf: (problem: Problem) => K,
): Map<K, number> {
  const counts = new Map<K, number>()
  for (const problem of problems) counts.set(keyOf(problem), (counts.get(keyOf(problem)) ?? 0) + 1)
  return counts
}

/** Pages that hold problems, in order. */
export function pagesWithProblems(problems: readonly Problem[]): number[] {
  return [...new Set(problems.map(pageOf))].filter((page) => page > 0).toSorted((a, b) => a - b)
}
