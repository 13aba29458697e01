import { firstOf } from '@tickmark/document'
import { intervalOf, keyOf, type ScoreRow } from './score-row.ts'
import type { ScoreState } from './state.ts'

export interface RowChange {
  before: ScoreRow
  after: ScoreRow
  /** The after value lies on the worse side of what chance explains. */
  isWorse: boolean
}

const shareOf = ({ value, of }: ScoreRow): number => (of === 0 ? 0 : value / of)

/** Cells and figures of one document are right or wrong together: more of them than this tell no more. */
const MOST_INDEPENDENT = 200

function boundsOf({ value, of }: ScoreRow): [low: number, high: number] {
  const known = Math.min(of, MOST_INDEPENDENT)
  return intervalOf((value / of) * known, known)
}

/**
 * Whether a share or rate fell by more than noise: both shares must lie outside the interval (95 %) of the other. Of the same documents
 * the noise is smaller than that of two draws, so what fails here is no accident.
 */
export function isWorse(before: ScoreRow, after: ScoreRow): boolean {
  if (before.of === 0 || after.of === 0) return false
  if (before.unit === 'share') {
    const [[low, high], [lowAfter, highAfter]] = [boundsOf(before), boundsOf(after)]
    return before.better === 'more'
      ? shareOf(after) < low && shareOf(before) > highAfter
      : shareOf(after) > high && shareOf(before) < lowAfter
  }
  if (before.unit !== 'rate' || before.better === 'more') return false
  // Counts of rare events spread by about the root of their number.
  return shareOf(after) * before.of > before.value + 2 * Math.sqrt(before.value + 1)
}

/** Rows of both states, of which one is worse or better. */
export function compareRows(before: ScoreState, after: ScoreState): RowChange[] {
  const known = new Map(before.rows.map((row) => [keyOf(row), row]))
  return after.rows.flatMap((row) => {
    const old = known.get(keyOf(row))
    return old && shareOf(old) !== shareOf(row) ? [{ before: old, after: row, isWorse: isWorse(old, row) }] : []
  })
}

export interface RuleChange {
  rule: string
  /** True findings. */
  gained: number
  lost: number
  /** False alarms. */
  falseGained: number
  falseLost: number
}

/** Findings on documents that both states know: those of one that the other lacks, by rule. */
export function compareFindings(before: ScoreState, after: ScoreState): RuleChange[] {
  const changes = new Map<string, RuleChange>()
  const count = (finding: string, key: 'gained' | 'lost') => {
    const rule = firstOf(finding.split(' ', 1))
    const change = changes.get(rule) ?? { rule, gained: 0, lost: 0, falseGained: 0, falseLost: 0 }
    const isFalse = finding.endsWith(' !')
    change[isFalse ? (key === 'gained' ? 'falseGained' : 'falseLost') : key] += 1
    changes.set(rule, change)
  }
  for (const [id, { findings }] of Object.entries(after.documents)) {
    const old = before.documents[id]
    if (!old) continue
    const [had, has] = [new Set(old.findings), new Set(findings)]
    for (const finding of has) if (!had.has(finding)) count(finding, 'gained')
    for (const finding of had) if (!has.has(finding)) count(finding, 'lost')
  }
  return [...changes.values()].toSorted((a, b) => (a.rule < b.rule ? -1 : 1))
}
