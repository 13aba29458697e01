import { firstOf } from '@tickmark/document'
import { labelOf } from '../evidence/evidence.ts'
import type { WorkbookModel } from '../model/model.ts'
import { isFormula, isText, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import { joinNeighbours, type Direction } from '../sheet/lines.ts'
import { carryFormula, plainFormula, type Carry, type Way } from './carry-formula.ts'
import type { LineMap } from './align.ts'
import { mapLines, type SheetMap } from './map-lines.ts'
import { matchSheets } from './match-sheets.ts'

/** Rows or columns that came, went, or stand elsewhere; counted from 1, as a person does. */
export interface LineChange {
  kind: 'inserted' | 'deleted' | 'moved'
  axis: 'row' | 'column'
  /** Of the version that has them: the new one, but for deleted lines. */
  sheet: string
  from: number
  to: number
  /** Of moved lines: where the first stood. */
  before?: number
  label?: string
}

/**
 * input: a typed number is another one · text: words are others · formula: another formula · typed-over: a number where a formula was ·
 * computed: a formula where something typed was · added, removed: a cell that only one version has, in lines that both have
 */
export type CellChangeKind = 'input' | 'text' | 'formula' | 'typed-over' | 'computed' | 'added' | 'removed'

export interface VersionChange {
  kind: CellChangeKind
  /** The cells in the new version (in the old one, where they were removed), side by side. */
  sheet: string
  cell: string
  /** The last of several that changed alike. */
  lastCell?: string
  /** Where the first stood, if elsewhere. */
  oldSheet?: string
  oldCell?: string
  label?: string
  /** What the first cell held and holds: a formula with "=", or what it shows. */
  before: string
  after: string
  count: number
  /** All cells in both versions, for those who compute on. */
  cells: readonly { before?: ModelCell; after?: ModelCell }[]
}

export interface VersionComparison {
  sheets: { added: string[]; removed: string[]; renamed: { from: string; to: string }[] }
  lines: LineChange[]
  changes: VersionChange[]
  /** Formulas that are the same and give something else. */
  results: readonly { before: ModelCell; after: ModelCell }[]
  /** A cell of the new version in the old one. */
  oldOf(cell: ModelCell): ModelCell | undefined
  /** What a formula of the new version would have to say in the old one. */
  carryBack(formula: string, host: ModelCell): string
}

/** Two versions of a workbook: what came, went and moved; inputs, formulas and results that are others. */
export function compareVersions(before: WorkbookModel, after: WorkbookModel): VersionComparison {
  const { pairs, added, removed } = matchSheets(before.grids, after.grids)
  const maps = pairs.map((pair) => mapLines(pair))
  const byOld = new Map(maps.map((map) => [map.before.name.toLowerCase(), map]))
  const byNew = new Map(maps.map((map) => [map.after.name.toLowerCase(), map]))
  const forward: Carry = { find: found(byOld, 'after'), linesOf: ({ toNew, moved }) => ({ targets: toNew, moved }) }
  const back: Carry = { find: found(byNew, 'before'), linesOf: backward }
  const compared = maps.map((map) => compareCells(map, forward))
  return {
    sheets: {
      added: added.map(({ name }) => name),
      removed: removed.map(({ name }) => name),
      renamed: maps.flatMap(({ before: { name: from }, after: { name: to } }) => (from === to ? [] : [{ from, to }])),
    },
    lines: maps.flatMap((map) => lineChanges(map)),
    changes: compared.flatMap(({ changed }) => groupChanges(changed, { before, after })),
    results: compared.flatMap(({ results }) => results),
    oldOf({ sheet, row, column }) {
      const map = byNew.get(sheet.toLowerCase())
      const [oldRow, oldColumn] = [map?.rows.toOld.get(row), map?.columns.toOld.get(column)]
      return oldRow === undefined || oldColumn === undefined ? undefined : map?.before.at(oldRow, oldColumn)
    },
    carryBack: (formula, host) => carryFormula(formula, host, back),
  }
}

function backward({ toOld, toNew, moved }: LineMap): Way {
  return { targets: toOld, moved: new Set([...moved].flatMap((old) => toNew.get(old) ?? [])) }
}

const found =
  (maps: ReadonlyMap<string, SheetMap>, version: 'before' | 'after'): Carry['find'] =>
  (name) => {
    const map = maps.get(name.toLowerCase())
    return map && { map, name: map[version].name }
  }

interface Changed {
  kind: CellChangeKind
  before?: ModelCell
  after?: ModelCell
  /** The cell by which changes side by side are joined. */
  place: ModelCell
}

function compareCells(
  map: SheetMap,
  forward: Carry,
): { changed: Changed[]; results: { before: ModelCell; after: ModelCell }[] } {
  const changed: Changed[] = []
  const results: { before: ModelCell; after: ModelCell }[] = []
  const seen = new Set<ModelCell>()
  for (const own of map.before.cells) {
    const [row, column] = [map.rows.toNew.get(own.row), map.columns.toNew.get(own.column)]
    if (row === undefined || column === undefined) continue
    const other = map.after.at(row, column)
    if (other) seen.add(other)
    const kind = other ? changeOf(own, other, forward) : isEmpty(own) ? undefined : 'removed'
    if (kind === 'result' && other) results.push({ before: own, after: other })
    else if (kind && kind !== 'result')
      changed.push({ kind, before: own, ...(other && { after: other }), place: other ?? own })
  }
  for (const other of map.after.cells) {
    if (seen.has(other) || isEmpty(other)) continue
    if (map.rows.toOld.has(other.row) && map.columns.toOld.has(other.column))
      changed.push({ kind: 'added', after: other, place: other })
  }
  return { changed, results }
}

function isEmpty({ cell }: ModelCell): boolean {
  return cell.formula === undefined && (cell.value === null || cell.value === '')
}

function changeOf(before: ModelCell, after: ModelCell, forward: Carry): CellChangeKind | 'result' | undefined {
  if (isFormula(before) && isFormula(after)) {
    const carried = carryFormula(before.cell.formula, before, forward)
    if (plainFormula(carried) !== plainFormula(after.cell.formula)) return 'formula'
    return isSame(before, after) ? undefined : 'result'
  }
  if (isFormula(before)) return 'typed-over'
  if (isFormula(after)) return 'computed'
  if (isSame(before, after)) return undefined
  if (before.cell.computedBy !== undefined || after.cell.computedBy !== undefined) return 'result'
  return isText(before) && isText(after) ? 'text' : 'input'
}

/** Programs differ in the last binary digit. */
const EXACT = 1e-9

function isSame({ cell: { value: a } }: ModelCell, { cell: { value: b } }: ModelCell): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b
  return Math.abs(a - b) <= EXACT * Math.max(1, Math.abs(a), Math.abs(b))
}

