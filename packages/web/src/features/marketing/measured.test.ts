import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { texts as home } from '../../locales/home/en.ts'
import { MEASURED } from './measured.ts'

const record = readFileSync(new URL('../../../../../docs/benchmarks.md', import.meta.url), 'utf8')

/** What `docs/benchmarks.md` says, for each figure of the site in its order. */
const RECORDED = [
  /seeded errors found \| (54) of (54)/,
  /clean documents without any finding, suggestions included \| (39) of (50)/,
  /\| Tickmark \| (\.9998) \|/,
  /All pages: (0\.09) %/,
  /(99\.95) % of 54,214 stored values reproduced/,
  /\| Tickmark, 24 November 2026 \| (\.877) \| (\.734) \|/,
  /(74) bombs, loops, disguised and damaged files through the isolated children: all end as they must/,
  /(20) of (20) tasks completed/,
]

test('every figure of the site stands in the record of what was measured, and its command exists', () => {
  expect(MEASURED).toHaveLength(RECORDED.length)
  for (const [index, { result, command }] of MEASURED.entries()) {
    const [, ...figures] = RECORDED[index]?.exec(record) ?? []
    expect(figures, `${result} is not what docs/benchmarks.md records`).not.toEqual([])
    for (const figure of figures) expect(digitsOf(result)).toContain(digitsOf(figure))
    expect(() => readFileSync(new URL(`../../../../../${command}`, import.meta.url))).not.toThrow()
  }
})

test('the time on the home page is the recorded one', () => {
  expect(home.stats.items[0]?.value).toBe('About 3 s')
  expect(record).toMatch(/annual report from upload to ten result files: about 3 s/)
})

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '')
