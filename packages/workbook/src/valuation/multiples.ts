import { groupOf, firstOf } from '@tickmark/document'
import { cellOfNode, quotientOf } from '../concepts/composition.ts'
import { conceptLinesOf, lineOfCell } from '../concepts/concept-lines.ts'
import { conceptOf, type ModelConcept } from '../concepts/concepts.ts'
import {
  isConstantNumber,
  isNumeric,
  isText,
  numberOf,
  type FormulaCell,
  type ModelCell,
  type SheetGrid,
  type NumericCell,
} from '../sheet/grid.ts'
import { lineNameOf } from '../evidence/evidence.ts'
import type { WorkbookModel } from '../model/model.ts'
import { factorsOf, signedTerms } from '../formula/canonical.ts'

/** What a multiple multiplies. */
type Basis = Extract<ModelConcept, 'revenue' | 'ebitda' | 'ebit' | 'net_income'>

/** The multiples of comparable companies: at least three, under (or beside) one head. */
export interface PeerRange {
  basis: Basis
  head: ModelCell
  low: number
  high: number
  cells: readonly ModelCell[]
}

const LEAST_PEERS = 4

/** The denominator that a head such as "EV/EBITDA", "P/E" or "市盈率" names. */
export function basisOf(text: string): Basis | undefined {
  const plain = text.normalize('NFKC')
  if (/\bPER\b/.test(plain) || /p\s*\/\s*e\b|市盈率|주가수익|株価収益/i.test(plain)) return 'net_income'
  if (/p\s*\/\s*s\b|市销率|psr/i.test(plain)) return 'revenue'
  const match = /(?:^|\W)(?:ev|tev|enterprise value|企业价值|企業価値|기업가치)\s*\/\s*(.+)$/i.exec(plain)
  if (!match) return undefined
  const concept = conceptOf(
    groupOf(match, 1)
      .replace(/\(.*|\b(?:ltm|ntm|20\d\d[ae]?|fy\d+)\b/gi, '')
      .trim(),
  )
  if (/^sales$/i.test(groupOf(match, 1).trim())) return 'revenue'
  return concept === 'revenue' || concept === 'ebitda' || concept === 'ebit' || concept === 'net_income'
    ? concept
    : undefined
}

export function findPeerRanges(model: WorkbookModel): PeerRange[] {
  return [...model.grids.values()].flatMap((grid) =>
    grid.cells.flatMap((head) => {
      const basis = isText(head) ? basisOf(String(head.cell.value)) : undefined
      const cells = basis ? peersUnder(model, grid, head) : []
      if (!basis || cells.length < LEAST_PEERS) return []
      const values = cells.map((cell) => numberOf(cell))
      return [{ basis, head, cells, low: Math.min(...values), high: Math.max(...values) }]
    }),
  )
}

/** The multiples of single companies below a head (or to its right): quotients of their own line, or typed. */
function peersUnder(model: WorkbookModel, grid: SheetGrid, head: ModelCell): NumericCell[] {
  const lines = [
    grid.column(head.column).filter(({ row }) => row > head.row),
    grid.row(head.row).filter(({ column }) => column > head.column),
  ]
  for (const line of lines) {
    const cells: NumericCell[] = []
    for (const cell of line) {
      const before = cells.at(-1)
      if (!isMultiple(model, cell) || (before && gap(before, cell) > 1)) break
      cells.push(cell)
    }
    if (cells.length >= LEAST_PEERS && gap(head, firstOf(cells)) <= 3) return cells
  }
  return []
}

function gap(a: ModelCell, b: ModelCell): number {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column)
}

function isMultiple(model: WorkbookModel, cell: ModelCell): cell is NumericCell {
  const value = numberOf(cell)
  if (!isNumeric(cell) || value === undefined || value <= 0 || value > 500) return false
  return isConstantNumber(cell) || quotientOf(model, cell) !== undefined
}

/** A multiple that the valuation applies to one of its own amounts. */
export interface AppliedMultiple {
  cell: ModelCell
  basis: Basis
  value: number
  user: ModelCell
}

/** Cells labelled as multiples that a formula multiplies with an amount of which the concept is known. */
export function findAppliedMultiples(model: WorkbookModel): AppliedMultiple[] {
  const applied = new Map<ModelCell, AppliedMultiple>()
  for (const { concept, cells } of conceptLinesOf(model)) {
    if (concept !== 'revenue' && concept !== 'ebitda' && concept !== 'ebit' && concept !== 'net_income') continue
    for (const amount of cells)
      for (const user of model.graph.dependants(amount))
        for (const cell of multipliersOf(model, user, amount)) {
          const value = numberOf(cell)
          if (value && value > 0 && value < 500) applied.set(cell, { cell, basis: concept, value, user })
        }
  }
  return [...applied.values()]
}

function multipliersOf(model: WorkbookModel, user: FormulaCell, amount: ModelCell): ModelCell[] {
  return signedTerms(user.shape.root).flatMap(({ node }) => {
    const factors = factorsOf(node)
    const cells = factors.map((factor) => (factor.operator === '*' ? cellOfNode(model, user, factor.node) : undefined))
    if (factors.length !== 2 || !cells.includes(amount)) return []
    return cells.flatMap((cell) => (cell && cell !== amount && isNamedMultiple(model, cell) ? [cell] : []))
  })
}

/** How much is borrowed is counted in EBITDA as well; no comparable trades at it. */
const LEVERAGE = /leverage|\b(?:net )?debt\b|\bloan\b|杠杆|负债|債務|有利子負債|レバレッジ|레버리지|차입|부채/i

function isNamedMultiple(model: WorkbookModel, cell: ModelCell): boolean {
  // A head over a whole table names its columns, not the multiples among them.
  if (lineOfCell(model, cell)?.direction === 'row') return false
  const name = lineNameOf(model, cell)
  return /multiple|倍数|배수|倍率|\bEV\s*\/|\bP\s*\/\s*E/i.test(name) && !LEVERAGE.test(name)
}
