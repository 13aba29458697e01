import { BRAND } from '@tickmark/document'
import type { HomeTexts } from './zh-CN.ts'

export const texts: HomeTexts = {
  kicker: 'Document review for funds, advisers, auditors and custodians',
  title: ['Every figure,', 'accounted for.'],
  lead: 'Upload an annual report, a valuation model or a due diligence report. Tables are footed, repeated figures compared and required disclosures looked for. Each problem is marked in its place in the document.',
  upload: 'Review a document',
  seeSample: 'See a sample review',
  more: 'How the product works',
  note: 'The sample company and its figures are fictitious. By default, the files you upload are processed on this system only; deleting a task deletes its files and results.',
  sheet: {
    title: 'Consolidated balance sheet',
    unit: 'RMB 10,000',
    item: 'Item',
    note: 'Note',
    current: '31 Dec 2025',
    prior: '31 Dec 2024',
    notes: ['VII.1', 'VII.4', 'VII.9'],
    rows: ['Cash', 'Receivables', 'Inventories'],
    total: 'Total current assets',
    severity: 'Serious',
    rule: 'Footing',
    finding: 'Total current assets overstated by 1,200.00',
    arithmetic: 'The three lines add up to 39,971.30; the statement shows 41,171.30.',
    place: 'Page 68 · Table 3 · Row 4',
    example: 'Illustration',
  },
  stats: {
    title: 'The product in four facts',
    method: 'How we measure',
    items: [
      {
        value: 'About 3 s',
        label: 'from uploading the sample annual report to the last result file, measured on a 2-core server',
      },
      { value: '12', label: 'file formats: PDF, Word, PowerPoint, Excel, CSV, web pages and images' },
      {
        value: '4',
        label: 'languages throughout: interface, findings and reports in Chinese, English, Korean and Japanese',
      },
      { value: '0', label: 'calls to outside services by default: your files and their text stay on this system' },
    ],
  },
  checks: {
    title: 'Four kinds of check, all reproducible',
    items: [
      {
        title: 'Calculation',
        text: 'Footing, cross-footing, ratios and growth rates recomputed, to the precision disclosed.',
      },
      { title: 'Consistency', text: 'The same figure compared across statements, notes and text.' },
      {
        title: 'Completeness and compliance',
        text: 'The statements, sections and disclosures that this type of report requires, with the basis for every gap.',
      },
      {
        title: 'Traceability',
        text: 'References to statements, notes and sections are followed; claims without a source are listed separately.',
      },
    ],
  },
  trace: {
    title: 'One finding, from the page to the conclusion',
    lead: 'Every finding is reached in the same way, and every step links back to its place on the page.',
    labels: { printed: 'As printed', expected: 'Expected', difference: 'Difference' },
    steps: [
      { title: 'Locate', text: 'Rows, columns, units and periods are read, and the position of every figure is kept.' },
      {
        title: 'Relate',
        text: 'Total current assets should equal the lines above it. The prior-year column does add up, which confirms the relationship.',
      },
      { title: 'Recalculate', text: '18,204.50 + 9,316.77 + 12,450.03 = 39,971.30, which is not 41,171.30.' },
      {
        title: 'Conclude',
        text: 'The printed and expected values, the difference, the cells involved and the rule, all in one place.',
      },
    ],
  },
  live: {
    title: 'Explore a real review',
    lead: 'This is what the engine found in the sample annual report, unedited. Click a problem to see where it is; step through them with J and K.',
    open: 'Open the sample review',
    failed: 'The sample cannot be shown at the moment',
    preparing: 'Preparing the sample review',
    reading: (done: number, total: number) => `Reading the sample report: ${done} of ${total} pages`,
    checking: 'Checking the figures of the sample report',
    own: 'Log in to review a document of your own',
  },
  scores: {
    title: 'Three scores, with every deduction shown',
    lead: 'A score starts at 100 and falls only for the problems listed and the figures that could not be verified. Nothing else moves it.',
    items: [
      {
        title: 'Trust',
        text: 'Whether the figures add up and agree with one another; unverified figures count in proportion.',
      },
      {
        title: 'Completeness',
        text: 'Whether statements, sections, notes and explanations are there, with no placeholders or gaps.',
      },
      { title: 'Compliance', text: 'Whether requirements on format, units, periods and signatures are met.' },
    ],
  },
  why: {
    title: `Why ${BRAND.name.en}`,
    items: [
      {
        title: 'No evidence, no finding',
        text: 'Each problem comes with its page, position, quoted text and arithmetic. Where the exact spot is uncertain, only the page is marked.',
      },
      {
        title: 'Reproducible',
        text: 'The rules are deterministic: the same file gives the same problems and scores every time.',
      },
      {
        title: 'You see what was checked',
        text: 'Not only errors: every figure is marked verified, contradicted or unverified, so coverage is plain to see.',
      },
      {
        title: 'Text is checked too',
        text: '“An increase of 16.2%” is recomputed from the amounts in the sentence and from the statements.',
      },
      {
        title: 'Runs on your own servers',
        text: 'Two commands install it. It needs no outside service; language models are optional and off by default.',
      },
    ],
  },
  who: {
    title: 'Who uses it, and for what',
    items: [
      {
        title: 'Private equity and venture capital',
        text: 'Check a target’s statements and due diligence report, and the formulas and assumptions of its valuation model.',
      },
      {
        title: 'Consulting firms',
        text: 'Quality control before delivery: figures, sources and conclusions that agree with one another.',
      },
      { title: 'Accounting firms', text: 'Footing, tie-out and note references before the report is issued.' },
      { title: 'Brokerages', text: 'Figures, growth rates and cited sources in research reports.' },
      { title: 'Public funds and bank custody', text: 'Completeness and consistency of periodic fund reports.' },
    ],
  },
  review: {
    title: 'Interactive review',
    items: [
      {
        title: 'Linked both ways',
        text: 'Click a problem and the page scrolls to it; click a mark and the list follows.',
      },
      {
        title: 'Accept or dismiss',
        text: 'Work through the problems one by one; your decisions and reasons stand in every result file you download from then on.',
      },
      {
        title: 'Keep your place',
        text: 'Every problem has its own address; keep the link and return to the same spot.',
      },
      { title: 'Take it with you', text: 'Annotated PDF, Word report, Excel, Markdown, JSON and SARIF.' },
    ],
  },
  data: {
    title: 'Formats, limits and your data',
    items: [
      { title: 'Formats', text: 'PDF, DOC, DOCX, PPT, PPTX, XLS, XLSX, XLSM, CSV, HTML, JPEG and PNG.' },
      {
        title: 'Limits',
        text: 'Up to 5 files per task, 100 MB each and in total. Handwriting is not read; poor photographs may not be legible, and the result says so.',
      },
      {
        title: 'Processing',
        text: 'Each file is read in a restricted process of its own, which opens no network connection.',
      },
      { title: 'Deletion', text: 'Deleting a task permanently deletes the originals and all results.' },
    ],
  },
  cta: {
    title: 'Try it on the report on your desk',
    text: '7 days free, up to 5 full reports, no credit card, account opened within 1 working day.',
    trial: 'Start a free trial',
    booking: 'Book a demo',
  },
}
