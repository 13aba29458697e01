import { numberAt } from '@tickmark/document'
import type { Dice } from '../dice.ts'
import { flow, growth, price, rate, stock, count } from '../sheet-plan/lines.ts'
import type { Block, Line, PlanBody } from '../sheet-plan/plan.ts'
import { quartersAndYears } from '../sheet-plan/slots.ts'

/** A listed company's results by quarters and years, as an analyst keeps them; growth on the quarter a year before. */
export function planQuarterly(dice: Dice): PlanBody {
  const past = dice.int(2, 3)
  const firstYear = dice.int(2019, 2023)
  const yearCount = past + dice.int(1, 2)
  const lastYear = firstYear + yearCount - 1
  const mixed = quartersAndYears(firstYear, yearCount, past)
  // Years stand behind their quarters, or all together to the right of them.
  const slots = dice.chance(0.5)
    ? mixed
    : [...mixed.filter(({ kind }) => kind !== 'sum'), ...mixed.filter(({ kind }) => kind === 'sum')]
  const quarters = past * 4
  const scale = dice.pick(300, 5000, 60_000)
  const season = [1, dice.real(0.95, 1.1, 2), dice.real(0.9, 1.1, 2), dice.real(1.05, 1.3, 2)]
  const path = (share: number): number[] =>
    Array.from({ length: quarters }, (_, index) =>
      Math.round(scale * share * 1.02 ** index * numberAt(season, index % 4) * (0.97 + dice.random() * 0.06)),
    )
  const segments = ['products', 'services', 'licences'].slice(0, dice.int(2, 3))
  const step = dice.pick('1.05', '1.08', '1.03')
  const lines: Line[] = [
    ...segments.map((label, index) =>
      flow(`s${index + 1}`, label, { historic: path(0.6 / (index + 1)), forecast: `=s${index + 1}[-4]*${step}` }),
    ),
    flow('rev', 'revenue', { every: `=SUM(s1..s${segments.length})`, total: true }),
    flow('cogs', 'cost of sales', { historic: path(0.45), forecast: '=rev*(1-gm[-1])' }),
    flow('gross', 'gross profit', { every: '=rev-cogs', total: true }),
    flow('rd', 'research and development', { historic: path(0.12), forecast: '=rd[-4]*1.04' }),
    flow('sga', 'operating expenses', { historic: path(0.15), forecast: '=sga[-4]*1.03' }),
    flow('ebit', 'ebit', { every: '=gross-rd-sga', total: true }),
    flow('tax', 'income tax', { historic: path(0.05), forecast: '=ebit*21%' }),
    flow('ni', 'net income', { every: '=ebit-tax', total: true }),
    count('shares', 'shares outstanding', { historic: dice.int(90, 900), forecast: '=shares[-1]', inSum: 'none' }),
    price('eps', 'earnings per share', { every: '=ni/shares', inSum: 'add' }),
    growth('yoy', 'revenue growth', {
      every: '=rev/rev[-4]-1',
      inSum: 'none',
      at: Object.fromEntries(slots.filter(({ kind }) => kind === 'sum').map(({ id }) => [id, '=rev/rev[-1]-1'])),
    }),
    rate('gm', 'gross margin', { every: '=gross/rev' }),
    rate('om', 'ebit margin', { every: '=ebit/rev' }),
    stock('cash', 'cash', { historic: path(0.9), forecast: '=cash[-1]+ni' }),
  ]
  const block: Block = {
    id: 'q',
    role: 'statement',
    title: 'quarterly results',
    group: 'statements',
    shape: 'series',
    slots,
    lines,
  }
  return {
    kind: 'quarters and years',
    blocks: [block],
    slips: [
      {
        kind: 'year of four other quarters',
        at: 'q.rev',
        slots: `${lastYear}fy`,
        instead: `=SUM(rev[=${lastYear - 1}q4:=${lastYear}q3])`,
        breaks: 'the year adds up the quarter before it',
      },
      {
        kind: 'growth on the quarter before',
        at: 'q.yoy',
        slots: 'some',
        instead: '=rev/rev[-1]-1',
        breaks: 'the row compares with the quarter a year before',
      },
    ],
    outputs: ['q.ni', 'q.eps'],
  }
}
