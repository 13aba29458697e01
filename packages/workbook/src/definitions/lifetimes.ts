import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { isLineNamed } from './cell-names.ts'
import type { Misdefined } from './misdefined.ts'
import { productsIn } from './products.ts'

const LIFETIME =
  /\blife ?time\b|\b(?:customer|subscriber|user|account) life\b|寿命|生命周期|生命週期|留存期|수명|생애|생존\s*기간|継続(?:期間|月数|年数)/i
/** What a customer brings over the time, and what that costs. */
const OF_LIFETIME = /value|\bltv\b|\bclv\b|revenue|margin|profit|价值|收入|가치|매출|価値|収益/i
const CHURN = /churn|attrition|cancel+ation rate|流失|解约率|이탈|해지|解約|離脱|離反/i

/** Lifetimes that multiply by the rate at which customers leave: with churn of 2 % a month they stay 50 months, not 0.02. */
export function findLifetimes(model: WorkbookModel): Misdefined[] {
  return [...formulaCells(model)].flatMap((cell): Misdefined[] => {
    if (!isLineNamed(model, cell, LIFETIME) || isLineNamed(model, cell, OF_LIFETIME)) return []
    const products = productsIn(model, cell)
    const [only] = products
    const churn = only?.multiplied.find((factor) => isLineNamed(model, factor, CHURN))
    return products.length === 1 && churn ? [{ definition: 'lifetime', cells: [cell], other: churn }] : []
  })
}
