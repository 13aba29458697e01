import { lastOf, numberAt } from '@tickmark/document'
import type { Draw } from '../random.ts'
import type { Ends, Flows, PpeClass, Quarter } from './quarter.ts'

/** What makes a company unlike another. */
export interface Character {
  /** Revenue of the first quarter, in grains. */
  size: number
  growth: number
  grossMargin: number
  taxRate: number
  segments: number
  /** Shares of the first day, and the par value of one in grains. */
  shares: number
  par: number
  hasMinority: boolean
  hasSurplusReserve: boolean
  issuesShares: boolean
  isSeasonal: boolean
}

/** Depreciation a year by class: buildings, machinery, equipment. */
const LIVES = [0.04, 0.1, 0.22]
const SEASONS = [0.94, 1.01, 0.97, 1.08]
/** Balances as shares of a quarter's revenue (receivables, inventories, …). */
const DAYS = { receivables: 0.62, inventories: 0.55, prepayments: 0.12, payables: 0.48, accruals: 0.2, contract: 0.1 }

/** Quarters of a company, one after the other, each articulating with the one before. The first is the opening balance. */
export function drawQuarters(character: Character, count: number, draw: Draw): Quarter[] {
  let before = drawOpening(character, draw)
  const quarters = [before]
  let level = character.size
  for (let number = 0; number < count; number += 1) {
    level *= 1 + character.growth / 4 + draw.between(-0.03, 0.03)
    const revenue = level * (character.isSeasonal ? numberAt(SEASONS, number % 4) : 1) * draw.between(0.97, 1.03)
    before = drawQuarter(character, before, { revenue, ofYear: (number % 4) + 1 }, draw)
    quarters.push(before)
  }
  return quarters
}

function drawOpening(character: Character, draw: Draw): Quarter {
  const { size } = character
  const of = (share: number) => Math.round(size * share * draw.between(0.85, 1.15))
  const ppe = [3, 2.2, 0.8].map((share) => {
    const cost = of(share)
    return { cost, accumulated: Math.round(cost * draw.between(0.25, 0.5)), ...noMovement() }
  })
  const ends = {
    ...balancesFor(size, draw),
    cash: of(1.6),
    allowance: of(0.02),
    intangibles: of(0.5),
    deferredTaxAsset: of(0.08),
    shortBorrowings: of(0.5),
    longBorrowings: of(1.1),
    taxPayable: of(0.06),
    provisions: of(0.09),
    shareCapital: Math.round(character.shares * character.par),
    sharePremium: of(0.6),
    surplusReserve: character.hasSurplusReserve ? of(0.2) : 0,
    translationReserve: of(0.05),
    nciEquity: character.hasMinority ? of(0.25) : 0,
    retainedEarnings: 0,
  }
  const assets = netAssetsOf(ends, ppe)
  const others = ends.shareCapital + ends.sharePremium + ends.surplusReserve + ends.translationReserve + ends.nciEquity
  ends.retainedEarnings = assets - others
  return {
    flows: {} as Flows,
    ends,
    ppe,
    segments: [],
    regions: [],
    shares: character.shares,
    averageShares: character.shares,
    employees: draw.whole(180, 9000),
    ofYear: 4,
    yearToDate: { profit: 0, taxAtRate: 0 },
  }
}

function noMovement() {
  return { additions: 0, disposedCost: 0, disposedAccumulated: 0, exchange: 0, depreciation: 0 }
}

function netAssetsOf(ends: Ends, ppe: PpeClass[]): number {
  const fixed = ppe.reduce((sum, one) => sum + one.cost - one.accumulated, 0)
  const current = ends.cash + ends.receivablesGross - ends.allowance + inventoriesOf(ends) + ends.prepayments
  const owed = ends.shortBorrowings + ends.longBorrowings + ends.payables + ends.contractLiabilities
  return (
    fixed +
    current +
    ends.intangibles +
    ends.deferredTaxAsset -
    owed -
    ends.accruals -
    ends.taxPayable -
    ends.provisions
  )
}

export function inventoriesOf(ends: Ends): number {
  return ends.rawMaterials + ends.workInProgress + ends.finishedGoods
}

