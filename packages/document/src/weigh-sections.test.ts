import { expect, test } from 'vitest'
import type { CoverageSection } from './coverage.ts'
import { weighSections } from './weigh-sections.ts'

const section = (title: string, kind: CoverageSection['kind'], total: number, broken = 0): CoverageSection => ({
  title,
  kind,
  location: { page: 1 },
  figures: { total, verified: total - broken, contradicted: broken, unverified: 0 },
  checks: [{ kind: 'footing', held: 1, broken }],
})
const titles = (sections: readonly CoverageSection[]): string[] => sections.map(({ title }) => title)

test('statements and notes come before prose; a heading with two figures stands aside, unless something is wrong there', () => {
  const { main, rest } = weighSections([
    section('To our shareholders', 'section', 2),
    section('Outlook', 'section', 3, 1),
    section('Results', 'section', 40),
    section('Note 1', 'note', 4),
    section('Balance sheet', 'statement', 60),
  ])
  expect(titles(main)).toEqual(['Balance sheet', 'Note 1', 'Outlook', 'Results'])
  expect(titles(rest)).toEqual(['To our shareholders'])
})

test('a letter with few figures shows what it has', () => {
  const { main, rest } = weighSections([section('Letter', 'section', 2)])
  expect([titles(main), rest]).toEqual([['Letter'], []])
})
