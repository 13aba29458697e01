export {
  allPrecedents,
  calls,
  cellOfNode,
  cellsRead,
  conceptsRead,
  leavesOf,
  linkOf,
  partsOf,
  quotientOf,
} from './concepts/composition.ts'
export {
  balanceSheetsOf,
  cellAt,
  conceptLinesOf,
  conceptOfCell,
  lineOfCell,
  linesWith,
  positionIn,
} from './concepts/concept-lines.ts'
export type { ConceptLine } from './concepts/concept-lines.ts'
export { conceptOf } from './concepts/concepts.ts'
export type { ModelConcept } from './concepts/concepts.ts'
export { findKeptForTax } from './slips/kept-for-tax.ts'
export { differenceOfPeriods } from './concepts/period-difference.ts'
export { laggedPerpetuitiesOf } from './valuation/lagged-perpetuities.ts'
export { levelFlowsOf } from './definitions/level-flows.ts'
export { openedAnewOf } from './definitions/opened-anew.ts'
export { missingOnesOf } from './valuation/growth-lines.ts'
export { pluggedSumsOf } from './concepts/plugged-sums.ts'
export { findRollForwards } from './concepts/roll-forwards.ts'
export type { RollForward } from './concepts/roll-forwards.ts'
export { misdefinedLinesOf } from './definitions/misdefined-lines.ts'
export type { Definition } from './definitions/misdefined.ts'
export { addEffects } from './evidence/add-effects.ts'
export { assessFix, changesOf } from './evidence/assess-fix.ts'
export {
  evidenceOf,
  evidenceOfArea,
  labelOf,
  lineNameOf,
  nameOf,
  printNumber,
  printPercent,
  referenceFrom,
} from './evidence/evidence.ts'
export { isRecomputed, workbookFigures } from './evidence/figures.ts'
export { factorsOf, signedTerms } from './formula/canonical.ts'
export { canonicalForm } from './formula/canonical.ts'
export { walkFormula } from './formula/parse.ts'
export type { FormulaNode } from './formula/parse.ts'
export { findWrongCompounds } from './definitions/typed-compounds.ts'
export { areaContains, resolveReference } from './formula/reference.ts'
export { isBlankForm } from './overview/blank-forms.ts'
export type { Area, Reference } from './formula/reference.ts'
export { translateFormula } from './formula/translate.ts'
export { findCycles } from './model/cycles.ts'
export { governingSwitchOf, isSwitchedOff } from './model/switched-cycles.ts'
export { balanceChecksOf, imbalancesOf, isOwnImbalance, isUnequal } from './slips/imbalances.ts'
export type { TotalsPair } from './slips/imbalances.ts'
export { isReplacement } from './concepts/replacement.ts'
export { buildWorkbookModel, formulaCells, gridOf } from './model/model.ts'
export type { WorkbookModel } from './model/model.ts'
export type { Recalculation, Recalculator } from './model/recalculator.ts'
export { mapSheets } from './overview/map-sheets.ts'
export { staleTablesOf } from './recalculation/data-tables.ts'
export { staleCellsOf } from './recalculation/stale.ts'
export {
  findAggregates,
  findCountedTwice,
  findIncludedHead,
  isAggregate,
  isMostlyBlank,
  readsInto,
} from './sheet/aggregates.ts'
export type { Aggregate } from './sheet/aggregates.ts'
export { cellTextsOf } from './sheet/cell-texts.ts'
export {
  areaAddress,
  cellsInArea,
  isCalculation,
  isComputed,
  isFormula,
  isConstantNumber,
  isNumeric,
  isText,
  numberOf,
} from './sheet/grid.ts'
export type { FormulaCell, ModelCell, SheetGrid } from './sheet/grid.ts'
export { columnLabelOf, rowLabelOf } from './sheet/labels.ts'
export { joinNeighbours } from './sheet/lines.ts'
export { isPercentFormat } from './sheet/number-format.ts'
export type { Direction } from './sheet/lines.ts'
export { readPeriodHead } from './sheet/period.ts'
export {
  axisAt,
  headAt,
  isOtherVersion,
  isPast,
  isPeriodHead,
  periodAt,
  periodsAt,
  runsDown,
  versionOf,
} from './sheet/time-axis.ts'
export type { TimeAxis } from './sheet/time-axis.ts'
export { findWrongTotals } from './sheet/listed-totals.ts'
export { findWrongListed } from './sheet/listed-statistics.ts'
export { findWrongStatistics, statisticIn } from './sheet/typed-statistics.ts'
export type { StatisticName } from './sheet/typed-statistics.ts'
export { differenceOf } from './copies/anomalies.ts'
export type { Anomaly } from './copies/anomalies.ts'
export { blankOperandsOf } from './definitions/blank-operands.ts'
export type { BlankOperand } from './definitions/blank-operands.ts'
export { unmarkedConstantsOf } from './slips/colour-convention.ts'
export type { UnmarkedConstant } from './slips/colour-convention.ts'
export { consequencesOf } from './slips/consequences.ts'
export { departuresOf, omissionsOf } from './slips/departures.ts'
export { anchoredPeriodsOf } from './slips/anchored-periods.ts'
export { addsOneEvent, isTypedGrowth, isTypedStep } from './copies/slip.ts'
export { paymentSlipsOf } from './valuation/payments.ts'
export { originOfGap } from './slips/gap-origin.ts'
export type { GapOrigin } from './slips/gap-origin.ts'
export { periodNoughtOf } from './valuation/period-nought.ts'
export { perpetuitiesOf, shrinkingPerpetuitiesOf } from './valuation/perpetuity.ts'
export type { Departure } from './slips/departures.ts'
export { driftsOf } from './slips/drifts.ts'
export { flippedLinesOf } from './slips/flipped-lines.ts'
export { implausibleInputsOf } from './slips/implausible-inputs.ts'
export type { ImplausibleInput } from './slips/implausible-inputs.ts'
export { levelsOf } from './slips/levels.ts'
export { isExitHead } from './slips/meant-departures.ts'
export { findOddRecords } from './slips/odd-records.ts'
export { pastedGridsOf } from './slips/pasted-grids.ts'
export { overwrittenOf } from './slips/overwritten.ts'
export type { Overwritten } from './slips/overwritten.ts'
export { findScaleJumps } from './slips/scale-jumps.ts'
export { findBrokenRuns } from './slips/smooth-runs.ts'
export { basisOf, findAppliedMultiples, findPeerRanges } from './valuation/multiples.ts'
export { findSensitivityTables, findStrayedAxis, isSameRate } from './valuation/sensitivity.ts'
export type { SensitivityTable, StrayedAxis } from './valuation/sensitivity.ts'
export { findOddDiscounts, findOddPerpetuities, findUndiscounted } from './valuation/terminal-value.ts'
export { earlierYearsOf } from './valuation/terminal-year.ts'
export { findTwiceDiscounted } from './valuation/discounted-flows.ts'
export { findUngrownPerpetuities } from './valuation/ungrown-perpetuities.ts'
export { DEBT_TO_EQUITY } from './definitions/leverage-names.ts'
export { valuationResult } from './valuation/valuation-result.ts'
export { findWrongExitDebts } from './valuation/exit-debt.ts'
export { findStaleTypedTables, findStillTables } from './valuation/typed-tables.ts'
export { mainValueOf, periodCells, seriesOf, valuesOf } from './valuation/valuation.ts'
export type { NamedValue } from './valuation/valuation.ts'
export { findForeignScales } from './valuation/foreign-scales.ts'
export { earlyFlowsOf } from './valuation/early-flows.ts'
export { findWrittenRates } from './valuation/written-rates.ts'
export { alignLines } from './versions/align.ts'
export { changeEffects, outputMoves } from './versions/effects.ts'
export type { OutputMove } from './versions/effects.ts'
export { compareVersions } from './versions/versions.ts'
export type { CellChangeKind, LineChange, VersionChange, VersionComparison } from './versions/versions.ts'
export { listDrivers, openRanking, rankDrivers } from './desk/drivers.ts'
export type { DriverRanking } from './desk/drivers.ts'
export { modelContents } from './desk/model-contents.ts'
export { traceCell } from './desk/trace-cell.ts'
export { misdatedFlowsOf } from './crosschecks/dated-flows.ts'
export { findMixedSums } from './crosschecks/mixed-currencies.ts'
export { findStaleCopies } from './crosschecks/stale-copies.ts'
export { computeWhatIf } from './desk/what-if.ts'
