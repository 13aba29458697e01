/**
 * The measured figures from `docs/benchmarks.md`, in the order of the texts. A new measurement is entered here and nowhere else on the
 * site.
 */
export const MEASURED = [
  { result: '54 / 54', command: 'bench/review/review.ts' },
  { result: '39 / 50', command: 'bench/review/review.ts' },
  { result: '0.9998', command: 'bench/reading/tables.ts' },
  { result: '0.09 %', command: 'bench/recognition/ocr.ts' },
  { result: '99.95 %', command: 'bench/workbooks/recalculation.ts' },
  { result: '87.7 % · 73.4 %', command: 'bench/workbooks/spreadsheets.ts' },
  { result: '74 / 74', command: 'bench/limits/hostile.ts' },
  { result: '20 / 20', command: 'bench/limits/kill-test.ts' },
] as const
