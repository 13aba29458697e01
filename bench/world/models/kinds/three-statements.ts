import type { Dice } from '../dice.ts'
import { check, days, flow, growth, heading, rate, stock } from '../sheet-plan/lines.ts'
import type { Block, PlanBody, PlannedSlip, Slot } from '../sheet-plan/plan.ts'
import { VALUE, withChange, years } from '../sheet-plan/slots.ts'
import { drawHistory, type History } from './company-history.ts'

/** Income statement, balance sheet and cash flow statement on drivers; the past typed, the forecast computed. */
export function planThreeStatements(dice: Dice): PlanBody {
  const past = dice.int(2, 4)
  const plain = years(dice.int(2016, 2024), past + dice.int(3, 7), past)
  const slots = dice.chance(0.2) ? withChange(plain, dice.pick('difference', 'percent')) : plain
  const history = drawHistory(dice, past)
  const isNegative = dice.chance(0.3)
  return {
    kind: 'three statements',
    blocks: [
      inputs(dice),
      drivers(slots, dice, isNegative),
      income(slots, history, isNegative),
      balance(slots, history),
      cash(slots, history),
    ],
    slips: slips(isNegative),
    outputs: ['is.ni', 'bs.cash'],
  }
}

function inputs(dice: Dice): Block {
  return {
    id: 'a',
    role: 'inputs',
    title: 'assumptions',
    group: 'inputs',
    shape: 'values',
    slots: VALUE,
    lines: [
      rate('tax', 'tax rate', { every: dice.pick(0.15, 0.25, 0.21, 0.3), input: true }),
      rate('interest', 'interest rate', { every: dice.real(0.03, 0.07, 3), input: true }),
      rate('payout', 'payout ratio', { every: dice.real(0.2, 0.5, 2), input: true }),
    ],
  }
}

function drivers(slots: Slot[], dice: Dice, isNegative: boolean): Block {
  const spread = (from: number, to: number, digits = 3): number[] => {
    const start = dice.real(from, to, digits)
    return slots.map((_, index) => Number((start * (1 + (dice.int(-2, 2) * index) / 200)).toFixed(digits)))
  }
  return {
    id: 'd',
    role: 'inputs',
    title: 'drivers',
    group: 'inputs',
    shape: 'series',
    slots,
    lines: [
      growth('growth', 'revenue growth', {
        historic: '=is.rev/is.rev[-1]-1',
        forecast: spread(0.03, 0.12),
        input: true,
      }),
      rate('cogs', 'cost ratio', { historic: '=ABS(is.cogs)/is.rev', forecast: spread(0.5, 0.66), input: true }),
      rate('opex', 'opex ratio', { historic: '=ABS(is.opex)/is.rev', forecast: spread(0.12, 0.2), input: true }),
      rate('capex', 'capex ratio', { historic: '=-cf.capex/is.rev', forecast: spread(0.05, 0.09), input: true }),
      rate('dep', 'depreciation rate', {
        historic: '=ABS(is.dep)/bs.ppe[-1]',
        forecast: spread(0.08, 0.14),
        input: true,
      }),
      rate('etr', 'effective tax rate', {
        historic: `=${isNegative ? '-' : ''}is.tax/is.pbt`,
        forecast: '=a.tax',
      }),
      days('dso', 'receivable days', { historic: '=bs.ar/is.rev*365', forecast: dice.int(35, 80), input: true }),
      days('dih', 'inventory days', { historic: '=bs.inv/ABS(is.cogs)*365', forecast: dice.int(40, 90), input: true }),
      days('dpo', 'payable days', { historic: '=bs.ap/ABS(is.cogs)*365', forecast: dice.int(30, 70), input: true }),
      flow('newDebt', 'borrowing', { forecast: dice.pick(0, 0, -50, 100), input: true }),
    ],
  }
}

function income(slots: Slot[], history: History, isNegative: boolean): Block {
  const sign = isNegative ? '-' : ''
  const paid = (values: readonly number[]): number[] => (isNegative ? values.map((value) => -value) : [...values])
  const less = (first: string, ...others: string[]): string => `=${[first, ...others].join(isNegative ? '+' : '-')}`
  return {
    id: 'is',
    role: 'statement',
    title: 'income statement',
    group: 'statements',
    shape: 'series',
    slots,
    lines: [
      flow('rev', 'revenue', { historic: history.revenue, forecast: '=rev[-1]*(1+d.growth)' }),
      flow('cogs', 'cost of sales', {
        historic: paid(history.cogs),
        forecast: `=${sign}rev*d.cogs`,
        outflow: isNegative,
      }),
      flow('gross', 'gross profit', { every: less('rev', 'cogs'), total: true }),
      flow('opex', 'operating expenses', {
        historic: paid(history.opex),
        forecast: `=${sign}rev*d.opex`,
        outflow: isNegative,
      }),
      flow('ebitda', 'ebitda', { every: less('gross', 'opex'), total: true }),
      flow('dep', 'depreciation', {
        historic: paid(history.depreciation),
        forecast: `=${sign}bs.ppe[-1]*d.dep`,
        outflow: isNegative,
      }),
      flow('ebit', 'ebit', { every: less('ebitda', 'dep'), total: true }),
      flow('interest', 'interest expense', {
        historic: paid(history.interest),
        forecast: `=${sign}bs.debt[-1]*a.interest`,
        outflow: isNegative,
      }),
      flow('pbt', 'profit before tax', { every: less('ebit', 'interest'), total: true }),
      flow('tax', 'income tax', { historic: paid(history.tax), forecast: `=${sign}pbt*a.tax`, outflow: isNegative }),
      flow('ni', 'net income', { every: less('pbt', 'tax'), total: true }),
      rate('margin', 'net margin', { every: '=ni/rev' }),
    ],
  }
}

