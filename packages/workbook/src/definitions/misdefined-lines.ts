import { firstOf } from '@tickmark/document'
import { rememberFor } from '../model/remember.ts'
import { isCalculation } from '../sheet/grid.ts'
import { runsDown } from '../sheet/time-axis.ts'
import { findAddedGrowth } from './added-growth.ts'
import { findAddedLeavers } from './added-leavers.ts'
import { findWeightsOverEquity } from './capital-weights.ts'
import { findCompoundedValues } from './compounded-values.ts'
import { findDayBalances } from './day-balances.ts'
import { findHeadAmounts } from './head-amounts.ts'
import { findInvertedMultiples } from './inverted-multiples.ts'
import { findKeptDividends } from './kept-dividends.ts'
import { findLevelChanges } from './level-changes.ts'
import { findLifetimes } from './lifetimes.ts'
import type { Misdefined } from './misdefined.ts'
import { findMissingBrackets } from './missing-brackets.ts'
import { findRelevered } from './relevered-betas.ts'
import { findRoundPrices } from './round-prices.ts'
import { findSharesAsGrowth } from './share-growth.ts'
import { findUnrepaidLoans } from './unrepaid-loans.ts'
import { findMultipliedYields } from './yields.ts'
import type { WorkbookModel } from '../model/model.ts'

/** Lines that are not computed from what their names say, whatever their copies do: copies of one formula are one line. */
export const misdefinedLinesOf = rememberFor((model: WorkbookModel): Misdefined[] => {
  const found = [
    ...findLifetimes(model),
    ...findDayBalances(model),
    ...findMultipliedYields(model),
    ...findRoundPrices(model),
    ...findUnrepaidLoans(model),
    ...findKeptDividends(model),
    ...findSharesAsGrowth(model),
    ...findCompoundedValues(model),
    ...findHeadAmounts(model),
    ...findRelevered(model),
    ...findWeightsOverEquity(model),
    ...findInvertedMultiples(model),
    ...findAddedGrowth(model),
    ...findAddedLeavers(model),
    ...findMissingBrackets(model),
    ...findLevelChanges(model),
  ]
  const lines = Map.groupBy(found, ({ definition, cells: [cell] }) => {
    const line = runsDown(model.axes(cell.sheet)) ? cell.column : cell.row
    return `${definition}|${cell.sheet}|${line}|${isCalculation(cell) ? cell.shape.form : cell.address}`
  })
  return [...lines.values()].map((line) => {
    const [cell, ...others] = line.flatMap(({ cells }) => cells)
    const first = firstOf(line)
    return { ...first, cells: [cell ?? first.cells[0], ...others] }
  })
})
