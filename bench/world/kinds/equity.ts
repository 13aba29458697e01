import { itemAt } from '@tickmark/document'
import type { Span } from '../company/books.ts'
import { endOf } from '../company/calendar.ts'
import type { Concept } from '../company/concepts.ts'
import type { Cell, FigureToken, Row, TableBlock } from '../draft/content.ts'
import type { Term } from '../draft/draft.ts'
import type { Labels } from '../labels.ts'
import { amountOf, factOf, label } from './scene.ts'
import type { Scene } from './scene.ts'
import { unitCaption } from './statements.ts'

type Component =
  | 'shareCapital'
  | 'sharePremium'
  | 'surplusReserve'
  | 'translationReserve'
  | 'retainedEarnings'
  | 'nciEquity'

/** What moves which component, by what concept and with which sign. */
const MOVES: readonly { label: keyof Labels; parts: Partial<Record<Component, [Concept, 1 | -1]>> }[] = [
  { label: 'profitForYear', parts: { retainedEarnings: ['attributable', 1], nciEquity: ['nonControlling', 1] } },
  { label: 'comprehensiveForYear', parts: { translationReserve: ['translation', 1] } },
  { label: 'sharesIssued', parts: { shareCapital: ['issuedCapital', 1], sharePremium: ['issuedPremium', 1] } },
  {
    label: 'toReserve',
    parts: { surplusReserve: ['toSurplusReserve', 1], retainedEarnings: ['toSurplusReserve', -1] },
  },
  { label: 'dividends', parts: { retainedEarnings: ['dividendsPaid', -1], nciEquity: ['dividendsToNci', -1] } },
]

/** Changes in equity: a column for each component, the stretches one under the other, the earliest first. */
export function writeEquity(scene: Scene): void {
  const withReserve = scene.books.value('surplusReserve', itemAt(scene.ends, 0)) !== 0n
  const own = (
    ['shareCapital', 'sharePremium', 'surplusReserve', 'translationReserve', 'retainedEarnings'] as const
  ).filter((one) => withReserve || one !== 'surplusReserve')
  const components: Component[] = [...own, 'nciEquity']
  const spans = [...scene.spans].slice(0, 2).reverse()
  const rows: Row[] = []
  let opening = balanceRow(scene, own, itemAt(spans, 0).from - 1)
  rows.push(printRow(opening, 'total'))
  for (const [at, span] of spans.entries()) {
    if (at > 0 && itemAt(spans, at - 1).to !== span.from - 1) {
      // Parts of two years do not meet: the second begins with a balance of its own.
      opening = balanceRow(scene, own, span.from - 1)
      rows.push(printRow(opening, 'total'))
    }
    const moves = MOVES.filter((move) => withReserve || move.label !== 'toReserve').map((move) =>
      moveRow(scene, move, { own, span }),
    )
    const closing = balanceRow(scene, own, span.to)
    closing.figures.forEach((figure, at) => {
      const terms = [opening, ...moves].flatMap((row): Term[] => (row.figures[at] ? [[row.figures[at], 1]] : []))
      if (figure) scene.draft.relate('roll-forward', 'equity-rolls', figure, terms)
    })
    rows.push(...moves.map((move) => printRow(move, 'line')), printRow(closing, 'total'))
    opening = closing
  }
  scene.draft.add(tableOf(scene, components, rows))
}

function tableOf(scene: Scene, components: readonly Component[], rows: Row[]): TableBlock {
  const heads = [...components.slice(0, -1), 'equityAttributable', 'nciEquity', 'totalEquity'] as const
  return {
    type: 'table',
    id: scene.draft.newId('t'),
    role: 'equity',
    caption: [],
    unit: unitCaption(scene),
    columns: [{ kind: 'label' }, ...heads.map(() => ({ kind: 'amount' }) as const)],
    headRows: [[{ pieces: [] }, ...heads.map((key): Cell => ({ pieces: [label(scene, key)], align: 'right' }))]],
    rows,
  }
}

interface EquityRow {
  label: string
  figures: (FigureToken | undefined)[]
}

function printRow({ label, figures }: EquityRow, style: Row['style']): Row {
  return {
    cells: [{ pieces: [label] }, ...figures.map((figure): Cell => ({ pieces: [figure ?? '–'], align: 'right' }))],
    style,
    indent: 0,
  }
}

/** Balances of all components at the end of a quarter; the sums stand behind the own ones and at the end. */
function balanceRow(scene: Scene, own: readonly Component[], quarter: number): EquityRow {
  const span: Span = { from: quarter, to: quarter }
  const of = (concept: Concept) => amountOf(scene, concept, span)
  const parts = own.map((one) => of(one))
  const [whole, minority, all] = [of('equityAttributable'), of('nciEquity'), of('totalEquity')]
  relateAcross(scene, parts, whole, { minority, all })
  return { label: scene.manner.heads.atDay(endOf(scene.calendar, quarter)), figures: [...parts, whole, minority, all] }
}

interface RowTotals {
  minority: FigureToken | undefined
  all: FigureToken
}

function relateAcross(
  scene: Scene,
  parts: readonly (FigureToken | undefined)[],
  whole: FigureToken,
  { minority, all }: RowTotals,
): void {
  const terms = parts.flatMap((part): Term[] => (part ? [[part, 1]] : []))
  scene.draft.relate('sum', 'cross-foots', whole, terms)
  scene.draft.relate('sum', 'cross-foots', all, [[whole, 1], ...(minority ? [[minority, 1] as Term] : [])])
}

function moveRow(
  scene: Scene,
  move: (typeof MOVES)[number],
  { own, span }: { own: readonly Component[]; span: Span },
): EquityRow {
  const of = (component: Component) => {
    const part = move.parts[component]
    return part && amountOf(scene, part[0], span, { sign: part[1] })
  }
  const valueOf = (component: Component) => {
    const part = move.parts[component]
    return part ? BigInt(part[1]) * scene.books.value(part[0], span) : 0n
  }
  const parts = own.map(of)
  const minority = of('nciEquity')
  const ownValue = own.reduce((sum, one) => sum + valueOf(one), 0n)
  const whole = factOf(scene, { value: ownValue, span, concept: `equity-${move.label}` })
  const all = factOf(scene, { value: ownValue + valueOf('nciEquity'), span, concept: `equity-${move.label}-all` })
  relateAcross(scene, parts, whole, { minority, all })
  return { label: label(scene, move.label), figures: [...parts, whole, minority, all] }
}
