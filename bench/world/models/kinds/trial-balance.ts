import { numberAt } from '@tickmark/document'
import type { Dice } from '../dice.ts'
import { check, flow, stock, text } from '../sheet-plan/lines.ts'
import type { Block, Line, PlanBody, Slot } from '../sheet-plan/plan.ts'
import { records, sumSlot, years } from '../sheet-plan/slots.ts'
import { drawHistory } from './company-history.ts'

const ACCOUNTS = [
  'Bank current account',
  'Petty cash',
  'Trade debtors',
  'Prepayments',
  'Stock',
  'Plant and machinery',
  'Motor vehicles',
  'Accumulated depreciation',
  'Trade creditors',
  'Accruals',
  'VAT',
  'Payroll taxes',
  'Bank loan',
  'Share capital',
  'Retained earnings',
  'Sales',
  'Other income',
  'Purchases',
  'Wages',
  'Rent and rates',
  'Light and heat',
  'Insurance',
  'Motor expenses',
  'Audit fee',
  'Depreciation charge',
  'Bank interest',
  'Sundry expenses',
]
const CREDITS = new Set([
  'Accumulated depreciation',
  'Trade creditors',
  'Accruals',
  'VAT',
  'Payroll taxes',
  'Bank loan',
  'Share capital',
  'Retained earnings',
  'Sales',
  'Other income',
])

/** A ledger's export: accounts with debit and credit, all typed; often a typed balance sheet beside it. */
export function planTrialBalance(dice: Dice): PlanBody {
  const cents = dice.chance(0.5)
  const blocks = dice.pick(
    [accounts(dice, cents)],
    [sheetOfBalances(dice)],
    [accounts(dice, cents), sheetOfBalances(dice)],
  )
  return { kind: 'trial balance', blocks, slips: [], outputs: [], valuesOnly: true }
}

function accounts(dice: Dice, cents: boolean): Block {
  const chosen = ACCOUNTS.filter(() => dice.chance(0.85))
  const slots = records(chosen)
  const total = sumSlot('total', 'total', slots)
  const amounts = chosen.map(() => dice.real(200, 90_000, cents ? 2 : 0))
  const isCredit = chosen.map((name) => CREDITS.has(name))
  const sum = (credit: boolean): number =>
    amounts.reduce((all, amount, index) => (isCredit[index] === credit ? all + Math.round(amount * 100) : all), 0)
  // The last account of the smaller side takes the difference.
  const gap = sum(true) - sum(false)
  const plug = gap > 0 ? isCredit.lastIndexOf(false) : isCredit.lastIndexOf(true)
  if (plug >= 0) amounts[plug] = (Math.round(numberAt(amounts, plug) * 100) + Math.abs(gap)) / 100
  const side = (credit: boolean) => amounts.map((amount, index) => (isCredit[index] === credit ? amount : ''))
  const code = dice.int(1, 9) * 1000
  return {
    id: 'tb',
    role: 'trial balance',
    title: 'trial balance',
    group: 'statements',
    shape: 'records',
    corner: 'account',
    slots: [...slots, total],
    lines: [
      text('code', 'account code', { every: chosen.map((_, index) => String(code + index * 10)) }),
      flow('debit', 'debit', { every: side(false) }),
      flow('credit', 'credit', { every: side(true) }),
    ],
  }
}

function sheetOfBalances(dice: Dice): Block {
  const count = dice.int(2, 4)
  const slots: Slot[] = years(dice.int(2017, 2023), count, count)
  const history = drawHistory(dice, count)
  const split = (values: readonly number[], share: number): [number[], number[]] => {
    const first = values.map((value) => Math.round(value * share))
    return [first, values.map((value, index) => value - numberAt(first, index))]
  }
  const [trade, other] = split(history.receivables, 0.8)
  const [short, long] = split(history.debt, 0.3)
  const typed = (id: string, label: string, historic: number[]): Line => stock(id, label, { historic })
  return {
    id: 'bs',
    role: 'statement',
    title: 'balance sheet',
    group: 'statements',
    shape: 'series',
    slots,
    lines: [
      typed('cash', 'cash', history.cash),
      typed('ar', 'receivables', trade),
      typed('other', 'other receivables', other),
      typed('inv', 'inventory', history.inventory),
      stock('ca', 'current assets', { every: '=SUM(cash..inv)', total: true }),
      typed('ppe', 'fixed assets', history.ppe),
      stock('ta', 'total assets', { every: '=ca+ppe', total: true }),
      typed('ap', 'payables', history.payables),
      typed('short', 'short-term debt', short),
      stock('cl', 'current liabilities', { every: '=ap+short', total: true }),
      typed('long', 'long-term debt', long),
      stock('tl', 'total liabilities', { every: '=cl+long', total: true }),
      typed('capital', 'share capital', history.capital),
      typed('re', 'retained earnings', history.retained),
      stock('te', 'total equity', { every: '=capital+re', total: true }),
      stock('tle', 'liabilities and equity', { every: '=tl+te', total: true }),
      ...(dice.chance(0.2) ? [check('check', 'balance check', '=ta-tle')] : []),
    ],
  }
}
