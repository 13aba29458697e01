import { itemAt, lastOf } from '@tickmark/document'
import { directionOf, factOf, label, moneyAround, stretchText, wordsOf } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { gridTable, someMoney } from '../tables.ts'
import { footRows } from '../notes.ts'
import { growthOf } from '../prose.ts'
import type { FigureToken } from '../../draft/content.ts'
import type { Term } from '../../draft/draft.ts'
import { pairOf, plainNumber, quotients, writeLedger } from './ledger.ts'
import type { LedgerFigures, Pair } from './ledger.ts'
import { FINANCE_KIND_WORDS } from './finance-kind-words.ts'
import type { BankWords, InsurerWords } from './finance-kind-words.ts'

function opening(scene: Scene, title: string): void {
  const { draft, company } = scene
  draft.paragraph([company.name], 'title')
  draft.paragraph([title], 'centred')
  draft.paragraph([stretchText(scene, itemAt(scene.spans, 0), 0)], 'centred')
}

/** Interest, fees and what borrowers do not pay; loans by stage; the ratios that supervisors ask for. */
export function writeBank(scene: Scene): void {
  const { bank } = wordsOf(scene, FINANCE_KIND_WORDS)
  const { draft } = scene
  opening(scene, bank.title)
  draft.heading(1, bank.income)
  const income = writeLedger(scene, {
    role: 'bank-income',
    isEnd: false,
    rows: [
      { key: 'earned', label: label(scene, 'interestIncome'), values: pairOf(scene, 0.9) },
      { key: 'paid', label: label(scene, 'interestExpense'), values: pairOf(scene, 0.4) },
      { key: 'net', label: bank.netInterest, of: { earned: 1, paid: -1 }, style: 'subtotal' },
      { key: 'fees', label: bank.fees, values: pairOf(scene, 0.2) },
      { key: 'feesPaid', label: bank.feesPaid, values: pairOf(scene, 0.04) },
      { key: 'netFees', label: bank.netFees, of: { fees: 1, feesPaid: -1 }, style: 'subtotal' },
      { key: 'trading', label: bank.trading, values: pairOf(scene, 0.05, 0.6) },
      { key: 'operating', label: bank.operatingIncome, of: { net: 1, netFees: 1, trading: 1 }, style: 'subtotal' },
      { key: 'costs', label: label(scene, 'operatingExpenses'), values: pairOf(scene, 0.33) },
      { key: 'losses', label: bank.losses, values: pairOf(scene, 0.06, 0.4) },
      {
        key: 'before',
        label: label(scene, 'profitBeforeTax'),
        of: { operating: 1, costs: -1, losses: -1 },
        style: 'subtotal',
      },
      { key: 'tax', label: label(scene, 'incomeTax'), values: pairOf(scene, 0.07) },
      { key: 'profit', label: label(scene, 'netProfit'), of: { before: 1, tax: -1 }, style: 'total' },
    ],
  })
  draft.heading(1, bank.balance)
  const loans = pairOf(scene, 11)
  const balance = writeLedger(scene, {
    role: 'bank-balance',
    isEnd: true,
    rows: [
      { key: 'central', label: bank.central, values: pairOf(scene, 1.4) },
      { key: 'loans', label: bank.loans, values: loans },
      {
        key: 'allowance',
        label: bank.allowance,
        values: [-loans[0] / 40n, -loans[1] / 42n].map((one) => toStep(scene, one)) as [bigint, bigint],
      },
      { key: 'netLoans', label: bank.netLoans, of: { loans: 1, allowance: 1 }, style: 'subtotal' },
      { key: 'securities', label: bank.securities, values: pairOf(scene, 3.5) },
      { key: 'other', label: bank.otherAssets, values: pairOf(scene, 0.5) },
      {
        key: 'assets',
        label: label(scene, 'totalAssets'),
        of: { central: 1, netLoans: 1, securities: 1, other: 1 },
        style: 'total',
      },
      { key: 'deposits', label: bank.deposits, values: pairOf(scene, 10) },
      { key: 'issued', label: bank.issued, values: pairOf(scene, 2.6) },
      { key: 'debts', label: label(scene, 'totalLiabilities'), of: { deposits: 1, issued: 1 }, style: 'subtotal' },
      { key: 'equity', label: label(scene, 'totalEquity'), of: { assets: 1, debts: -1 }, style: 'subtotal' },
      { key: 'both', label: label(scene, 'liabilitiesAndEquity'), of: { debts: 1, equity: 1 }, style: 'total' },
    ],
  })
  draft.tie('balances', balance.both[0], balance.assets[0])
  draft.tie('balances', balance.both[1], balance.assets[1])
  writeStages(scene, bank, balance.loans[0])
  writeBankRatios(scene, bank, { income, balance })
  tell(scene, income.net, bank.netInterest)
  tell(scene, income.profit, label(scene, 'netProfit'))
}

