import { itemAt } from '@tickmark/document'
import type { Dice } from '../dice.ts'
import { count, flow, price } from '../sheet-plan/lines.ts'
import type { Block, Line, PlanBody, Slot } from '../sheet-plan/plan.ts'
import { quartersAndYears, years } from '../sheet-plan/slots.ts'

const COSTS = ['salaries', 'rent', 'utilities', 'marketing', 'insurance', 'software', 'professional fees'] as const
const [FEWEST_PERIODS, MOST_PERIODS] = [4, 6]

/**
 * Assumptions typed period by period. Most of them stay as they are or step up with the year, some grow evenly, volumes grow unevenly: that
 * periods repeat each other, or lie evenly apart, makes none of them the sum of others.
 */
export function planSteadily(dice: Dice): PlanBody {
  const slots = drawSlots(dice)
  const inputs = typedBlock(dice, slots)
  return {
    kind: 'steady plan',
    blocks: dice.chance(0.5) ? [inputs, resultBlock(slots, 'p.')] : [joined(inputs, resultBlock(slots, ''))],
    slips: [],
    outputs: ['b.result'],
  }
}

function drawSlots(dice: Dice): Slot[] {
  const first = dice.int(2019, 2026)
  if (dice.chance(0.5)) return years(first, dice.int(FEWEST_PERIODS, MOST_PERIODS), 0)
  return quartersAndYears(first, dice.int(2, 3), 0).filter(({ kind }) => kind !== 'sum')
}

function typedBlock(dice: Dice, slots: readonly Slot[]): Block {
  const steady = (from: number, to: number, grain: number): number[] => {
    const start = grain * dice.int(from, to)
    const step = dice.pick(0, 0, grain * dice.int(1, 3), start * 0.1)
    const first = itemAt(slots, 0).year ?? 0
    return slots.map(({ year }) => Math.round((start + step * ((year ?? first) - first)) * 100) / 100)
  }
  return {
    id: 'p',
    role: 'inputs',
    title: 'drivers',
    group: 'operations',
    shape: 'series',
    slots: [...slots],
    lines: [
      count('units', 'units sold', { every: growing(dice, slots.length), input: true }),
      price('price', 'price per unit', { every: steady(10, 40, 5), input: true }),
      price('perUnit', 'variable cost per unit', { every: steady(1, 8, 1), input: true }),
      ...COSTS.map((label, index) => flow(`k${index}`, label, { every: steady(2, 30, 250), input: true })),
    ],
  }
}

/** Round numbers that grow by another amount each period. */
function growing(dice: Dice, length: number): number[] {
  const found: number[] = []
  for (let value = dice.int(1, 9) * 1000; found.length < length; value += dice.int(1, 40) * 1000) found.push(value)
  return found
}

function resultBlock(slots: readonly Slot[], from: string): Block {
  const lines: Line[] = [
    flow('revenue', 'revenue', { every: `=${from}units*${from}price` }),
    flow('variable', 'variable costs', { every: `=${from}units*${from}perUnit` }),
    flow('fixed', 'fixed costs', { every: `=${COSTS.map((_, index) => `${from}k${index}`).join('+')}` }),
    flow('result', 'operating result', { every: '=revenue-variable-fixed', total: true }),
  ]
  return {
    id: 'b',
    role: 'budget',
    title: 'revenue build title',
    group: 'operations',
    shape: 'series',
    slots: [...slots],
    lines,
  }
}

const joined = (inputs: Block, results: Block): Block => ({ ...results, lines: [...inputs.lines, ...results.lines] })
