import { findExisting, itemAt, lastOf } from '@tickmark/document'
import { daysAfter, endOf, toIso } from '../../company/calendar.ts'
import type { Cell, FigureToken, Piece, WordToken } from '../../draft/content.ts'
import type { Term } from '../../draft/draft.ts'
import { ONE, divideRounded, exact } from '../../exact.ts'
import { footRows } from '../notes.ts'
import { dayText, factOf, label, moneyAround, numberOf, percentOf, stretchText, wordsOf } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { gridTable, shareFigure, someMoney } from '../tables.ts'
import { DEAL_WORDS } from './deal-words.ts'
import { pairOf, quotients, writeLedger } from './ledger.ts'

/** An amount in running text that is tied to where a table shows it. */
function told(scene: Scene, figure: FigureToken): Piece[] {
  const token = factOf(
    scene,
    { value: figure.exact, span: itemAt(scene.spans, 0) },
    { prose: true, scope: figure.scope },
  )
  const [coarse, fine] = token.step >= figure.step ? [token, figure] : [figure, token]
  scene.draft.relate('equal', 'ties', coarse, [[fine, 1]])
  return moneyAround(scene, token)
}

/** From reported to adjusted earnings, the net debt, and working capital month by month with its average. */
export function writeDueDiligence(scene: Scene): void {
  const words = wordsOf(scene, DEAL_WORDS).diligence
  const { draft, company, draw } = scene
  draft.paragraph([company.name], 'title')
  draft.paragraph([words.title], 'centred')
  draft.paragraph([stretchText(scene, itemAt(scene.spans, 0), 0)], 'centred')
  draft.heading(1, words.earnings, { number: ['1'] })
  const [one, two, three] = words.adjustments
  const earnings = writeLedger(scene, {
    role: 'adjusted-earnings',
    isEnd: false,
    rows: [
      { key: 'revenue', label: label(scene, 'revenue'), values: pairOf(scene, 1) },
      { key: 'ebitda', label: words.ebitda, values: pairOf(scene, 0.17) },
      { key: 'first', label: one, values: pairOf(scene, 0.008, 0.6), indent: 1 },
      { key: 'second', label: two, values: pairOf(scene, 0.004, 0.6), indent: 1 },
      { key: 'third', label: three, values: pairOf(scene, 0.006, 0.6), indent: 1 },
      { key: 'adjusted', label: words.adjusted, of: { ebitda: 1, first: 1, second: 1, third: 1 }, style: 'total' },
    ],
  })
  const margins = quotients(scene, [earnings.adjusted, earnings.revenue])
  gridTable(scene, {
    role: 'margins',
    unit: 'none',
    heads: [scene.spans.slice(0, 2).map((span, ago) => stretchText(scene, span, ago))],
    rows: [{ label: words.margin, cells: margins }],
  })
  draft.heading(1, words.debt, { number: ['2'] })
  const debt = writeLedger(scene, {
    role: 'net-debt',
    isEnd: true,
    rows: [
      { key: 'loans', label: words.debtRows[0], values: pairOf(scene, 0.4) },
      { key: 'leases', label: words.debtRows[1], values: pairOf(scene, 0.08) },
      { key: 'pensions', label: words.debtRows[2], values: pairOf(scene, 0.03) },
      { key: 'cash', label: words.debtRows[3], values: pairOf(scene, -0.15) },
      { key: 'net', label: words.netDebt, of: { loans: 1, leases: 1, pensions: 1, cash: 1 }, style: 'total' },
    ],
  })
  const ratio = numberOf(scene, {
    value: divideRounded(debt.net[0].value * ONE, earnings.adjusted[0].value),
    kind: 'ratio',
    unit: 'x',
    decimals: 1,
    span: itemAt(scene.spans, 0),
  })
  draft.relate('ratio', 'ratio', ratio, [
    [debt.net[0], 1],
    [earnings.adjusted[0], 1],
  ])
  draft.paragraph(words.leverage({ ratio: [ratio], debt: told(scene, debt.net[0]) }))
  draft.heading(1, words.capital, { number: ['3'] })
  draft.paragraph([words.capitalText])
  writeMonths(scene, words)
  for (const text of draw.shuffle(words.findings)) draft.paragraph([text])
  scene.writePassages(scene, 'review')
}

function writeMonths(scene: Scene, words: { months: readonly string[]; average: string; capital: string }): void {
  const span = itemAt(scene.spans, 0)
  const cells = words.months.map((month) =>
    someMoney(scene, pairOf(scene, 0.14, 0.3)[0], span, { isEnd: true, scope: `month ${month}` }),
  )
  const sum = cells.reduce((all, one) => all + one.value, 0n)
  const average = someMoney(scene, divideRounded(sum, 12n), span, { scope: 'average' })
  scene.draft.lookAlike(
    'average-and-closing',
    [average, lastOf(cells)],
    'The average of the months is not the last of them.',
  )
  gridTable(scene, {
    role: 'months',
    heads: [[...words.months, words.average]],
    rows: [{ label: words.capital, cells: [...cells, average] }],
  })
}

