import type { Dice } from '../dice.ts'
import { count, flow, growth, price, rate } from '../sheet-plan/lines.ts'
import type { Block, PlanBody, Slot } from '../sheet-plan/plan.ts'
import { years } from '../sheet-plan/slots.ts'

/** Revenue from volumes and prices, costs per unit and fixed: rows per unit stand above the amounts that they make. */
export function planRevenueBuild(dice: Dice): PlanBody {
  const past = dice.int(2, 4)
  const slots = years(dice.int(2018, 2024), past + dice.int(4, 8), past)
  return {
    kind: 'revenue build',
    blocks: [build(dice, slots, past)],
    slips: [
      {
        kind: 'growth without one',
        at: 'b.units',
        slots: 'some',
        instead: '=units[-1]*unitGrowth',
        breaks: 'the volume grows by its rate',
      },
      {
        kind: 'price per unit in the sum',
        at: 'b.costs',
        slots: 'some',
        instead: '=SUM(perUnit..fixed)',
        breaks: 'the sum takes in an amount per unit',
      },
      {
        kind: 'unit and total mixed',
        at: 'b.variable',
        slots: 'some',
        instead: '=perUnit',
        breaks: 'a cost per unit stands for the cost of all units',
      },
      {
        kind: 'unit and total mixed',
        at: 'b.rev',
        slots: 'some',
        instead: '=units+price',
        breaks: 'revenue is volume times price',
      },
    ],
    outputs: ['b.result'],
  }
}

function build(dice: Dice, slots: Slot[], past: number): Block {
  const later = slots.length - past
  const units = Array.from({ length: past }, (_, index) => Math.round(dice.int(80, 120) * 10 * 1.06 ** index))
  const revenue = units.map((unit) => Math.round(unit * dice.real(3.8, 4.4, 3)))
  const list = (from: number, to: number): number[] => Array.from({ length: later }, () => dice.real(from, to, 3))
  const share = dice.real(0.12, 0.3, 3)
  return {
    id: 'b',
    role: 'budget',
    title: 'revenue build title',
    group: 'operations',
    shape: 'series',
    slots,
    lines: [
      count('market', 'market volume', {
        historic: '=units/share',
        forecast: '=market[-1]*(1+marketGrowth)',
        inSum: 'none',
      }),
      growth('marketGrowth', 'market growth', {
        historic: '=market/market[-1]-1',
        forecast: list(0.02, 0.05),
        input: true,
      }),
      rate('share', 'market share', {
        every: slots.map((_, index) => Number((share + 0.004 * index).toFixed(3))),
        input: true,
      }),
      count('units', 'units sold', { historic: units, forecast: '=market*share' }),
      growth('unitGrowth', 'volume growth', { every: '=units/units[-1]-1' }),
      price('price', 'price per unit', { historic: '=rev/units', forecast: '=price[-1]*(1+priceGrowth)' }),
      growth('priceGrowth', 'price growth', {
        historic: '=price/price[-1]-1',
        forecast: list(0.005, 0.03),
        input: true,
      }),
      flow('rev', 'revenue', { historic: revenue, forecast: '=units*price', total: true }),
      price('perUnit', 'variable cost per unit', { historic: '=variable/units', forecast: '=perUnit[-1]*1.02' }),
      flow('variable', 'variable costs', {
        historic: revenue.map((value) => Math.round(value * 0.42)),
        forecast: '=perUnit*units',
      }),
      flow('fixed', 'fixed costs', {
        historic: revenue.map((value) => Math.round(value * 0.3)),
        forecast: '=fixed[-1]*1.025',
      }),
      flow('costs', 'total expenses', { every: '=SUM(variable..fixed)', total: true }),
      flow('result', 'operating result', { every: '=rev-costs', total: true }),
      rate('margin', 'ebit margin', { every: '=result/rev' }),
    ],
  }
}
