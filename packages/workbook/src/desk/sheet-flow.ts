import type { SheetFlow } from '@tickmark/document'
import { formulaCells, gridOf, type WorkbookModel } from '../model/model.ts'

/** Which sheets read which others, and by how many formulas. In the workbook's order. */
export function sheetFlows(model: WorkbookModel): SheetFlow[] {
  const counts = new Map<string, Map<string, number>>()
  for (const cell of formulaCells(model)) {
    const sources = new Set<string>()
    for (const { sheet } of model.graph.precedentAreas(cell)) {
      const name = gridOf(model, sheet)?.name
      if (name !== undefined && name !== cell.sheet) sources.add(name)
    }
    for (const from of sources) {
      const targets = counts.get(from) ?? new Map<string, number>()
      targets.set(cell.sheet, (targets.get(cell.sheet) ?? 0) + 1)
      counts.set(from, targets)
    }
  }
  const order = model.workbook.sheets.map(({ name }) => name)
  return order.flatMap((from) =>
    order.flatMap((to) => {
      const formulas = counts.get(from)?.get(to)
      return formulas === undefined ? [] : [{ from, to, formulas }]
    }),
  )
}
