import { expect, test } from 'vitest'
import { sampleReport } from '../testing/sample-report.ts'
import { coverageRows } from './coverage-rows.ts'
import { findingFacts, overviewRows } from './findings-by-area.ts'

test('the first table of a report has every finding, numbered as below, with what was decided', () => {
  const report = sampleReport()
  const decisionOf: typeof report.decisionOf = ({ severity }) =>
    severity === 'serious' ? { decision: 'accepted', reason: '' } : undefined
  const { heads, rows } = overviewRows({ ...report, decisionOf })
  expect(heads).toHaveLength(5)
  expect(rows).toEqual([
    ['1. ▲ Serious', 'Title of calculation/total-mismatch', 'p. 2', '1,600 → 1,500', 'Accepted'],
    ['2. ◆ Warning', 'Title of completeness/placeholder', 'p. 1', '', '–'],
  ])
})

test('operands are told under their place once', () => {
  const report = sampleReport()
  const [, finding] = report.review.findings
  if (!finding) throw new Error('the sample has two findings')
  const [first, ...operands] = finding.evidence
  const again = { ...finding, evidence: [first, ...operands, ...operands] satisfies typeof finding.evidence }
  const evidence = new Map(findingFacts(again, report)).get('Evidence')
  expect(evidence?.match(/p\. 2/g)).toHaveLength(1)
})

test('sections of prose with hardly any figures are one row of a report, and all rows of a workbook', () => {
  const report = sampleReport()
  const [section] = report.review.coverage.sections
  if (!section) throw new Error('the sample has a section')
  const small = { ...section, figures: { total: 2, verified: 2, contradicted: 0, unverified: 0 }, checks: [] }
  const sections = [{ ...section, kind: 'statement' as const }, small, { ...small, title: 'Outlook' }]
  const review = { ...report.review, coverage: { ...report.review.coverage, sections } }
  const { rows } = coverageRows({ ...report, review })
  expect(rows.map(({ cells }) => cells[0])).toEqual(['Annual report', 'Other sections (2)'])
  expect(rows[1]?.cells[2]).toBe('4')
  expect(coverageRows({ ...report, review }, { isWhole: true }).rows).toHaveLength(3)
})
