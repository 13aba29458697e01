import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { boxStyle } from '../../../viewers/box-style.ts'
import type { Mark } from '../pane/marks.ts'

interface Props {
  t: ReviewTexts
  marks: readonly Mark[]
  selectedId: string | undefined
  onSelect: (problemId: string) => void
}

const LOOK: Record<Mark['kind'], { idle: string; current: string }> = {
  serious: { idle: 'bg-[#b3331d]/15 border-[#b3331d]', current: 'outline-[#b3331d]' },
  warning: { idle: 'bg-[#8a5a00]/15 border-[#8a5a00]', current: 'outline-[#8a5a00]' },
  suggestion: { idle: 'bg-[#2a5a9c]/12 border-[#2a5a9c]', current: 'outline-[#2a5a9c]' },
  operand: { idle: 'bg-[#14203a]/8 border-[#14203a]', current: 'outline-[#14203a]' },
}

/**
 * Marks on one page, in the colours of the paper, which stays white in the dark. A place without a box marks the page's edge,
 * never a wrong spot.
 */
export function PageOverlay({ t, marks, selectedId, onSelect }: Props) {
  const placed = marks.flatMap((mark) => (mark.location.box ? [{ mark, box: mark.location.box }] : []))
  const unplaced = marks.filter(({ location, kind }) => !location.box && kind !== 'operand')
  return (
    <>
      {placed.map(({ mark, box }) => {
        const current = mark.problem.problem_id === selectedId
        const { idle, current: outline } = LOOK[mark.kind]
        const key = `${mark.problem.problem_id}-${mark.index}`
        // Operands of the chosen problem stand line by line, too near to be pressed: the evidence beside the page leads to each.
        if (mark.kind === 'operand')
          return (
            <span
              key={key}
              aria-hidden
              data-mark="operand"
              style={boxStyle(box)}
              className={`pointer-events-none absolute rounded-xs border border-dashed ${idle}`}
            />
          )
        return (
          <button
            key={key}
            type="button"
            data-mark={mark.kind}
            data-problem={mark.problem.problem_id}
            aria-current={current ? 'true' : undefined}
            aria-label={t.mark(t.severities[mark.problem.severity], mark.problem.text.title)}
            title={mark.problem.text.title}
            onClick={() => onSelect(mark.problem.problem_id)}
            style={boxStyle(box)}
            className={`absolute rounded-xs border-b-2 ${idle} ${current ? `animate-[pulse-mark_.6s] border-transparent outline-2 outline-offset-1 ${outline}` : ''}`}
          />
        )
      })}
      {unplaced.length > 0 && (
        <div className="absolute inset-y-0 -left-5 flex w-5 flex-col gap-1 pt-4">
          {unplaced.map((mark) => (
            <button
              key={mark.problem.problem_id}
              type="button"
              data-mark-page={mark.kind}
              aria-label={`${t.mark(t.severities[mark.problem.severity], mark.problem.text.title)}. ${t.place.whole}`}
              title={`${mark.problem.text.title} · ${t.place.whole}`}
              onClick={() => onSelect(mark.problem.problem_id)}
              className={`h-6 w-3.5 border-l-3 ${LOOK[mark.kind].idle} ${mark.problem.problem_id === selectedId ? `outline-2 ${LOOK[mark.kind].current}` : ''}`}
            />
          ))}
        </div>
      )}
    </>
  )
}
