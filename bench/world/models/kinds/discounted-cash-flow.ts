import { numberAt } from '@tickmark/document'
import type { Dice } from '../dice.ts'
import { count, factor, flow, growth, multiple, price, rate, stock } from '../sheet-plan/lines.ts'
import type { Block, PlanBody, PlannedSlip, Slot } from '../sheet-plan/plan.ts'
import { VALUE, years } from '../sheet-plan/slots.ts'
import { drawHistory } from './company-history.ts'

interface Form {
  /** Flows are discounted by NPV instead of a row of factors. */
  byNpv: boolean
  midYear: boolean
  terminal: 'growth' | 'multiple'
}

/** Free cash flows, discounted at a WACC that is built up, to a value per share. */
export function planDiscountedCashFlow(dice: Dice): PlanBody {
  const past = dice.int(1, 4)
  const slots = years(dice.int(2017, 2024), past + dice.int(4, 8), past)
  const form: Form = {
    byNpv: dice.chance(0.35),
    midYear: dice.chance(0.3),
    terminal: dice.pick('growth', 'growth', 'multiple'),
  }
  return {
    kind: 'discounted cash flow',
    blocks: [capitalCost(dice, form), cashFlows(dice, slots, past, form), conclusion(form)],
    tables: dice.chance(0.6)
      ? [
          {
            id: 'table',
            title: 'sensitivity',
            group: 'valuation',
            output: 'v.price',
            across: { input: 'w.wacc', steps: [-0.01, -0.005, 0, 0.005, 0.01] },
            down:
              form.terminal === 'growth'
                ? { input: 'w.g', steps: [-0.01, -0.005, 0, 0.005, 0.01] }
                : { input: 'w.exit', steps: [-2, -1, 0, 1, 2] },
            unit: 'per share',
          },
        ]
      : [],
    slips: slips(form),
    outputs: ['v.ev', 'v.price'],
  }
}

function capitalCost(dice: Dice, { terminal }: Form): Block {
  return {
    id: 'w',
    role: 'WACC',
    title: 'cost of capital',
    group: 'valuation',
    shape: 'values',
    slots: VALUE,
    lines: [
      rate('rf', 'risk-free rate', { every: dice.real(0.018, 0.045, 3), input: true }),
      factor('beta', 'beta', { every: dice.real(0.8, 1.5, 2), input: true }),
      rate('erp', 'equity risk premium', { every: dice.real(0.045, 0.07, 3), input: true }),
      rate('ke', 'cost of equity', { every: '=rf+beta*erp', total: true }),
      rate('kd', 'cost of debt', { every: dice.real(0.04, 0.065, 3), input: true }),
      rate('tax', 'tax rate', { every: dice.pick(0.25, 0.21, 0.3), input: true }),
      rate('wd', 'debt weight', { every: dice.pick(0.2, 0.3, 0.4, 0.15), input: true }),
      rate('we', 'equity weight', { every: '=1-wd' }),
      rate('wacc', 'wacc', { every: '=we*ke+wd*kd*(1-tax)', total: true }),
      ...(terminal === 'growth'
        ? [rate('g', 'terminal growth', { every: dice.real(0.01, 0.025, 3), input: true })]
        : [multiple('exit', 'exit multiple', { every: dice.real(7, 11, 1), input: true })]),
      count('shares', 'shares outstanding', { every: dice.int(40, 900), input: true }),
      stock('net', 'net debt', { every: dice.int(50, 900), input: true }),
    ],
  }
}

function cashFlows(dice: Dice, slots: Slot[], past: number, form: Form): Block {
  const history = drawHistory(dice, past, dice.pick(3000, 25_000))
  const later = slots.length - past
  const spread = (from: number, step: number): number[] =>
    Array.from({ length: later }, (_, index) => Number((from + step * index).toFixed(4)))
  const work = history.receivables.map(
    (value, index) => value + numberAt(history.inventory, index) - numberAt(history.payables, index),
  )
  const ebit = history.revenue.map(
    (value, index) =>
      value - numberAt(history.cogs, index) - numberAt(history.opex, index) - numberAt(history.depreciation, index),
  )
  const share = dice.pick('18%', '20%', '15%')
  // The sign of a release stands in the order of the balances, before the difference, or in the share of the sales that it takes.
  const released = dice.pick<Partial<Record<'every' | 'forecast', string>>>(
    { every: '=nwc[-1]-nwc' },
    { every: '=-(nwc-nwc[-1])' },
    { every: '=-1*(nwc-nwc[-1])' },
    { forecast: `=-${share}*(rev-rev[-1])` },
    { forecast: `=(rev-rev[-1])*-${share}` },
  )
  return {
    id: 'c',
    role: 'DCF',
    title: 'free cash flow',
    group: 'valuation',
    shape: 'series',
    slots,
    lines: [
      flow('rev', 'revenue', { historic: history.revenue, forecast: '=rev[-1]*(1+growth)' }),
      growth('growth', 'revenue growth', {
        historic: '=rev/rev[-1]-1',
        forecast: spread(dice.real(0.05, 0.1, 3), -0.005),
        input: true,
      }),
      flow('ebit', 'ebit', { historic: ebit, forecast: '=rev*margin' }),
      rate('margin', 'ebit margin', {
        historic: '=ebit/rev',
        forecast: spread(dice.real(0.14, 0.24, 3), 0.002),
        input: true,
      }),
      flow('tax', 'tax on ebit', { forecast: '=-ebit*w.tax', outflow: true }),
      flow('nopat', 'nopat', { forecast: '=ebit+tax', total: true }),
      flow('dep', 'depreciation', {
        historic: history.depreciation,
        forecast: `=rev*${dice.pick('4%', '5%', '3.5%')}`,
      }),
      flow('capex', 'capex', {
        historic: history.capex.map((value) => -value),
        forecast: `=-rev*${dice.pick('5%', '5.5%')}`,
        outflow: true,
      }),
      stock('nwc', 'working capital', { historic: work, forecast: `=rev*${share}` }),
      flow('dnwc', 'change in working capital', released),
      flow('fcf', 'free cash flow', { forecast: '=nopat+dep+capex+dnwc', total: true }),
      factor('t', 'discount period', { forecast: '=t[-1]+1', firstForecast: form.midYear ? 0.5 : 1 }),
      ...(form.byNpv
        ? []
        : [
            factor('df', 'discount factor', { forecast: '=1/(1+w.wacc)^t' }),
            flow('pv', 'present value', { forecast: '=fcf*df' }),
          ]),
    ],
  }
}

