import type { Location } from '@tickmark/document'

/** The element that a location names: a cell of a table, a figure in running text, or else the block. */
export function findPlace(root: ShadowRoot, { block, rowIndex, columnIndex, start }: Location): Element | null {
  if (!block) return null
  const element = root.querySelector(`[data-block="${CSS.escape(block)}"]`) ?? root.getElementById(block)
  if (element && start !== undefined) return element.querySelector(`[data-start="${start}"]`) ?? element
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
