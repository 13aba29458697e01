import type {
  Category,
  CheckKind,
  ChecklistReason,
  ChecklistState,
  CoverageSection,
  DocumentLanguage,
  DocumentType,
  FigureCounts,
  FigureState,
  ReadNotice,
  Severity,
  Unit,
} from '@tickmark/document'

/** Every word that a report says by itself, in one language. */
export interface Labels {
  reviewReport: string
  /** A score without what people dismissed. */
  afterReview: (score: string) => string
  scope: string
  method: string
  /** Paragraphs on how the review works, and what it is not. */
  methodText: readonly string[]
  /** Head of the list of what was decided. */
  decisions: string
  comment: string
  signOffs: string
  signRole: string
  signRoleName: Record<'preparer' | 'reviewer' | 'partner', string>
  signedBy: string
  signedAt: string
  /** Head of the hash of what was signed. */
  signedState: string
  documentType: Record<DocumentType, string>
  /** Said where a file was reviewed as another type than it seems to be. */
  looksLike: (seen: string) => string
  documentLanguage: Record<DocumentLanguage, string>
  severity: Record<Severity, string>
  category: Record<Category, string>
  figureState: Record<FigureState, string>
  score: Record<'trust' | 'integrity' | 'compliance', string>
  /** In place of a score that stands on too little. */
  notAssessable: string
  /** Head of the checklists of frameworks and forms. */
  checklists: string
  checklistOf: (name: string) => string
  reference: string
  /** That the lists count for no score, and what the states say. */
  checklistNote: string
  checklistState: Record<ChecklistState, string>
  checklistReason: Record<ChecklistReason, string>
  /** How many items are in a state, in a line of such counts. */
  checklistCount: Record<ChecklistState, (count: string) => string>
  /** Head of the list of what was checked in each section. */
  checked: string
  section: string
  /** Name of what stands before the first heading. */
  opening: string
  /** The sections with hardly any figures, together. */
  otherSections: (count: string) => string
  sectionKind: Record<CoverageSection['kind'], string>
  checkKind: Record<CheckKind, string>
  /** In place of "no problems" where too little could be checked to say so. */
  noneChecked: string
  file: string
  type: string
  language: string
  pages: string
  sheets: string
  pageCount: (count: string) => string
  sheetCount: (count: string) => string
  checksum: string
  generatedBy: (brand: string, version: string, rules: string) => string
  summary: string
  scores: string
  deductions: string
  deductionsNote: string
  coverage: string
  rule: string
  count: string
  points: string
  keyFigures: string
  item: string
  change: string
  grade: string
  categoryHead: string
  description: string
  /** All findings in one table. */
  overview: string
  findings: string
  finding: string
  noFindings: string
  /** Head of the findings that the firm has put aside, and of its reason for each. */
  suppressed: string
  reason: string
  /** A difference that rounding explains. */
  rounding: string
  /** "3 serious, 2 warnings", by grade. */
  findingCount: (severity: Severity, count: string) => string
  place: string
  quote: string
  expected: string
  actual: string
  arithmetic: string
  /** What correcting a formula does to the results. */
  effect: string
  /** What a person has decided on the finding. */
  decision: string
  decisionName: Record<'accepted' | 'dismissed', string>
  evidence: string
  confidence: string
  why: string
  figures: string
  figureCoverage: (counts: Record<keyof FigureCounts, string>, share: string) => string
  noFigures: string
  value: string
  unit: string
  unitName: Record<Unit, string>
  label: string
  column: string
  period: string
  state: string
  checks: string
  document: string
  documentText: string
  contents: string
  tables: string
  table: string
  page: (page: string) => string
  tableNumber: (number: string) => string
  row: (row: string) => string
  backToFinding: string
  picture: string
  notices: string
  notice: Record<ReadNotice['key'], string>
  hiddenSheet: string
  rowsOmitted: (rows: string) => string
  verifiedMark: string
  /** Said at a cell whose link was cut from the copy. */
  linkCut: string
  size: string
  fileCount: (files: string) => string
  /** Above data too long to be shown whole. */
  beginningShown: string
  pagesShown: (shown: string, pages: string) => string
  /** Head of what is told of a document that was read but not reviewed, and what it is not. */
  documentAnalysis: string
  analysisNote: string
  entity: string
  documentTitle: string
  outline: string
  /** What the sums of a table come to. */
  footing: string
  footingState: Record<'agrees' | 'differs' | 'none', (held: string, broken: string) => string>
}
