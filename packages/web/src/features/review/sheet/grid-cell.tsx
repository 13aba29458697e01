import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import type { Mark } from '../pane/marks.ts'
import type { GridCell } from './use-rows.ts'

const MARK_LOOK: Record<Mark['kind'], string> = {
  serious: 'bg-seal-soft outline-seal',
  warning: 'bg-warn-soft outline-warn',
  suggestion: 'bg-note-soft outline-note',
  operand: 'bg-note-soft outline-ink-3 outline-dashed',
}

interface Props {
  t: ReviewTexts
  address: string
  cell: GridCell | undefined
  mark: Mark | undefined
  left: number
  width: number
  height: number
  ticked: boolean
  picked: boolean
  /** Belongs to the chosen problem. */
  current: boolean
  onPick: () => void
}

/** A cell that holds something, is marked, or has been picked. */
export function GridCellView({ t, address, cell, mark, left, width, height, ticked, picked, current, onPick }: Props) {
  const number = cell?.type === 'number' || cell?.type === 'date'
  const label = mark && t.mark(t.severities[mark.problem.severity], mark.problem.text.title)
  const outline = mark
    ? `${MARK_LOOK[mark.kind]} ${current ? 'z-3 outline-2' : 'outline-1'} -outline-offset-1`
    : picked
      ? 'z-3 outline-2 -outline-offset-1 outline-ink'
      : ''
  return (
    <button
      type="button"
      tabIndex={mark ? 0 : -1}
      data-cell={address}
      data-mark={mark?.kind}
      data-problem={mark?.problem.problem_id}
      aria-current={current || undefined}
      aria-label={label && `${address} ${cell?.text ?? ''}. ${label}`}
      title={label ?? (cell?.formula ? `=${cell.formula}` : cell?.text)}
      onClick={onPick}
      style={{ left, width, height }}
      className={`num absolute top-0 truncate border-r border-b border-line px-2 ${number ? 'text-right' : 'text-left'} ${cell?.bold ? 'font-semibold' : ''} ${outline}`}
    >
      {cell?.text}
      {ticked && (
        <span
          role="img"
          aria-label={t.tick('')}
          data-tick
          className="absolute top-0 right-0.5 text-[0.65em]/[1.2] text-pass"
        >
          ✓
        </span>
      )}
    </button>
  )
}
