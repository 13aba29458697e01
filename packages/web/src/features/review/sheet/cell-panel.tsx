import type { ServedFigure } from '@tickmark/contract'
import { parseAddress, type SheetRegion } from '@tickmark/document'
import type { PaneProps } from '../pane/pane.tsx'
import { splitFormula } from './formula-references.ts'
import { cellKey, type GridCell, stretchOf, useRows } from './use-rows.ts'

interface Props extends Pick<PaneProps, 't' | 'source' | 'file' | 'onFigure'> {
  sheet: string
  address: string | undefined
  region: SheetRegion | undefined
  /** The figure in the cell, as far as there is one. */
  figure: ServedFigure | undefined
  onGo: (sheet: string, cell: string) => void
}

const SIDES = [
  ['above', '↑', -1, 0],
  ['below', '↓', 1, 0],
  ['left', '←', 0, -1],
  ['right', '→', 0, 1],
] as const

/** What the picked cell holds: its formula, whose references lead on, and beside it those of its neighbours, where there is room. */
export function CellPanel(props: Props) {
  const { t, sheet, address, region, figure, onGo, onFigure } = props
  const place = address === undefined ? undefined : parseAddress(address)
  const { data } = useRows(props, sheet, stretchOf(place?.rowIndex ?? 0))
  if (!place)
    return <p className="truncate border-b border-line bg-surface px-3 py-1.5 text-meta text-ink-3">{t.sheet.pick}</p>
  const cellBeside = (rows: number, columns: number): GridCell | undefined =>
    // While the sheet of a reference is on its way, what is there is the sheet before.
    data?.sheet === sheet ? data.byPlace.get(cellKey(place.rowIndex + rows, place.columnIndex + columns)) : undefined
  const cell = cellBeside(0, 0)
  const neighbours = SIDES.flatMap(([side, sign, rows, columns]) => {
    const beside = cellBeside(rows, columns)
    return beside ? [{ side, sign, beside }] : []
  })
  return (
    <div aria-live="polite" className="num border-b border-line bg-surface text-meta" data-cell-panel>
      <p className="max-h-24 overflow-y-auto px-3 py-1.5 wrap-anywhere">
        <b>{address}</b>{' '}
        {cell?.formula ? <Formula formula={cell.formula} {...{ t, sheet, onGo }} /> : (cell?.text ?? '')}
        {cell?.formula && <span className="text-ink-3"> → {cell.text}</span>}
        {region && <span className="ml-3 whitespace-nowrap text-ink-3">{t.sheet.kinds[region.kind]}</span>}
        {figure && (
          <button
            type="button"
            data-explain
            className="ml-3 whitespace-nowrap text-note underline underline-offset-4"
            onClick={() => onFigure(figure)}
          >
            {t.states[figure.state]}: {t.figure.why}
          </button>
        )}
      </p>
      {region?.expected && (
        <p className="px-3 pb-1.5 wrap-anywhere text-seal">
          {t.sheet.expected}: {region.expected}
        </p>
      )}
      {neighbours.length > 0 && (
        <ul
          aria-label={t.sheet.neighbours}
          className="grid grid-cols-2 gap-x-4 border-t border-line px-3 py-1 text-ink-3 xl:grid-cols-4 [@container(max-height:24rem)]:hidden"
        >
          {neighbours.map(({ side, sign, beside }) => (
            <li key={side} className="min-w-0">
              <button
                type="button"
                className="block min-h-6 max-w-full truncate hover:text-ink"
                title={t.sheet.goTo(beside.address)}
                onClick={() => onGo(sheet, beside.address)}
              >
                <span aria-hidden>{sign}</span>
                <span className="sr-only">{t.sheet.sides[side]}</span> {contentOf(beside)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const contentOf = ({ formula, text }: GridCell): string => (formula ? `=${formula}` : text)

function Formula({ t, sheet, formula, onGo }: Pick<Props, 't' | 'sheet' | 'onGo'> & { formula: string }) {
  return (
    <>
      =
      {splitFormula(formula).map(({ start, text, reference }) => {
        if (!reference) return <span key={start}>{text}</span>
        const [target = sheet, cell] = [reference.sheet, reference.cell]
        return (
          <button
            key={start}
            type="button"
            data-reference={cell}
            title={t.sheet.goTo(`${target}!${cell}`)}
            onClick={() => onGo(target, cell)}
            className="text-note underline decoration-dotted underline-offset-4 hover:decoration-solid"
          >
            {text}
          </button>
        )
      })}
    </>
  )
}
