import { firstOf, type UniqueFormula } from '@tickmark/document'
import { labelOf } from '../evidence/evidence.ts'
import { readReference, toRelativeText } from '../formula/reference.ts'
import { rewriteReferences } from '../formula/translate.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { areaAddress, shapeIn, type FormulaCell, type ModelCell } from '../sheet/grid.ts'
import { departuresOf } from '../slips/departures.ts'
import { joinCells } from './places.ts'

/** Formulas that are listed; a model that has more was not built by copying. */
const MOST_LISTED = 3000
/** Ranges and breaks that are named of one formula. */
const MOST_RANGES = 60
const MOST_BREAKS = 60

/** The formulas of a model, copies together, sheet by sheet in reading order, with the cells where the copies break off. */
export function uniqueFormulas(model: WorkbookModel): { formulas: UniqueFormula[]; omitted: number } {
  const groups = Map.groupBy(formulaCells(model), (cell) => keyOf(cell, cell.shape.form))
  const breaks = breaksByGroup(model)
  const listed = [...groups].slice(0, MOST_LISTED)
  return {
    formulas: listed.map(([key, cells]) => toUnique(model, cells, breaks.get(key) ?? [])),
    omitted: groups.size - listed.length,
  }
}

function keyOf({ sheet }: ModelCell, form: string): string {
  return `${sheet.toLowerCase()}|${form}`
}

interface Break {
  cell: ModelCell
  expected: string
}

/** Departing cells by the formula that their neighbours have. */
function breaksByGroup(model: WorkbookModel): Map<string, Break[]> {
  const anomalies = departuresOf(model).flatMap((departure) => departure.anomalies)
  return Map.groupBy(anomalies, ({ cell, expected }) => keyOf(cell, shapeIn(model.grids, expected, cell).form))
}

/** The formula in R1C1 notation, as programs show it: "R[-1]C*Inputs!R2C3". */
function relativeForm(host: FormulaCell): string {
  return rewriteReferences(host.cell.formula, ({ text }) => {
    const { sheet: _sheet, ...reference } = readReference(text, host)
    return text.slice(0, text.lastIndexOf('!') + 1) + toRelativeText(reference).replaceAll('[0]', '')
  })
}

function toUnique(model: WorkbookModel, cells: readonly FormulaCell[], breaks: readonly Break[]): UniqueFormula {
  const first = firstOf(cells)
  return {
    sheet: first.sheet,
    cell: first.address,
    formula: `=${first.cell.formula}`,
    relative: `=${relativeForm(first)}`,
    label: labelOf(model, first),
    ranges: joinCells(cells).slice(0, MOST_RANGES).map(areaAddress),
    count: cells.length,
    breaks: breaks.slice(0, MOST_BREAKS).map(({ cell, expected }) => ({
      cell: cell.address,
      holds: cell.cell.formula === undefined ? cell.cell.text : `=${cell.cell.formula}`,
      expected: `=${expected}`,
    })),
  }
}
