import type { DemoTexts } from './zh-CN.ts'

export const texts: DemoTexts = {
  title: 'Demo centre',
  lead: 'Choose a type of review, then upload a document of your own or take a sample. The engine really reads it, recalculates it and shows its evidence.',
  step1: '1. Choose the type of review',
  step2: '2. Choose a document',
  types: {
    financial_report: {
      name: 'Financial report',
      text: 'Footing and tie-out, notes against statements, text against tables, required disclosures',
    },
    valuation_model: {
      name: 'Valuation model',
      text: 'Consistent formulas, hard-coded values, recalculation, discounting and terminal value',
    },
    due_diligence: {
      name: 'Due diligence report',
      text: 'Sources of claims, consistency, scope and limitations, risks',
    },
  },
  sample: 'Use a sample document',
  upload: 'Upload a document of your own',
  noSample: 'There is no sample of this type yet. Please upload a file.',
  chooseBoth: 'Choose both a type and a document',
  start: 'Start the review',
  analysing: 'Reviewing',
  finished: 'Review finished',
  download: 'Download the full report',
  again: 'Analyse again',
  sales: 'Contact sales',
  reset: 'Reset the demo',
  resetDone: 'Demo reset',
  cancelled: 'The demo task was terminated.',
  allResults: 'All result files',
}
