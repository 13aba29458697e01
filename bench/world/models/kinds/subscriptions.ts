import type { Dice } from '../dice.ts'
import { check, count, flow, multiple, price, rate } from '../sheet-plan/lines.ts'
import type { Block, PlanBody, Slot } from '../sheet-plan/plan.ts'
import { months, VALUE } from '../sheet-plan/slots.ts'

/** A subscription business by months: customers in and out, recurring revenue, what a customer costs and brings. */
export function planSubscriptions(dice: Dice): PlanBody {
  const start = dice.int(2023, 2026)
  const slots = dice.chance(0.5) ? months(start) : [...months(start), ...months(start + 1)]
  return {
    kind: 'subscriptions',
    blocks: [inputs(dice), operations(dice, slots), economics()],
    slips: [
      {
        kind: 'opening is not closing',
        at: 'm.open',
        slots: 'some',
        instead: '=close[-2]',
        breaks: 'customers at the start are those at the end of the month before',
      },
      {
        kind: 'unit: month and year',
        at: 'm.mrr',
        slots: 'forecast',
        instead: '=close*a.price*12',
        breaks: 'monthly revenue is a year of it',
      },
      {
        kind: 'churn added',
        at: 'm.close',
        slots: 'forecast',
        instead: '=open+added+lost',
        breaks: 'lost customers leave',
      },
      { kind: 'lifetime upside down', at: 'e.life', instead: '=a.churn', breaks: 'lifetime is one over churn' },
      {
        kind: 'unit: percent as number',
        at: 'a.churn',
        instead: (value) => value * 100,
        breaks: 'churn of more than all customers',
      },
    ],
    outputs: ['e.ratio', 'm.profit'],
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
      price('price', 'price per month', { every: dice.pick(29, 49, 99, 480), input: true }),
      rate('churn', 'monthly churn', { every: dice.real(0.012, 0.05, 3), input: true }),
      rate('gm', 'gross margin', { every: dice.real(0.65, 0.85, 2), input: true }),
      price('cpl', 'cost per lead', { every: dice.int(8, 60), input: true }),
      rate('conv', 'conversion rate', { every: dice.real(0.03, 0.12, 3), input: true }),
      flow('fixed', 'fixed cost per month', { every: dice.int(8, 60) * 1000, input: true }),
      rate('spendGrowth', 'marketing growth', { every: dice.real(0.01, 0.05, 3), input: true }),
      flow('spend', 'first month marketing', { every: dice.int(10, 80) * 1000, input: true }),
      count('start', 'customers at start', { every: dice.int(200, 4000), input: true }),
    ],
  }
}

function operations(dice: Dice, slots: Slot[]): Block {
  return {
    id: 'm',
    role: 'unit economics',
    title: 'customers and revenue',
    group: 'operations',
    shape: 'series',
    slots,
    lines: [
      flow('spend', 'marketing', { forecast: '=spend[-1]*(1+a.spendGrowth)', firstForecast: '=a.spend' }),
      count('leads', 'leads', { forecast: dice.chance(0.5) ? '=spend/a.cpl' : '=ROUND(spend/a.cpl,0)' }),
      count('open', 'customers opening', { forecast: '=close[-1]', firstForecast: '=a.start' }),
      count('added', 'customers added', { forecast: '=leads*a.conv' }),
      count('lost', 'customers lost', { forecast: '=open*a.churn' }),
      count('close', 'customers closing', { forecast: '=open+added-lost', total: true }),
      flow('mrr', 'monthly recurring revenue', { forecast: '=close*a.price' }),
      flow('gross', 'gross profit', { forecast: '=mrr*a.gm', total: true }),
      flow('fixed', 'fixed costs', { forecast: '=a.fixed' }),
      flow('profit', 'operating result', { forecast: '=gross-spend-fixed', total: true }),
      flow('sum', 'cumulated result', { forecast: '=sum[-1]+profit', firstForecast: '=profit' }),
      check('check', 'customer check', '=ROUND(close-open-added+lost,6)'),
    ],
  }
}

function economics(): Block {
  return {
    id: 'e',
    role: 'unit economics',
    title: 'unit economics',
    group: 'operations',
    shape: 'values',
    slots: VALUE,
    lines: [
      price('margin', 'contribution per month', { every: '=a.price*a.gm' }),
      count('life', 'lifetime in months', { every: '=1/a.churn' }),
      price('ltv', 'lifetime value', { every: '=margin*life' }),
      price('cac', 'acquisition cost', { every: '=a.cpl/a.conv' }),
      multiple('ratio', 'ltv to cac', { every: '=ltv/cac', total: true }),
      count('payback', 'payback months', { every: '=cac/margin' }),
      flow('arr', 'annual recurring revenue', { every: '=m.mrr[last]*12' }),
    ],
  }
}
