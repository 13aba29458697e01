import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { texts as accuracy } from '../../../locales/accuracy/en.ts'
import { texts as home } from '../../../locales/home/en.ts'
import { BY_FIELD, FIGURES, type FigureName, MEASURED_DAYS } from './measured.ts'
import { printDays } from './print-days.ts'

const record = readFileSync(new URL('../../../../../../docs/benchmarks.md', import.meta.url), 'utf8')

/** What `docs/benchmarks.md` says, for each figure of the site. */
const RECORDED: Record<FigureName, RegExp[]> = {
  drawnErrors: [/Of 2f2daa02[^\n]*planted errors found (81) % and, on a fresh seed, (79) %/],
  drawnSerious: [/Of 2f2daa02[^\n]*serious alarms true (99) % and (100) %/],
  drawnWarnings: [/Of 2f2daa02[^\n]*warnings (75) % and (84) %/],
  drawnSlips: [/Of 2f2daa02[^\n]*slips found in models (82) % and (83) %/],
  firstSightErrors: [/at 3741d0a[^\n]*first sight (73) % \(60–83\) of 56/],
  realTotals: [/at 3741d0a[^\n]*planted totals (86) % and (94) %/],
  realSerious: [/Of 2f2daa02[^\n]*serious alarms (\.41) \(open\) and (\.67) \(sealed\) per 100 pages/],
  seeded: [/seeded errors found \| (54) of (54)/],
  clean: [/clean documents without any finding, suggestions included \| (39) of (50)/],
  seriousTrue: [
    /So (18) of (35) serious findings were true at first sight/,
    /\*\*A fourth draw\*\*[^\n]* (two) serious findings, (one) true/,
    /\*\*Fifth draw, first sight\*\*[^\n]*Serious: (0) of (6) true/,
    /of 27 documents: serious: (1) of (5) true/,
  ],
  falseSerious: [/17 false ones on 7,638 pages \((\.22) of 100\)/],
  tableErrors: [/\| learned onward [^\n]*\| 19,688 \| 10 % \| (66) % \| 74 % \| 77 % \| (\.23),/],
  sentenceErrors: [/Of sentences held against lines (18) % are found at (\.25) false a document/],
  proseTicked: [/\| 21 others of eight countries, first looked at when it was done \| 5,615 \| 10 % \| (45) %/],
  slips: [/\| all kinds, found at their place \| 578300, 40 \| 66 % of 116 \| (71) % \|/],
  slipsTrue: [/\| findings above suggestion that touch the slip or what it moves \| same \| 90 % \| (91) % \|/],
  soundModels: [/\| sound models with an alarm \| the three together, (110) \| 3 \| (4) \|/],
  formulas: [/\| Tickmark, 24 November 2026 \| (\.877) \| (\.734) \|/],
  recalculation: [/(99\.95) % of 54,214 stored values reproduced/],
  tables: [/\| Tickmark \| (1\.0000) \|/],
  office: [/docx 122 of 123 sound ones read \((99\.2) %\)/, /together (99\.1) % of doc, ppt and pptx/],
  print: [/All pages: (0\.09) %/],
  hardPages: [/\| 771203 \|[^\n]*\n[^\n]*\n[^\n]*\n\| after \|[^\n]*\| (4\.7)\/(97) \|\n/],
  claimsKept: [/\| fourth set at first sight, after what the third led to \| (43) of (68) \|/],
  claimsWrong: [/\| fourth set at first sight, after what the third led to \| 43 of 68 \| (18) of (96) \|/],
  hostile: [/(74) bombs, loops, disguised and damaged files through the isolated children: all end as they must/],
  crashes: [/(20) of (20) tasks completed/],
}

test('every figure of the site stands in the record of what was measured, and its command exists', () => {
  for (const [name, recorded] of Object.entries(RECORDED)) {
    const { result, command } = { command: undefined, ...FIGURES[name as FigureName] }
    for (const pattern of recorded) {
      const [, ...figures] = pattern.exec(record) ?? []
      expect(figures, `${name}: ${result} is not what docs/benchmarks.md records`).not.toEqual([])
      for (const figure of figures) expect(digitsOf(result)).toContain(digitsOf(figure))
    }
    if (command) expect(() => readFileSync(new URL(`../../../../../../${command}`, import.meta.url))).not.toThrow()
  }
})

test('the page of the accuracy shows every figure once, and its texts name no amount that is not recorded', () => {
  const shown = BY_FIELD.flatMap(({ figures }) => figures)
  expect(shown.toSorted()).toEqual(Object.keys(FIGURES).toSorted())
  const told = [...Object.values(accuracy.figures), ...accuracy.weak.items].map(({ what, on }) => `${what} ${on}`)
  const amounts = told.flatMap((text) => text.match(/\d[\d,]*(\.\d+)?/g) ?? [])
  expect(amounts.length).toBeGreaterThan(5)
  for (const amount of amounts)
    expect(record).toMatch(new RegExp(`(?<![\\d.])${amount.replace('.', String.raw`\.`)}(?!\\d)`))
})

test('the days of the site are those that the record names', () => {
  const [, days] = /Node 24[^)]*\), ([^.]*)\./.exec(record) ?? []
  expect(days).toBe(printDays(MEASURED_DAYS, 'en'))
})

test('the time on the home page is the recorded one', () => {
  expect(home.stats.items[0]?.value).toBe('About 3 s')
  expect(record).toMatch(/annual report from upload to ten result files: about 3 s/)
})

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '')
