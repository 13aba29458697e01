import type { Problem } from '@tickmark/contract'
import { expect, test } from 'vitest'
import { marksOf } from './marks.ts'

const problem = (severity: Problem['severity']): Problem =>
  ({
    problem_id: severity,
    severity,
    evidence: [
      { file_id: 'f', text: '1,600', location: { page: 1, box: [0, 0, 1, 0.1] } },
      { file_id: 'f', text: '1,200', location: { page: 9 } },
    ],
  }) as unknown as Problem

test('all problems mark their own place; only the selected one marks its operands', () => {
  const [warning, serious] = [problem('warning'), problem('serious')]
  const kindsOf = (...given: Parameters<typeof marksOf>) => marksOf(...given).map(({ kind }) => kind)
  expect(kindsOf([warning, serious], undefined, 'f')).toEqual(['warning', 'serious'])
  expect(kindsOf([warning, serious], serious, 'f')).toEqual(['warning', 'serious', 'operand'])
  expect(kindsOf([warning, serious], serious, 'another file')).toEqual([])
})
