import { intervalOf, keyOf, type ScoreRow } from './score-row.ts'
import type { ScoreState } from './state.ts'

export interface RowChange {
  before: ScoreRow
  after: ScoreRow
  /** The after value lies on the worse side of what chance explains. */
  isWorse: boolean
}

const shareOf = ({ value, of }: ScoreRow): number => (of === 0 ? 0 : value / of)

/**
 * Whether a share or rate fell by more than noise: it must lie outside the interval in which a second draw from the recorded share would
 * lie with 95 %. Of the same documents the noise is smaller than that, so what fails here is no accident.
 */
export function isWorse(before: ScoreRow, after: ScoreRow): boolean {
  if (before.of === 0 || after.of === 0) return false
  if (before.unit === 'share') {
    const [low, high] = intervalOf(before.value, before.of)
    return before.better === 'more' ? shareOf(after) < low : shareOf(after) > high
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
    const rule = finding.split(' ', 1)[0]!
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
