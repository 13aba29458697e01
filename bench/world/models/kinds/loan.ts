import type { Dice } from '../dice.ts'
import { check, count, flow, rate, stock } from '../sheet-plan/lines.ts'
import type { Block, PlanBody, Slot } from '../sheet-plan/plan.ts'
import { VALUE } from '../sheet-plan/slots.ts'

/** A loan repaid in equal instalments, month by month. */
export function planLoan(dice: Dice): PlanBody {
  const term = dice.pick(24, 36, 60, 120)
  const slots: Slot[] = Array.from({ length: term }, (_, index) => ({
    id: `p${index + 1}`,
    text: String(index + 1),
    kind: 'record',
    track: 'base',
  }))
  return {
    kind: 'loan',
    blocks: [terms(dice, term), schedule(dice, slots), summary()],
    slips: [
      {
        kind: 'annual rate every month',
        at: 's.interest',
        slots: 'all',
        instead: '=open*a.rate',
        breaks: 'a yearly rate is charged every month',
      },
      {
        kind: 'annual rate every month',
        at: 's.interest',
        slots: 'p7',
        instead: '=open*a.rate',
        breaks: 'a yearly rate is charged in one month',
      },
      {
        kind: 'opening is not closing',
        at: 's.open',
        slots: 'p9',
        instead: '=close[-2]',
        breaks: 'the opening balance is the closing one before',
      },
      { kind: 'sign', at: 's.close', slots: 'p11', instead: '=open+principal', breaks: 'a repayment reduces the loan' },
      { kind: 'term in years', at: 'a.months', instead: '=a.years', breaks: 'the instalments are counted in years' },
    ],
    outputs: ['t.interest'],
  }
}

function terms(dice: Dice, term: number): Block {
  return {
    id: 'a',
    role: 'inputs',
    title: 'loan terms',
    group: 'schedule',
    shape: 'values',
    slots: VALUE,
    lines: [
      stock('amount', 'loan amount', { every: dice.int(20, 900) * 1000, input: true }),
      rate('rate', 'annual rate', { every: dice.real(0.03, 0.09, 4), input: true }),
      count('years', 'term in years', { every: term / 12, input: true }),
      count('months', 'number of instalments', { every: '=years*12' }),
      flow('pay', 'instalment', { every: '=-PMT(rate/12,months,amount)' }),
    ],
  }
}

function schedule(dice: Dice, slots: Slot[]): Block {
  return {
    id: 's',
    role: 'amortisation',
    title: 'repayment schedule',
    group: 'schedule',
    shape: 'records',
    corner: 'period',
    slots,
    lines: [
      stock('open', 'opening balance', { every: '=close[-1]', first: '=a.amount' }),
      flow('pay', 'instalment', { every: '=a.pay' }),
      flow('interest', 'interest part', { every: '=open*a.rate/12' }),
      flow('principal', 'principal part', { every: '=pay-interest' }),
      stock('close', 'closing balance', { every: '=open-principal' }),
      ...(dice.chance(0.4)
        ? [flow('sum', 'interest to date', { every: '=sum[-1]+interest', first: '=interest' })]
        : []),
    ],
  }
}

function summary(): Block {
  return {
    id: 't',
    role: 'amortisation',
    title: 'summary',
    group: 'schedule',
    shape: 'values',
    slots: VALUE,
    lines: [
      flow('interest', 'total interest', { every: '=SUM(s.interest[first:last])' }),
      flow('principal', 'total principal', { every: '=SUM(s.principal[first:last])' }),
      check('check', 'balance at end', '=ROUND(s.close[last],2)'),
      rate('share', 'interest share', { every: '=interest/(interest+principal)' }),
    ],
  }
}
