import { parseAddress, type Finding } from '@tickmark/document'
import { assessFix, restingFix, type FixAssessment, type FixEffect } from './assess-fix.ts'
import { printNumber } from './evidence.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { numberOf } from '../sheet/grid.ts'
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
    if (finding.severity === 'suggestion') return finding
    const fix = restingFix(model, finding) ?? (left > 0 ? assessFix(model, finding, recalculator) : undefined)
    if (!fix) return finding
    left -= fix.cost === 0 ? 0 : Math.max(fix.cost, LEAST_COST)
    const { effects } = fix
    const known = fix.result === undefined && finding.severity === 'serious' ? atMostWarning(finding) : finding
    if (empties(model, finding, fix)) return { ...finding, severity: 'suggestion' }
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

/** The copies' formula would give nothing here, where this cell and each of them hold something: it was not meant for this place. */
function empties(model: WorkbookModel, { evidence }: Finding, { result }: FixAssessment): boolean {
  return (
    result === 0 &&
    evidence.length > 1 &&
    evidence.every(({ location: { sheet = '', cell = '' } }) => {
      const address = parseAddress(cell.split(':')[0] ?? '')
      return address && numberOf(gridOf(model, sheet)?.at(address.rowIndex, address.columnIndex)) !== 0
    })
  )
}

/** Who cannot say which number is right cannot call the one that stands there a grave error. */
function atMostWarning(finding: Finding): Finding {
  return { ...finding, severity: 'warning' }
}

function printEffect({ label, before, after }: FixEffect): string {
  return `${label} ${printNumber(before)} → ${printNumber(after)}`
}
