import type { Dice } from '../dice.ts'
import { check, flow, growth, multiple, rate, stock, count } from '../sheet-plan/lines.ts'
import type { Block, PlanBody, PlannedSlip, Slot } from '../sheet-plan/plan.ts'
import { VALUE, years } from '../sheet-plan/slots.ts'

/** A leveraged buyout: sources and uses, a debt schedule with a sweep, returns at exit. */
export function planBuyout(dice: Dice): PlanBody {
  const slots = years(dice.int(2020, 2025), dice.int(5, 7) + 1, 1)
  const hasSwitch = dice.chance(0.25)
  return {
    kind: 'buyout',
    blocks: [
      transaction(dice, hasSwitch),
      sources(),
      uses(),
      operations(dice, slots),
      debt(slots, hasSwitch),
      returns(slots),
    ],
    tables: dice.chance(0.5)
      ? [
          {
            id: 'table',
            title: 'irr sensitivity',
            group: 'returns',
            output: 'r.irr',
            across: { input: 't.exit', steps: [-2, -1, 0, 1, 2] },
            down: { input: 't.entry', steps: [-1, -0.5, 0, 0.5, 1] },
            unit: 'percent',
          },
        ]
      : [],
    slips: slips(),
    iterate: hasSwitch,
    outputs: ['r.irr', 'r.moic'],
  }
}

function transaction(dice: Dice, hasSwitch: boolean): Block {
  const entry = dice.real(7, 11, 1)
  return {
    id: 't',
    role: 'inputs',
    title: 'transaction',
    group: 'inputs',
    shape: 'values',
    slots: VALUE,
    lines: [
      flow('ebitda', 'ltm ebitda', { every: dice.int(80, 900), input: true }),
      multiple('entry', 'entry multiple', { every: entry, input: true }),
      multiple('exit', 'exit multiple', { every: Number((entry + dice.pick(-0.5, 0.5, 1)).toFixed(1)), input: true }),
      multiple('senior', 'senior leverage', { every: dice.pick(3, 3.5, 4), input: true }),
      multiple('mezz', 'mezzanine leverage', { every: dice.pick(1, 1.5), input: true }),
      rate('fees', 'fee rate', { every: dice.pick(0.02, 0.025, 0.03), input: true }),
      stock('cash', 'minimum cash', { every: dice.int(10, 60), input: true }),
      rate('rs', 'senior interest', { every: dice.real(0.05, 0.08, 3), input: true }),
      rate('rm', 'mezzanine interest', { every: dice.real(0.09, 0.12, 3), input: true }),
      rate('tax', 'tax rate', { every: dice.pick(0.25, 0.21, 0.3), input: true }),
      rate('amort', 'mandatory repayment rate', { every: dice.pick(0.05, 0.02, 0.1), input: true }),
      ...(hasSwitch ? [count('sw', 'circularity switch', { every: 1, input: true })] : []),
    ],
  }
}

const AMOUNT_SHARE = [
  { id: 'amount', kind: 'value', track: 'base', label: 'amount' },
  { id: 'x', kind: 'value', track: 'x', label: 'times ebitda' },
  { id: 'share', kind: 'value', track: 'share', label: 'share of total' },
] satisfies Slot[]

const besides = (line: string, total: string) => ({
  x: `=${line}[=amount]/t.ebitda`,
  share: `=${line}[=amount]/${total}[=amount]`,
})

function sources(): Block {
  const line = (id: string, label: string, amount: string, isTotal = false) => ({
    ...stock(id, label, { total: isTotal, at: { amount, ...besides(id, 'total') } }),
  })
  return {
    id: 's',
    role: 'sources and uses',
    title: 'sources',
    group: 'inputs',
    shape: 'values',
    slots: AMOUNT_SHARE,
    lines: [
      line('senior', 'senior debt', '=t.senior*t.ebitda'),
      line('mezz', 'mezzanine debt', '=t.mezz*t.ebitda'),
      line('equity', 'sponsor equity', '=u.total-senior-mezz'),
      line('total', 'total sources', '=SUM(senior..equity)', true),
    ],
  }
}

function uses(): Block {
  const line = (id: string, label: string, amount: string, isTotal = false) => ({
    ...stock(id, label, { total: isTotal, at: { amount, ...besides(id, 'total') } }),
  })
  return {
    id: 'u',
    role: 'sources and uses',
    title: 'uses',
    group: 'inputs',
    shape: 'values',
    slots: AMOUNT_SHARE,
    lines: [
      line('price', 'purchase price', '=t.ebitda*t.entry'),
      line('fees', 'transaction fees', '=price*t.fees'),
      line('cash', 'cash to balance sheet', '=t.cash'),
      line('total', 'total uses', '=SUM(price..cash)', true),
      { ...check('check', 'sources less uses', ''), every: undefined, at: { amount: '=s.total-total' } },
    ],
  }
}

