import { itemAt, numberAt } from '@tickmark/document'
import type { Dice } from '../dice.ts'
import { check, flow, rate, stock } from '../sheet-plan/lines.ts'
import type { Block, Line, PlanBody, Slot } from '../sheet-plan/plan.ts'
import { drawHistory } from './company-history.ts'

const NAMES = ['Parent', 'UK Ltd', 'GmbH', 'SAS', 'Asia Pte', 'US Inc']

/** Several companies side by side, eliminations and their group. */
export function planConsolidation(dice: Dice): PlanBody {
  const entities: Slot[] = NAMES.slice(0, dice.int(2, 5)).map((name, index) => ({
    id: `e${index + 1}`,
    text: name,
    kind: 'record',
    track: 'base',
  }))
  const elimination: Slot = { id: 'elim', label: 'eliminations', kind: 'record', track: 'elim' }
  const members = [...entities, elimination]
  const group: Slot = { id: 'group', label: 'group', kind: 'sum', track: 'sums', members: members.map(({ id }) => id) }
  const histories = entities.map(() => drawHistory(dice, 1))
  const traded = Math.round(numberAt(itemAt(histories, 0).revenue, 0) * 0.06)
  const owed = Math.round(traded * 0.3)
  const typed = (key: keyof (typeof histories)[0], elim = 0) => ({
    every: histories.map((history) => numberAt(history[key], 0)),
    at: { elim },
    input: true,
  })
  const computed = (formula: string) =>
    ({ every: formula, at: { elim: formula }, inSum: dice.pick('add', 'own'), total: true }) as const
  const lines: Line[] = [
    flow('rev', 'revenue', typed('revenue', -traded)),
    flow('cogs', 'cost of sales', typed('cogs', -traded)),
    flow('gross', 'gross profit', computed('=rev-cogs')),
    flow('opex', 'operating expenses', typed('opex')),
    flow('dep', 'depreciation', typed('depreciation')),
    flow('ebit', 'ebit', computed('=gross-opex-dep')),
    rate('margin', 'ebit margin', { every: '=ebit/rev', inSum: 'own' }),
    stock('cash', 'cash', { ...typed('cash'), inSum: 'add' }),
    stock('ar', 'receivables', { ...typed('receivables', -owed), inSum: 'add' }),
    stock('inv', 'inventory', { ...typed('inventory'), inSum: 'add' }),
    stock('ppe', 'fixed assets', { ...typed('ppe'), inSum: 'add' }),
    stock('ta', 'total assets', computed('=SUM(cash..ppe)')),
    stock('ap', 'payables', { ...typed('payables', -owed), inSum: 'add' }),
    stock('debt', 'borrowings', { ...typed('debt'), inSum: 'add' }),
    stock('te', 'total equity', {
      every: histories.map(({ capital, retained }) => numberAt(capital, 0) + numberAt(retained, 0)),
      at: { elim: 0 },
      input: true,
      inSum: 'add',
    }),
    stock('tle', 'liabilities and equity', computed('=ap+debt+te')),
    check('check', 'balance check', '=ta-tle', { at: { elim: '=ta-tle' } }),
  ]
  const block: Block = {
    id: 'g',
    role: 'statement',
    title: 'consolidation',
    group: 'statements',
    shape: 'series',
    slots: [...members, group],
    lines,
  }
  return {
    kind: 'consolidation',
    blocks: [block],
    slips: [
      {
        kind: 'eliminations left out',
        at: 'g.rev',
        slots: 'group',
        instead: '=SUM(rev[first:last])',
        breaks: 'the group adds up companies and eliminations',
      },
      {
        kind: 'elimination sign',
        at: 'g.ar',
        slots: 'elim',
        instead: (value) => -value,
        breaks: 'eliminations reduce receivables',
      },
    ],
    outputs: ['g.ebit'],
  }
}
