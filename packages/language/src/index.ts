export { companyForms, speaksOfRenaming } from './company/company-forms.ts'
export {
  namesAdjusted,
  namesExpected,
  namesOtherBasis,
  headsOtherBasis,
  isConjunction,
  isHeadedBy,
  saysRespectively,
} from './connective/connectives.ts'
export type { LineSign } from './connective/connectives.ts'
export { countedScale } from './counted.ts'
export { foldText } from './fold-text.ts'
export { documentNumberStyle, tableNumberStyle } from './number/document-style.ts'
export { findNumbers } from './number/find-numbers.ts'
export { decideNumberStyle } from './number/decide-number-style.ts'
export type { NumberStyle } from './number/number-style.ts'
export { parseCellNumber } from './number/parse-cell-number.ts'
export type { CellNumber } from './number/parse-cell-number.ts'
export { CURRENCY_SIGN, currencyCode, leadingScale, scalePower } from './number/patterns.ts'
export type { PrintedNumber } from './number/printed-number.ts'
export { findReferences } from './numbering/find-references.ts'
export type { PrintedReference, ReferenceKind } from './numbering/find-references.ts'
export { headingKind } from './numbering/heading-kind.ts'
export type { HeadingKind } from './numbering/heading-kind.ts'
export { ordinalOf, printOrdinal } from './numbering/ordinals.ts'
export { readNumbering } from './numbering/read-numbering.ts'
export type { Numbering, NumberingKind } from './numbering/read-numbering.ts'
export { findDays, findMonthDays } from './period/find-dates.ts'
export type { PrintedDay } from './period/find-dates.ts'
export { readPeriod } from './period/read-period.ts'
export type { PrintedPeriod } from './period/read-period.ts'
export { periodNature, readPeriodHead } from './period/read-period-head.ts'
export type { PeriodHead } from './period/read-period-head.ts'
export { findUnitText } from './unit/find-unit-text.ts'
export { readUnit } from './unit/read-unit.ts'
export type { StatedUnit } from './unit/read-unit.ts'
export { isPeriodLine, namesTime } from './period/names-time.ts'
export { statesOnce } from './unit/states-once.ts'
export { detectLanguage } from './detect-language.ts'