function balancesFor(revenue: number, draw: Draw) {
  const of = (share: number) => Math.round(revenue * share * draw.between(0.93, 1.07))
  return {
    receivablesGross: of(DAYS.receivables),
    rawMaterials: of(DAYS.inventories * 0.4),
    workInProgress: of(DAYS.inventories * 0.2),
    finishedGoods: of(DAYS.inventories * 0.4),
    prepayments: of(DAYS.prepayments),
    payables: of(DAYS.payables),
    contractLiabilities: of(DAYS.contract),
    accruals: of(DAYS.accruals),
  }
}

function drawQuarter(
  character: Character,
  before: Quarter,
  now: { revenue: number; ofYear: number },
  draw: Draw,
): Quarter {
  const segments = splitSegments(character, now.revenue, draw)
  const revenue = segments.reduce((sum, one) => sum + one.revenue, 0)
  const ppe = before.ppe.map((one, index) => moveClass(one, numberAt(LIVES, index), draw))
  const proceeds = Math.round(disposedBook(ppe) * draw.between(0.6, 1.3))
  const flows = drawFlows(character, before, { revenue, ppe, proceeds, ofYear: now.ofYear }, draw)
  const costs = segments.reduce((sum, one) => sum + one.profit, 0)
  // Segments are told before head-office costs: the last takes what rounding leaves.
  lastOf(segments).profit += grossOf(flows) - costs
  const issued = Math.round(flows.issuedCapital / character.par)
  const shares = before.shares + issued
  return {
    flows,
    ends: closeBalances(before.ends, flows, ppe, draw),
    ppe,
    segments,
    regions: splitParts(revenue, [0.55, 0.27, 0.18], draw),
    shares,
    averageShares: shares,
    employees: Math.max(40, Math.round(before.employees * draw.between(0.985, 1.03))),
    ofYear: now.ofYear,
    yearToDate: addToYear(now.ofYear === 1 ? undefined : before, flows),
  }
}

function addToYear(before: Quarter | undefined, flows: Flows) {
  const { profit, taxAtRate } = before?.yearToDate ?? { profit: 0, taxAtRate: 0 }
  return { profit: profit + profitBeforeTax(flows), taxAtRate: taxAtRate + flows.taxAtRate }
}

function grossOf(flows: Flows): number {
  return flows.revenue - flows.costOfSales
}

function disposedBook(ppe: PpeClass[]): number {
  return ppe.reduce((sum, one) => sum + one.disposedCost - one.disposedAccumulated, 0)
}

/** Whole parts in about these shares; the last takes the rest. */
export function splitParts(whole: number, shares: readonly number[], draw: Draw): number[] {
  const parts = shares.slice(0, -1).map((share) => Math.round(whole * share * draw.between(0.93, 1.07)))
  return [...parts, whole - parts.reduce((sum, part) => sum + part, 0)]
}

function splitSegments(character: Character, revenue: number, draw: Draw) {
  const shares = Array.from({ length: character.segments }, (_, index) => 1 / (index + 1.4))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const whole = Math.round(revenue)
  return splitParts(
    whole,
    shares.map((share) => share / all),
    draw,
  ).map((part) => ({
    revenue: part,
    profit: Math.round(part * character.grossMargin * draw.between(0.9, 1.1)),
  }))
}

function moveClass(before: PpeClass, life: number, draw: Draw): PpeClass {
  const additions = Math.round(before.cost * life * draw.between(0.2, 0.55))
  const disposedCost = draw.chance(0.5) ? Math.round(before.cost * draw.between(0.002, 0.012)) : 0
  const disposedAccumulated = Math.round(disposedCost * draw.between(0.5, 0.95))
  const exchange = Math.round(before.cost * draw.between(-0.004, 0.004))
  const depreciation = Math.round((before.cost * life) / 4)
  return {
    additions,
    disposedCost,
    disposedAccumulated,
    exchange,
    depreciation,
    cost: before.cost + additions - disposedCost + exchange,
    accumulated: before.accumulated + depreciation - disposedAccumulated,
  }
}

interface Moves {
  revenue: number
  ppe: PpeClass[]
  proceeds: number
  ofYear: number
}

