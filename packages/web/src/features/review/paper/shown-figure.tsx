import { boxStyle } from '../../../viewers/box-style.ts'
import type { Shown } from '../pane/pane.tsx'

/** On a page, the figure that is looked at and the figures that it was held against. */
export function ShownFigure({ shown: { figure, operands }, page }: { shown: Shown; page: number }) {
  const { location } = figure
  return (
    <>
      {operands.map(({ page: on, box }, index) =>
        on === page && box ? (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- two claims may share a place; their order never changes
            key={index}
            aria-hidden
            data-shown="operand"
            style={boxStyle(box)}
            className="pointer-events-none absolute rounded-xs border border-dashed border-[#14203a] bg-[#14203a]/8"
          />
        ) : null,
      )}
      {location.page === page && location.box && (
        <span
          aria-hidden
          data-shown="figure"
          style={boxStyle(location.box)}
          className="pointer-events-none absolute animate-[pulse-mark_.6s] rounded-xs bg-[#2a5a9c]/12 outline-2 outline-offset-1 outline-[#14203a]"
        />
      )}
    </>
  )
}
