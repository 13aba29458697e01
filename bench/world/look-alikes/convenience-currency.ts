import { itemAt } from '@tickmark/document'
import type { FigureToken, TableBlock } from '../draft/content.ts'
import { ONE, divideRounded } from '../exact.ts'
import { endOf, stretchOf } from '../company/calendar.ts'
import { amountOf, label, numberOf, periodOf } from '../kinds/scene.ts'
import type { Scene } from '../kinds/scene.ts'
import { unitCaption } from '../kinds/statements.ts'
import { printInTable, stepOf } from '../numbers.ts'

/** Units of the reporting currency to a dollar, about, as of 2025. */
export const RATES: Readonly<Record<string, number>> = { JPY: 150, KRW: 1380, INR: 84, CNY: 7.2 }

const ROWS = ['revenue', 'costOfSales', 'grossProfit', 'profitBeforeTax', 'netProfit'] as const

/** Key figures with a column in dollars for the reader's convenience: each is converted by itself, and their sums may be one off. */
export function writeConvenience(scene: Scene): void {
  const about = RATES[scene.manner.currency.code]
  if (about === undefined) return
  const span = itemAt(scene.spans, 0)
  const value = divideRounded(BigInt(Math.round(about * scene.draw.between(95, 105))) * ONE, 100n)
  const rate = numberOf(scene, { value, kind: 'ratio', unit: `${scene.manner.currency.code}/USD`, decimals: 2, span })
  const rows = ROWS.map((concept) => {
    const own = amountOf(scene, concept, span)
    return { concept, own, converted: convert(scene, own, rate) }
  })
  scene.draft.lookAlike(
    'convenience-currency',
    rows.map((row) => row.converted),
    'Converted one by one at a printed rate: dollars need not add up and agree with nothing in the reporting currency.',
  )
  const { manner, calendar } = scene
  const table: TableBlock = {
    type: 'table',
    id: scene.draft.newId('t'),
    role: 'convenience-currency',
    caption: [],
    unit: unitCaption(scene),
    columns: [{ kind: 'label' }, { kind: 'amount' }, { kind: 'amount' }],
    headRows: [
      [
        { pieces: [] },
        { pieces: [manner.heads.stretch(stretchOf(calendar, span, 0))], align: 'right' },
        { pieces: [`US$ thousand, ${endOf(calendar, span.to).year} (US$1 = `, rate, ')'], align: 'right' },
      ],
    ],
    rows: rows.map(({ concept, own, converted }) => ({
      cells: [
        { pieces: [label(scene, concept)] },
        { pieces: [own], align: 'right' },
        { pieces: [converted], align: 'right' },
      ],
      style: 'line',
      indent: 0,
    })),
  }
  scene.draft.add(table)
}

function convert(scene: Scene, own: FigureToken, rate: FigureToken): FigureToken {
  const printing = { scale: 3, decimals: 0 }
  const converted = scene.draft.figure({
    value: divideRounded(own.value * ONE, rate.value),
    kind: 'amount',
    unit: 'USD',
    scale: 3,
    step: stepOf(printing),
    print: (value) => printInTable(value, printing, scene.manner.number),
    scope: 'convenience',
    ...(own.concept ? { concept: own.concept } : {}),
    period: periodOf(scene, itemAt(scene.spans, 0), false),
  })
  scene.draft.relate('ratio', 'converted', converted, [
    [own, 1],
    [rate, 1],
  ])
  return converted
}