function drawFlows(character: Character, before: Quarter, moves: Moves, draw: Draw): Flows {
  const { revenue, ppe } = moves
  const of = (share: number) => Math.round(revenue * share * draw.between(0.9, 1.1))
  const result = {
    revenue,
    costOfSales: of(1 - character.grossMargin),
    sellingExpenses: of(character.grossMargin * 0.28),
    adminExpenses: of(character.grossMargin * 0.2),
    researchExpenses: of(character.grossMargin * 0.14),
    impairment: of(0.003),
    otherIncome: of(0.008),
    disposalGain: moves.proceeds - disposedBook(ppe),
    interestIncome: Math.round(before.ends.cash * 0.005),
    interestExpense: Math.round(
      (before.ends.shortBorrowings + before.ends.longBorrowings) * draw.between(0.009, 0.014),
    ),
  }
  const tax = drawTax(character, { profit: profitBeforeTax(result), so: moves.ofYear === 1 ? undefined : before }, draw)
  const net = profitBeforeTax(result) - tax.taxAtRate - tax.nonDeductible + tax.foreignRates
  const ownNet = net - (character.hasMinority ? Math.round(net * 0.06) : 0)
  const translation = ppe.reduce((sum, one) => sum + one.exchange, 0)
  const fxOnCash = Math.round(before.ends.cash * draw.between(-0.006, 0.006))
  return {
    ...result,
    ...tax,
    ...drawChanges(before.ends, revenue, result.impairment, draw),
    ...drawFinancing(character, before, { net, ofYear: moves.ofYear }, draw),
    nonControlling: net - ownNet,
    translation: translation + fxOnCash,
    fxOnCash,
    depreciation: ppe.reduce((sum, one) => sum + one.depreciation, 0),
    amortisation: Math.round(before.ends.intangibles * 0.035),
    purchasePpe: ppe.reduce((sum, one) => sum + one.additions, 0),
    purchaseIntangibles: of(0.015),
    disposalProceeds: moves.proceeds,
    toSurplusReserve: character.hasSurplusReserve && moves.ofYear === 4 ? Math.max(0, Math.round(ownNet * 0.3)) : 0,
    staffCost: of(0.16),
  }
}

function profitBeforeTax(one: {
  revenue: number
  costOfSales: number
  sellingExpenses: number
  adminExpenses: number
  researchExpenses: number
  impairment: number
  otherIncome: number
  disposalGain: number
  interestIncome: number
  interestExpense: number
}): number {
  const costs = one.costOfSales + one.sellingExpenses + one.adminExpenses + one.researchExpenses + one.impairment
  return one.revenue - costs + one.otherIncome + one.disposalGain + one.interestIncome - one.interestExpense
}

/** At the rate on the profit of the year so far, less what the quarters before have told. */
function drawTax(character: Character, now: { profit: number; so: Quarter | undefined }, draw: Draw) {
  const told = now.so?.yearToDate ?? { profit: 0, taxAtRate: 0 }
  const taxAtRate = Math.round((told.profit + now.profit) * character.taxRate) - told.taxAtRate
  const nonDeductible = Math.round(Math.abs(taxAtRate) * draw.between(0.02, 0.07))
  const foreignRates = Math.round(Math.abs(taxAtRate) * draw.between(0.01, 0.06))
  const deferredTax = Math.round(taxAtRate * draw.between(-0.12, 0.12))
  return {
    taxAtRate,
    nonDeductible,
    foreignRates,
    deferredTax,
    currentTax: taxAtRate + nonDeductible - foreignRates - deferredTax,
  }
}

/** Changes of balances as they stand in a cash flow statement: what brings cash is positive. */
function drawChanges(before: Ends, revenue: number, impairment: number, draw: Draw) {
  const next = balancesFor(revenue, draw)
  const writtenOff = Math.round(before.allowance * draw.between(0, 0.15))
  const allowance = before.allowance + impairment - writtenOff
  const netNext = next.receivablesGross - allowance
  const netBefore = before.receivablesGross - before.allowance
  const provisionsCharged = Math.round(revenue * 0.006 * draw.between(0.6, 1.4))
  const provisionsUsed = Math.min(before.provisions, Math.round(revenue * 0.006 * draw.between(0.5, 1.3)))
  const inventories = next.rawMaterials + next.workInProgress + next.finishedGoods
  return {
    next,
    changeReceivables: netBefore - netNext - impairment,
    changeInventories: inventoriesOf(before) - inventories,
    changePrepayments: before.prepayments - next.prepayments,
    changePayables: next.payables - before.payables,
    changeContractLiabilities: next.contractLiabilities - before.contractLiabilities,
    changeAccruals: next.accruals - before.accruals,
    changeProvisions: provisionsCharged - provisionsUsed,
    provisionsCharged,
    provisionsUsed,
    allowanceWrittenOff: writtenOff,
    taxPaid: Math.round(before.taxPayable * draw.between(0.8, 1)),
  }
}

