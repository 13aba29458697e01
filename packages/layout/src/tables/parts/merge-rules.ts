import { firstOf } from '@tickmark/document'
import type { Rule } from '@tickmark/document/page'

/** Positions this near are one line, in points: borders drawn twice, or by two neighbouring cells. */
const SAME_LINE = 2
/** Pieces this near along their direction are one line: dashes, borders drawn cell by cell. */
const SAME_STROKE = 3.5

/** Rules of one direction, pieces joined, sorted by position. */
export function mergeRules(rules: readonly Rule[], direction: Rule['direction']): Rule[] {
  const merged: Rule[] = []
  let cluster: Rule[] = []
  for (const rule of rules.filter((one) => one.direction === direction).toSorted((a, b) => a.at - b.at)) {
    if (cluster.length > 0 && rule.at - firstOf(cluster).at > SAME_LINE) {
      merged.push(...joinPieces(cluster))
      cluster = []
    }
    cluster.push(rule)
  }
  return merged.concat(joinPieces(cluster))
}

function joinPieces(cluster: readonly Rule[]): Rule[] {
  const joined: Rule[] = []
  for (const rule of cluster.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && rule.start <= last.end + SAME_STROKE) last.end = Math.max(last.end, rule.end)
    else joined.push({ ...rule })
  }
  return joined
}

/** How much of `[from, to]` at position `at` is covered by rules (0–1). */
export function ruleCoverage(
  rules: readonly Rule[],
  at: number,
  from: number,
  to: number,
  tolerance = SAME_LINE + 0.5,
): number {
  if (to <= from) return 0
  let covered = 0
  for (const rule of rules) {
    if (Math.abs(rule.at - at) > tolerance) continue
    covered += Math.max(0, Math.min(rule.end, to) - Math.max(rule.start, from))
  }
  return Math.min(1, covered / (to - from))
}
