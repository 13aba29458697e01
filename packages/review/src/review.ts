import type {
  Category,
  Document,
  DocumentType,
  Evidence,
  Figure,
  FigureCounts,
  Finding,
  Review,
  SuppressedFinding,
} from '@tickmark/document'
import { BRAND, firstOf } from '@tickmark/document'
import { unassessable } from './score/assessable.ts'
import { explainChecked } from './explain/explain-figures.ts'
import type { ExplainedFigure } from './explain/explain-figures.ts'
import { fillChecklists } from './profiles/fill-checklists.ts'
import { makeCoverage } from './coverage/make-coverage.ts'
import { detectDocumentType, typeByItsSigns } from './detect-document-type.ts'
import { markFigures, markSheetFigures, placeOnly } from './judge/figure-states.ts'
import { checkFacts } from './judge/check-facts.ts'
import type { CheckedFacts } from './judge/checked-facts.ts'
import { fingerprintOf } from './score/fingerprint.ts'
import { joinRepeats } from './judge/join-repeats.ts'
import { oncePerCause } from './judge/once-per-cause.ts'
import { withoutConsequences } from './judge/told-consequences.ts'
import type { Rule, RuleInput, RuleMeta } from './rule/rule.ts'
import { placeholder } from './rules/completeness/placeholder.ts'
import { RULES } from './rules/index.ts'
import { scoreReview } from './score/score.ts'
import { sortFindings } from './score/sort-findings.ts'
import { statedSums } from './judge/stated-sums.ts'
import { summarize } from './summary/summarize.ts'
import { Tuning } from './profiles/tuning.ts'
import { addEffects, buildWorkbookModel, isRecomputed, mapSheets } from '@tickmark/workbook'
import type { Recalculation, Recalculator, WorkbookModel } from '@tickmark/workbook'
import { derivationOf } from './facts/derivation.ts'

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
  return firstOf(reviewDocuments([document], [options]))
}

/** Reviews the documents of one task, each with the others as its siblings. One review a document, in order. */
export function reviewDocuments(
  documents: readonly Document[],
  options: readonly ReviewOptions[] | ReviewOptions = {},
): Review[] {
  return reviewWithReasons(documents, options).map(({ review }) => review)
}

/** A review, and why each figure is in its state. */
export interface ReviewWithReasons {
  review: Review
  /** Each figure with its explanation, by their ids; made as it is asked for. */
  explained: () => Generator<ExplainedFigure, void, undefined>
}

/** The same, with what the figures were held against: to explain them later is to read and calculate everything once more. */
export function reviewWithReasons(
  documents: readonly Document[],
  options: readonly ReviewOptions[] | ReviewOptions = {},
): ReviewWithReasons[] {
  const optionsOf = (index: number): ReviewOptions =>
    Array.isArray(options) ? (options[index] ?? {}) : (options as ReviewOptions)
  const prepared = documents.map((document, index) => prepare(document, optionsOf(index)))
  return prepared.map((own, index) => {
    const siblings = prepared.filter((_, other) => other !== index)
    const { precision } = Tuning.parse(optionsOf(index).tuning ?? {})
    return {
      review: reviewOne(own, siblings, optionsOf(index)),
      explained: () => explainChecked(own.document, own.facts, precision),
    }
  })
}

interface Prepared {
  document: Document
  facts: CheckedFacts
  model?: WorkbookModel
}

function prepare(document: Document, options: ReviewOptions): Prepared {
  const { precision } = Tuning.parse(options.tuning ?? {})
  if (!document.workbook) return { document, facts: checkFacts(document, { precision }) }
  const model = buildWorkbookModel(document.workbook, options.recalculation)
  return { document, facts: checkFacts(document, { derivation: derivationOf(model), precision }), model }
}

function reviewOne(own: Prepared, siblings: readonly Prepared[], options: ReviewOptions): Review {
  const tuning = Tuning.parse(options.tuning ?? {})
  const type =
    options.type && options.type !== 'auto' ? options.type : (tuning.documentType ?? detectDocumentType(own.document))
  const input: RuleInput = { ...own, tuning, type, siblings }
  const seen = typeByItsSigns(own.document)
  const rules = RULES.filter(({ meta }) => isAsked(meta, type, own.model && seen) && tuning.rules[meta.id] !== 'off')
  const raised = rules.flatMap((rule) => runRule(rule, input, options))
  const caused = own.model ? withoutConsequences(raised, own.model, options.recalculator) : raised
  const told = oncePerCause(caused, own.facts.causes)
  const sorted = sortFindings(told, own.document)
  // Cells of a workbook are grouped by the rules themselves, as ranges; words that were left in them are not.
  const all = joinRepeats(sorted, ({ ruleId }) => !own.model || ruleId === placeholder.meta.id)
  const { found, suppressed } = putAside(all, tuning)
  const findings = own.model && options.recalculator ? addEffects(found, own.model, options.recalculator) : found
  const figures = own.model ? markSheetFigures(own.model, own.facts, findings) : markFigures(own.facts, findings)
  const figureCounts = countFigures(figures)
  const unscored = unassessable(input, figureCounts)
  const checklists = fillChecklists(input)
  const { scores, deductions } = scoreReview(findings, figureCounts, unscored)
  return {
    documentType: type,
    ...(seen && seen !== type && { looksLike: seen }),
    language: own.document.language,
    scores,
    ...(unscored.length > 0 ? { unscored } : {}),
    deductions,
    coverage: makeCoverage(input, figures, findings),
    ...(checklists.length > 0 ? { checklists } : {}),
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

/**
 * Whether a rule is asked of a document. What a valuation computes and assumes is checked in every workbook that holds one; what should
 * be there besides is asked only where it is reviewed as one.
 */
function isAsked({ documents, category }: RuleMeta, type: DocumentType, seen: DocumentType | undefined): boolean {
  if (documents.includes(type)) return true
  return (
    seen === 'valuation_model' && documents.includes(seen) && (category === 'assumption' || category === 'calculation')
  )
}

function placed(evidence: Evidence): Evidence {
  return { ...evidence, location: placeOnly(evidence.location) }
}

function runRule(rule: Rule, input: RuleInput, { onCheck }: ReviewOptions): Finding[] {
  onCheck?.(rule.meta.category)
  const seen = new Map<string, number>()
  return Array.from(rule.check(input), (raw): Finding => {
    const [first, ...others] = raw.evidence
    const draft = { ...raw, evidence: [placed(first), ...others.map(placed)] as Finding['evidence'] }
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

function countFigures(figures: readonly Figure[]): FigureCounts {
  const count = (state: Figure['state']) => figures.filter((figure) => figure.state === state).length
  const recomputed = figures.filter(isRecomputed).length
  return {
    total: figures.length,
    verified: count('verified'),
    contradicted: count('contradicted'),
    unverified: count('unverified'),
    ...(recomputed > 0 && { recomputed }),
  }
}
