import { ScoreName } from '@tickmark/document'
import type { Category, Deduction, FigureCounts, Finding, Scores, Unscored } from '@tickmark/document'

/** Points that one finding weighs before size is taken into account. */
const WEIGHT = { serious: 8, warning: 2.5, suggestion: 0.5 } as const
/** Figures of a report for which a finding weighs exactly its weight; a longer one carries more before its score falls as far. */
const REFERENCE_SIZE = 150
/** Points of trust that depend on how many figures could be verified at all. */
const COVERAGE_POINTS = 10
/** The same for a model: there no figure stands by itself, what one formula gets wrong runs on to the results. */
const MODEL_COVERAGE_POINTS = 30
/** What recomputing counts for beside a tick: the file is proven, the formula is not. */
const RECOMPUTED_WORTH = 0.5

const SCORE_OF: Record<Category, Deduction['score']> = {
  calculation: 'trust',
  consistency: 'trust',
  assumption: 'trust',
  risk: 'trust',
  completeness: 'integrity',
  compliance: 'compliance',
  traceability: 'compliance',
}

/**
 * The three scores and what was deducted from them; one that stands on too little is null, and nothing is deducted from it. For each score
 *
 *   load  = Σ weight(severity) × confidence ÷ size       size = max(1, √(figures ÷ 150)) for trust, 1 otherwise
 *   score = 100 × e^(−load ÷ 100) − coverage             coverage = 10 × share of figures not verified, trust only;
 *                                                        30 × in a workbook with formulas, where one that
 *                                                        was merely recomputed counts by half
 *
 * so that the first errors cost most, no number of suggestions costs as much as one error, and a long report is not punished
 * for its length. A rule's deduction is its share of the load.
 */
export function scoreReview(
  findings: readonly Finding[],
  figures: FigureCounts,
  unscored: readonly Unscored[] = [],
): { scores: Scores; deductions: Deduction[] } {
  const deductions: Deduction[] = []
  const scores: Scores = { trust: null, integrity: null, compliance: null }
  for (const score of ScoreName.options) {
    if (unscored.some((reason) => reason.score === score)) continue
    const own = findings.filter((finding) => SCORE_OF[finding.category] === score)
    const size = score === 'trust' ? Math.max(1, Math.sqrt(figures.total / REFERENCE_SIZE)) : 1
    const loads = Map.groupBy(own, (finding) => finding.ruleId)
    const total = sum(own.map(loadOf)) / size
    const lost = 100 * (1 - Math.exp(-total / 100))
    for (const [ruleId, group] of loads)
      deductions.push({
        score,
        ruleId,
        count: group.length,
        points: round((lost * sum(group.map(loadOf))) / size / total),
      })
    const coverage = score === 'trust' && figures.total > 0 ? round(coverageOf(figures)) : 0
    if (coverage > 0) deductions.push({ score, count: figures.total - figures.verified, points: coverage })
    scores[score] = Math.max(0, Math.min(100, Math.round(100 - lost - coverage)))
  }
  return { scores, deductions }
}

function coverageOf({ total, verified, recomputed = 0 }: FigureCounts): number {
  const points = recomputed > 0 ? MODEL_COVERAGE_POINTS : COVERAGE_POINTS
  return (points * (total - verified - RECOMPUTED_WORTH * recomputed)) / total
}

function loadOf(finding: Finding): number {
  return WEIGHT[finding.severity] * finding.confidence
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function round(points: number): number {
  return Math.round(points * 10) / 10
}
