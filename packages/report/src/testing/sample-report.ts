import type { Block, Cell, Document, Finding, Review, Table } from '@tickmark/document'
import type { ReviewReportInput } from '../input/report-input.ts'

/** Text that tries to be markup, script, formula and control sequence at once. */
export const HOSTILE = `=cmd|' /C calc'!A0 <script>alert("1")</script> [x](javascript:alert(1)) **b** & 'q'`

/** A table from rows of texts; `spans` gives `[rowSpan, columnSpan]` by "row,column". */
export function tableOf(
  id: string,
  rows: string[][],
  spans: Record<string, [number, number]> = {},
  more: Partial<Table> = {},
): Table {
  const cells = rows.flatMap((row, rowIndex) =>
    row.flatMap((text, columnIndex): Cell[] => {
      const [rowSpan, columnSpan] = spans[`${rowIndex},${columnIndex}`] ?? [1, 1]
      const box: Cell['box'] = [
        0.1 + columnIndex * 0.25,
        0.2 + rowIndex * 0.05,
        0.3 + columnIndex * 0.25,
        0.24 + rowIndex * 0.05,
      ]
      return text === '^' ? [] : [{ rowIndex, columnIndex, rowSpan, columnSpan, text, page: 2, box }]
    }),
  )
  return {
    id,
    type: 'table',
    layer: 'body',
    page: 2,
    rowCount: rows.length,
    columnCount: Math.max(...rows.map((row) => row.length)),
    headerRowCount: 1,
    headerColumnCount: 1,
    cells,
    ...more,
  }
}

export function documentOf(blocks: Block[], more: Partial<Document> = {}): Document {
  return {
    version: 1,
    name: 'report.pdf',
    format: 'pdf',
    language: 'en',
    metadata: {},
    pages: [1, 2].map((number) => ({ number, width: 595, height: 842, origin: 'text' })),
    pageCount: 2,
    blocks,
    bookmarks: [],
    annotations: [],
    notices: [],
    ...more,
  }
}

const balance = tableOf('b3', [
  ['Item', '2024', '2023'],
  ['Cash', '1,200', '900'],
  ['Receivables', '300', '(100)'],
  ['Total', '1,600', '800'],
])

const finding: Finding = {
  ruleId: 'calculation/total-mismatch',
  messageId: 'mismatch',
  data: {},
  category: 'calculation',
  severity: 'serious',
  evidence: [
    {
      location: { page: 2, box: [0.35, 0.35, 0.55, 0.39], block: 'b3', rowIndex: 3, columnIndex: 1 },
      text: '1,600',
      value: '1,600',
      label: 'Total',
    },
    {
      location: { page: 2, box: [0.35, 0.25, 0.55, 0.29], block: 'b3', rowIndex: 1, columnIndex: 1 },
      text: '1,200',
      label: 'Cash',
    },
  ],
  expected: '1,500',
  actual: '1,600',
  arithmetic: '1,200 + 300 = 1,500 ≠ 1,600',
  confidence: 0.95,
  fingerprint: 'abc123',
  source: 'rule',
}

const inProse: Finding = {
  ...finding,
  ruleId: 'completeness/placeholder',
  category: 'completeness',
  severity: 'warning',
  evidence: [{ location: { page: 1, block: 'b2', start: 0, end: 4 }, text: '=cmd' }],
  expected: undefined,
  actual: undefined,
  arithmetic: undefined,
  fingerprint: 'def456',
}

const review: Review = {
  documentType: 'financial_report',
  language: 'en',
  scores: { trust: 88, integrity: 97, compliance: 100 },
  deductions: [{ score: 'trust', ruleId: 'calculation/total-mismatch', count: 1, points: 8 }],
  coverage: {
    checks: [{ kind: 'footing', held: 1, broken: 1 }],
    sections: [
      {
        kind: 'section',
        title: 'Annual report',
        location: { page: 1, block: 'b1' },
        figures: { total: 6, verified: 3, contradicted: 1, unverified: 2 },
        checks: [{ kind: 'footing', held: 1, broken: 1 }],
        firstOpen: { page: 2, block: 'b3', rowIndex: 2, columnIndex: 1 },
      },
    ],
  },
  figureCounts: { total: 6, verified: 3, contradicted: 1, unverified: 2 },
  figures: [
    {
      id: 'f1',
      amount: { value: '1200', scale: 3, unit: 'money', currency: 'USD', decimals: 0 },
      text: '1,200',
      location: { page: 2, box: [0.35, 0.25, 0.55, 0.29], block: 'b3', rowIndex: 1, columnIndex: 1 },
      label: HOSTILE,
      state: 'verified',
      checks: [{ ruleId: 'calculation/total-mismatch', held: true }],
    },
  ],
  findings: [inProse, finding],
  summary: {
    keyFigures: [
      {
        concept: 'cash',
        label: 'Cash',
        current: '1,200',
        currentPeriod: '2024',
        prior: '900',
        priorPeriod: '2023',
        change: '+33.3',
        location: { page: 2 },
      },
    ],
    outline: [],
  },
  engine: { version: '0.1.0', rules: 40, models: [] },
}

/** A small reviewed report of two pages: a heading, hostile prose and a table with a wrong total. */
export function sampleReport(): ReviewReportInput {
  const document = documentOf([
    { id: 'b1', type: 'heading', layer: 'body', page: 1, level: 1, text: 'Annual report' },
    { id: 'b2', type: 'paragraph', layer: 'body', page: 1, text: HOSTILE },
    balance,
  ])
  return {
    document,
    review,
    language: 'en',
    sha256: '00ff',
    describe: ({ ruleId, fingerprint }) => ({
      title: `Title of ${ruleId}`,
      message: `Message ${fingerprint} ${HOSTILE}`,
      explanation: 'Because.',
    }),
    describeUnscored: ({ reason }) => `Reason ${reason} ${HOSTILE}`,
    summaryText: ['A summary.'],
  }
}
