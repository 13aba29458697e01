import type { Days } from './print-days.ts'

/** How well the documents of a measurement were known: never seen before, left out while weights were learned, or in use while the engine was written. */
export type Basis = 'first' | 'heldOut' | 'seen'

interface Figure {
  result: string
  /** The program that measures it; absent where people read page by page. */
  command?: string
  basis: Basis
}

/** From when to when they were measured: what the head of `docs/benchmarks.md` says. */
export const MEASURED_DAYS: Days = ['2026-11-20', '2026-11-28']

/** The measured figures of `docs/benchmarks.md`. A new measurement is entered here and nowhere else on the site. */
export const FIGURES = {
  drawnErrors: { result: '81 % · 79 %', command: 'bench/scoreboard/run.ts', basis: 'seen' },
  drawnSerious: { result: '99 % · 100 %', command: 'bench/scoreboard/run.ts', basis: 'seen' },
  drawnWarnings: { result: '75 % · 84 %', command: 'bench/scoreboard/run.ts', basis: 'seen' },
  drawnSlips: { result: '82 % · 83 %', command: 'bench/scoreboard/run.ts', basis: 'seen' },
  firstSightErrors: { result: '73 %', command: 'bench/scoreboard/run.ts', basis: 'seen' },
  realTotals: { result: '86 % · 94 %', command: 'bench/scoreboard/run.ts', basis: 'seen' },
  realSerious: { result: '0.41 · 0.67', command: 'bench/scoreboard/run.ts', basis: 'seen' },
  seeded: { result: '54 / 54', command: 'bench/review/review.ts', basis: 'seen' },
  clean: { result: '39 / 50', command: 'bench/review/review.ts', basis: 'seen' },
  seriousTrue: { result: '18 / 35 · 1 / 2 · 0 / 6 · 1 / 5', basis: 'first' },
  falseSerious: { result: '0.22', basis: 'first' },
  tableErrors: { result: '66 % · 0.23', command: 'bench/judge/fit-judge.ts', basis: 'heldOut' },
  sentenceErrors: { result: '18 % · 0.25', command: 'bench/judge/fit-judge.ts', basis: 'heldOut' },
  proseTicked: { result: '45 %', command: 'bench/review/prose-figures.ts', basis: 'first' },
  slips: { result: '71 %', command: 'bench/world/models/score-models.ts', basis: 'first' },
  slipsTrue: { result: '91 %', command: 'bench/world/models/score-models.ts', basis: 'first' },
  soundModels: { result: '4 / 110', command: 'bench/world/models/score-models.ts', basis: 'first' },
  formulas: { result: '87.7 % · 73.4 %', command: 'bench/workbooks/spreadsheets.ts', basis: 'seen' },
  recalculation: { result: '99.95 %', command: 'bench/workbooks/recalculation.ts', basis: 'seen' },
  tables: { result: '1.0000', command: 'bench/reading/tables.ts', basis: 'seen' },
  office: { result: '99.2 % · 99.1 %', command: 'bench/reading/office-corpus.ts', basis: 'seen' },
  print: { result: '0.09 %', command: 'bench/recognition/ocr.ts', basis: 'seen' },
  hardPages: { result: '4.7 % · 97 %', command: 'bench/recognition/ocr-conditions.ts', basis: 'first' },
  claimsKept: { result: '43 / 68', command: 'bench/claims/score-claims.ts', basis: 'first' },
  claimsWrong: { result: '18 / 96', command: 'bench/claims/score-claims.ts', basis: 'first' },
  hostile: { result: '74 / 74', command: 'bench/limits/hostile.ts', basis: 'seen' },
  crashes: { result: '20 / 20', command: 'bench/limits/kill-test.ts', basis: 'seen' },
} as const satisfies Record<string, Figure>
export type FigureName = keyof typeof FIGURES

/** Those of the product page, in the order of its texts. */
export const MEASURED = [
  FIGURES.seeded,
  FIGURES.clean,
  FIGURES.tables,
  FIGURES.print,
  FIGURES.recalculation,
  FIGURES.formulas,
  FIGURES.hostile,
  FIGURES.crashes,
] as const

/** All of them, as the page of the accuracy shows them. */
export const BY_FIELD = [
  {
    field: 'scoreboard',
    figures: [
      'drawnErrors',
      'drawnSerious',
      'drawnWarnings',
      'drawnSlips',
      'firstSightErrors',
      'realTotals',
      'realSerious',
    ],
  },
  {
    field: 'reports',
    figures: ['seriousTrue', 'falseSerious', 'tableErrors', 'sentenceErrors', 'proseTicked', 'seeded', 'clean'],
  },
  { field: 'workbooks', figures: ['slips', 'slipsTrue', 'soundModels', 'formulas', 'recalculation'] },
  { field: 'reading', figures: ['hardPages', 'print', 'tables', 'office'] },
  { field: 'models', figures: ['claimsKept', 'claimsWrong'] },
  { field: 'service', figures: ['hostile', 'crashes'] },
] as const satisfies readonly { field: string; figures: readonly FigureName[] }[]
