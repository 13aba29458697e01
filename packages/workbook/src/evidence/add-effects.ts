import type { Finding } from '@tickmark/document'
import { assessFix, type FixEffect } from './assess-fix.ts'
import { printNumber } from './evidence.ts'
import type { WorkbookModel } from '../model/model.ts'
import type { Recalculator } from '../model/recalculator.ts'

/** Cells that all what-ifs of one workbook together may walk: a second or two of the engine. */
const MOST_WALKED = 4_000_000
/** What starting a what-if costs, however little it computes. */
const LEAST_COST = 100_000
const SHOWN_EFFECTS = 3
/** Typed numbers in a run that are no single remark of a modeller's. */
const LEAST_REVIVED = 3

/**
 * Says for findings that name the right formula what putting it in would do to the valuation: `data.effect`, which `describe` adds to
 * the explanation. One that would move nothing, or break a check that passes, is a suggestion; not so what is equal today and waits to go
 * wrong: a run of typed numbers where a line computed, a sum that leaves out a line of its block. Gravest findings first, as far as the
 * work allows.
 */
export function addEffects(findings: readonly Finding[], model: WorkbookModel, recalculator: Recalculator): Finding[] {
  let left = MOST_WALKED
  return findings.map((finding): Finding => {
    if (finding.severity === 'suggestion' || left <= 0) return finding
    const fix = assessFix(model, finding, recalculator)
    if (!fix) return finding
    left -= Math.max(fix.cost, LEAST_COST)
    const { effects } = fix
    const known = fix.result === undefined && finding.severity === 'serious' ? atMostWarning(finding) : finding
    if (fix.broken.length > 0 || (fix.moved === 0 && fix.revived < LEAST_REVIVED && fix.awaiting === 0))
      return { ...finding, severity: 'suggestion' }
    if (fix.moved === 0 && fix.awaiting > 0) return atMostWarning(finding)
    if (effects.length === 0) return known
    return {
      ...known,
      data: { ...known.data, effect: effects.slice(0, SHOWN_EFFECTS).map(printEffect).join('; ') },
    }
  })
}

/** Who cannot say which number is right cannot call the one that stands there a grave error. */
function atMostWarning(finding: Finding): Finding {
  return { ...finding, severity: 'warning' }
}

function printEffect({ label, before, after }: FixEffect): string {
  return `${label} ${printNumber(before)} → ${printNumber(after)}`
}