function conclusion(form: Form): Block {
  const flows = form.byNpv
    ? `=NPV(w.wacc,c.fcf[start:last])${form.midYear ? '*(1+w.wacc)^0.5' : ''}`
    : `=SUM(c.pv[start:last])`
  const factorAtEnd = form.byNpv ? '/(1+w.wacc)^c.t[last]' : '*c.df[last]'
  return {
    id: 'v',
    role: 'DCF',
    title: 'valuation',
    group: 'valuation',
    shape: 'values',
    slots: VALUE,
    lines: [
      flow('flows', 'present value of flows', { every: flows }),
      flow('tv', 'terminal value', {
        every: form.terminal === 'growth' ? '=c.fcf[last]*(1+w.g)/(w.wacc-w.g)' : '=(c.ebit[last]+c.dep[last])*w.exit',
      }),
      flow('pvtv', 'present value of terminal value', { every: `=tv${factorAtEnd}` }),
      stock('ev', 'enterprise value', { every: '=flows+pvtv', total: true }),
      stock('net', 'net debt', { every: '=w.net' }),
      stock('equity', 'equity value', { every: '=ev-net', total: true }),
      count('shares', 'shares outstanding', { every: '=w.shares' }),
      price('price', 'value per share', { every: '=equity/shares', total: true }),
      rate('share', 'terminal share', { every: '=pvtv/ev' }),
    ],
  }
}

function slips(form: Form): PlannedSlip[] {
  const common: PlannedSlip[] = [
    {
      kind: 'level for change',
      at: 'c.fcf',
      slots: 'forecast',
      instead: '=nopat+dep+capex-nwc',
      breaks: 'free cash flow takes the change of working capital, not its level',
    },
    { kind: 'tax sign', at: 'c.tax', slots: 'forecast', instead: '=ebit*w.tax', breaks: 'tax reduces the cash flow' },
    {
      kind: 'kept instead of tax',
      at: 'c.tax',
      slots: 'forecast',
      instead: '=-ebit*(1-w.tax)',
      breaks: 'the tax line holds what is left after tax',
    },
    {
      kind: 'terminal value not discounted',
      at: 'v.ev',
      instead: '=flows+tv',
      breaks: 'the terminal value is of the last year, not of today',
    },
    {
      kind: 'terminal value of another year',
      at: 'v.tv',
      instead:
        form.terminal === 'growth' ? '=c.fcf[last-1]*(1+w.g)/(w.wacc-w.g)' : '=(c.ebit[last-1]+c.dep[last-1])*w.exit',
      breaks: 'the terminal value stands on the last year',
    },
    {
      kind: 'net debt added',
      at: 'v.equity',
      instead: '=ev+net',
      breaks: 'net debt is deducted from enterprise value',
    },
    {
      kind: 'WACC without tax shield',
      at: 'w.wacc',
      instead: '=we*ke+wd*kd',
      breaks: 'the cost of debt is taken after tax',
    },
    { kind: 'CAPM', at: 'w.ke', instead: '=rf+beta+erp', breaks: 'the premium is multiplied by beta' },
    {
      kind: 'per share of enterprise value',
      at: 'v.price',
      instead: '=ev/shares',
      breaks: 'a share has a part of equity, not of enterprise value',
    },
  ]
  if (form.terminal === 'growth') common.push(...slipsOfGrowth())
  if (form.byNpv)
    common.push({
      kind: 'NPV over t0',
      at: 'v.flows',
      instead: '=NPV(w.wacc,c.fcf[start:last])/(1+w.wacc)',
      breaks: 'NPV discounts its first flow already',
    })
  else
    common.push({
      kind: 'discounted by another period',
      at: 'c.df',
      slots: 'forecast',
      instead: '=1/(1+w.wacc)^(t+1)',
      breaks: 'the factor is of the year after',
    })
  return common
}

/** Errors of a terminal value by growth. */
function slipsOfGrowth(): PlannedSlip[] {
  return [
    {
      kind: 'growth at or above WACC',
      at: 'w.g',
      instead: (value) => Number((value + 0.085).toFixed(3)),
      breaks: 'terminal growth is no less than, or close to, the discount rate',
    },
    {
      kind: 'terminal value without growth',
      at: 'v.tv',
      instead: '=c.fcf[last]/w.wacc-w.g',
      breaks: 'the Gordon formula divides by the difference of rate and growth',
    },
    {
      kind: 'growth added to the rate',
      at: 'v.tv',
      instead: '=c.fcf[last]*(1+w.g)/(w.wacc+w.g)',
      breaks: 'growth is deducted from the discount rate under the bar',
    },
    {
      kind: 'perpetuity that shrinks',
      at: 'v.tv',
      instead: '=c.fcf[last]*(1-w.g)/(w.wacc-w.g)',
      breaks: 'the flow after the last year grows by what the denominator deducts',
    },
  ]
}