/** Cash flows with their factors and present values, down to a share; peers with mean and median. */
export function writeValuation(scene: Scene): void {
  const words = wordsOf(scene, DEAL_WORDS).valuation
  const { draft, company, draw } = scene
  const span = itemAt(scene.spans, 0)
  draft.paragraph([company.name], 'title')
  draft.paragraph([words.title], 'centred')
  draft.paragraph([dayText(scene, itemAt(scene.ends, 0))], 'centred')
  draft.heading(1, words.flows, { number: ['1'] })
  const rate = draw.whole(75, 125) / 1000
  const growth = draw.whole(10, 25) / 1000
  const percent = (value: number) => percentOf(scene, { value: exact((value * 100).toFixed(1)), decimals: 1, span })
  draft.paragraph(words.rates({ rate: [percent(rate)], growth: [percent(growth)] }))
  const cash = Array.from({ length: 5 }, (_, at) =>
    someMoney(scene, pairOf(scene, 0.08 * (1 + 0.05 * at), 0.1)[0], span, { scope: `year ${at + 1}` }),
  )
  const ratio = exact((((1 + growth) / (rate - growth)) * 1).toFixed(6))
  const terminal = someMoney(scene, divideRounded(itemAt(cash, 4).value * ratio, ONE), span, { scope: 'terminal' })
  const factors = [1, 2, 3, 4, 5, 5].map((year) =>
    numberOf(scene, {
      value: exact((1 / (1 + rate) ** year).toFixed(4)),
      kind: 'ratio',
      unit: 'x',
      decimals: 4,
      span,
      inTable: true,
      scope: `factor ${year}`,
    }),
  )
  const flows = [...cash, terminal]
  const present = flows.map((flow, at) => {
    const figure = someMoney(scene, divideRounded(flow.value * itemAt(factors, at).value, ONE), span, {
      scope: `present ${at}`,
    })
    draft.relate('product', 'product', figure, [
      [flow, 1],
      [itemAt(factors, at), 1],
    ])
    return figure
  })
  const total = someMoney(
    scene,
    present.reduce((sum, one) => sum + one.value, 0n),
    span,
    { scope: 'enterprise' },
  )
  draft.relate(
    'sum',
    'cross-foots',
    total,
    present.map((one): Term => [one, 1]),
  )
  const first = scene.calendar.year + 1
  gridTable(scene, {
    role: 'discounted-cash-flow',
    heads: [[...[0, 1, 2, 3, 4].map((at) => String(first + at)), words.terminal, words.sum]],
    rows: [
      { label: words.cash, cells: flows },
      { label: words.factor, cells: factors },
      { label: words.present, cells: [...present, total], style: 'total' },
    ],
  })
  writeBridge(scene, total)
  draft.heading(1, words.peers, { number: ['2'] })
  writePeers(scene)
}

function writeBridge(scene: Scene, total: FigureToken): void {
  const words = wordsOf(scene, DEAL_WORDS).valuation
  const { draft } = scene
  const span = itemAt(scene.spans, 0)
  const enterprise = someMoney(scene, total.value, span, { scope: 'enterprise' })
  draft.tie('ties', enterprise, total)
  const debt = someMoney(scene, -pairOf(scene, 0.2)[0], span, { scope: 'net-debt' })
  const equity = someMoney(scene, enterprise.value + debt.value, span, { scope: 'equity' })
  footRows(scene, [equity], [{ figures: [enterprise] }, { figures: [debt] }])
  const shares = numberOf(scene, {
    value: scene.books.averageShares(span) * ONE,
    kind: 'count',
    unit: 'shares',
    decimals: 0,
    span,
    inTable: true,
  })
  const each = numberOf(scene, {
    value: divideRounded(equity.value * ONE, shares.value),
    kind: 'per-share',
    unit: scene.manner.perShare.unit,
    decimals: 2,
    span,
    inTable: true,
  })
  draft.relate('ratio', 'per-unit', each, [
    [equity, 1],
    [shares, 1],
  ])
  gridTable(scene, {
    role: 'equity-bridge',
    heads: [[scene.manner.currency.code]],
    rows: [
      { label: words.enterprise, cells: [enterprise] },
      { label: words.debt, cells: [debt] },
      { label: words.equity, cells: [equity], style: 'total' },
      { label: words.shares, cells: [shares] },
      { label: words.perShare, cells: [each] },
    ],
  })
}

function writePeers(scene: Scene): void {
  const words = wordsOf(scene, DEAL_WORDS).valuation
  const span = itemAt(scene.spans, 0)
  const number = (value: bigint) =>
    numberOf(scene, { value, kind: 'ratio', unit: 'x', decimals: 1, span, inTable: true, after: 'x' })
  const peers = words.peerNames.map(() => number(exact(scene.draw.between(5, 14).toFixed(1))))
  const sorted = [...peers].sort((a, b) => (a.value < b.value ? -1 : 1))
  const mean = number(
    divideRounded(
      peers.reduce((sum, one) => sum + one.value, 0n),
      5n,
    ),
  )
  const median = number(itemAt(sorted, 2).value)
  scene.draft.tie('ties', median, sorted[2])
  const again = (token: FigureToken) => {
    const figure = numberOf(scene, { value: token.value, kind: 'ratio', unit: 'x', decimals: 1, span })
    scene.draft.tie('ties', figure, token)
    return [figure]
  }
  gridTable(scene, {
    role: 'peers',
    unit: 'none',
    heads: [[words.multiple]],
    rows: [
      ...words.peerNames.map((name, at) => ({ label: name, cells: [itemAt(peers, at)] })),
      { label: words.mean, cells: [mean], style: 'subtotal' },
      { label: words.median, cells: [median], style: 'subtotal' },
    ],
  })
  scene.draft.paragraph(words.range({ low: again(itemAt(sorted, 0)), high: again(itemAt(sorted, 4)), word: '' }))
}

