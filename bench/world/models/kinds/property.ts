import type { Dice } from '../dice.ts'
import { count, flow, multiple, price, rate, stock } from '../sheet-plan/lines.ts'
import type { Block, PlanBody, Slot } from '../sheet-plan/plan.ts'
import { VALUE } from '../sheet-plan/slots.ts'

/** A building or plant bought with a loan, held for some years and sold: coverage, NPV and IRR. */
export function planProperty(dice: Dice): PlanBody {
  const term = dice.pick(5, 7, 10)
  const first = dice.int(2023, 2026)
  const slots: Slot[] = Array.from({ length: term + 1 }, (_, index) => ({
    id: `y${index}`,
    kind: index === 0 ? 'historic' : 'forecast',
    track: 'base',
    year: first + index,
    month: 12,
  }))
  return {
    kind: 'property',
    blocks: [inputs(dice, term), cash(slots), results(dice)],
    tables: dice.chance(0.4)
      ? [
          {
            id: 'table',
            title: 'irr sensitivity',
            group: 'returns',
            output: 'r.irr',
            across: { input: 'a.exit', steps: [-0.01, -0.005, 0, 0.005, 0.01] },
            down: { input: 'a.growth', steps: [-0.01, -0.005, 0, 0.005, 0.01] },
            unit: 'percent',
          },
        ]
      : [],
    slips: [
      {
        kind: 'NPV over t0',
        at: 'r.npv',
        instead: '=NPV(a.rate,f.net[first:last])',
        breaks: 'the payment of today is discounted by a year',
      },
      {
        kind: 'NPV ÷ for ×',
        at: 'r.npv',
        instead: '=NPV(a.rate,f.net[first:last])/(1+a.rate)',
        breaks: 'the value is taken a year back twice instead of forward',
      },
      {
        kind: 'loan not repaid',
        at: 'f.sale',
        slots: 'last',
        instead: '=noi/a.exit*(1-a.fee)',
        breaks: 'the loan is repaid from the sale',
      },
      {
        kind: 'rent of a month for a year',
        at: 'f.rent',
        slots: 'y1',
        instead: '=a.area*a.rent/12',
        breaks: 'a year has twelve months of rent',
      },
      {
        kind: 'cap rate upside down',
        at: 'f.sale',
        slots: 'last',
        instead: '=noi*a.exit*(1-a.fee)-loan',
        breaks: 'a yield divides',
      },
      {
        kind: 'opening is not closing',
        at: 'f.open',
        slots: 'some',
        instead: '=loan[-2]',
        breaks: 'the opening loan is the closing one before',
      },
    ],
    outputs: ['r.irr', 'r.npv'],
  }
}

function inputs(dice: Dice, term: number): Block {
  const yieldAtEntry = dice.real(0.05, 0.07, 4)
  const area = dice.int(20, 90) * 100
  const rent = dice.int(180, 420)
  return {
    id: 'a',
    role: 'inputs',
    title: 'assumptions',
    group: 'inputs',
    shape: 'values',
    slots: VALUE,
    lines: [
      count('area', 'lettable area', { every: area, input: true }),
      price('rent', 'rent per area', { every: rent, input: true }),
      rate('growth', 'rent growth', { every: dice.real(0.015, 0.035, 3), input: true }),
      rate('vacancy', 'vacancy', { every: dice.pick(0.05, 0.07, 0.1), input: true }),
      rate('costs', 'operating cost ratio', { every: dice.pick(0.25, 0.3, 0.35), input: true }),
      stock('price', 'purchase price', {
        every: Math.round((area * rent * 0.65) / yieldAtEntry / 1000) * 1000,
        input: true,
      }),
      rate('ltv', 'loan to value', { every: dice.pick(0.5, 0.6, 0.65), input: true }),
      rate('interest', 'interest rate', { every: dice.real(0.035, 0.055, 3), input: true }),
      count('years', 'amortisation years', { every: dice.pick(20, 25, 30), input: true }),
      rate('exit', 'exit yield', { every: Number((yieldAtEntry + 0.0025).toFixed(4)), input: true }),
      rate('fee', 'selling costs', { every: 0.02, input: true }),
      rate('rate', 'discount rate', { every: dice.pick(0.08, 0.09, 0.1), input: true }),
      count('term', 'holding period', { every: term, input: true }),
    ],
  }
}

function cash(slots: Slot[]): Block {
  return {
    id: 'f',
    role: 'statement',
    title: 'property cash flow',
    group: 'operations',
    shape: 'series',
    slots,
    lines: [
      count('year', 'year number', { historic: 0, forecast: '=year[-1]+1', inSum: 'none' }),
      flow('rent', 'gross rent', { forecast: '=rent[-1]*(1+a.growth)', firstForecast: '=a.area*a.rent' }),
      flow('void', 'vacancy loss', { forecast: '=-rent*a.vacancy', outflow: true }),
      flow('costs', 'operating costs', { forecast: '=-rent*a.costs', outflow: true }),
      flow('noi', 'net operating income', { forecast: '=SUM(rent..costs)', total: true }),
      stock('open', 'loan opening', { forecast: '=loan[-1]' }),
      flow('interest', 'interest expense', { forecast: '=-open*a.interest', outflow: true }),
      flow('principal', 'loan repayment', { forecast: '=PPMT(a.interest,year,a.years,a.price*a.ltv)', outflow: true }),
      stock('loan', 'loan closing', { historic: '=a.price*a.ltv', forecast: '=open+principal', total: true }),
      multiple('dscr', 'debt service cover', { forecast: '=noi/-(interest+principal)' }),
      flow('buy', 'purchase', { historic: '=-a.price+a.price*a.ltv', outflow: true }),
      flow('sale', 'sale less loan', { last: '=noi/a.exit*(1-a.fee)-loan' }),
      flow('net', 'cash flow to equity', { historic: '=buy', forecast: '=noi+interest+principal+sale', total: true }),
    ],
  }
}

function results(dice: Dice): Block {
  return {
    id: 'r',
    role: 'returns',
    title: 'returns',
    group: 'returns',
    shape: 'values',
    slots: VALUE,
    lines: [
      rate('irr', 'irr', { every: '=IRR(f.net[first:last])', total: true }),
      flow('npv', 'net present value', { every: '=f.net[first]+NPV(a.rate,f.net[start:last])' }),
      multiple('multiple', 'equity multiple', { every: '=SUM(f.net[start:last])/-f.net[first]' }),
      rate('coc', 'average cash yield', {
        every: dice.chance(0.5) ? '=AVERAGE(f.noi[start:last])/a.price' : '=AVERAGE(f.noi[start:last-1])/a.price',
      }),
    ],
  }
}
