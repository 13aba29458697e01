import { conceptLinesOf, positionIn, type ConceptLine } from './concept-lines.ts'
import { isNumeric, type ModelCell, type SheetGrid } from '../sheet/grid.ts'
import { columnLabelOf, rowLabelOf } from '../sheet/labels.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'

/** An opening balance, the movements listed below it and the closing balance. */
export interface RollForward {
  opening: ConceptLine
  closing: ConceptLine
  /** Labels and cells of the lines between, by position. */
  movements: readonly { label: string; at: ReadonlyMap<number, ModelCell> }[]
}

/** More movements than this between the two balances are another kind of table. */
const MOST_MOVEMENTS = 6

/** Every opening line with the next closing line of the same orientation. */
export function findRollForwards(model: WorkbookModel): RollForward[] {
  const lines = conceptLinesOf(model)
  return lines.flatMap((opening, index) => {
    if (opening.concept !== 'opening') return []
    const balances = lines
      .slice(index + 1)
      .filter(
        (line) =>
          (line.concept === 'closing' || line.concept === 'opening') &&
          line.sheet === opening.sheet &&
          line.direction === opening.direction &&
          line.line > opening.line &&
          line.line - opening.line <= MOST_MOVEMENTS + 2,
      )
    const grid = gridOf(model, opening.sheet)
    const namesake = balances.find((line) => line.concept === 'closing' && isSameItem(opening, line))
    const closing = namesake ?? balances[0]
    if (closing?.concept !== 'closing' || !grid) return []
    // Several schedules in one block share the lines between.
    const movements = closing === balances[0] ? movementsBetween(grid, opening, closing) : []
    return [{ opening, closing, movements }]
  })
}

const BALANCE_WORDS =
  /opening|beginning|closing|ending|brought forward|carried forward|balance|\b[bc]\/?f\b|[期年][初末]|期首|余额|残高|기[초말]|잔액|[\s:：,，()（）]+/gi

/** "Beginning notes" and "Ending notes", of several schedules that stand together. */
function isSameItem(opening: ConceptLine, closing: ConceptLine): boolean {
  const [own, other] = [opening, closing].map(({ label }) =>
    label.cell.text.toLowerCase().replaceAll(BALANCE_WORDS, ''),
  )
  return own !== '' && own === other
}

function movementsBetween(grid: SheetGrid, opening: ConceptLine, closing: ConceptLine): RollForward['movements'] {
  const positions = new Set(closing.cells.map((cell) => positionIn(closing, cell)))
  const movements: RollForward['movements'][number][] = []
  for (let line = opening.line + 1; line < closing.line; line++) {
    const cells = opening.direction === 'row' ? grid.row(line) : grid.column(line)
    const at = new Map(
      cells
        .filter((cell) => isNumeric(cell) && positions.has(positionIn(opening, cell)))
        .map((cell) => [positionIn(opening, cell), cell]),
    )
    const first = [...at.values()][0]
    const label = first && (opening.direction === 'row' ? rowLabelOf : columnLabelOf)(grid, first.row, first.column)
    if (at.size > 0) movements.push({ label: label?.cell.text.trim() ?? '', at })
  }
  return movements
}
