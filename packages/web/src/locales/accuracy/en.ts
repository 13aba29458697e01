import type { AccuracyTexts } from './zh-CN.ts'

export const texts: AccuracyTexts = {
  title: 'Accuracy, as measured',
  lead: 'What the engine finds, what it raises without cause and what it misses. Every figure has a public record and the command that produced it; the unflattering ones are listed too.',
  measured: (days: string) => `Measured on ${days}, on a server with 2 cores.`,
  record: 'The full record: methods, targets missed, worst cases',
  fields: 'By field',
  columns: { what: 'What was measured', result: 'Result', basis: 'Sample', command: 'Command' },
  byHand: 'read page by page by people',
  method: {
    title: 'How to read the figures',
    first: {
      what: 'First sight',
      on: 'Documents that nobody had looked at before the run: the figure to go by for documents of your own. Samples are small, so a few reports can move it by ten points.',
    },
    heldOut: {
      what: 'Held out',
      on: 'Weights were learned from other documents, then used on this one, which had no part in them.',
    },
    seen: {
      what: 'Development',
      on: 'Documents that were in use while the engine was written. Your own will come out lower.',
    },
  },
  groups: {
    scoreboard: 'The scoreboard: drawn and real documents',
    reports: 'Financial and due diligence reports',
    workbooks: 'Valuation models and workbooks',
    reading: 'Reading and text recognition',
    models: 'Opinions of language models',
    service: 'Safety and stability',
  },
  figures: {
    drawnErrors: {
      what: 'Errors planted into drawn reports',
      on: 'Reports drawn by program, whose whole truth is known, with 329 and 169 planted errors; two draws, the second of a newer seed',
    },
    drawnSerious: { what: 'Serious findings that were true', on: 'In the same two draws of reports' },
    drawnWarnings: { what: 'Warnings that were true', on: 'In the same two draws of reports' },
    drawnSlips: { what: 'Slips planted into drawn models', on: 'In the valuation models of the same two draws' },
    firstSightErrors: {
      what: 'Errors in documents of first sight',
      on: 'Of 56 errors planted into reports that had been read for the first time earlier, run again after the causes of misses were mended',
    },
    realTotals: {
      what: 'Wrong totals planted into real reports',
      on: 'Of 44 in open reports and of 52 in reports that are kept sealed',
    },
    realSerious: {
      what: 'Serious findings per 100 pages',
      on: 'In open and in sealed real reports as they are; how many of them are true was not read by hand',
    },
    seriousTrue: {
      what: 'Serious findings that were true',
      on: 'Public reports read for the first time, every finding checked against its page by hand: 83 reports in three draws, then 15 and 11, most recently 27. What was false was then traced to its causes.',
    },
    falseSerious: { what: 'False serious alarms per 100 pages', on: 'In the same 83 reports, 7,638 pages' },
    tableErrors: {
      what: 'Errors planted into tables',
      on: 'Of 21,646 errors planted into tables of real reports, those found with a certainty of 70 % or more; the second figure is false alarms per document',
    },
    sentenceErrors: {
      what: 'Errors planted into sentences',
      on: 'Sentences checked against lines of tables; the second figure is false alarms per document',
    },
    proseTicked: {
      what: 'Figures in running text that were verified',
      on: 'Of 5,615 figures in sentences of 21 reports from eight countries',
    },
    seeded: { what: 'Known errors found', on: '54 real reports and workbooks with one known error each' },
    clean: {
      what: 'Clean documents left alone',
      on: '50 unaltered real documents; a suggestion counts as a finding',
    },
    slips: {
      what: 'Slips planted into models',
      on: 'Of 116 slips in 40 models that nobody had seen, those found at the cell itself',
    },
    slipsTrue: { what: 'Findings that concern the slip', on: 'Findings above a suggestion in the same models' },
    soundModels: { what: 'Sound models with a false alarm', on: '110 models that nobody had seen' },
    formulas: { what: 'Formula errors', on: '34 workbooks labelled by hand: mean precision and recall' },
    recalculation: {
      what: 'Recalculation',
      on: 'Of 54,214 stored values in 105 workbooks, those that recalculation reproduces',
    },
    hardPages: {
      what: 'Poor pages',
      on: '32 scans, faxes and photographs that nobody had seen, in four languages: characters wrong; the second figure is numbers exactly right',
    },
    print: {
      what: 'Clear print',
      on: 'Characters wrong on scanned, compressed, skewed and photographed pages in four languages',
    },
    tables: { what: 'Tables', on: 'Public ICDAR 2013 competition set, 27 PDFs, 76 tables: adjacency F1 of cells' },
    office: { what: 'Office documents', on: 'Public test files that were read: docx; doc, ppt and pptx' },
    claimsKept: {
      what: 'Right opinions kept',
      on: 'Opinions written by people playing a model; the share that the rules could confirm',
    },
    claimsWrong: { what: 'Wrong opinions shown all the same', on: 'From the same set; none of them as serious' },
    hostile: {
      what: 'Hostile files',
      on: 'Zip bombs, endless loops, disguised and damaged files that ended in a result or a clear error',
    },
    crashes: { what: 'Killed processes', on: 'Tasks completed correctly although a process was killed on the way' },
  },
  weak: {
    title: 'Where it is weakest',
    items: [
      {
        what: 'Warnings',
        on: 'At first sight most warnings are no errors: in the most recent draw 2 of 8 were true. They are questions worth a look, not verdicts.',
      },
      {
        what: 'Figures that stand alone',
        on: 'Discount rates, trial results, terms of contracts: nothing in the document bears them out, so they get no tick and no finding.',
      },
      {
        what: 'Dim photographs and coarse faxes',
        on: 'On dim photographs 14.8 % of the characters are wrong, on coarse faxes 7.2 %. Proofread the recognised text of such pages.',
      },
      {
        what: 'Lone inputs',
        on: 'A single value that was typed over often goes unnoticed where no neighbouring formula can be compared.',
      },
    ],
  },
}