function toStep(scene: Scene, value: bigint): bigint {
  const step = 10n ** BigInt(6 + scene.scale.power - scene.scale.decimals)
  return (value / step) * step
}

/** A sentence on an amount of this year and the last. */
function tell(scene: Scene, [now, before]: readonly [FigureToken, FigureToken], what: string): void {
  if (before.value <= 0n || now.value <= 0n || now.value === before.value) return
  const span = itemAt(scene.spans, 0)
  const prose = [now, before].map((figure, at) => {
    const told = factOf(scene, { value: figure.exact, span: itemAt(scene.spans, at) }, { prose: true, scope: what })
    const [coarse, fine] = told.step >= figure.step ? [told, figure] : [figure, told]
    scene.draft.relate('equal', 'ties', coarse, [[fine, 1]])
    return told
  })
  if (itemAt(prose, 0).value === itemAt(prose, 1).value || itemAt(prose, 1).value === 0n) return
  scene.draft.paragraph(
    scene.manner.say.change({
      what,
      now: moneyAround(scene, itemAt(prose, 0)),
      before: moneyAround(scene, itemAt(prose, 1)),
      percent: [growthOf(scene, itemAt(prose, 0), itemAt(prose, 1), span)],
      direction: directionOf(scene, itemAt(prose, 0), itemAt(prose, 1)),
      period: stretchText(scene, span, 0),
      periodBefore: stretchText(scene, itemAt(scene.spans, 1), 1),
    }),
  )
}

function writeStages(scene: Scene, bank: BankWords, whole: FigureToken): void {
  const [end] = scene.ends
  const part = (share: number) => toStep(scene, (whole.value * BigInt(Math.round(share * 1000))) / 1000n)
  const [first, second] = [part(0.92), part(0.06)]
  const cells = [first, second, whole.value - first - second].map((value, at) =>
    someMoney(scene, value, end, { isEnd: true, scope: `stage ${at + 1}` }),
  )
  const total = someMoney(scene, whole.value, end, { isEnd: true, scope: 'loans' })
  scene.draft.tie('ties', total, whole)
  scene.draft.relate(
    'sum',
    'cross-foots',
    total,
    cells.map((cell): Term => [cell, 1]),
  )
  scene.draft.heading(1, bank.stages)
  gridTable(scene, {
    role: 'loan-stages',
    heads: [[...bank.stageHeads, label(scene, 'total')]],
    rows: [{ label: bank.loans, cells: [...cells, total] }],
  })
}

function writeBankRatios(
  scene: Scene,
  bank: BankWords,
  { income, balance }: { income: LedgerFigures<'costs' | 'operating'>; balance: LedgerFigures<'equity' | 'assets'> },
): void {
  const ratio = (part: Pair, whole: Pair) => quotients(scene, [part, whole], { decimals: 2 })
  const free = (value: number) =>
    [value, value * 0.98].map((one) =>
      plainNumber(scene, one, {
        kind: 'percentage',
        unit: '%',
        decimals: 2,
        inTable: true,
        after: scene.manner.number.percent,
      }),
    )
  scene.draft.heading(1, bank.ratios)
  gridTable(scene, {
    role: 'bank-ratios',
    unit: 'none',
    heads: [scene.spans.slice(0, 2).map((span, ago) => stretchText(scene, span, ago))],
    rows: [
      { label: bank.costIncome, cells: ratio(income.costs, income.operating) },
      { label: bank.capitalRatio, cells: free(scene.draw.between(9, 16)) },
      { label: bank.badLoans, cells: free(scene.draw.between(0.8, 2.4)) },
      { label: bank.equityRatio, cells: ratio(balance.equity, balance.assets) },
    ],
  })
}