function groupChanges(
  changed: readonly Changed[],
  models: { before: WorkbookModel; after: WorkbookModel },
): VersionChange[] {
  return joinNeighbours(changed, ({ place }) => place, isAlike).map((group): VersionChange => {
    const first = firstOf(group)
    const last = group.at(-1)
    const { kind, before, after, place } = first
    const label = labelOf(after ? models.after : models.before, place)
    const isElsewhere = before && after && (before.address !== after.address || before.sheet !== after.sheet)
    return {
      kind,
      sheet: place.sheet,
      cell: place.address,
      ...(last && last !== first && { lastCell: last.place.address }),
      ...(isElsewhere && { oldCell: before.address, ...(before.sheet !== after.sheet && { oldSheet: before.sheet }) }),
      ...(label && { label }),
      before: before ? contentOf(before) : '',
      after: after ? contentOf(after) : '',
      count: group.length,
      cells: group.map((one) => ({
        ...(one.before && { before: one.before }),
        ...(one.after && { after: one.after }),
      })),
    }
  })
}

/** Formulas that were copies of each other and are so again: one edit, filled along a line. */
function isAlike(a: Changed, b: Changed): Direction | undefined {
  if (a.kind !== b.kind || a.kind === 'input' || a.kind === 'text') return undefined
  if (a.before?.shape?.form !== b.before?.shape?.form || a.after?.shape?.form !== b.after?.shape?.form) return undefined
  return a.place.row === b.place.row ? 'row' : 'column'
}

function contentOf({ cell }: ModelCell): string {
  return cell.formula === undefined ? cell.text.trim() : `=${cell.formula}`
}

function lineChanges({ before, after, rows, columns }: SheetMap): LineChange[] {
  return [
    ...changesAlong('row', { before, after, lines: rows }),
    ...changesAlong('column', { before, after, lines: columns }),
  ]
}

interface Along {
  before: SheetGrid
  after: SheetGrid
  lines: LineMap
}

function changesAlong(axis: LineChange['axis'], { before, after, lines }: Along): LineChange[] {
  const indexesOf = (grid: SheetGrid): number[] => [
    ...new Set(grid.cells.filter((cell) => !isEmpty(cell)).map((cell) => (axis === 'row' ? cell.row : cell.column))),
  ]
  const inserted = indexesOf(after).filter((index) => !lines.toOld.has(index))
  const deleted = indexesOf(before).filter((index) => !lines.toNew.has(index))
  const moved = [...lines.moved].flatMap((old) => {
    const own = lines.toNew.get(old)
    return own === undefined ? [] : [{ old, own }]
  })
  return [
    ...runsOf(inserted).map((run): LineChange => describe('inserted', axis, after, run)),
    ...runsOf(deleted).map((run): LineChange => describe('deleted', axis, before, run)),
    ...runsOf(moved.map(({ own }) => own)).map((run): LineChange => ({
      ...describe('moved', axis, after, run),
      before: (lines.toOld.get(run[0]) ?? 0) + 1,
    })),
  ]
}

type Run = readonly [from: number, to: number]

/** Indexes that follow one another; a blank line between two belongs to them. */
function runsOf(indexes: readonly number[]): Run[] {
  const runs: [number, number][] = []
  for (const index of indexes.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && index <= last[1] + 1) last[1] = index
    else runs.push([index, index])
  }
  return runs
}

function describe(kind: LineChange['kind'], axis: LineChange['axis'], grid: SheetGrid, [from, to]: Run): LineChange {
  const cells = axis === 'row' ? grid.row(from) : grid.column(from)
  const label = cells.find(isText)?.cell.text.trim()
  return { kind, axis, sheet: grid.name, from: from + 1, to: to + 1, ...(label && { label }) }
}
