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
import { staleTable, staleValue, typedCompound } from './stale.ts'
import { pastedGrid, pastedRow, typedOver } from './typed-over.ts'
import { anchored, anchoredTest, readsGap, wrongLine, wrongPeriod, wrongSheet, wrongSign } from './wrong-reference.ts'

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
  readsGap,
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
  typedCompound,
]
