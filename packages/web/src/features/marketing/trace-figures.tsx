import type { HomeTexts } from '../../locales/home/zh-CN.ts'
import { useLanguage } from '../../i18n/language.ts'
import { EXAMPLE_SHEETS } from './example-sheet.ts'

interface Props {
  t: HomeTexts
}

/** How one finding comes about, step by step, with the figures of the balance sheet above. */
export function Trace({ t }: Props) {
  const figures = [
    <Located key="1" t={t} />,
    <Related key="2" t={t} />,
    <Recomputed key="3" />,
    <Concluded key="4" t={t} />,
  ]
  return (
    <ol className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {t.trace.steps.map(({ title, text }, index) => (
        <li key={title} className="flex flex-col">
          <div
            aria-hidden
            className="num flex h-48 flex-col justify-center border border-line bg-paper px-5 text-table shadow-sheet"
          >
            {figures[index]}
          </div>
          <h3 className="mt-5 flex items-baseline gap-2.5 text-lg">
            <span className="num font-serif text-2xl text-ink-3">{index + 1}</span>
            {title}
          </h3>
          <p className="mt-1 text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}

const row = 'flex items-baseline justify-between gap-3 py-0.5'

/** Each figure has its box, and knows its row, its column and its unit. */
function Located({ t }: Props) {
  const { rows, total } = EXAMPLE_SHEETS[useLanguage()]
  return (
    <>
      <p className={`${row} border-b border-ink pb-1 text-meta text-ink-3`}>
        <span className="truncate">{t.sheet.unit}</span>
        <span>{t.sheet.current}</span>
      </p>
      {rows.map(({ current }, index) => (
        <p key={current} className={`${row} mt-1`}>
          <span className="truncate text-ink-2">{t.sheet.rows[index]}</span>
          <Box>{current}</Box>
        </p>
      ))}
      <p className={`${row} mt-1 font-semibold`}>
        <span className="truncate">{t.sheet.total}</span>
        <Box>{total.current}</Box>
      </p>
    </>
  )
}

const Box = ({ children }: { children: string }) => (
  <span className="bg-note-soft px-1 outline-1 outline-note">{children}</span>
)

/** The parts add up to the total; last year's column confirms the relation. */
function Related({ t }: Props) {
  const { rows, total } = EXAMPLE_SHEETS[useLanguage()]
  return (
    <>
      <p className="mb-1 text-right text-meta text-ink-3">{t.sheet.prior}</p>
      <div className="flex items-stretch justify-end gap-3">
        <svg viewBox="0 0 24 100" preserveAspectRatio="none" className="w-6 text-pass">
          <path
            d="M22 8H10V84h9M22 34H10M22 58H10"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d="M17 80l6 4-6 4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="text-right">
          {rows.map(({ prior }) => (
            <p key={prior} className="py-0.5">
              {prior}
            </p>
          ))}
          <p className="mt-1 border-t border-ink pt-1 font-semibold">
            <span className="mr-2 font-bold text-pass">✓</span>
            {total.prior}
          </p>
        </div>
      </div>
    </>
  )
}

function Recomputed() {
  const { rows, total, sum } = EXAMPLE_SHEETS[useLanguage()]
  return (
    <div className="ml-auto text-right">
      {rows.map(({ current }, index) => (
        <p key={current} className="py-0.5">
          <span className="mr-3 text-ink-3">{index > 0 && '+'}</span>
          {current}
        </p>
      ))}
      <p className="mt-1 border-t border-ink pt-1 font-semibold">{sum}</p>
      <p className="pt-0.5 text-seal">
        <span className="mr-3">≠</span>
        <span className="line-through decoration-2">{total.current}</span>
      </p>
    </div>
  )
}

function Concluded({ t }: Props) {
  const { total, sum, difference } = EXAMPLE_SHEETS[useLanguage()]
  const { labels } = t.trace
  const entries = [
    [labels.printed, total.current],
    [labels.expected, sum],
    [labels.difference, difference],
  ] as const
  return (
    <div className="border-l-4 border-seal pl-4">
      <p className="text-meta font-semibold text-seal">▲ {t.sheet.severity}</p>
      <dl className="mt-1">
        {entries.map(([label, value]) => (
          <div key={label} className={`${row} last:border-t last:border-line last:font-semibold`}>
            <dt className="text-meta text-ink-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 truncate text-meta text-note">{t.sheet.place}</p>
    </div>
  )
}
