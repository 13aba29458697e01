import type { ModelContents, NamedPlace, OutsideLink, SheetStatistics } from '@tickmark/document'
import { columnName } from '@tickmark/document'
import { tokenizeFormula } from '../formula/tokenize.ts'
import { findCycles } from '../model/cycles.ts'
import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { regionKindOf } from '../overview/map-sheets.ts'
import { isText, type FormulaCell, type SheetGrid } from '../sheet/grid.ts'
import { coverageOf } from './model-coverage.ts'
import { resultsOf } from './model-results.ts'
import { infoOf, placeOf } from './places.ts'
import { sheetFlows } from './sheet-flow.ts'
import { uniqueFormulas } from './unique-formulas.ts'

/** Results that are offered to choose from. */
const MOST_RESULTS = 400
/** Places that are named of one link. */
const MOST_PLACES = 20

/** What a workbook holds: sheets, formulas, names, links to other files, what is hidden, what was computed and what not. */
export function modelContents(model: WorkbookModel): ModelContents {
  const { workbook } = model
  const { formulas, omitted } = uniqueFormulas(model)
  const { named, ends, checks } = resultsOf(model)
  return {
    sheets: [...model.grids.values()].map((grid) => statisticsOf(model, grid)),
    flows: sheetFlows(model),
    formulas,
    omittedFormulas: omitted,
    names: namesOf(model),
    links: linksOf(model),
    macros: workbook.macros?.modules ?? [],
    hasMacros: workbook.macros !== undefined,
    iterative: workbook.iterativeCalculation,
    cycles: findCycles(model).flatMap(([first, ...others]) =>
      first ? [{ ...placeOf(first), count: others.length + 1 }] : [],
    ),
    results: [...named, ...ends, ...checks].slice(0, MOST_RESULTS).map((cell) => infoOf(model, cell)),
    coverage: coverageOf(model),
  }
}

function statisticsOf(model: WorkbookModel, { name, sheet, cells }: SheetGrid): SheetStatistics {
  const formulas = cells.flatMap(({ shape }) => (shape ? [shape.form] : []))
  return {
    sheet: name,
    visibility: sheet.visibility,
    rows: sheet.rowCount,
    columns: sheet.columnCount,
    inputs: cells.filter((cell) => !cell.shape && regionKindOf(model, cell) === 'input').length,
    texts: cells.filter(isText).length,
    formulas: formulas.length,
    unique: new Set(formulas).size,
    errors: cells.filter(({ cell: { type } }) => type === 'error').length,
    hiddenRows: runsOf(sheet.hiddenRows, (row) => String(row + 1)),
    hiddenColumns: runsOf(sheet.hiddenColumns, columnName),
    concealed: cells.filter(({ cell: { concealed, type } }) => concealed !== undefined && type !== 'empty').length,
  }
}

function runsOf(indexes: readonly number[], nameOf: (index: number) => string): string[] {
  const runs: [number, number][] = []
  for (const index of indexes.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && index <= last[1] + 1) last[1] = index
    else runs.push([index, index])
  }
  return runs.map(([from, to]) => (from === to ? nameOf(from) : `${nameOf(from)}:${nameOf(to)}`))
}

/** Names, each with how many formulas use it. Those that programs keep for themselves (print areas, filters) are left out. */
function namesOf(model: WorkbookModel): NamedPlace[] {
  const uses = new Map<string, number>()
  for (const cell of formulaCells(model))
    for (const name of new Set(namesIn(cell))) uses.set(name, (uses.get(name) ?? 0) + 1)
  return model.workbook.definedNames
    .filter(({ name }) => !/^_xl(?:nm|fn|pm|ws)[._]/i.test(name))
    .map(({ name, formula, sheet, hidden }) => ({
      name,
      formula: `=${formula.replace(/^=/, '')}`,
      ...(sheet !== undefined && { scope: sheet }),
      hidden,
      state: stateOf(formula),
      uses: uses.get(name.toLowerCase()) ?? 0,
    }))
}

function namesIn({ cell }: FormulaCell): string[] {
  return tokenizeFormula(cell.formula).flatMap(({ type, text }) =>
    type === 'name' ? [text.slice(text.lastIndexOf('!') + 1).toLowerCase()] : [],
  )
}

function stateOf(formula: string): NamedPlace['state'] {
  if (formula.includes('#REF!')) return 'broken'
  const references = tokenizeFormula(formula.replace(/^=/, '')).filter(({ type }) => type === 'reference')
  if (references.some(({ text }) => text.includes('['))) return 'outside'
  return references.length > 0 ? 'place' : 'value'
}

/** Formulas name other files as [1], [2] … */
function linksOf(model: WorkbookModel): OutsideLink[] {
  const { externalLinks } = model.workbook
  if (externalLinks.length === 0) return []
  const readers = [...formulaCells(model)].filter(({ cell }) => cell.formula.includes('['))
  return externalLinks.map(({ index, target }) => {
    const own = readers.filter(({ cell }) => cell.formula.includes(`[${index}]`))
    return { target, formulas: own.length, places: own.slice(0, MOST_PLACES).map(placeOf) }
  })
}