/** Premiums and claims, the combined ratio, and how the claims of each year have grown since. */
export function writeInsurer(scene: Scene): void {
  const { insurer } = wordsOf(scene, FINANCE_KIND_WORDS)
  const { draft } = scene
  opening(scene, insurer.title)
  draft.heading(1, insurer.income)
  const income = writeLedger(scene, {
    role: 'insurer-income',
    isEnd: false,
    rows: [
      { key: 'written', label: insurer.written, values: pairOf(scene, 1) },
      { key: 'ceded', label: insurer.ceded, values: pairOf(scene, 0.12) },
      { key: 'premiums', label: insurer.premiums, of: { written: 1, ceded: -1 }, style: 'subtotal' },
      { key: 'claims', label: insurer.claims, values: pairOf(scene, 0.55) },
      { key: 'costs', label: insurer.costs, values: pairOf(scene, 0.24) },
      { key: 'result', label: insurer.result, of: { premiums: 1, claims: -1, costs: -1 }, style: 'subtotal' },
      { key: 'invested', label: insurer.invested, values: pairOf(scene, 0.08, 0.5) },
      { key: 'before', label: label(scene, 'profitBeforeTax'), of: { result: 1, invested: 1 }, style: 'subtotal' },
      { key: 'tax', label: label(scene, 'incomeTax'), values: pairOf(scene, 0.03) },
      { key: 'profit', label: label(scene, 'netProfit'), of: { before: 1, tax: -1 }, style: 'total' },
    ],
  })
  const claims = quotients(scene, [income.claims, income.premiums])
  const costs = quotients(scene, [income.costs, income.premiums])
  const combined = claims.map((one, at) => {
    const figure = plainNumber(scene, 0, {
      kind: 'percentage',
      unit: '%',
      decimals: 1,
      inTable: true,
      after: scene.manner.number.percent,
    })
    figure.value = one.value + itemAt(costs, at).value
    figure.exact = figure.value
    figure.printed = figure.print(figure.value)
    draft.relate('sum', 'foots', figure, [
      [one, 1],
      [itemAt(costs, at), 1],
    ])
    return figure
  })
  draft.heading(1, insurer.ratios)
  gridTable(scene, {
    role: 'combined-ratio',
    unit: 'none',
    heads: [scene.spans.slice(0, 2).map((span, ago) => stretchText(scene, span, ago))],
    rows: [
      { label: insurer.claimsRatio, cells: claims },
      { label: insurer.costRatio, cells: costs },
      { label: insurer.combined, cells: combined, style: 'total' },
    ],
  })
  tell(scene, income.premiums, insurer.premiums)
  draft.heading(1, insurer.triangle)
  writeTriangle(scene, insurer)
}

function writeTriangle(scene: Scene, words: InsurerWords): void {
  const { draw } = scene
  const end = itemAt(scene.ends, 0)
  const last = scene.calendar.year
  const years = [4, 3, 2, 1, 0].map((ago) => last - ago)
  const columns = years.map((_, at) => {
    const first = pairOf(scene, 0.5)[0]
    const height = 5 - at
    return Array.from({ length: height }, (_, step) =>
      someMoney(
        scene,
        toStep(scene, (first * BigInt(1000 + Math.round(step * 40 * draw.between(-0.5, 1)))) / 1000n),
        end,
        {
          isEnd: true,
          scope: `accident year ${years[at]}`,
        },
      ),
    )
  })
  const estimate = columns.map((column) => {
    const figure = someMoney(scene, lastOf(column).value, end, { isEnd: true, scope: 'estimate' })
    scene.draft.tie('ties', figure, column.at(-1))
    return figure
  })
  const paid = columns.map((column, at) =>
    someMoney(scene, toStep(scene, (lastOf(column).value * BigInt(960 - at * 130)) / 1000n), end, {
      isEnd: true,
      scope: 'paid',
    }),
  )
  const open = estimate.map((figure, at) =>
    someMoney(scene, figure.value - itemAt(paid, at).value, end, { isEnd: true, scope: 'open' }),
  )
  const whole = (figures: readonly FigureToken[]) => {
    const total = someMoney(
      scene,
      figures.reduce((sum, one) => sum + one.value, 0n),
      end,
      { isEnd: true, scope: 'all years' },
    )
    scene.draft.relate(
      'sum',
      'cross-foots',
      total,
      figures.map((one): Term => [one, 1]),
    )
    return total
  }
  footRows(scene, open, [{ figures: estimate }, { figures: paid, coefficient: -1 }])
  gridTable(scene, {
    role: 'claims-triangle',
    heads: [[...years.map(String), label(scene, 'total')]],
    corner: words.accidentYear,
    rows: [
      ...[0, 1, 2, 3, 4].map((step) => ({ label: words.after(step), cells: columns.map((column) => column[step]) })),
      { label: words.estimate, cells: [...estimate, whole(estimate)], style: 'subtotal' },
      { label: words.paid, cells: [...paid, whole(paid)] },
      { label: words.open, cells: [...open, whole(open)], style: 'total' },
    ],
  })
  scene.draft.lookAlike('claims-triangle', columns.flat(), 'Estimates of one year, made anew each year: no addends.')
}
