import type {
  Category,
  Document,
  DocumentType,
  Figure,
  FigureCounts,
  Finding,
  Review,
  SuppressedFinding,
} from '@tickmark/document'
import { BRAND } from '@tickmark/document'
import { detectDocumentType } from './detect-document-type.ts'
import { collectFacts } from './facts/collect-facts.ts'
import type { Facts } from './facts/facts.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Relation, RelationKind } from './relations/relation.ts'
import { ALARM_CONFIDENCE } from './relations/blame.ts'
import { figuresOf } from './relations/relation.ts'
import type { Rule, RuleInput } from './rule.ts'
import { RULES } from './rules/index.ts'
import { scoreReview } from './score.ts'
import { sortFindings } from './sort-findings.ts'
import { statedSums } from './stated-sums.ts'
import { summarize } from './summarize.ts'
import { Tuning } from './tuning.ts'
import { addEffects } from './workbook/add-effects.ts'
import { workbookFigures } from './workbook/figures.ts'
import { mapSheets } from './workbook/map-sheets.ts'
import { buildWorkbookModel } from './workbook/model.ts'
import type { WorkbookModel } from './workbook/model.ts'
import type { Recalculation, Recalculator } from './workbook/recalculation.ts'

export interface ReviewOptions {
  type?: DocumentType | 'auto'
  tuning?: Partial<Tuning>
  /** What the formulas of a workbook give when computed anew; made outside, since it needs an engine. */
  recalculation?: Recalculation
  /** With it, findings on formulas say what correcting them does to the results. */
  recalculator?: Recalculator
  /** Told before each rule runs which kind of check is next, for those who show progress. */
  onCheck?(category: Category): void
}

/** Reviews one document. Pure: the same document gives the same review, byte for byte. */
export function review(document: Document, options: ReviewOptions = {}): Review {
  return reviewDocuments([document], [options])[0]!
}

/** Reviews the documents of one task, each with the others as its siblings. One review a document, in order. */
export function reviewDocuments(
  documents: readonly Document[],
  options: readonly ReviewOptions[] | ReviewOptions = {},
): Review[] {
  const optionsOf = (index: number): ReviewOptions =>
    Array.isArray(options) ? (options[index] ?? {}) : (options as ReviewOptions)
  const prepared = documents.map((document, index) => prepare(document, optionsOf(index)))
  return prepared.map((own, index) =>
    reviewOne(
      own,
      prepared.filter((_, other) => other !== index),
      optionsOf(index),
    ),
  )
}

interface Prepared {
  document: Document
  facts: Facts
  model?: WorkbookModel
}

function prepare(document: Document, options: ReviewOptions): Prepared {
  const facts = collectFacts(document)
  return document.workbook
    ? { document, facts, model: buildWorkbookModel(document.workbook, options.recalculation) }
    : { document, facts }
}

function reviewOne(own: Prepared, siblings: readonly Prepared[], options: ReviewOptions): Review {
  const tuning = Tuning.parse(options.tuning ?? {})
  const type =
    options.type && options.type !== 'auto' ? options.type : (tuning.documentType ?? detectDocumentType(own.document))
  const input: RuleInput = { ...own, tuning, type, siblings }
  const rules = RULES.filter((rule) => rule.meta.documents.includes(type) && tuning.rules[rule.meta.id] !== 'off')
  const all = sortFindings(
    rules.flatMap((rule) => runRule(rule, input, options)),
    own.document,
  )
  const { found, suppressed } = putAside(all, tuning)
  const findings = own.model && options.recalculator ? addEffects(found, own.model, options.recalculator) : found
  const figures = own.model ? workbookFigures(own.model, findings) : markFigures(own.facts, findings)
  const figureCounts = countFigures(figures)
  const { scores, deductions } = scoreReview(findings, figureCounts)
  return {
    documentType: type,
    language: own.document.language,
    scores,
    deductions,
    figureCounts,
    figures,
    findings,
    ...(suppressed.length > 0 ? { suppressed } : {}),
    ...(own.facts.relations.length > 0 ? { sums: statedSums(own.facts.relations) } : {}),
    summary: summarize(own.document, own.facts),
    ...(own.model && { sheetMaps: mapSheets(own.model) }),
    engine: { version: BRAND.version, rules: rules.length, models: [] },
  }
}

