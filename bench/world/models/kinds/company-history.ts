import { itemAt } from '@tickmark/document'
import type { Dice } from '../dice.ts'

/** Past years of a company that hang together: the balance sheets balance and the cash flows lead from one to the next. */
export interface History {
  revenue: number[]
  cogs: number[]
  opex: number[]
  depreciation: number[]
  interest: number[]
  tax: number[]
  capex: number[]
  dividends: number[]
  cash: number[]
  receivables: number[]
  inventory: number[]
  ppe: number[]
  payables: number[]
  debt: number[]
  capital: number[]
  retained: number[]
}

type Year = { [key in keyof History]: number }

export function drawHistory(dice: Dice, count: number, scale = dice.pick(400, 3000, 25_000, 180_000)): History {
  const shape = {
    cogs: dice.real(0.5, 0.66, 3),
    opex: dice.real(0.12, 0.2, 3),
    tax: dice.real(0.16, 0.27, 2),
  }
  const list: Year[] = []
  for (let index = 0; index < count; index++) list.push(nextYear(dice, scale, shape, list.at(-1)))
  const keys = Object.keys(itemAt(list, 0)) as (keyof History)[]
  return Object.fromEntries(keys.map((key) => [key, list.map((year) => year[key])])) as unknown as History
}

function nextYear(dice: Dice, scale: number, shape: { cogs: number; opex: number; tax: number }, before?: Year): Year {
  const near = (value: number, spread = 0.08): number => Math.round(value * (1 + (dice.random() - 0.5) * 2 * spread))
  const revenue = before ? near(before.revenue * 1.07, 0.06) : near(scale, 0.4)
  const cogs = near(revenue * shape.cogs, 0.03)
  const opex = near(revenue * shape.opex, 0.04)
  const opening = before ?? { ppe: near(revenue * 0.55), retained: near(revenue * 0.5), debt: near(revenue * 0.3) }
  const depreciation = near(opening.ppe * 0.1)
  const interest = near(opening.debt * 0.05)
  // Credits and settlements make single years' rates odd.
  const taxRate = dice.chance(0.12) ? dice.pick(-0.05, 0.02, 0.55) : shape.tax
  const tax = Math.round((revenue - cogs - opex - depreciation - interest) * taxRate)
  const profit = revenue - cogs - opex - depreciation - interest - tax
  const capex = near(revenue * 0.065)
  const dividends = Math.round(Math.max(0, profit) * dice.pick(0.2, 0.3, 0.4))
  const year = {
    revenue,
    cogs,
    opex,
    depreciation,
    interest,
    tax,
    capex,
    dividends,
    receivables: near(revenue * 0.15),
    inventory: near(cogs * 0.17),
    ppe: opening.ppe + capex - depreciation,
    payables: near(cogs * 0.14),
    debt: before ? before.debt + near(revenue * 0.01, 2) : opening.debt,
    capital: before?.capital ?? near(scale * 0.25),
    retained: opening.retained + profit - dividends,
  }
  return {
    ...year,
    cash: year.payables + year.debt + year.capital + year.retained - year.receivables - year.inventory - year.ppe,
  }
}
