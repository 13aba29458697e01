import type { Rule } from '../rule/rule.ts'
import { cashFlowDefinition } from './assumption/cash-flow-definition.ts'
import { cashFlowSigns } from './assumption/cash-flow-signs.ts'
import { discountFactor } from './assumption/discount-factor.ts'
import { equityBridge } from './assumption/equity-bridge.ts'
import { forecastBreak } from './assumption/forecast-break.ts'
import { implausibleInput } from './assumption/implausible-input.ts'
import { multipleRange } from './assumption/multiple-range.ts'
import { negativeCash } from './assumption/negative-cash.ts'
import { presentValue } from './assumption/present-value.ts'
import { rateBasis } from './assumption/rate-basis.ts'
import { returns } from './assumption/returns.ts'
import { scaleOutlier } from './assumption/scale-outlier.ts'
import { sensitivityCentre } from './assumption/sensitivity-centre.ts'
import { terminalGrowth } from './assumption/terminal-growth.ts'
import { terminalNormalisation } from './assumption/terminal-normalisation.ts'
import { terminalValueShare } from './assumption/terminal-value-share.ts'
import { wacc } from './assumption/wacc.ts'
import { workbookTerminalValue } from './calculation/workbook-terminal-value.ts'
import { missingModelElement } from './completeness/missing-model-element.ts'
import { workbookBalancePlug } from './consistency/workbook-balance-plug.ts'
import { workbookRollForward } from './consistency/workbook-roll-forward.ts'
import { workbookUnbalanced } from './consistency/workbook-unbalanced.ts'
import { anchorMismatch } from './formula/anchor-mismatch.ts'
import { blankRange } from './formula/blank-range.ts'
import { circularReference } from './formula/circular-reference.ts'
import { constantInFormulas } from './formula/constant-in-formulas.ts'
import { doubleCount } from './formula/double-count.ts'
import { doubleNegative } from './formula/double-negative.ts'
import { driftingReference } from './formula/drifting-reference.ts'
import { embeddedConstant } from './formula/embedded-constant.ts'
import { errorValue } from './formula/error-value.ts'
import { failingCheck } from './formula/failing-check.ts'
import { fragileFormulas } from './formula/fragile-formulas.ts'
import { inconsistentFormula } from './formula/inconsistent-formula.ts'
import { labelMismatch } from './formula/label-mismatch.ts'
import { lineDefinition } from './formula/line-definition.ts'
import { lookup } from './formula/lookup.ts'
import { meaninglessSum } from './formula/meaningless-sum.ts'
import { numberAsText } from './formula/number-as-text.ts'
import { partialYear } from './formula/partial-year.ts'
import { periodHeads } from './formula/period-heads.ts'
import { periodMisaligned } from './formula/period-misaligned.ts'
import { shortRange } from './formula/short-range.ts'
import { textOperand } from './formula/text-operand.ts'
import { typedStatistic } from './formula/typed-statistic.ts'
import { workbookExternalLink } from './traceability/workbook-external-link.ts'
import { workbookHardcoded } from './traceability/workbook-hardcoded.ts'
import { workbookHiddenSource } from './traceability/workbook-hidden-source.ts'
import { workbookStaleValue } from './traceability/workbook-stale-value.ts'
import { workbookUnlabelledInput } from './traceability/workbook-unlabelled-input.ts'

/** Rules on workbooks; they ask for `input.model` and give nothing without it. */
export const workbookRules: readonly Rule[] = [
  inconsistentFormula,
  constantInFormulas,
  typedStatistic,
  shortRange,
  doubleCount,
  meaninglessSum,
  blankRange,
  errorValue,
  anchorMismatch,
  doubleNegative,
  driftingReference,
  embeddedConstant,
  workbookTerminalValue,
  workbookBalancePlug,
  workbookHardcoded,
  workbookStaleValue,
  terminalGrowth,
  implausibleInput,
  discountFactor,
  presentValue,
  wacc,
  cashFlowSigns,
  cashFlowDefinition,
  equityBridge,
  terminalValueShare,
  terminalNormalisation,
  forecastBreak,
  sensitivityCentre,
  workbookUnbalanced,
  workbookRollForward,
  returns,
  multipleRange,
  failingCheck,
  circularReference,
  numberAsText,
  periodMisaligned,
  partialYear,
  labelMismatch,
  lineDefinition,
  lookup,
  scaleOutlier,
  periodHeads,
  textOperand,
  fragileFormulas,
  workbookExternalLink,
  workbookHiddenSource,
  workbookUnlabelledInput,
  negativeCash,
  rateBasis,
  missingModelElement,
]
