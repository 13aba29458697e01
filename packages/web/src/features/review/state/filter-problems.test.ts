import type { Problem } from '@tickmark/contract'
import { expect, test } from 'vitest'
import { filterProblems, pagesWithProblems, readFilter } from './filter-problems.ts'

const problem = (id: string, over: Partial<Problem>, page = 1, top = 0): Problem =>
  ({
    problem_id: id,
    ruleId: 'calculation/total-mismatch',
    category: 'calculation',
    severity: 'serious',
    decision: 'open',
    text: { title: id, message: '', explanation: '' },
    evidence: [
      { file_id: 'f', text: '1,600', location: { page, box: [0, top, 1, top + 0.1] } },
      { file_id: 'f', text: '1,200', location: { page: 9 } },
    ],
    ...over,
  }) as Problem

const PROBLEMS = [
  problem('low on page 2', { severity: 'warning' }, 2, 0.5),
  problem('late', { category: 'consistency' }, 3),
  problem('high on page 2', { severity: 'warning', decision: 'dismissed' }, 2, 0.1),
  problem('first', {}, 1),
]
const idsFor = (query: string): string[] =>
  filterProblems(PROBLEMS, readFilter(new URLSearchParams(query))).map(({ problem_id }) => problem_id)

test('the gravest come first, then the order of the document', () => {
  expect(idsFor('')).toEqual(['first', 'late', 'high on page 2', 'low on page 2'])
  expect(idsFor('sort=place')).toEqual(['first', 'high on page 2', 'low on page 2', 'late'])
})

test('filters come from the address and combine', () => {
  expect(idsFor('severity=warning&decision=open')).toEqual(['low on page 2'])
  expect(idsFor('page=3')).toEqual(['late'])
  expect(idsFor('category=consistency')).toEqual(['late'])
  expect(idsFor('q=1,600&page=1')).toEqual(['first'])
  expect(idsFor('page=nonsense&sort=nonsense')).toHaveLength(4)
  expect(pagesWithProblems(PROBLEMS)).toEqual([1, 2, 3])
})

test('what a model proposes comes last and has a filter of its own', () => {
  const all = [
    problem('by the model', { source: 'model', severity: 'warning' }),
    problem('a trifle', { source: 'rule', severity: 'suggestion' }),
  ]
  const shown = (query: string) =>
    filterProblems(all, readFilter(new URLSearchParams(query))).map(({ problem_id }) => problem_id)
  expect(shown('')).toEqual(['a trifle', 'by the model'])
  expect(shown('source=model')).toEqual(['by the model'])
  expect(shown('source=rule')).toEqual(['a trifle'])
})
