import { itemAt, numberAt } from '@tickmark/document'
import type { Exact } from '../exact.ts'
import { END_SUMS, FLOW_SUMS } from './concepts.ts'
import type { Concept } from './concepts.ts'
import type { PpeClass, Quarter } from './quarter.ts'

const SUMS: Record<string, Record<string, number>> = { ...FLOW_SUMS, ...END_SUMS }

/** A stretch of quarters, by their index in the books: the first and the last, both included. */
export interface Span {
  from: number
  to: number
}

/** What a company has kept over its quarters: each amount of each time, exactly. */
export class Books {
  readonly quarters: Quarter[]
  readonly grain: Exact
  private readonly known = new Map<string, Exact>()

  /** `grain` is the value of the smallest amount kept. The first quarter is the opening balance and has no flows. */
  constructor(quarters: Quarter[], grain: Exact) {
    this.quarters = quarters
    this.grain = grain
  }

  /** A flow over a span, or a balance at its end. */
  value(concept: Concept, span: Span): Exact {
    if (concept === 'openingCash') return this.value('cash', { from: span.from - 1, to: span.from - 1 })
    if (concept === 'closingCash') return this.value('cash', span)
    const key = `${concept}/${span.from}/${span.to}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    const parts = SUMS[concept]
    const value = parts
      ? Object.entries(parts).reduce(
          (sum, [part, coefficient]) => sum + BigInt(coefficient) * this.value(part as Concept, span),
          0n,
        )
      : this.grain * BigInt(this.grains(concept, span))
    this.known.set(key, value)
    return value
  }

  private grains(concept: string, span: Span): number {
    const last = this.quarter(span.to)
    if (concept === 'ppeCost') return last.ppe.reduce((sum, one) => sum + one.cost, 0)
    if (concept === 'ppeAccumulated') return last.ppe.reduce((sum, one) => sum + one.accumulated, 0)
    if (concept in last.ends) return last.ends[concept as keyof typeof last.ends]
    return this.over(span, (quarter) => {
      const flow = quarter.flows[concept as keyof typeof quarter.flows]
      if (flow === undefined) throw new Error(`unknown concept: ${concept}`)
      return flow
    })
  }

  quarter(index: number): Quarter {
    const found = this.quarters[index]
    if (!found) throw new Error(`no quarter ${index}`)
    return found
  }

  /** A whole number summed over the quarters of a span. */
  over(span: Span, of: (quarter: Quarter) => number): number {
    return this.quarters.slice(span.from, span.to + 1).reduce((sum, quarter) => sum + of(quarter), 0)
  }

  segment(index: number, what: 'revenue' | 'profit', span: Span): Exact {
    return this.grain * BigInt(this.over(span, (quarter) => itemAt(quarter.segments, index)[what]))
  }

  region(index: number, span: Span): Exact {
    return this.grain * BigInt(this.over(span, (quarter) => numberAt(quarter.regions, index)))
  }

  /** A movement of a class of property over a span. */
  ppeFlow(index: number, what: keyof PpeClass, span: Span): Exact {
    return this.grain * BigInt(this.over(span, (quarter) => itemAt(quarter.ppe, index)[what]))
  }

  ppeEnd(index: number, what: 'cost' | 'accumulated', quarter: number): Exact {
    return this.grain * BigInt(itemAt(this.quarter(quarter).ppe, index)[what])
  }

  /** Weighted by quarters; whole shares. */
  averageShares(span: Span): bigint {
    return BigInt(Math.round(this.over(span, (quarter) => quarter.averageShares) / (span.to - span.from + 1)))
  }
}
