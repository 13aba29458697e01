import type { Dice } from '../dice.ts'
import type { PlanBody } from '../sheet-plan/plan.ts'
import { planBudget } from './budget.ts'
import { planBuyout } from './buyout.ts'
import { planCapTable } from './cap-table.ts'
import { planConsolidation } from './consolidation.ts'
import { planDiscountedCashFlow } from './discounted-cash-flow.ts'
import { planLoan } from './loan.ts'
import { planPeerMultiples } from './peer-multiples.ts'
import { planPrices } from './prices.ts'
import { planProperty } from './property.ts'
import { planQuarterly } from './quarterly.ts'
import { planReadings } from './readings.ts'
import { planRevenueBuild } from './revenue-build.ts'
import { planSteadily } from './steady-plan.ts'
import { planSubscriptions } from './subscriptions.ts'
import { planThreeStatements } from './three-statements.ts'
import { planTrialBalance } from './trial-balance.ts'

export interface Kind {
  name: string
  plan(dice: Dice): PlanBody
}

/** All kinds; a new one is a file and a row here. */
export const KINDS: readonly Kind[] = [
  { name: 'three statements', plan: planThreeStatements },
  { name: 'discounted cash flow', plan: planDiscountedCashFlow },
  { name: 'buyout', plan: planBuyout },
  { name: 'peer multiples', plan: planPeerMultiples },
  { name: 'budget', plan: planBudget },
  { name: 'quarters and years', plan: planQuarterly },
  { name: 'subscriptions', plan: planSubscriptions },
  { name: 'property', plan: planProperty },
  { name: 'loan', plan: planLoan },
  { name: 'cap table', plan: planCapTable },
  { name: 'trial balance', plan: planTrialBalance },
  { name: 'prices', plan: planPrices },
  { name: 'revenue build', plan: planRevenueBuild },
  { name: 'readings', plan: planReadings },
  { name: 'consolidation', plan: planConsolidation },
]

/** Kinds that take the place of one seed's book in so many, so that the books of all other seeds stay as they were drawn before. */
export const LATER_KINDS: readonly Kind[] = [{ name: 'steady plan', plan: planSteadily }]
export const LATER_SHARE = 0.08