function drawFinancing(character: Character, before: Quarter, now: { net: number; ofYear: number }, draw: Draw) {
  const debt = before.ends.shortBorrowings + before.ends.longBorrowings
  const isRich = before.ends.cash > character.size * 0.9
  const issues = character.issuesShares && now.ofYear === 2 && draw.chance(0.5)
  // Shares come in lots whose par value is a whole number of grains.
  const lot = Math.max(1, Math.round(1 / character.par))
  const newShares = issues ? Math.max(1, Math.round((before.shares * draw.between(0.01, 0.06)) / lot)) * lot : 0
  const issuedCapital = Math.round(newShares * character.par)
  return {
    borrowingsDrawn: Math.round(debt * (isRich ? draw.between(0, 0.1) : draw.between(0.25, 0.5))),
    borrowingsRepaid: Math.round(debt * draw.between(0.02, 0.1)),
    issuedCapital,
    shareIssue: Math.round(issuedCapital * (issues ? draw.between(1.5, 6) : 0)),
    dividendsPaid: now.ofYear === 2 && isRich ? Math.max(0, Math.round(now.net * draw.between(0.6, 1.6))) : 0,
    dividendsToNci: now.ofYear === 2 && character.hasMinority ? Math.round(Math.abs(now.net) * 0.02) : 0,
  }
}

function closeBalances(before: Ends, flows: Flows & { next?: object }, ppe: PpeClass[], draw: Draw): Ends {
  const next = flows.next as Pick<Ends, 'receivablesGross'>
  delete flows.next
  const net = profitBeforeTax(flows) - flows.currentTax - flows.deferredTax
  const debt = before.shortBorrowings + before.longBorrowings + flows.borrowingsDrawn - flows.borrowingsRepaid
  const shortBorrowings = Math.round(debt * draw.between(0.25, 0.4))
  const ends = {
    ...before,
    ...next,
    cash: before.cash + cashChangeOf(flows),
    allowance: before.allowance + flows.impairment - flows.allowanceWrittenOff,
    intangibles: before.intangibles + flows.purchaseIntangibles - flows.amortisation,
    deferredTaxAsset: before.deferredTaxAsset - flows.deferredTax,
    shortBorrowings,
    longBorrowings: debt - shortBorrowings,
    taxPayable: before.taxPayable + flows.currentTax - flows.taxPaid,
    provisions: before.provisions + flows.changeProvisions,
    shareCapital: before.shareCapital + flows.issuedCapital,
    sharePremium: before.sharePremium + flows.shareIssue - flows.issuedCapital,
    surplusReserve: before.surplusReserve + flows.toSurplusReserve,
    retainedEarnings:
      before.retainedEarnings + net - flows.nonControlling - flows.dividendsPaid - flows.toSurplusReserve,
    translationReserve: before.translationReserve + flows.translation,
    nciEquity: before.nciEquity + flows.nonControlling - flows.dividendsToNci,
  }
  const equity = ends.shareCapital + ends.sharePremium + ends.surplusReserve + ends.retainedEarnings
  if (netAssetsOf(ends, ppe) !== equity + ends.translationReserve + ends.nciEquity)
    throw new Error('the drawn company does not balance')
  return ends
}

function cashChangeOf(flows: Flows): number {
  const net = profitBeforeTax(flows) - flows.currentTax - flows.deferredTax
  const noCash = flows.depreciation + flows.amortisation + flows.impairment - flows.disposalGain + flows.deferredTax
  const working =
    flows.changeReceivables +
    flows.changeInventories +
    flows.changePrepayments +
    flows.changePayables +
    flows.changeContractLiabilities +
    flows.changeAccruals +
    flows.changeProvisions
  const investing = flows.disposalProceeds - flows.purchasePpe - flows.purchaseIntangibles
  const financing =
    flows.borrowingsDrawn - flows.borrowingsRepaid + flows.shareIssue - flows.dividendsPaid - flows.dividendsToNci
  return net + noCash + working + flows.currentTax - flows.taxPaid + investing + financing + flows.fxOnCash
}
