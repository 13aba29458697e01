import { signedTerms } from '../formula/canonical.ts'
import { resolveReference } from '../formula/reference.ts'
import type { FormulaNode } from '../formula/parse.ts'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'
import { cellsInArea, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { isLineNamed, isNamed } from './cell-names.ts'
import type { Misdefined } from './misdefined.ts'

const PRICE =
  /(?:price|value) (?:per|\/) ?share|(?:issue|share|conversion) price|每股(?:价格|发行价|价值)|发行价|주당\s*(?:발행가|가격|가치)|발행가|株当たり.*(?:価額|価格|価値)|発行価[額格]/i
const POST_MONEY = /post[- ]?money|投后|投後|투자\s*후|포스트\s*머니|ポスト・?マネー|調達後(?!株)/i
const PRE_MONEY = /pre[- ]?money|投前|투자\s*전|프리\s*머니|プレ・?マネー|調達前(?!株)/i
const RAISED =
  /amount raised|new money|investment|raise[ds]?\b|round size|融资额|融资金额|投资(?:额|金额)|투자(?:유치)?[액금]|조달액|調達額|投資額|出資額/i
const SHARES = /share|stock|股|주식|株/i
const BEFORE = /before|\bpre\b|pre-|existing|融资前|投前|增资前|原有|투자\s*전|기존|増資前|調達前|既存/i

/** Prices of a round that set the value after the money over the shares before it: the new shares are worth less than is paid for them. */
export function findRoundPrices(model: WorkbookModel): Misdefined[] {
  return [...formulaCells(model)].flatMap((cell): Misdefined[] => {
    const { root } = cell.shape
    if (root.type !== 'binary' || root.operator !== '/' || !isNamed(model, cell, PRICE)) return []
    const under = readBy(model, cell, root.right)[0]
    const isBefore = under !== undefined && isNamed(model, under, SHARES) && isNamed(model, under, BEFORE)
    const money = isBefore ? moneyIn(model, cell, root.left) : undefined
    return money ? [{ definition: 'price', cells: [cell], other: money }] : []
  })
}

/** What puts the money of the round into a numerator: the value after it, or the amount that is added to the value before. */
function moneyIn(model: WorkbookModel, cell: FormulaCell, numerator: FormulaNode): ModelCell | undefined {
  const added = signedTerms(numerator).flatMap(({ sign, node }) => (sign > 0 ? readBy(model, cell, node) : []))
  const after = added.find((one) => isLineNamed(model, one, POST_MONEY))
  if (after || !added.some((one) => isLineNamed(model, one, PRE_MONEY))) return after
  return added.find((one) => isLineNamed(model, one, RAISED) && !isLineNamed(model, one, PRE_MONEY))
}

/** The cell that a node names, or those of the range that it adds up. */
function readBy(model: WorkbookModel, cell: FormulaCell, node: FormulaNode): ModelCell[] {
  if (node.type === 'reference') {
    const area = resolveReference(node.reference, cell)
    return area ? [...cellsInArea(gridOf(model, area.sheet), area)] : []
  }
  return node.type === 'call' && node.name === 'SUM' ? node.arguments.flatMap((one) => readBy(model, cell, one)) : []
}
