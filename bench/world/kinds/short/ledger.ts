import { getExisting, itemAt } from '@tickmark/document'
import type { Span } from '../../company/books.ts'
import type { Cell, FigureToken, Row } from '../../draft/content.ts'
import { ONE, divideRounded, exact, powerOfTen } from '../../exact.ts'
import type { Exact } from '../../exact.ts'
import { numberOf, percentOf } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { columnsOf, headWords } from '../statements.ts'
import { gridTable, someMoney } from '../tables.ts'

/** A row of a table of two times: either drawn, or what rows above it come to. */
export interface LedgerRow<Key extends string = string> {
  /** What sums of other rows call it; without one its label names what it tells. */
  key?: Key
  label: string
  /** This year's and last year's amount. */
  values?: readonly [Exact, Exact]
  of?: Readonly<Record<string, number>>
  style?: Row['style']
  indent?: number
}

export interface Ledger<Key extends string = string> {
  role: string
  isEnd: boolean
  rows: readonly LedgerRow<Key>[]
}

/** This year's figure of a row, and last year's. */
export type Pair = readonly [FigureToken, FigureToken]

/** Figures of each row. */
export type LedgerFigures<Key extends string = string> = Readonly<Record<Key, Pair>>

/** A table of this year beside last year, in which every sum is told. */
export function writeLedger<Key extends string>(scene: Scene, { role, isEnd, rows }: Ledger<Key>): LedgerFigures<Key> {
  const times = (isEnd ? scene.ends : scene.spans).slice(0, 2)
  const figures = new Map<string, Pair>()
  const written = rows.map((row) => {
    const write = (at: 0 | 1): FigureToken => {
      const terms = Object.entries(row.of ?? {}).map(([key, by]) => [getExisting(figures, key)[at], by] as const)
      const value = row.values?.[at] ?? sumOf(terms)
      const figure = someMoney(scene, value, itemAt(times, at), { isEnd, scope: row.key ?? row.label })
      if (row.of) scene.draft.relate('sum', 'foots', figure, terms)
      return figure
    }
    const pair: Pair = [write(0), write(1)]
    if (row.key !== undefined) figures.set(row.key, pair)
    return { ...row, pair }
  })
  const columns = columnsOf(scene, times)
  const heads = headWords(scene, columns, isEnd).map((word): Cell => ({ pieces: [word], align: 'right' }))
  gridTable(scene, {
    role,
    heads: [heads],
    rows: written.map(({ label, pair, style = 'line', indent = 0 }) => ({
      label,
      style,
      indent,
      cells: columns.map(({ ago }) => pair[ago]),
    })),
  })
  return Object.fromEntries(figures) as LedgerFigures<Key>
}

const sumOf = (terms: readonly (readonly [FigureToken, number])[]): Exact =>
  terms.reduce((sum, [{ exact }, coefficient]) => sum + BigInt(coefficient) * exact, 0n)

/** About this share of the company's yearly revenue, in the printed step, for this year and the last. */
export function pairOf(scene: Scene, share: number, spread = 0.15): [Exact, Exact] {
  const step = powerOfTen(scene.scale.power - scene.scale.decimals)
  const revenue = scene.books.value('revenue', itemAt(scene.spans, 0))
  const of = () => {
    const part = share * scene.draw.between(1 - spread, 1 + spread)
    return divideRounded(revenue * BigInt(Math.round(part * 1e6)), ONE * step) * step
  }
  return [of(), of()]
}

/** A printed quotient of two figures. */
function quotient(
  scene: Scene,
  [part, whole]: readonly [FigureToken, FigureToken],
  { span, decimals = 1, inTable = false }: { span: Span; decimals?: number; inTable?: boolean },
): FigureToken {
  const percent = percentOf(scene, {
    value: divideRounded(part.value * 100n * ONE, whole.value),
    decimals,
    span,
    inTable,
  })
  scene.draft.relate(
    'ratio',
    'ratio',
    percent,
    [
      [part, 1],
      [whole, 1],
    ],
    { factor: 100n * ONE },
  )
  return percent
}

/** A printed quotient of two rows, for this year and the last. */
export function quotients(
  scene: Scene,
  [part, whole]: readonly [Pair, Pair],
  { decimals = 1 }: { decimals?: number } = {},
): FigureToken[] {
  return ([0, 1] as const).map((at) =>
    quotient(scene, [part[at], whole[at]], { span: itemAt(scene.spans, at), decimals, inTable: true }),
  )
}

/** A figure of no relation, or of one that is told later. */
export function plainNumber(
  scene: Scene,
  value: number,
  draft: {
    kind: 'count' | 'ratio' | 'percentage' | 'per-share'
    unit: string
    decimals: number
    inTable?: boolean
    after?: string
  },
): FigureToken {
  return numberOf(scene, { ...draft, value: exact(value.toFixed(draft.decimals)), span: itemAt(scene.spans, 0) })
}

/** The scene with amounts in another unit than the statements'. */
export function inUnit(scene: Scene, power: number, decimals: number): Scene {
  const known = scene.manner.scales.find((one) => one.power === power)
  return { ...scene, scale: { power, decimals, caption: known?.caption ?? scene.manner.currency.code } }
}

/** Coins: none in Japan, Korea and Taiwan. */
export function coinsOf(scene: Scene): number {
  return ['JPY', 'KRW', 'TWD'].includes(scene.manner.currency.code) ? 0 : 2
}
