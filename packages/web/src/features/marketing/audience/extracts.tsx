import { type ExtractProps, ExtractFinding, ExtractHead, ExtractTable } from './extract-parts.tsx'
import { amountOf } from './printed-amount.ts'

const SHEET = 'border border-line bg-surface shadow-sheet'

/** A statement as a reviewer leaves it, its finding below. */
export function StatementExtract(props: ExtractProps) {
  return (
    <figure data-extract={props.audience} className={SHEET}>
      <div className="px-5 pt-5 sm:px-7">
        <ExtractHead {...props} />
        <ExtractTable {...props} />
      </div>
      <figcaption className="mt-3 border-t border-line">
        <ExtractFinding {...props} edge="left" />
      </figcaption>
    </figure>
  )
}

/** Adjustments as a bridge: every step where it begins and ends, and beside the sum that they come to the one that is printed. */
export function BridgeExtract(props: ExtractProps) {
  const amounts = props.shown.figures.map(amountOf)
  const steps = amounts.slice(0, -1)
  const ends = steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0))
  const printed = amounts.at(-1) ?? 0
  // The bars begin at the left edge of the first whole thousand below: what is told are the steps, not the size of the first.
  const from = Math.floor((Math.min(...ends) - 500) / 1000) * 1000
  const to = Math.max(printed, ...ends)
  const at = (amount: number): string => `${((amount - from) / (to - from)) * 100}%`
  const bar = (row: number) => {
    const end = ends[row]
    if (end === undefined)
      return (
        <span className="relative block h-5">
          <span className="absolute inset-y-0 left-0 bg-ink" style={{ width: at(ends.at(-1) ?? 0) }} />
          <span
            className="absolute inset-y-0 left-0 border-2 border-dashed border-seal"
            style={{ width: at(printed) }}
          />
        </span>
      )
    const begin = row === 0 ? from : (ends[row - 1] ?? from)
    const [left, right] = [Math.min(begin, end), Math.max(begin, end)]
    return (
      <span className="relative block h-5">
        <span
          className={`absolute inset-y-0 ${row === 0 ? 'bg-ink' : end < begin ? 'border border-ink bg-surface' : 'bg-ink-3'}`}
          style={{ left: at(left), width: `${((right - left) / (to - from)) * 100}%` }}
        />
      </span>
    )
  }
  return (
    <figure data-extract={props.audience} className={`${SHEET} lg:grid lg:grid-cols-[7fr_5fr]`}>
      <div className="px-5 py-5 sm:px-7">
        <ExtractHead {...props} />
        <ExtractTable {...props} beside={bar} />
      </div>
      <figcaption className="border-line max-lg:border-t lg:border-l">
        <ExtractFinding {...props} edge="top" />
      </figcaption>
    </figure>
  )
}

/** Two years as columns, and dashed what the second would be at the growth that the text states. */
export function GrowthExtract(props: ExtractProps) {
  const { rows } = props.t[props.audience].extract
  const { figures, expected } = props.shown
  const [before = 0, after = 0, stated = 0] = figures.map(amountOf)
  const claimed = before * (1 + stated / 100)
  const high = (amount: number): string => `${(amount / claimed) * 100}%`
  return (
    <figure data-extract={props.audience} className={SHEET}>
      <div className="px-5 pt-5 sm:px-7">
        <ExtractHead {...props} />
        <div
          aria-hidden
          className="num mt-5 flex h-56 items-end gap-8 border-b border-ink px-4 text-meta sm:gap-14 sm:px-10"
        >
          <Column high={high(before)} figure={figures[0]} />
          <Column high={high(after)} figure={figures[1]} growth={`+${expected}`} />
          <div className="relative h-full flex-1">
            <span
              className="absolute inset-x-0 bottom-0 border-2 border-b-0 border-dashed border-warn"
              style={{ height: '100%' }}
            />
            <span className="absolute inset-x-0 top-3 text-center font-semibold text-warn">+{figures[2]} ?</span>
          </div>
        </div>
        <div
          aria-hidden
          className="grid grid-cols-3 gap-8 px-4 pt-1.5 text-center text-meta text-ink-2 sm:gap-14 sm:px-10"
        >
          {rows.map((row) => (
            <span key={row}>{row}</span>
          ))}
        </div>
        <div className="sr-only">
          <ExtractTable {...props} />
        </div>
      </div>
      <figcaption className="mt-4 border-t border-line">
        <ExtractFinding {...props} edge="left" />
      </figcaption>
    </figure>
  )
}

function Column({ high, figure, growth }: { high: string; figure: string | undefined; growth?: string }) {
  return (
    <div className="flex flex-1 flex-col bg-ink text-center text-paper" style={{ height: high }}>
      <span className="pt-2">{figure}</span>
      {growth && <span className="font-semibold">{growth}</span>}
    </div>
  )
}

/** A long list over the whole width: the finding opens at its line, as in the product. */
export function PortfolioExtract(props: ExtractProps) {
  return (
    <figure data-extract={props.audience} className={`${SHEET} px-5 py-5 sm:px-7`}>
      <ExtractHead {...props} />
      <ExtractTable
        {...props}
        below={() => (
          <div className="border border-l-0 border-line bg-paper">
            <ExtractFinding {...props} edge="left" />
          </div>
        )}
      />
    </figure>
  )
}
