import type { Span } from '../company/books.ts'
import type { Cell, FigureToken, Piece, Row, TableBlock } from '../draft/content.ts'
import type { Exact } from '../exact.ts'
import { factOf, label, percentOf } from './scene.ts'
import type { Scene } from './scene.ts'
import { unitCaption } from './statements.ts'
import { ONE, divideRounded } from '../exact.ts'

export interface GridRow {
  label: string
  /** Under the heads one by one; text where it is no figure. */
  cells: readonly (FigureToken | string | undefined)[]
  style?: Row['style']
  indent?: number
}

export interface Grid {
  role: string
  /** Rows of heads over the columns of figures, top down. */
  heads: readonly (readonly (string | Cell)[])[]
  rows: readonly GridRow[]
  /** Without one, the heads say what is counted. */
  unit?: Piece[] | 'none'
  corner?: string
}

/** A table under any heads. */
export function gridTable(scene: Scene, { role, heads, rows, unit, corner }: Grid): TableBlock {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const table: TableBlock = {
    type: 'table',
    id: scene.draft.newId('t'),
    role,
    caption: [],
    unit: unit === 'none' ? [] : (unit ?? unitCaption(scene)),
    columns: [{ kind: 'label' }, ...Array.from({ length: width }, () => ({ kind: 'amount' }) as const)],
    headRows: heads.map((cells, at) => [
      { pieces: [at === heads.length - 1 ? (corner ?? label(scene, 'item')) : ''].filter(Boolean) },
      ...cells.map((cell): Cell => (typeof cell === 'string' ? { pieces: [cell], align: 'right' } : cell)),
    ]),
    rows: rows.map(({ label: text, cells, style = 'line', indent = 0 }) => ({
      cells: [
        { pieces: [text] },
        ...Array.from({ length: width }, (_, at): Cell => ({ pieces: [cells[at] ?? []].flat(), align: 'right' })),
      ],
      style,
      indent,
    })),
  }
  scene.draft.add(table)
  return table
}

/** About this share of an amount, in whole grains. */
export function shareOfAmount(scene: Scene, amount: Exact, share: number): Exact {
  const { grain } = scene.books
  return divideRounded(amount * BigInt(Math.round(share * 1e6)), ONE * grain) * grain
}

/** An amount that only this table knows. */
export function someMoney(
  scene: Scene,
  value: Exact,
  span: Span,
  more: { isEnd?: boolean; scope?: string } = {},
): FigureToken {
  return factOf(scene, { value, span, isEnd: more.isEnd ?? false }, more.scope ? { scope: more.scope } : {})
}

/** A part in per cent of its whole, as printed. */
export function shareFigure(
  scene: Scene,
  part: FigureToken,
  whole: FigureToken,
  span: Span,
  more: { decimals?: number; isEnd?: boolean } = {},
): FigureToken {
  const share = percentOf(scene, {
    value: divideRounded(part.value * 100n * ONE, whole.value),
    decimals: 1,
    span,
    inTable: true,
    ...more,
  })
  scene.draft.relate(
    'ratio',
    'share-of-total',
    share,
    [
      [part, 1],
      [whole, 1],
    ],
    { factor: 100n * ONE },
  )
  return share
}

/** What figures come to before they were rounded. */
export function sumOf(figures: readonly FigureToken[]): Exact {
  return figures.reduce((sum, one) => sum + one.exact, 0n)
}
