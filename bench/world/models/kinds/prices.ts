import type { Dice } from '../dice.ts'
import { count, price, rate } from '../sheet-plan/lines.ts'
import type { Block, PlanBody, Slot } from '../sheet-plan/plan.ts'
import { VALUE } from '../sheet-plan/slots.ts'

/** A price series with returns and what follows from them: data, in which no number follows from its neighbours. */
export function planPrices(dice: Dice): PlanBody {
  const length = dice.int(30, 140)
  const slots: Slot[] = Array.from({ length }, (_, index) => ({
    id: `n${index}`,
    text: dayText(index),
    kind: 'record',
    track: 'base',
  }))
  const walk = (start: number, spread: number): number[] => {
    let price = start
    return Array.from({ length }, (_, day) => {
      if (day > 0) price = Number((price * (1 + (dice.random() - 0.49) * spread)).toFixed(2))
      return price
    })
  }
  const [own, market] = [walk(dice.int(12, 400), 0.05), walk(dice.int(2000, 5000), 0.025)]
  const block: Block = {
    id: 'x',
    role: 'data',
    title: 'price history',
    group: 'data',
    shape: 'records',
    corner: 'date',
    slots,
    lines: [
      price('close', 'closing price', { every: own, input: true }),
      price('index', 'market index', { every: market, input: true }),
      rate('return', 'daily return', { every: '=close/close[-1]-1', first: '' }),
      rate('market', 'market return', { every: '=index/index[-1]-1', first: '' }),
    ],
  }
  const results: Block = {
    id: 'r',
    role: 'data',
    title: 'statistics',
    group: 'data',
    shape: 'values',
    slots: VALUE,
    lines: [
      rate('mean', 'mean return', { every: '=AVERAGE(x.return[first+1:last])' }),
      rate('deviation', 'standard deviation', { every: '=STDEV(x.return[first+1:last])' }),
      count('daysOfYear', 'trading days', { every: dice.pick(250, 252), input: true }),
      rate('yearly', 'annual volatility', { every: '=deviation*SQRT(daysOfYear)' }),
      price('high', 'high', { every: '=MAX(x.close[first:last])' }),
      price('low', 'low', { every: '=MIN(x.close[first:last])' }),
      rate('whole', 'total return', { every: '=x.close[last]/x.close[first]-1' }),
    ],
  }
  const isAbove = dice.chance(0.5)
  return {
    kind: 'prices',
    blocks: isAbove ? [results, block] : [block, results],
    slips: [
      {
        kind: 'short range',
        at: 'r.mean',
        instead: '=AVERAGE(x.return[first+1:last-12])',
        breaks: 'the mean leaves out the last days',
      },
    ],
    outputs: ['r.yearly'],
  }
}

function dayText(index: number): string {
  return new Date(Date.UTC(2024, 0, 2 + Math.floor(index / 5) * 7 + (index % 5))).toISOString().slice(0, 10)
}
