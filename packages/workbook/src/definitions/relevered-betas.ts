import { cellOfNode } from '../concepts/composition.ts'
import { factorsOf } from '../formula/canonical.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { isLineNamed, isNamed } from './cell-names.ts'
import { DEBT_TO_EQUITY } from './leverage-names.ts'
import type { Misdefined } from './misdefined.ts'

const BETA = /\bbeta\b|贝塔|β|베타|ベータ/i

/**
 * Betas that are multiplied or divided by debt over equity itself: a beta is levered by one plus it, after tax, so that without debt it
 * stays what it is.
 */
export function findRelevered(model: WorkbookModel): Misdefined[] {
  return [...formulaCells(model)].flatMap((cell): Misdefined[] => {
    if (!cell.shape.structure.includes('*') && !cell.shape.structure.includes('/')) return []
    const factors = factorsOf(cell.shape.root).map(({ node }) => cellOfNode(model, cell, node))
    const leverage = factors.find((factor) => factor && isNamed(model, factor, DEBT_TO_EQUITY))
    const beta = factors.find((factor) => factor !== leverage && factor && isNamed(model, factor, BETA))
    const isBeta = isLineNamed(model, cell, BETA) || isNamed(model, cell, BETA)
    return leverage && beta && isBeta ? [{ definition: 'beta', cells: [cell], other: leverage }] : []
  })
}
