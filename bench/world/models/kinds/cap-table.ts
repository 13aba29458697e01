import type { Dice } from '../dice.ts'
import { check, count, price, rate, stock } from '../sheet-plan/lines.ts'
import type { Block, PlanBody, Slot } from '../sheet-plan/plan.ts'
import { records, VALUE } from '../sheet-plan/slots.ts'

const HOLDERS = ['Founder A', 'Founder B', 'Angel fund', 'Option pool', 'Seed Capital LP', 'Advisors', 'Employees']

/** Who holds how much before and after a round. */
export function planCapTable(dice: Dice): PlanBody {
  const holders = records(HOLDERS.slice(0, dice.int(3, HOLDERS.length)))
  const investor: Slot = { id: 'new', label: 'new investor', kind: 'record', track: 'base' }
  const all = [...holders, investor]
  const total: Slot = { id: 'total', label: 'total', kind: 'sum', track: 'sums', members: all.map(({ id }) => id) }
  return {
    kind: 'cap table',
    blocks: [round(dice), table(dice, [...all, total])],
    slips: [
      {
        kind: 'share of the old total',
        at: 'h.postShare',
        slots: 'new',
        instead: '=post/pre[=total]',
        breaks: 'shares after the round are a part of all shares after it',
      },
      {
        kind: 'price after money',
        at: 'a.price',
        instead: '=(a.pre+a.raise)/h.pre[=total]',
        breaks: 'the price is the value before the money',
      },
      {
        kind: 'typed over',
        size: 'new shares',
        at: 'h.added',
        slots: 'new',
        instead: (value) => Math.round(value * 1.1),
        breaks: 'the shares are the amount over the price',
      },
    ],
    outputs: ['a.price'],
  }
}

function round(dice: Dice): Block {
  const raise = dice.int(1, 12) * 1_000_000
  return {
    id: 'a',
    role: 'inputs',
    title: 'round terms',
    group: 'model',
    shape: 'values',
    slots: VALUE,
    lines: [
      stock('pre', 'pre-money value', { every: raise * dice.int(3, 6), input: true }),
      stock('raise', 'amount raised', { every: raise, input: true }),
      stock('post', 'post-money value', { every: '=pre+raise', total: true }),
      price('price', 'price per share', { every: '=pre/h.pre[=total]' }),
    ],
  }
}

function table(dice: Dice, slots: Slot[]): Block {
  const before = slots.map(({ kind, id }) => (kind === 'record' && id !== 'new' ? dice.int(1, 40) * 100_000 : 0))
  return {
    id: 'h',
    role: 'cap table',
    title: 'cap table',
    group: 'model',
    shape: 'records',
    corner: 'holder',
    slots,
    lines: [
      count('pre', 'shares before', { every: before.slice(0, -1), input: true }),
      rate('preShare', 'share before', { every: '=pre/pre[=total]', inSum: 'add' }),
      count('added', 'new shares', { every: 0, at: { new: '=a.raise/a.price' } }),
      count('post', 'shares after', { every: '=pre+added' }),
      rate('postShare', 'share after', { every: '=post/post[=total]', inSum: 'add' }),
      stock('value', 'value after', { every: '=post*a.price', inSum: 'add' }),
      check('check', 'value check', '', { every: undefined, at: { total: '=ROUND(value-a.post,2)' } }),
    ],
  }
}
