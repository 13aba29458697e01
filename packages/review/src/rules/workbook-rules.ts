import type { Rule } from '../rule.ts'
import { implausibleInput } from './assumption/implausible-input.ts'
import { terminalGrowth } from './assumption/terminal-growth.ts'
import { workbookTerminalValue } from './calculation/workbook-terminal-value.ts'
import { workbookBalancePlug } from './consistency/workbook-balance-plug.ts'
import { anchorMismatch } from './formula/anchor-mismatch.ts'
import { blankRange } from './formula/blank-range.ts'
import { constantInFormulas } from './formula/constant-in-formulas.ts'
import { doubleCount } from './formula/double-count.ts'
import { embeddedConstant } from './formula/embedded-constant.ts'
import { errorValue } from './formula/error-value.ts'
import { inconsistentFormula } from './formula/inconsistent-formula.ts'
import { shortRange } from './formula/short-range.ts'
import { workbookHardcoded } from './traceability/workbook-hardcoded.ts'
import { workbookStaleValue } from './traceability/workbook-stale-value.ts'
import { discountFactor } from './assumption/discount-factor.ts'
import { wacc } from './assumption/wacc.ts'
import { cashFlowSigns } from './assumption/cash-flow-signs.ts'
import { terminalValueShare } from './assumption/terminal-value-share.ts'
import { terminalNormalisation } from './assumption/terminal-normalisation.ts'
import { forecastBreak } from './assumption/forecast-break.ts'
import { sensitivityCentre } from './assumption/sensitivity-centre.ts'
import { workbookUnbalanced } from './consistency/workbook-unbalanced.ts'
import { failingCheck } from './formula/failing-check.ts'

/** Rules on workbooks; they ask for `input.model` and give nothing without it. */
export const workbookRules: readonly Rule[] = [
  inconsistentFormula,
  constantInFormulas,
  shortRange,
  doubleCount,
  blankRange,
  errorValue,
  anchorMismatch,
  embeddedConstant,
  workbookTerminalValue,
  workbookBalancePlug,
  workbookHardcoded,
  workbookStaleValue,
  terminalGrowth,
  implausibleInput,
  discountFactor,
  wacc,
  cashFlowSigns,
  terminalValueShare,
  terminalNormalisation,
  forecastBreak,
  sensitivityCentre,
  workbookUnbalanced,
  failingCheck,
]
