import type { ServedFigure } from '@tickmark/contract'
import type { Location } from '@tickmark/document'
import type { Mark } from '../pane/marks.ts'

/** The element that a location names: a block, or a cell of a table. */
export function findPlace(root: ShadowRoot, { block, rowIndex, columnIndex }: Location): Element | null {
  if (!block) return null
  const element = root.querySelector(`[data-block="${CSS.escape(block)}"]`) ?? root.getElementById(block)
  if (!element || rowIndex === undefined || columnIndex === undefined) return element
  return (
    element.querySelector(`[data-row="${rowIndex}"][data-column="${columnIndex}"]`) ??
    cellAt(element, rowIndex, columnIndex) ??
    element
  )
}

/** The cell at a place of a table's grid, spans counted. */
function cellAt(element: Element, rowIndex: number, columnIndex: number): Element | null {
  const table = element.matches('table') ? element : element.querySelector('table')
  const taken = new Set<string>()
  for (const [row, tr] of [...(table?.querySelectorAll('tr') ?? [])].entries()) {
    let column = 0
    for (const cell of tr.querySelectorAll<HTMLTableCellElement>('td, th')) {
      while (taken.has(`${row},${column}`)) column++
      for (let r = 0; r < cell.rowSpan; r++)
        for (let c = 0; c < cell.colSpan; c++) {
          if (row + r === rowIndex && column + c === columnIndex) return cell
          taken.add(`${row + r},${column + c}`)
        }
    }
  }
  return null
}

/** Marks the places of the problems and removes the earlier marks. */
export function paintMarks(root: ShadowRoot, marks: readonly Mark[], selectedId: string | undefined): void {
  for (const old of root.querySelectorAll('[data-mark]'))
    for (const name of ['data-mark', 'data-problem', 'data-current']) old.removeAttribute(name)
  // The selected problem is painted last, so that it wins where two share a place.
  const order = marks.toSorted(
    (a, b) => Number(a.problem.problem_id === selectedId) - Number(b.problem.problem_id === selectedId),
  )
  for (const { problem, kind, location } of order) {
    const place = findPlace(root, location)
    place?.setAttribute('data-mark', kind)
    place?.setAttribute('data-problem', problem.problem_id)
    if (problem.problem_id === selectedId) place?.setAttribute('data-current', kind)
  }
}

/** Ticks the cells of tables whose figures were verified, and names the figure of each cell. Figures in running text have no element of their own. */
export function paintTicks(root: ShadowRoot, figures: readonly ServedFigure[]): void {
  for (const old of root.querySelectorAll('[data-figure]'))
    for (const name of ['data-tick', 'data-figure']) old.removeAttribute(name)
  for (const { id, state, location } of figures) {
    const place = location.rowIndex === undefined ? null : findPlace(root, location)
    place?.setAttribute('data-figure', id)
    if (state === 'verified') place?.setAttribute('data-tick', '')
  }
}

/** Marks the cell of the figure that is looked at, and no other. */
export function paintShown(root: ShadowRoot, figure: ServedFigure | undefined): void {
  for (const old of root.querySelectorAll('[data-shown]')) old.removeAttribute('data-shown')
  if (figure) findPlace(root, figure.location)?.setAttribute('data-shown', '')
}