/** Parties, clauses that refer to each other, days in order, a price and the schedule that divides it. */
export function writeContract(scene: Scene): void {
  const words = wordsOf(scene, DEAL_WORDS).contract
  const { draft, draw, manner, company } = scene
  const span = itemAt(scene.spans, 0)
  const other = draw.pick(manner.names.companies.filter((name) => name !== company.name))
  const third = findExisting(manner.names.companies, (name) => name !== company.name && name !== other)
  const named = (name: string) => draft.word('name', name, { [name]: name, [third]: third })
  const seller = { first: named(company.name), again: named(company.name) }
  const buyer = { first: named(other), again: named(other) }
  for (const { first, again } of [seller, buyer]) draft.relate('same-text', 'same-name', again, [[first, 1]])
  const start = endOf(scene.calendar, span.to)
  const days = [0, 45, 90].map((after) => dayWord(scene, daysAfter(start, after)))
  draft.relate(
    'order',
    'days-in-order',
    itemAt(days, 0),
    days.slice(1).map((day): Term => [day, 1]),
  )
  draft.paragraph([words.title], 'title')
  draft.paragraph(words.parties({ seller: seller.first, buyer: buyer.first, day: itemAt(days, 0) }))
  const price = someMoney({ ...scene }, pairOf(scene, 0.7)[0], span, { scope: 'price' })
  const reference = clauseWord(scene, words, 2)
  words.clauses.forEach(({ title, text }, at) => {
    draft.heading(2, title, { number: [words.clause(String(at + 1))], id: `clause-${at}`, gap: ' ' })
    if (at === 1) draft.paragraph(words.price({ amount: told(scene, price), schedule: [words.schedule] }))
    else if (at === 2) draft.paragraph(words.closing({ day: itemAt(days, 1), last: itemAt(days, 2) }))
    else if (at === 4) draft.paragraph(words.refer(reference))
    else draft.paragraph([text])
  })
  draft.paragraph(words.signed({ seller: seller.again, buyer: buyer.again }))
  draft.heading(1, words.schedule)
  writeInstalments(scene, price)
}

function dayWord(scene: Scene, day: { year: number; month: number; day: number }): WordToken {
  const text = (one: typeof day) => scene.manner.heads.proseDay(one)
  const early = { ...day, year: day.year - 1 }
  return scene.draft.word('date', toIso(day), { [toIso(day)]: text(day), [toIso(early)]: text(early) })
}

function clauseWord(
  scene: Scene,
  words: { clause: (number: string) => string; clauses: readonly unknown[] },
  at: number,
) {
  const plain = (count: number) => words.clause(String(count)).replace(/\.$/, '')
  const choices = Object.fromEntries([
    ...words.clauses.map((_, index) => [`clause-${index}`, plain(index + 1)]),
    ['nowhere', plain(words.clauses.length + (scene.manner.language === 'zh-Hans' ? 1 : 9))],
  ]) as Record<string, string>
  const word = scene.draft.word('reference', `clause-${at}`, choices)
  scene.draft.references.push({ word: word.id, target: `clause-${at}` })
  scene.draft.relate('reference', 'clause-reference', word, [])
  return word
}

function writeInstalments(scene: Scene, price: FigureToken): void {
  const words = wordsOf(scene, DEAL_WORDS).contract
  const { draft, calendar } = scene
  const span = itemAt(scene.spans, 0)
  let left = price.value
  const parts = [50n, 20n, 20n, 'the rest' as const].map((share, at) => {
    const step = price.step
    const value = share === 'the rest' ? left : divideRounded(price.value * share, 100n * step) * step
    left -= value
    return someMoney(scene, value, span, { scope: `instalment ${at + 1}` })
  })
  draft.relate(
    'sum',
    'foots',
    price,
    parts.map((part): Term => [part, 1]),
  )
  const day = (at: number): Cell => ({
    pieces: [scene.manner.heads.proseDay(daysAfter(endOf(calendar, span.to), 45 + 90 * at))],
    align: 'right',
  })
  const rows = parts.map((part, at) => ({
    label: words.instalment(at + 1),
    cells: [String(day(at).pieces[0]), part, shareFigure(scene, part, price, span)],
  }))
  gridTable(scene, {
    role: 'instalments',
    heads: [words.scheduleHeads],
    rows: [...rows, { label: label(scene, 'total'), cells: [undefined, price, undefined], style: 'total' }],
  })
}