function balance(slots: Slot[], history: History): Block {
  return {
    id: 'bs',
    role: 'statement',
    title: 'balance sheet',
    group: 'statements',
    shape: 'series',
    slots,
    lines: [
      stock('cash', 'cash', { historic: history.cash, forecast: '=cf.close' }),
      stock('ar', 'receivables', { historic: history.receivables, forecast: '=is.rev*d.dso/365' }),
      stock('inv', 'inventory', { historic: history.inventory, forecast: '=ABS(is.cogs)*d.dih/365' }),
      stock('tca', 'current assets', { every: '=SUM(cash..inv)', total: true }),
      stock('ppe', 'fixed assets', { historic: history.ppe, forecast: '=ppe[-1]-cf.capex-cf.dep' }),
      stock('ta', 'total assets', { every: '=tca+ppe', total: true }),
      heading('hl', 'liabilities and equity head'),
      stock('ap', 'payables', { historic: history.payables, forecast: '=ABS(is.cogs)*d.dpo/365' }),
      stock('debt', 'borrowings', { historic: history.debt, forecast: '=debt[-1]+d.newDebt' }),
      stock('tl', 'total liabilities', { every: '=ap+debt', total: true }),
      stock('capital', 'share capital', { historic: history.capital, forecast: '=capital[-1]' }),
      stock('re', 'retained earnings', { historic: history.retained, forecast: '=re[-1]+is.ni+cf.div' }),
      stock('te', 'total equity', { every: '=SUM(capital..re)', total: true }),
      stock('tle', 'liabilities and equity', { every: '=tl+te', total: true }),
      check('check', 'balance check', '=ROUND(ta-tle,2)'),
    ],
  }
}

function cash(slots: Slot[], history: History): Block {
  return {
    id: 'cf',
    role: 'statement',
    title: 'cash flow statement',
    group: 'statements',
    shape: 'series',
    slots,
    lines: [
      flow('ni', 'net income', { every: '=is.ni' }),
      flow('dep', 'depreciation', { every: '=ABS(is.dep)' }),
      flow('dar', 'change in receivables', { every: '=bs.ar[-1]-bs.ar' }),
      flow('dinv', 'change in inventory', { every: '=bs.inv[-1]-bs.inv' }),
      flow('dap', 'change in payables', { every: '=bs.ap-bs.ap[-1]' }),
      flow('cfo', 'operating cash flow', { every: '=SUM(ni..dap)', first: '', total: true }),
      flow('capex', 'capex', {
        historic: history.capex.map((value) => -value),
        forecast: '=-is.rev*d.capex',
        outflow: true,
      }),
      flow('ddebt', 'change in debt', { every: '=bs.debt-bs.debt[-1]' }),
      flow('div', 'dividends', {
        historic: history.dividends.map((value) => -value),
        forecast: '=-MAX(0,is.ni)*a.payout',
        outflow: true,
      }),
      flow('cff', 'financing cash flow', { every: '=ddebt+div', first: '', total: true }),
      flow('net', 'net change in cash', { every: '=cfo+capex+cff', first: '', total: true }),
      stock('open', 'opening cash', { every: '=bs.cash[-1]' }),
      stock('close', 'closing cash', { every: '=open+net', first: '', total: true }),
    ],
  }
}

function slips(isNegative: boolean): PlannedSlip[] {
  return [
    {
      kind: 'level for change',
      at: 'cf.dar',
      slots: 'forecast',
      instead: '=-bs.ar',
      breaks: 'cash flow takes the change of receivables, not their level',
    },
    {
      kind: 'tax sign',
      at: 'is.tax',
      slots: 'forecast',
      instead: isNegative ? '=pbt*a.tax' : '=-pbt*a.tax',
      breaks: 'tax reduces profit',
    },
    {
      kind: 'opening is not closing',
      at: 'cf.open',
      slots: 'some',
      instead: '=bs.cash[-2]',
      breaks: 'opening cash is the closing cash of the period before',
    },
    {
      kind: 'plug',
      at: 'bs.tle',
      slots: 'some',
      instead: '=ta',
      breaks: 'the balance sheet balances by reference to itself',
    },
    {
      kind: 'plug',
      at: 'bs.re',
      slots: 'some',
      instead: '=ta-tl-capital',
      breaks: 'retained earnings are the plug of the balance sheet',
    },
    ...['bs.re|=ta-tl-capital', 'bs.debt|=ta-ap-capital-re', 'bs.cash|=tle-ar-inv-ppe'].map((plug): PlannedSlip => {
      const [at = '', instead] = plug.split('|')
      return { kind: 'plug of a whole line', at, slots: 'forecast', instead, breaks: 'a line is what the others leave' }
    }),
    {
      kind: 'cycle without a switch',
      at: 'is.interest',
      slots: 'some',
      instead: `=${isNegative ? '-' : ''}(bs.debt[-1]+bs.cash)/2*a.interest`,
      breaks: 'interest depends on closing cash, which depends on interest',
    },
    {
      kind: 'depreciation not added back',
      at: 'cf.cfo',
      slots: 'forecast',
      instead: '=ni+SUM(dar..dap)',
      breaks: 'depreciation is added back to profit',
    },
    {
      kind: 'dividend not deducted',
      at: 'bs.re',
      slots: 'forecast',
      instead: '=re[-1]+is.ni',
      breaks: 'dividends reduce retained earnings',
    },
    {
      kind: 'balance without year days',
      at: 'bs.ar',
      slots: 'forecast',
      instead: '=is.rev*d.dso/30',
      breaks: 'days of a yearly amount are divided by 365',
    },
  ]
}
