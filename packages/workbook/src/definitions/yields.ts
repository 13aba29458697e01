import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { isLineNamed } from './cell-names.ts'
import type { Misdefined } from './misdefined.ts'
import { productsIn } from './products.ts'

const CAP_RATE =
  /\bcap(?:itali[sz]ation)? rate\b|\b(?:exit|entry|going[- ]in|terminal|net initial|equivalent) yield\b|资本化率|资本化利率|还原利率|還原利率|자본환원율|자본환원이율|환원이율|還元利回り|キャップ・?レート/i
const INCOME =
  /\bnoi\b|net operating income|net (?:rental )?income|net rent|rental income|净运营收入|净营运收入|净租金|租金净?收入|순영업소득|순임대소득|순운영수익|純営業収益|純収益|純賃料/i

/** Incomes times the yield at which they are capitalised: the value of a property is its income over the yield. */
export function findMultipliedYields(model: WorkbookModel): Misdefined[] {
  return [...formulaCells(model)].flatMap((cell): Misdefined[] => {
    const other = productsIn(model, cell).flatMap(({ multiplied }) => {
      const rate = multiplied.find((factor) => isLineNamed(model, factor, CAP_RATE))
      return rate && multiplied.some((factor) => factor !== rate && isLineNamed(model, factor, INCOME)) ? [rate] : []
    })[0]
    return other ? [{ definition: 'yield', cells: [cell], other }] : []
  })
}
