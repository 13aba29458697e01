import { itemAt } from '@tickmark/document'
import type { Dice } from '../dice.ts'
import { count, flow, multiple, price, stock, text } from '../sheet-plan/lines.ts'
import type { Block, PlanBody, Slot } from '../sheet-plan/plan.ts'
import { records, statistic, VALUE } from '../sheet-plan/slots.ts'

const PEERS = [
  'Alder Group',
  'Brightwater',
  'Cobalt Systems',
  'Dunmore plc',
  'Eastgate',
  'Fairhaven',
  'Granite Co.',
  'Helios',
  'Ironbridge',
  'Juniper Foods',
  'Kestrel',
  'Larkspur',
]

/** Peers with their multiples, the target beside them, and what the multiples say of the target. */
export function planPeerMultiples(dice: Dice): PlanBody {
  const count = dice.int(4, 10)
  const peers = records(PEERS.slice(0, count))
  const target: Slot = { id: 'target', label: 'target', kind: 'record', track: 'target' }
  const statistics = [
    statistic('high', 'high', 'MAX', peers),
    statistic('mean', 'mean', 'AVERAGE', peers),
    statistic('median', 'median', 'MEDIAN', peers),
    statistic('low', 'low', 'MIN', peers),
    ...(dice.chance(0.3) ? [statistic('upper', 'upper quartile', 'QUARTILE:3', peers)] : []),
  ]
  const slots = dice.chance(0.5) ? [target, ...peers, ...statistics] : [...peers, target, ...statistics]
  return {
    kind: 'peer multiples',
    blocks: [market(dice, slots, count, dice.chance(0.5)), conclusion(dice)],
    slips: [
      {
        kind: 'net debt sign',
        at: 'p.ev',
        slots: 'r2',
        instead: '=cap-net',
        breaks: 'enterprise value is equity value plus net debt',
      },
      {
        kind: 'net debt added',
        at: 'v.equity',
        instead: '=ev+net',
        breaks: 'net debt is deducted from enterprise value',
      },
      {
        kind: 'multiple of another measure',
        at: 'v.ev',
        instead: '=multiple*p.sales[=target]',
        breaks: 'a multiple of EBITDA is applied to revenue',
      },
      {
        kind: 'multiple upside down',
        at: 'p.eve',
        slots: 'r3',
        instead: '=ebitda/ev',
        breaks: 'the multiple is inverted',
      },
    ],
    outputs: ['v.price'],
  }
}

function market(dice: Dice, slots: Slot[], count_: number, withTicker: boolean): Block {
  const companies = Array.from({ length: count_ + 1 }, () => {
    const sales = dice.int(300, 9000)
    const ebitda = Math.round(sales * dice.real(0.12, 0.3, 3))
    const shares = dice.int(60, 700)
    return {
      sales,
      ebitda,
      shares,
      income: Math.round(ebitda * dice.real(0.35, 0.55, 2)),
      net: Math.round(ebitda * dice.real(0.3, 2.5, 2)),
      price: dice.real(0.7, 1.4, 3),
    }
  })
  const priced = companies.map((own) => ({
    ...own,
    price: Number(((own.ebitda * 8.5 * own.price - own.net) / own.shares).toFixed(2)),
  }))
  const typed = (key: keyof (typeof priced)[0]) => ({
    every: priced.slice(0, count_).map((own) => own[key]),
    at: Object.fromEntries([['target', itemAt(priced, count_)[key]]]),
    input: true,
  })
  const own = (formula: string) => ({ every: formula, at: { target: formula } })
  const why = Object.fromEntries(
    slots.filter(({ kind }) => kind === 'statistic').map(({ id }) => [id, 'the target is no peer']),
  )
  const hasPrice = { at: { target: itemAt(priced, count_).price } }
  return {
    id: 'p',
    role: 'comparables',
    title: 'peers',
    group: 'market',
    shape: 'records',
    corner: 'company head',
    slots,
    lines: [
      ...(withTicker ? [text('ticker', 'ticker', { every: slots.map((_, index) => `TK${index + 1}`) })] : []),
      price('price', 'share price', { ...typed('price'), ...hasPrice, inSum: 'none' }),
      count('shares', 'shares outstanding', { ...typed('shares'), inSum: 'none' }),
      stock('cap', 'market cap', { ...own('=price*shares'), inSum: 'none' }),
      stock('net', 'net debt', { ...typed('net'), inSum: 'none' }),
      stock('ev', 'enterprise value', { ...own('=cap+net'), inSum: 'none' }),
      flow('sales', 'revenue', { ...typed('sales'), inSum: 'none' }),
      flow('ebitda', 'ebitda', { ...typed('ebitda'), inSum: 'none' }),
      flow('income', 'net income', { ...typed('income'), inSum: 'none' }),
      multiple('evs', 'ev to sales', { ...own('=ev/sales'), why }),
      multiple('eve', 'ev to ebitda', { ...own('=ev/ebitda'), why }),
      multiple('pe', 'price earnings', { ...own('=cap/income'), why }),
    ],
  }
}

function conclusion(dice: Dice): Block {
  const basis = dice.pick('median', 'mean')
  return {
    id: 'v',
    role: 'comparables',
    title: 'implied value',
    group: 'market',
    shape: 'values',
    slots: VALUE,
    lines: [
      multiple('multiple', 'ev to ebitda', { every: `=p.eve[=${basis}]` }),
      flow('ebitda', 'ebitda', { every: '=p.ebitda[=target]' }),
      stock('ev', 'implied enterprise value', { every: '=multiple*ebitda', total: true }),
      stock('net', 'net debt', { every: '=p.net[=target]' }),
      stock('equity', 'implied equity value', { every: '=ev-net', total: true }),
      count('shares', 'shares outstanding', { every: '=p.shares[=target]' }),
      price('price', 'implied price', { every: '=equity/shares', total: true }),
    ],
  }
}
