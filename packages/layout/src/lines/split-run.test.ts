import { expect, test } from 'vitest'
import type { PageWord } from '@tickmark/document/page'
import { splitRun } from './split-run.ts'

const run = (text: string): PageWord => ({
  text,
  left: 0,
  right: 100,
  top: 0,
  bottom: 10,
  fontSize: 10,
  origin: 'text',
})

test('numbers inside a Chinese line get places of their own, in order and without gaps', () => {
  const parts = splitRun(run('研发费用为41,230万元，增长19.2%。'))
  expect(parts.map(({ text }) => text)).toEqual(['研发费用为', '41,230万元', '，增长', '19.2%', '。'])
  expect(parts[0]!.left).toBe(0)
  for (let index = 1; index < parts.length; index++) expect(parts[index]!.left).toBeCloseTo(parts[index - 1]!.right)
  expect(parts.at(-1)!.right).toBeCloseTo(100)
})

test('Latin words and lines without numbers stay whole', () => {
  expect(splitRun(run('1,234'))).toHaveLength(1)
  expect(splitRun(run('公司治理'))).toHaveLength(1)
})
