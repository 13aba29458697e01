import { BRAND } from '@tickmark/document'
import type { HomeTexts } from './home.zh-CN.ts'

export const texts: HomeTexts = {
  kicker: 'Document review for funds, advisers, auditors and custodians',
  title: ['Every figure,', 'accounted for.'],
  lead: 'Upload an annual report, a valuation model or a due diligence report. Every table is re-added, every repeated figure compared, every required disclosure looked for, and each problem is marked on the exact cell it came from.',
  upload: 'Review a document',
  seeSample: 'See a sample review',
  more: 'How the product works',
  note: 'The sample company and its figures are fictitious. Files you upload are processed on this system only; deleting a task deletes its files and results.',
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
    title: 'Some facts about the product itself',
    items: [
      { value: 'About 3 s', label: 'from upload to all results of the sample annual report, measured on 2 cores' },
      { value: '11', label: 'file formats: PDF, Word, PowerPoint, Excel, CSV and pictures' },
      { value: '4', label: 'languages, each written natively: interface, explanations and reports' },
      { value: '0', label: 'calls to outside services by default: files and text stay on this system' },
    ],
  },
  checks: {
    title: 'Four kinds of check, all reproducible',
    items: [
      {
        title: 'Calculation',
        text: 'Footing, cross-footing, ratios and growth rates recomputed, within the precision printed.',
      },
      { title: 'Consistency', text: 'The same figure compared wherever it appears: statements, notes and prose.' },
      {
        title: 'Completeness and compliance',
        text: 'Statements, sections and disclosures that the type of report requires, with the basis for each gap.',
      },
      { title: 'Traceability', text: 'Each claim traced to its source; claims without one are listed on their own.' },
    ],
  },
  trace: {
    title: 'One finding, from the page to the conclusion',
    lead: 'Every finding is reached the same way, and every step leads back to its place on the page.',
    labels: { printed: 'As printed', expected: 'Expected', difference: 'Difference' },
    steps: [
      { title: 'Locate', text: 'Rows, columns, units and periods are read, and the place of each figure is kept.' },
      {
        title: 'Relate',
        text: 'Total current assets should equal the lines above it. The other column does add up, so the relation holds.',
      },
      { title: 'Recalculate', text: '18,204.50 + 9,316.77 + 12,450.03 = 39,971.30, which is not 41,171.30.' },
      {
        title: 'Conclude',
        text: 'The printed value, the expected value, the difference, the cells and the rule are shown together.',
      },
    ],
  },
  live: {
    title: 'Look at a real review now',
    lead: 'This is what the engine found in the bundled sample report, untouched. Click a problem to see its place; use J and K to go through them.',
    open: 'Open the sample review',
    failed: 'The sample cannot be shown at the moment',
    own: 'Log in to review a document of your own',
  },
  scores: {
    title: 'Three scores, with every deduction shown',
    lead: 'A score starts at 100 and falls only for the problems listed and the figures that could not be verified. Open it to see each deduction.',
    items: [
      {
        title: 'Trust',
        text: 'Whether the figures add up and agree with one another; unverified figures count in proportion.',
      },
      {
        title: 'Integrity',
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
        text: 'Page, place, quoted text and arithmetic come with each problem. What cannot be placed exactly marks the page, never a wrong spot.',
      },
      {
        title: 'Reproducible',
        text: 'The rules are deterministic: the same file gives the same problems and scores every time.',
      },
      {
        title: 'It also tells what was checked',
        text: 'Each figure is verified, contradicted or unverified, so that coverage is plain to see.',
      },
      {
        title: 'Prose is checked too',
        text: '“An increase of 16.2%” is recomputed from the amounts of the sentence and from the statements.',
      },
      {
        title: 'Runs where you are',
        text: 'Two commands install it. It depends on no outside service; language models are optional and off by default.',
      },
    ],
  },
  who: {
    title: 'Who uses it, and for what',
    items: [
      {
        title: 'Private equity and venture capital',
        text: 'Checking a target’s statements and due diligence reports, and the formulas and assumptions of a valuation model.',
      },
      {
        title: 'Consulting firms',
        text: 'Quality control before delivery: figures, sources, charts and conclusions that agree.',
      },
      { title: 'Accounting firms', text: 'Footing, tie-out and note references before a report is issued.' },
      { title: 'Brokerages', text: 'Figures, growth rates and sources in research reports.' },
      { title: 'Public funds and bank custody', text: 'Completeness and consistency of periodic reports.' },
    ],
  },
  review: {
    title: 'Interactive review',
    items: [
      {
        title: 'Linked both ways',
        text: 'Click a problem and the page scrolls to it; click a mark and the list follows.',
      },
      { title: 'Accept or dismiss', text: 'Decide problem by problem, with a reason that the next reviewer sees.' },
      { title: 'Send a link', text: 'Each problem has its own address; a colleague lands on the same place.' },
      { title: 'Take it with you', text: 'Annotated PDF, Word report, Excel, Markdown, JSON and SARIF.' },
    ],
  },
  data: {
    title: 'Formats, limits and your data',
    items: [
      { title: 'Formats', text: 'OCR: PDF, DOC, DOCX, PPT, PPTX, JPEG, PNG. Reviews also take XLS, XLSX and CSV.' },
      {
        title: 'Limits',
        text: 'Up to 5 files a task, 100 MB each and in all. Handwriting and poor photographs may not be readable; the result says so.',
      },
      {
        title: 'Processing',
        text: 'Each file is read in a restricted process of its own, which does not use the network.',
      },
      { title: 'Deletion', text: 'Deleting a task deletes the originals and all results, for good.' },
    ],
  },
  cta: {
    title: 'Try it on the report on your desk',
    text: '7 days free, up to 5 full reports, no credit card, account opened within 1 working day.',
    trial: 'Ask for a free trial',
    booking: 'Book a demo',
  },
}
