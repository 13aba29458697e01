import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Recalculator } from '@tickmark/workbook'

/** What computes the formulas of a workbook; its engine is loaded when the first is. */
export async function loadRecalculator(): Promise<Recalculator> {
  const { createRecalculator } = await import('@tickmark/workbook/recalculate')
  const wasm = await readFile(
    createRequire(import.meta.resolve('@tickmark/workbook')).resolve('@ironcalc/wasm/wasm_bg.wasm'),
  )
  return createRecalculator(wasm)
}
