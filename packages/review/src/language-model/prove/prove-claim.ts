import type { Evidence } from '@tickmark/document'
import { checkMismatch } from './check-mismatch.ts'
import { checkPair } from './check-places.ts'
import { checkDirection, checkMissing, checkStale, checkUnsupported } from './check-single.ts'
import type { Claim, ClaimKind, Refusal } from '../answer/claim.ts'
import type { Ground } from './ground.ts'
import { evidenceOfFigure, type PlaceIndex } from './place-index.ts'

/** What bears a claim out. */
export interface Proof {
  evidence: [Evidence, ...Evidence[]]
  arithmetic?: string
  expected?: string
  actual?: string
}

/** The proof that the kind of the claim asks for, or why there is none. */
export function proveClaim(claim: Claim, grounds: readonly Ground[], index: PlaceIndex): Proof | Refusal {
  const [first, ...others] = grounds
  if (!first) return 'unknown_place'
  const quoted: Proof = { evidence: [first.evidence, ...others.map(({ evidence }) => evidence)] }
  switch (claim.kind) {
    case 'mismatch':
      return checkMismatch(claim, grounds, index)
    case 'direction': {
      const pair = checkDirection(claim, grounds, index)
      if (typeof pair === 'string') return pair
      const [from, to] = pair
      return {
        evidence: [first.evidence, evidenceOfFigure(from), evidenceOfFigure(to)],
        arithmetic: `${from.figure.text} → ${to.figure.text}`,
      }
    }
    case 'missing':
      return checkMissing(claim, grounds, index) ?? quoted
    case 'unsupported':
      return checkUnsupported(grounds, index) ?? quoted
    case 'stale':
      return checkStale(grounds, index) ?? quoted
    case 'contradiction':
      // A sum that is brought along is what the contradiction rests on.
      if (claim.sum !== undefined && grounds.length === 1) return checkMismatch(claim, grounds, index)
      return checkPair(claim, grounds, index) ?? quoted
    default:
      return checkPair(claim, grounds, index) ?? quoted
  }
}

/** The rules have said it of this figure, with their proof. */
export function isSaid(kind: ClaimKind, { location: a, value }: Evidence, { findings }: PlaceIndex): boolean {
  const isComputed = kind === 'mismatch' || kind === 'direction'
  return findings.some(({ evidence: [{ location: b }] }) => {
    if (a.sheet !== undefined) return a.sheet === b.sheet && a.cell === b.cell
    if (a.block === undefined || a.block !== b.block) return false
    if (a.rowIndex !== undefined)
      return value !== undefined && a.rowIndex === b.rowIndex && a.columnIndex === b.columnIndex
    // A rule that gives no closer place means the whole text.
    if (b.start === undefined) return isComputed && b.rowIndex === undefined
    return a.start !== undefined && a.start < (b.end ?? b.start) && b.start < (a.end ?? a.start)
  })
}