function operations(dice: Dice, slots: Slot[]): Block {
  const margin = dice.real(0.18, 0.3, 3)
  const step = dice.pick(0, 0.002, 0.004)
  const later = slots.length - 1
  const list = (from: number, by: number): number[] =>
    Array.from({ length: later }, (_, index) => Number((from + by * index).toFixed(4)))
  return {
    id: 'o',
    role: 'statement',
    title: 'projections',
    group: 'operations',
    shape: 'series',
    slots,
    lines: [
      flow('rev', 'revenue', { historic: [`=t.ebitda/${margin}`], forecast: '=rev[-1]*(1+growth)' }),
      growth('growth', 'revenue growth', { forecast: list(dice.real(0.04, 0.09, 3), -0.002), input: true }),
      flow('ebitda', 'ebitda', { historic: ['=t.ebitda'], forecast: '=rev*margin' }),
      rate('margin', 'ebitda margin', { historic: '=ebitda/rev', forecast: list(margin, step), input: true }),
      flow('dep', 'depreciation', { forecast: '=rev*3%' }),
      flow('ebit', 'ebit', { forecast: '=ebitda-dep', total: true }),
      flow('interest', 'interest expense', { forecast: '=d.is+d.im' }),
      flow('pbt', 'profit before tax', { forecast: '=ebit-interest', total: true }),
      flow('tax', 'income tax', { forecast: '=MAX(0,pbt)*t.tax' }),
      flow('ni', 'net income', { forecast: '=pbt-tax', total: true }),
      flow('capex', 'capex', { forecast: '=-rev*4%', outflow: true }),
      flow('dnwc', 'change in working capital', { forecast: '=-(rev-rev[-1])*12%', outflow: true }),
      flow('fcf', 'cash for debt service', { forecast: '=ni+dep+capex+dnwc', total: true }),
    ],
  }
}

function debt(slots: Slot[], hasSwitch: boolean): Block {
  const interest = (open: string, close: string, rate: string): string =>
    hasSwitch ? `=IF(t.sw=1,AVERAGE(${open},${close}),${open})*${rate}` : `=${open}*${rate}`
  return {
    id: 'd',
    role: 'debt schedule',
    title: 'debt schedule',
    group: 'debt',
    shape: 'series',
    slots,
    lines: [
      stock('open', 'senior opening', { forecast: '=close[-1]' }),
      flow('must', 'mandatory repayment', { forecast: '=-MIN(open,s.senior[=amount]*t.amort)', outflow: true }),
      flow('sweep', 'cash sweep', { forecast: '=-MIN(open+must,MAX(0,o.fcf+must))', outflow: true }),
      stock('close', 'senior closing', {
        historic: ['=s.senior[=amount]'],
        forecast: '=SUM(open..sweep)',
        total: true,
      }),
      flow('is', 'senior interest paid', { forecast: interest('open', 'close', 't.rs') }),
      stock('mezz', 'mezzanine closing', { historic: ['=s.mezz[=amount]'], forecast: '=mezz[-1]' }),
      flow('im', 'mezzanine interest paid', { forecast: '=mezz[-1]*t.rm' }),
      stock('cash', 'cash', { historic: ['=t.cash'], forecast: '=cash[-1]+o.fcf+must+sweep' }),
      stock('net', 'net debt', { every: '=close+mezz-cash', total: true }),
      multiple('lev', 'net leverage', { every: '=net/o.ebitda' }),
      multiple('cover', 'interest cover', { forecast: '=o.ebitda/o.interest' }),
    ],
  }
}

function returns(slots: Slot[]): Block {
  const term = slots.length - 1
  return {
    id: 'r',
    role: 'returns',
    title: 'returns',
    group: 'returns',
    shape: 'values',
    slots: VALUE,
    lines: [
      flow('ebitda', 'exit ebitda', { every: '=o.ebitda[last]' }),
      multiple('multiple', 'exit multiple', { every: '=t.exit' }),
      stock('ev', 'exit enterprise value', { every: '=ebitda*multiple', total: true }),
      stock('net', 'exit net debt', { every: '=d.net[last]' }),
      stock('equity', 'exit equity', { every: '=ev-net', total: true }),
      stock('invested', 'sponsor equity', { every: '=s.equity[=amount]' }),
      count('term', 'holding period', { every: term, input: true }),
      multiple('moic', 'moic', { every: '=equity/invested' }),
      rate('irr', 'irr', { every: '=moic^(1/term)-1', total: true }),
    ],
  }
}

function slips(): PlannedSlip[] {
  return [
    {
      kind: 'exit multiple reads entry',
      at: 'r.multiple',
      instead: '=t.entry',
      breaks: 'the exit is valued at the exit multiple',
    },
    {
      kind: 'exit debt typed',
      at: 'r.net',
      instead: (value) => Math.round(value * 0.31),
      breaks: 'the exit takes the net debt of the schedule',
    },
    {
      kind: 'sources are not uses',
      at: 's.equity',
      slots: 'amount',
      instead: (value) => Math.round(value * 0.97),
      breaks: 'sources equal uses',
      alsoAt: ['s.total', 'u.total', 'u.check'],
    },
    {
      kind: 'sweep without a limit',
      at: 'd.sweep',
      slots: 'forecast',
      instead: '=-(o.fcf+must)',
      breaks: 'the sweep takes no more than is owed and than there is',
    },
    {
      kind: 'opening is not closing',
      at: 'd.open',
      slots: 'some',
      instead: '=close[-2]',
      breaks: 'the opening balance is the closing one before',
    },
    {
      kind: 'return without its root',
      at: 'r.irr',
      instead: '=moic-1',
      breaks: 'a multiple over years is no yearly rate',
    },
    {
      kind: 'level for change',
      at: 'o.dnwc',
      slots: 'forecast',
      instead: '=-rev*12%',
      breaks: 'cash flow takes the change of working capital',
    },
    {
      kind: 'exit debt of another year',
      at: 'r.net',
      instead: '=d.net[last-1]',
      breaks: 'the exit takes the debt of the exit year',
    },
    { kind: 'tax sign', at: 'o.ni', slots: 'forecast', instead: '=pbt+tax', breaks: 'tax reduces profit' },
    {
      kind: 'interest not paid',
      at: 'o.interest',
      slots: 'forecast',
      instead: '=d.is',
      breaks: 'interest is that of all tranches',
    },
  ]
}
