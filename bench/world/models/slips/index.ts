import type { Slip } from './slip.ts'
import { embeddedNumber, longRange, omittedTerm, shortRange, shortRangeAtRest, sumOfItself } from './ranges.ts'
import {
  growthWithoutOne,
  hundredfold,
  numberAsText,
  percentAsNumber,
  rateInFormula,
  swappedDigits,
  thousandfold,
  yearForMonth,
} from './inputs.ts'
import { staleTable, staleValue } from './stale.ts'
import { pastedGrid, pastedRow, typedOver } from './typed-over.ts'
import { anchored, anchoredTest, wrongLine, wrongPeriod, wrongSheet, wrongSign } from './wrong-reference.ts'

/** Slips that any model with formulas can have. */
export const SLIPS: readonly Slip[] = [
  typedOver,
  typedOver,
  shortRange,
  shortRangeAtRest,
  longRange,
  omittedTerm,
  wrongLine,
  wrongPeriod,
  wrongSign,
  anchored,
  anchoredTest,
  wrongSheet,
  embeddedNumber,
  percentAsNumber,
  hundredfold,
  thousandfold,
  yearForMonth,
  swappedDigits,
  numberAsText,
  rateInFormula,
  growthWithoutOne,
  pastedRow,
  pastedGrid,
  sumOfItself,
  staleValue,
  staleTable,
]
