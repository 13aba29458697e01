import { BRAND } from '@tickmark/document'
import type { Content } from '../content.ts'
import type { IntroduceTexts } from './zh-CN.ts'

const page: Content = {
  title: 'The product',
  lead: `${BRAND.name.en} reads a document as a careful reviewer does: it reads every figure exactly, works out how it relates to the others, and hands you the relationships that do not hold, together with the evidence.`,
  pictures: [
    {
      id: 'review',
      caption: 'The reviewer: the document on the left, the problems with their recalculation on the right.',
    },
  ],
  sections: [
    {
      id: 'steps',
      title: 'Ten steps',
      text: 'The step shown on the progress page is the one the engine is really in. No timer simulates progress.',
      items: [
        {
          title: 'Parse structure',
          text: 'Input: the file. The format is detected from its content, not its name; pages, headings, paragraphs and tables are located.',
        },
        {
          title: 'Extract text',
          text: 'Pages with a text layer are read directly; scans and images go through the built-in OCR, which keeps the position and confidence of every word.',
        },
        {
          title: 'Identify tables',
          text: 'Rows, columns, merged cells and tables that span pages are reconstructed; units, currencies and periods are read.',
        },
        {
          title: 'Verify calculations and formulas',
          text: 'Footing, cross-footing, differences, ratios and growth rates are recomputed; workbooks are recalculated cell by cell.',
        },
        { title: 'Check consistency', text: 'The same figure is compared across statements, notes and text.' },
        {
          title: 'Analyse logic',
          text: '“Increased” and “decreased” against the figures, parts against totals, opening against prior closing balances.',
        },
        {
          title: 'Check assumptions',
          text: 'Whether the discount rate, terminal growth, discount factors and scenarios of a valuation model are consistent.',
        },
        { title: 'Assess risks', text: 'Unusual movements and relationships, by published thresholds.' },
        {
          title: 'Summarise problems',
          text: 'Problems with the same cause are merged and graded; three scores are computed, with every deduction listed.',
        },
        { title: 'Build charts', text: 'The distribution of problems, the coverage of figures, and all result files.' },
      ],
    },
    {
      id: 'rules',
      title: 'The rules',
      text: 'Every rule has a page of its own: what it checks, why it matters, examples, how to resolve it, known limits and references. Open one below, or with “Why?” beside a problem.',
      items: [
        {
          title: 'Calculation',
          text: 'Totals and their parts, cross-footing, net amounts, changes, proportions, earnings per share, ratios.',
        },
        {
          title: 'Consistency',
          text: 'Balance sheet equation, cash flow tie-out, notes to statements, text to tables, periods and units.',
        },
        {
          title: 'Completeness',
          text: 'Required statements and sections, comparative periods, units and currencies, placeholders, gaps in numbering.',
        },
        { title: 'Compliance', text: 'Elements of the auditor’s report, signatures and dates, required disclosures.' },
        {
          title: 'Traceability',
          text: 'Cross-references that lead nowhere, missing sources, hard-coded values, links to other files.',
        },
        {
          title: 'Workbooks',
          text: 'Inconsistent formulas, sums that leave out a row, error values, circular references, stored values that recalculation does not reproduce.',
        },
      ],
    },
    {
      id: 'evidence',
      title: 'What a finding holds',
      items: [
        { title: 'Place', text: 'The page and box, or the sheet and cell; every operand has its own.' },
        { title: 'Arithmetic', text: 'The recalculation in plain figures: 1,200 + 300 = 1,500 ≠ 1,600.' },
        {
          title: 'Confidence',
          text: 'A figure that OCR read with doubt never raises more than a warning, unless another relationship confirms it.',
        },
        {
          title: 'Source',
          text: 'Rule or model. A model’s finding counts only when its quotation is found in the document and its arithmetic holds; the rest are dropped and counted.',
        },
      ],
    },
    {
      id: 'ocr',
      title: 'The OCR tool',
      text: 'Documents and images become Markdown, HTML, Excel tables and searchable PDF, with a summary. The built-in engine works offline for Chinese, English, Japanese and Korean; your own vision model can be connected.',
    },
    {
      id: 'measured',
      title: 'What was measured, and how',
      text: 'We publish only what we measured. Every number comes from a command in the repository’s bench folder, so you can repeat it with files of your own.',
    },
    {
      id: 'limits',
      title: 'Known limits',
      items: [
        {
          title: 'Handwriting and poor images',
          text: 'Handwriting is not read. Pages that are badly blurred, skewed or obscured may be incomplete; pages that could not be read are named.',
        },
        {
          title: 'Matters of judgement',
          text: 'Whether an estimate is reasonable or an assumption credible is for a professional to judge. The system shows what does not agree.',
        },
        { title: 'Encrypted files', text: 'Password protection has to be removed first.' },
        {
          title: 'Not an audit',
          text: 'Results support professional judgement. They are not an audit opinion, assurance or investment advice.',
        },
      ],
    },
  ],
}

export const texts: IntroduceTexts = {
  page,
  tour: {
    title: 'From finding to signature',
    steps: [
      {
        id: 'review',
        title: 'It opens at the first problem',
        text: 'The wrong figure and everything added to it are marked on the page; beside it stand what is printed, what it should be, and the sum, every number of it a link.',
      },
      {
        id: 'tick',
        title: 'Ask any tick why',
        text: 'Press a tick: the sum it is part of, the table it agrees with, the page of each. A figure that is open says what was tried.',
      },
      {
        id: 'model',
        title: 'Down to the cell of a model',
        text: 'The formula, its neighbours and what the correction does to the result. Change an input and see what follows.',
      },
      {
        id: 'sign',
        title: 'See it, then sign',
        text: 'Scores, what is serious and what was dismissed with its reason stand beside the signatures. A signature locks the decisions and goes into the report.',
      },
    ],
  },
  measured: {
    columns: { what: 'What', result: 'Result', how: 'How' },
    more: 'All measured figures, first-sight ones included',
    note: (days: string) =>
      `Measured on ${days}, on a server with 2 cores. These sets were in use while the engine was written, so read the figures as development results: documents that the engine meets for the first time come out lower. The full method, the targets missed and the worst cases are in docs/benchmarks.md of the repository.`,
    rows: [
      { title: 'Seeded errors', text: 'Found, in real reports and workbooks with one known error each' },
      { title: 'Clean documents', text: 'Unaltered real documents in which nothing was raised, suggestions included' },
      { title: 'Tables', text: 'Adjacency F1 on the public ICDAR 2013 competition set: 27 PDFs, 76 tables' },
      {
        title: 'Text recognition',
        text: 'Character error rate on scanned, compressed, skewed and photographed pages in four languages',
      },
      {
        title: 'Recalculation',
        text: 'Of 54,214 stored values in 105 workbooks, most of them real: the share that recalculation reproduces',
      },
      { title: 'Formula errors', text: 'Mean precision and recall on 34 workbooks labelled by hand' },
      {
        title: 'Hostile files',
        text: 'Zip bombs, endless loops and damaged files that ended in a result or a clear error',
      },
      { title: 'Crashes', text: 'Tasks completed correctly although a process was killed on the way' },
    ],
  },
}
