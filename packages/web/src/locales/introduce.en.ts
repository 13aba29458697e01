import { BRAND } from '@tickmark/document'
import type { Content } from './content.ts'
import type { IntroduceTexts } from './introduce.zh-CN.ts'

const page: Content = {
  title: 'The product',
  lead: `${BRAND.name.en} reads a document as a careful reviewer does: first each figure, exactly; then how it relates to the others; and at last it hands you the relations that do not hold, with the evidence.`,
  pictures: [
    {
      id: 'review',
      caption: 'The reviewer: the document on the left, the problems with their recalculation on the right.',
    },
    {
      id: 'model',
      caption: 'Reviewing a workbook: the cell is marked in its sheet, with its formula and what recalculation gives.',
    },
  ],
  sections: [
    {
      id: 'steps',
      title: 'Ten steps',
      text: 'The step on the progress page is the one the engine is in. No timer pretends.',
      items: [
        {
          title: 'Parse structure',
          text: 'Input: the file. Its format is told by content, not by name; pages, headings, paragraphs and table regions are found.',
        },
        {
          title: 'Extract text',
          text: 'Pages with text are read directly; scans and pictures by the built-in OCR, with place and confidence of every word.',
        },
        {
          title: 'Identify tables',
          text: 'Rows, columns, merged cells and tables over pages are restored; units, currencies and periods are read.',
        },
        {
          title: 'Verify calculations and formulas',
          text: 'Sums, cross-sums, differences, ratios and growth rates are recomputed; a workbook’s formulas cell by cell.',
        },
        { title: 'Check consistency', text: 'The same figure is compared between statements, notes and prose.' },
        {
          title: 'Analyse logic',
          text: 'Words of direction against figures, parts against totals, opening against closing balances.',
        },
        {
          title: 'Check assumptions',
          text: 'Discount rates, terminal growth, discount factors and scenarios of a valuation model.',
        },
        { title: 'Assess risks', text: 'Unusual changes and relations, by stated thresholds.' },
        {
          title: 'Summarise problems',
          text: 'Problems of one cause are joined and graded; three scores are computed with every deduction listed.',
        },
        { title: 'Build charts', text: 'Distribution of problems, coverage of figures, and all result files.' },
      ],
    },
    {
      id: 'rules',
      title: 'The rules',
      text: 'Each rule has a page of its own: what it checks, why it matters, examples, how to resolve it, known limits and references. “Why?” beside a problem opens it.',
      items: [
        {
          title: 'Calculation',
          text: 'Totals and parts, cross-footing, difference rows, changes, shares, earnings per share, ratios.',
        },
        {
          title: 'Consistency',
          text: 'Balance of the balance sheet, cash flow tie-out, notes and statements, prose and tables, periods and units.',
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
          text: 'Formulas unlike their neighbours, sums that miss a row, error values, circular references, stored values that recalculation does not give.',
        },
      ],
    },
    {
      id: 'evidence',
      title: 'What a finding holds',
      items: [
        { title: 'Place', text: 'Page and box, or sheet and cell; the operands have theirs too.' },
        { title: 'Arithmetic', text: 'The recalculation, in no particular language: 1,200 + 300 = 1,500 ≠ 1,600.' },
        {
          title: 'Confidence',
          text: 'A doubtful figure of a scan never makes more than a warning, unless another relation confirms it.',
        },
        {
          title: 'Source',
          text: 'Rule or model. A model’s finding counts only when its quotation is found in the text and its arithmetic holds; the rest is dropped and counted.',
        },
      ],
    },
    {
      id: 'ocr',
      title: 'The OCR tool',
      text: 'Documents and pictures become Markdown, HTML, Excel tables and searchable PDF, with a summary. The built-in engine works offline for Chinese, English, Japanese and Korean; your own vision model can be connected.',
    },
    {
      id: 'measured',
      title: 'What was measured, and how',
      text: 'We publish only what we measured. Each number comes from a command in the repository’s bench folder; method, machine and data stand in the benchmarks page of the documentation, missed targets included. You can repeat them with files of your own.',
    },
    {
      id: 'limits',
      title: 'Known limits',
      items: [
        {
          title: 'Handwriting and poor images',
          text: 'Handwriting is not read. Pages that are badly blurred, skewed or covered may be incomplete; unread pages are named.',
        },
        {
          title: 'Matters of judgement',
          text: 'Whether an estimate is reasonable or an assumption credible is for a professional. The system shows what does not agree.',
        },
        { title: 'Encrypted files', text: 'Password protection must be removed first.' },
        {
          title: 'Not an audit',
          text: 'Results support professional judgement. They are no audit opinion, assurance or investment advice.',
        },
      ],
    },
  ],
}

export const texts: IntroduceTexts = {
  page,
  measured: {
    columns: { what: 'What', result: 'Result', how: 'How' },
    note: 'Measured on 20 November 2026 on a server with 2 cores. These sets were in use while the engine was written, so read the figures as development results. The full method, the targets missed and the worst cases are in docs/benchmarks.md of the repository.',
    rows: [
      { title: 'Seeded errors', text: 'Found, in real reports and workbooks with one known error each' },
      { title: 'Clean documents', text: 'Unaltered real reports that raised no alarm at all' },
      { title: 'Tables', text: 'Adjacency F1 on the public ICDAR 2013 competition set: 27 PDFs, 76 tables' },
      {
        title: 'Text recognition',
        text: 'Character error rate on scanned, compressed, skewed and photographed pages in four languages',
      },
      {
        title: 'Recalculation',
        text: 'Stored values of 64 real workbooks that recalculation reproduced; the one exception had been planted',
      },
      { title: 'Formula errors', text: 'Mean precision and recall on 34 workbooks labelled by hand' },
      { title: 'Hostile files', text: 'Bombs, loops and damaged files that ended in a result or a clear error' },
      { title: 'Crashes', text: 'Tasks completed correctly although a process was killed on the way' },
    ],
  },
}