function runRule(rule: Rule, input: RuleInput, { onCheck }: ReviewOptions): Finding[] {
  onCheck?.(rule.meta.category)
  const seen = new Map<string, number>()
  return Array.from(rule.check(input), (draft): Finding => {
    const base = fingerprintOf(rule.meta.id, draft, 0)
    const occurrence = seen.get(base) ?? 0
    seen.set(base, occurrence + 1)
    const tuned = input.tuning.rules[rule.meta.id]
    return {
      ...draft,
      ruleId: rule.meta.id,
      category: rule.meta.category,
      severity: tuned && tuned !== 'off' ? tuned : (draft.severity ?? rule.meta.severity),
      fingerprint: occurrence ? fingerprintOf(rule.meta.id, draft, occurrence) : base,
      source: 'rule',
    }
  })
}

/** Parts the findings that the firm has put aside, keeping its reason with each. */
function putAside(
  findings: readonly Finding[],
  { suppressions }: Tuning,
): { found: Finding[]; suppressed: SuppressedFinding[] } {
  const reasons = new Map(suppressions.map(({ fingerprint, reason }) => [fingerprint, reason]))
  return {
    found: findings.filter(({ fingerprint }) => !reasons.has(fingerprint)),
    suppressed: findings.flatMap((finding) => {
      const reason = reasons.get(finding.fingerprint)
      return reason === undefined ? [] : [{ finding, reason }]
    }),
  }
}

const RULE_OF: Record<RelationKind, string> = {
  sum: 'calculation/total-mismatch',
  parts: 'calculation/total-mismatch',
  'cross-sum': 'calculation/cross-total-mismatch',
  difference: 'calculation/difference-mismatch',
  change: 'calculation/change-mismatch',
  'percent-change': 'calculation/change-mismatch',
  'prose-growth': 'calculation/growth-mismatch',
  'prose-amount': 'calculation/growth-mismatch',
  share: 'calculation/share-mismatch',
  'share-total': 'calculation/share-mismatch',
  ratio: 'calculation/ratio-mismatch',
  eps: 'calculation/ratio-mismatch',
  product: 'calculation/product-mismatch',
  average: 'calculation/average-mismatch',
  quarters: 'consistency/quarters-differ-from-year',
  'tax-reconciliation': 'calculation/tax-reconciliation',
  balance: 'consistency/balance-sheet-unbalanced',
  'cash-roll': 'consistency/cash-roll-forward',
  'cash-tie': 'consistency/cash-differs-from-balance-sheet',
  'profit-tie': 'consistency/profit-differs-between-statements',
  'note-tie': 'consistency/note-differs-from-statement',
  'roll-forward': 'consistency/roll-forward-broken',
  'same-item': 'consistency/same-item-differs',
  'prose-restated': 'consistency/prose-differs-from-table',
}

/** Least confidence in a relation that holds for it to verify its figures. */
const VERIFYING_CONFIDENCE = 0.5

/** Figures with their states: verified by a check that held, contradicted by a finding that stands at them. */
function markFigures(facts: Facts, findings: readonly Finding[]): Figure[] {
  const checks = new Map<string, Figure['checks']>()
  const add = (id: string, ruleId: string, held: boolean) => {
    const list = checks.get(id) ?? []
    if (!list.some((check) => check.ruleId === ruleId && check.held === held))
      checks.set(id, [...list, { ruleId, held }])
  }
  for (const relation of facts.relations) recordRelation(relation, add)
  const contradicted = new Set(
    findings
      .filter((finding) => finding.severity !== 'suggestion')
      .flatMap((finding) => wrongPlaces(finding).map(placeKey)),
  )
  return facts.figures.map((figure) => {
    const own = checks.get(figure.id) ?? []
    const state = contradicted.has(placeKey(figure.location))
      ? 'contradicted'
      : own.some((check) => check.held)
        ? 'verified'
        : 'unverified'
    return { ...figure, state, checks: own }
  })
}

/** Where the wrong figures of a finding stand: its first evidence, and the second too where two were exchanged. */
function wrongPlaces({ evidence, messageId }: Finding): Figure['location'][] {
  return evidence.slice(0, messageId === 'exchanged' ? 2 : 1).map((piece) => piece.location)
}

function recordRelation(relation: Relation, add: (id: string, ruleId: string, held: boolean) => void): void {
  if (relation.holds ? relation.confidence < VERIFYING_CONFIDENCE : relation.confidence < ALARM_CONFIDENCE) return
  for (const figure of figuresOf(relation)) add(figure.id, RULE_OF[relation.kind], relation.holds)
}

function placeKey({ block, rowIndex, columnIndex, start }: Figure['location']): string {
  return `${block}:${rowIndex ?? ''}:${columnIndex ?? ''}@${start ?? ''}`
}

function countFigures(figures: readonly Figure[]): FigureCounts {
  const count = (state: Figure['state']) => figures.filter((figure) => figure.state === state).length
  return {
    total: figures.length,
    verified: count('verified'),
    contradicted: count('contradicted'),
    unverified: count('unverified'),
  }
}
