export { isSigningLine, leadsToDeadline, namesPrice } from './agreement/agreement-sentences.ts'
export { findClauseReferences, readClauseHead, readInstalment } from './agreement/clauses.ts'
export type { PrintedClause } from './agreement/clauses.ts'
export { companyForms, speaksOfRenaming } from './company/company-forms.ts'
export { CONCEPTS } from './concept/concepts.ts'
export type { Concept } from './concept/concepts.ts'
export { conceptCalled, conceptOfKey, findConcepts } from './concept/read-concepts.ts'
export { isMultiple, RATIO_READINGS } from './concept/ratio-readings.ts'
export type { RatioReading } from './concept/ratio-readings.ts'
export type { ConceptMention } from './concept/read-concepts.ts'
export {
  namesAdjusted,
  namesExpected,
  namesOtherBasis,
  readMeasureName,
  endsHeldAgainst,
  headsOtherBasis,
  isCompoundRate,
  isConjunction,
  isHeadedBy,
  isMadeUpOf,
  namesSomeOf,
  namesAddend,
  readComparison,
  saysLeftOver,
  lineOfMargin,
  isInAll,
  isOver,
  isPerShare,
  saysRespectively,
} from './connective/connectives.ts'
export type { LineSign, MeasureName } from './connective/connectives.ts'
export { countedScale, countsWhatFollows } from './number/counted.ts'
export { findCounts } from './sentence/find-counts.ts'
export type { PrintedCount } from './sentence/find-counts.ts'
export { foldSentence } from './words/fold-sentence.ts'
export { foldText } from './words/fold-text.ts'
export { documentNumberStyle, tableNumberStyle } from './number/document-style.ts'
export { findNumbers } from './number/find-numbers.ts'
export { decideNumberStyle } from './number/decide-number-style.ts'
export { labelRate } from './number/label-rate.ts'
export type { NumberStyle } from './number/number-style.ts'
export { parseCellNumber } from './number/parse-cell-number.ts'
export type { CellNumber } from './number/parse-cell-number.ts'
export { CURRENCY_SIGN, currencyCode } from './number/patterns.ts'
export type { PrintedNumber } from './number/printed-number.ts'
export { findReferences } from './numbering/find-references.ts'
export type { PrintedReference, ReferenceKind } from './numbering/find-references.ts'
export { headingKind } from './numbering/heading-kind.ts'
export type { HeadingKind } from './numbering/heading-kind.ts'
export { ordinalOf, printOrdinal } from './numbering/ordinals.ts'
export { closeNumeral, readNumbering } from './numbering/read-numbering.ts'
export { REMARK_MARKS } from './numbering/remark-marks.ts'
export type { Numbering, NumberingKind } from './numbering/read-numbering.ts'
export { monthOfName } from './period/date-patterns.ts'
export { findDates, findDays, findMonthDays } from './period/find-dates.ts'
export type { DateOrder, PrintedDay } from './period/find-dates.ts'
export { documentDateOrder } from './period/document-date-order.ts'
export { findPeriodMarks } from './period/find-period-marks.ts'
export type { PeriodMark } from './period/find-period-marks.ts'
export { findSpans, readMonths } from './period/read-months.ts'
export type { PrintedSpan } from './period/read-months.ts'
export { readPeriod } from './period/read-period.ts'
export type { PrintedPeriod } from './period/read-period.ts'
export { findHalf, findQuarter } from './period/parts.ts'
export { periodNature, readPeriodHead } from './period/read-period-head.ts'
export type { PeriodHead } from './period/read-period-head.ts'
export { findUnitText } from './unit/find-unit-text.ts'
export { readUnit, readUnitLine, readUnitSign } from './unit/read-unit.ts'
export type { StatedUnit } from './unit/read-unit.ts'
export { isPeriodLine, namesTime } from './period/names-time.ts'
export { statesOnce } from './unit/states-once.ts'
export { saysRounding } from './unit/says-rounding.ts'
export { detectLanguage } from './words/detect-language.ts'
export { namesDiluted, namesRate, namesRateOfLine, namesShares } from './label/names-factor.ts'
export { namesNotes } from './label/names-notes.ts'
export { mentionsTotal, namesBareTotal, namesTotal } from './label/names-total.ts'
export { namesNettedLine } from './label/names-netted-line.ts'
export { namesOwnRate } from './label/names-own-rate.ts'
export { namedExclusion, namedWhole } from './label/named-whole.ts'
export { namesNetAssets, namesUnitsInIssue, namesValueOfUnit } from './label/unit-values.ts'
export { namesCompoundGrowth, namesQuantity, readStatistic } from './label/read-statistic.ts'
export type { Statistic } from './label/read-statistic.ts'
export { marksOfLine, readLineFormula } from './label/read-line-formula.ts'
export type { FormulaTerm } from './label/read-line-formula.ts'
export { EMPTY_WORDS, GENERIC_WORDS } from './label/untelling-words.ts'
export { directionOfWord, DIRECTION_WORDS } from './sentence/direction-words.ts'
export { maskText } from './sentence/mask-text.ts'
export { demandsPayment } from './sentence/payment-demand.ts'
export { isPlain, isScoped, maskPlain, withoutReasons } from './sentence/plain-words.ts'
export { noteSubjects } from './note/note-subjects.ts'
export type { NoteSubject } from './data/shape/note-words.ts'
export {
  addressesReport,
  auditorReportNameBeside,
  beginsWithStatementName,
  findStatementNames,
  namesAnnualReport,
  namesAuditorReport,
  namesEquityPart,
  namesGroup,
  namesOperations,
  namesOperationsOfShare,
  namesStatement,
  saysAudited,
  tellsOfOpinion,
  saysNotApplicable,
  saysUnaudited,
  STATEMENT_KINDS,
  statementNameBeside,
} from './statement/statement-titles.ts'
export type { NamedStatement } from './statement/statement-titles.ts'
export { marketTermBefore, readMarketTerm, readMarketTermAfter } from './market/read-market-term.ts'
export type { MarketTerm } from './market/read-market-term.ts'
