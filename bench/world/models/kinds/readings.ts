import type { Dice } from '../dice.ts'
import { count, flow, price, rate, text } from '../sheet-plan/lines.ts'
import type { Block, PlanBody } from '../sheet-plan/plan.ts'
import { records, sumSlot } from '../sheet-plan/slots.ts'

const HOURS = [744, 672, 744, 720, 744, 720, 744, 744, 720, 744, 720, 744]

/** Measured data by months with a number of its own in each formula, and sales by regions with codes kept as text. */
export function planReadings(dice: Dice): PlanBody {
  return {
    kind: 'readings',
    blocks: dice.pick([readings(dice)], [regions(dice)], [readings(dice), regions(dice)]),
    slips: [],
    outputs: [],
  }
}

function readings(dice: Dice): Block {
  const months = records(HOURS.map((_, index) => `2024-${String(index + 1).padStart(2, '0')}`))
  const valid = HOURS.map((hours) => hours - dice.int(0, 40))
  return {
    id: 'm',
    role: 'data',
    title: 'readings title',
    group: 'data',
    shape: 'records',
    corner: 'period',
    slots: [...months, sumSlot('total', 'total', months)],
    lines: [
      count('energy', 'energy generated', { every: HOURS.map(() => dice.int(8000, 26_000)), input: true }),
      count('valid', 'valid hours', { every: valid, input: true }),
      rate('complete', 'completeness', {
        every: HOURS.map((hours) => `=valid/${hours}`),
        inSum: 'none',
        why: Object.fromEntries(months.map(({ id }) => [id, 'months differ in their hours'])),
      }),
      flow('income', 'energy income', { every: `=energy*${dice.pick('0.062', '0.085', '0.11')}` }),
    ],
  }
}

const REGIONS = ['North', 'South', 'East', 'West', 'Central', 'Islands']

function regions(dice: Dice): Block {
  const rows = records(REGIONS.slice(0, dice.int(4, 6)))
  return {
    id: 'g',
    role: 'data',
    title: 'sales by region',
    group: 'data',
    shape: 'records',
    corner: 'region',
    slots: [...rows, sumSlot('total', 'total', rows)],
    lines: [
      text('code', 'region code', {
        every: rows.map((_, index) => String(index + 1)),
        why: Object.fromEntries(rows.map(({ id }) => [id, 'a code is text'])),
      }),
      price('factor', 'region factor', { every: '=1+VALUE(code)/100', inSum: 'none' }),
      flow('plan', 'budget', { every: rows.map(() => dice.int(200, 900)), input: true }),
      flow('sales', 'sales of goods', { every: rows.map(() => dice.int(200, 900)), input: true }),
      flow('gap', 'difference', { every: '=sales-plan' }),
      rate('reached', 'target reached', { every: '=sales/plan' }),
      flow('bonus', 'bonus', { every: '=MAX(0,gap)*factor*5%' }),
    ],
  }
}
