import { firstOf } from '@tickmark/document'
import { isAggregate } from './aggregates.ts'
import type { FormulaShape } from '../formula/shape.ts'
import { isCalculation, isComputed, type Copies, type FormulaCell, type ModelCell } from './grid.ts'
import type { Line } from './lines.ts'

/** What is asked of a line again and again, found once: lines of data are a hundred thousand cells long. */
export interface LineIndex {
  byForm: Groups
  /** The prevailing form of each structure. */
  majorities: ReadonlyMap<string, Copies | undefined>
  /** For each slot the nearest calculation before and after it. */
  before: readonly (FormulaShape | undefined)[]
  after: readonly (FormulaShape | undefined)[]
  /** For each slot the typed numbers up to it. */
  typed: readonly number[]
  positions: ReadonlyMap<ModelCell, number>
}

/** Calculations by what they have in common. */
export type Groups = ReadonlyMap<string, Copies>

export function indexLine(line: Line): LineIndex {
  const calculations = line.slots.filter(isCalculation)
  const byForm = groupBy(calculations, (cell) => cell.shape.form)
  const alike = groupBy(calculations, (cell) => cell.shape.structure)
  const calculationAt = (slot: ModelCell): FormulaShape | undefined => (isCalculation(slot) ? slot.shape : undefined)
  const before = carryOver(line.slots, calculationAt)
  const after = carryOver(line.slots.toReversed(), calculationAt).toReversed()
  let count = 0
  return {
    byForm,
    majorities: new Map([...alike].map(([structure, cells]) => [structure, majorityOf(cells, byForm, line)])),
    before,
    after,
    typed: line.slots.map((slot) => (isComputed(slot) ? count : ++count)),
    positions: new Map(line.slots.map((slot, index) => [slot, index])),
  }
}

/** For each slot what the last one before it gave. */
function carryOver<T>(slots: readonly ModelCell[], read: (slot: ModelCell) => T | undefined): (T | undefined)[] {
  let last: T | undefined
  return slots.map((slot) => {
    const value = last
    last = read(slot) ?? last
    return value
  })
}

/** The form that most formulas of the same structure share. A column of a table has more reasons to vary than a row of periods. */
function majorityOf(alike: Copies, byForm: Groups, line: Line): Copies | undefined {
  const forms = new Set(alike.map((cell) => cell.shape.form))
  const groups = [...forms].map((form) => byForm.get(form)).filter((group) => group !== undefined)
  const largest = firstOf(groups.toSorted((a, b) => b.length - a.length))
  const others = alike.length - largest.length
  if (line.isTimeline && forms.size === 2 && largest.length === others) return longerOf(alike, largest, line)
  if (!line.isTimeline) return largest.length >= 3 && largest.length >= others * 3 ? largest : undefined
  return largest.length >= 2 && largest.length > others ? largest : undefined
}

/** Of two equally frequent extents of a total, the wider one is taken for the rule: lines are forgotten, not invented. */
function longerOf(alike: Copies, group: Copies, line: Line): Copies | undefined {
  if (!alike.every((cell) => isAggregate(cell.shape))) return undefined
  const lengthOf = (cell: FormulaCell): number => {
    const { top, bottom, left, right } = firstOf(cell.shape.references)
    const [first, last] = line.direction === 'row' ? [top, bottom] : [left, right]
    return first && last ? last.value - first.value : 0
  }
  const [other, ...others] = alike.filter((cell) => !group.includes(cell))
  const endOf = (cell: FormulaCell): number | undefined => {
    const { bottom, right } = firstOf(cell.shape.references)
    return (line.direction === 'row' ? bottom : right)?.value
  }
  const ends = new Set(alike.map(endOf))
  if (!other || ends.size > 1 || lengthOf(group[0]) === lengthOf(other)) return undefined
  return lengthOf(group[0]) > lengthOf(other) ? group : [other, ...others]
}

function groupBy(cells: readonly FormulaCell[], name: (cell: FormulaCell) => string): Map<string, Copies> {
  const groups = new Map<string, Copies>()
  for (const cell of cells) {
    const list = groups.get(name(cell))
    if (list) list.push(cell)
    else groups.set(name(cell), [cell])
  }
  return groups
}
