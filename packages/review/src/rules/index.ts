import type { Rule } from '../rule/rule.ts'
import { averageMismatch } from './calculation/average-mismatch.ts'
import { sensitivityMismatch } from './calculation/sensitivity-mismatch.ts'
import { changeMismatch } from './calculation/change-mismatch.ts'
import { crossTotalMismatch } from './calculation/cross-total-mismatch.ts'
import { differenceMismatch } from './calculation/difference-mismatch.ts'
import { growthMismatch } from './calculation/growth-mismatch.ts'
import { productMismatch } from './calculation/product-mismatch.ts'
import { ratioMismatch } from './calculation/ratio-mismatch.ts'
import { shareMismatch } from './calculation/share-mismatch.ts'
import { taxReconciliationBroken } from './calculation/tax-reconciliation.ts'
import { totalMismatch } from './calculation/total-mismatch.ts'
import { applicabilityBox } from './completeness/applicability-box.ts'
import { auditorReport } from './completeness/auditor-report.ts'
import { checklist } from './completeness/checklist.ts'
import { missingComparative } from './completeness/missing-comparative.ts'
import { missingDisclosure } from './completeness/missing-disclosure.ts'
import { missingLine } from './completeness/missing-line.ts'
import { missingSection } from './completeness/missing-section.ts'
import { missingSignature } from './completeness/missing-signature.ts'
import { missingStatement } from './completeness/missing-statement.ts'
import { missingUnit } from './completeness/missing-unit.ts'
import { missingValuationElement } from './completeness/missing-valuation-element.ts'
import { missingWording } from './completeness/missing-wording.ts'
import { numberingGap } from './completeness/numbering-gap.ts'
import { placeholder } from './completeness/placeholder.ts'
import { unexplainedChange } from './completeness/unexplained-change.ts'
import { balanceSheetUnbalanced } from './consistency/balance-sheet-unbalanced.ts'
import { cashDiffersFromBalanceSheet } from './consistency/cash-differs-from-balance-sheet.ts'
import { cashRollForward } from './consistency/cash-roll-forward.ts'
import { comparativeDiffers } from './consistency/comparative-differs.ts'
import { debitsDifferFromCredits } from './consistency/debits-differ-from-credits.ts'
import { directionContradictsFigures } from './consistency/direction-contradicts-figures.ts'
import { exchangedFigures } from './consistency/exchanged-figures.ts'
import { identityDiffers } from './consistency/identity-differs.ts'
import { impossibleDate } from './consistency/impossible-date.ts'
import { noteDiffersFromStatement } from './consistency/note-differs-from-statement.ts'
import { otherEntity } from './consistency/other-entity.ts'
import { parentExceedsGroup } from './consistency/parent-exceeds-group.ts'
import { partExceedsWhole } from './consistency/part-exceeds-whole.ts'
import { profitDiffersBetweenStatements } from './consistency/profit-differs-between-statements.ts'
import { proseDiffersFromTable } from './consistency/prose-differs-from-table.ts'
import { quartersDifferFromYear } from './consistency/quarters-differ-from-year.ts'
import { repeatedPeriod } from './consistency/repeated-period.ts'
import { reportDiffersFromLedger } from './consistency/report-differs-from-ledger.ts'
import { reportDiffersFromModel } from './consistency/report-differs-from-model.ts'
import { rollForwardBroken } from './consistency/roll-forward-broken.ts'
import { sameItemDiffers } from './consistency/same-item-differs.ts'
import { unitContradiction } from './consistency/unit-contradiction.ts'
import { citation } from './traceability/citation.ts'
import { deadReference } from './traceability/dead-reference.ts'
import { hiddenText } from './traceability/hidden-text.ts'
import { staleSource } from './traceability/stale-source.ts'
import { unsourcedClaim } from './traceability/unsourced-claim.ts'
import { wrongTarget } from './traceability/wrong-target.ts'
import { workbookRules } from './workbook-rules.ts'

/** Every rule of the product. One line makes a rule part of it. */
export const RULES: readonly Rule[] = [
  totalMismatch,
  crossTotalMismatch,
  differenceMismatch,
  changeMismatch,
  growthMismatch,
  shareMismatch,
  ratioMismatch,
  productMismatch,
  averageMismatch,
  sensitivityMismatch,
  taxReconciliationBroken,
  balanceSheetUnbalanced,
  debitsDifferFromCredits,
  cashRollForward,
  cashDiffersFromBalanceSheet,
  profitDiffersBetweenStatements,
  noteDiffersFromStatement,
  rollForwardBroken,
  quartersDifferFromYear,
  sameItemDiffers,
  proseDiffersFromTable,
  exchangedFigures,
  directionContradictsFigures,
  unitContradiction,
  impossibleDate,
  partExceedsWhole,
  comparativeDiffers,
  parentExceedsGroup,
  identityDiffers,
  otherEntity,
  placeholder,
  applicabilityBox,
  missingSection,
  missingStatement,
  auditorReport,
  missingDisclosure,
  missingLine,
  missingSignature,
  missingWording,
  missingValuationElement,
  checklist,
  missingComparative,
  missingUnit,
  unexplainedChange,
  numberingGap,
  deadReference,
  wrongTarget,
  citation,
  staleSource,
  unsourcedClaim,
  hiddenText,
  reportDiffersFromModel,
  repeatedPeriod,
  reportDiffersFromLedger,
  ...workbookRules,
]
