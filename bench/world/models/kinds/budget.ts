import type { Dice } from '../dice.ts'
import { flow, heading, rate } from '../sheet-plan/lines.ts'
import type { Block, Line, PlanBody, Slot } from '../sheet-plan/plan.ts'
import { months, sumSlot, VALUE } from '../sheet-plan/slots.ts'

const COSTS = [
  'salaries',
  'rent',
  'utilities',
  'marketing',
  'travel',
  'insurance',
  'software',
  'repairs',
  'professional fees',
  'telephone',
]

/** A yearly budget by months with its total, or budget beside actual with differences. */
export function planBudget(dice: Dice): PlanBody {
  const isVariance = dice.chance(0.5)
  const slots = isVariance ? varianceSlots(dice) : monthSlots(dice)
  return {
    kind: isVariance ? 'budget and actual' : 'monthly budget',
    blocks: isVariance ? [budget(dice, slots)] : [budget(dice, slots), yearOf(slots)],
    slips: isVariance
      ? [
          {
            kind: 'difference the other way',
            at: 'b.sales',
            slots: 'diff',
            instead: '=sales[=budget]-sales[=actual]',
            breaks: 'the row takes budget less actual, the others actual less budget',
          },
        ]
      : [
          {
            kind: 'short range',
            at: 'b.costs',
            slots: 'some',
            instead: '=SUM(k1..k4)',
            breaks: 'the total leaves out lines',
          },
        ],
    outputs: ['b.result'],
  }
}

function monthSlots(dice: Dice): Slot[] {
  const base = months(dice.int(2022, 2026))
  if (dice.chance(0.5)) return [...base, sumSlot('total', 'total', base)]
  const quarters = [0, 1, 2, 3].flatMap((quarter) => {
    const own = base.slice(quarter * 3, quarter * 3 + 3)
    return [
      ...own,
      { ...sumSlot(`q${quarter + 1}`, 'total', own), label: undefined, text: `Q${quarter + 1}`, track: 'quarters' },
    ]
  })
  const year: Slot = { id: 'total', label: 'total', kind: 'sum', track: 'sums', members: ['q1', 'q2', 'q3', 'q4'] }
  return [...quarters, year]
}

/** One or two periods, each with budget, actual, difference and per cent. */
function varianceSlots(dice: Dice): Slot[] {
  const one = (prefix: string, name: string): Slot[] => [
    { id: `${prefix}budget`, label: 'budget', kind: 'record', track: prefix === '' ? 'base' : `${name}b` },
    { id: `${prefix}actual`, label: 'actual', kind: 'record', track: `${name}a` },
    {
      id: `${prefix}diff`,
      label: 'difference',
      kind: 'difference',
      track: `${name}d`,
      members: [`${prefix}actual`, `${prefix}budget`],
    },
    {
      id: `${prefix}pct`,
      label: 'difference percent',
      kind: 'percent',
      track: `${name}p`,
      members: [`${prefix}actual`, `${prefix}budget`],
    },
  ]
  return dice.chance(0.5) ? one('', 'm') : [...one('', 'm'), ...one('ytd', 'y')]
}

function budget(dice: Dice, slots: Slot[]): Block {
  const scale = dice.pick(800, 12_000, 90_000)
  const amounts = (share: number): Record<string, number> =>
    Object.fromEntries(
      slots
        .filter(({ kind }) => kind === 'forecast' || kind === 'record')
        .map(({ id }) => [
          id,
          Math.round(scale * share * (0.9 + dice.random() * 0.2) * (id.startsWith('ytd') ? 6 : 1)),
        ]),
    )
  const steady = amounts(0.03)
  const rent = Object.fromEntries(Object.keys(steady).map((id) => [id, id.startsWith('ytd') ? 6 : 1])) as Record<
    string,
    number
  >
  const rentAmount = Math.round(scale * 0.03)
  const chosen = COSTS.slice(0, dice.int(5, COSTS.length))
  const costs = chosen.map((label, index): Line =>
    flow(`k${index + 1}`, label, {
      at:
        label === 'rent'
          ? Object.fromEntries(Object.entries(rent).map(([id, times]) => [id, rentAmount * times]))
          : amounts(0.02 + 0.05 * dice.random()),
      input: true,
    }),
  )
  const computed = slots
    .filter(({ kind }) => kind === 'forecast' || kind === 'record' || kind === 'sum')
    .map(({ id }) => id)
  // Totals are sums of their column; the column of totals adds them up across or down, as the author of the book liked it.
  const total = (formula: string, isDown: boolean) => ({
    at: Object.fromEntries(
      computed
        .filter((id) => isDown || !slots.some((slot) => slot.id === id && slot.kind === 'sum'))
        .map((id) => [id, formula]),
    ),
    total: true,
  })
  const isDown = dice.chance(0.5)
  return {
    id: 'b',
    role: 'budget',
    title: 'budget title',
    group: 'budget',
    shape: 'series',
    slots,
    lines: [
      heading('h1', 'income head'),
      flow('goods', 'sales of goods', { at: amounts(0.7), input: true }),
      flow('service', 'service income', { at: amounts(0.25), input: true }),
      flow('other', 'other income', { at: amounts(0.04), input: true }),
      flow('sales', 'total income', total('=SUM(goods..other)', isDown)),
      heading('h2', 'expense head'),
      ...costs,
      flow('costs', 'total expenses', total(`=SUM(k1..k${chosen.length})`, isDown)),
      flow('result', 'operating result', total('=sales-costs', isDown)),
      rate('margin', 'result margin', { at: Object.fromEntries(computed.map((id) => [id, '=result/sales'])) }),
    ],
  }
}

/** The year in a few figures, below the table and beside its column of totals. */
function yearOf(slots: Slot[]): Block {
  const why = { value: 'the months are summed, not their total' }
  const isPlain = !slots.some(({ id }) => id === 'q1')
  return {
    id: 'y',
    role: 'budget',
    title: 'summary',
    group: 'budget',
    shape: 'values',
    slots: VALUE,
    lines: [
      flow('income', 'total income', { every: '=SUM(b.sales[first:last])', why }),
      flow('costs', 'total expenses', { every: '=SUM(b.costs[first:last])', why }),
      ...(isPlain ? [flow('mean', 'average monthly cost', { every: '=AVERAGE(b.costs[first:last])', why })] : []),
    ],
  }
}
