import type { HomeTexts } from '../../locales/home/zh-CN.ts'
import { useLanguage } from '../../i18n/language.ts'
import { EXAMPLE_SHEETS } from './example-sheet.ts'

/** A balance sheet as a reviewer leaves it: the wrong total circled by hand, the finding laid over it. */
export function HeroSheet({ t }: { t: HomeTexts['sheet'] }) {
  const { rows, total } = EXAMPLE_SHEETS[useLanguage()]
  const cell = 'border-b border-line py-2.5 sm:py-3'
  return (
    <figure>
      <div className="border border-line bg-surface px-4 pt-6 pb-14 shadow-sheet sm:px-7">
        <div className="flex items-baseline justify-between gap-4">
          <p className="font-serif text-lg font-semibold">{t.title}</p>
          <p className="text-meta whitespace-nowrap text-ink-3">{t.unit}</p>
        </div>
        <table className="num mt-3 w-full border-t border-ink text-table">
          <thead>
            <tr className="border-b border-ink">
              <th scope="col" className="py-2.5 text-left">
                {t.item}
              </th>
              <th scope="col" className="py-2.5 text-left max-sm:hidden">
                {t.note}
              </th>
              <th scope="col" className="py-2.5 text-right">
                {t.current}
              </th>
              <th scope="col" className="py-2.5 text-right">
                {t.prior}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ current, prior }, index) => (
              <tr key={current}>
                <th scope="row" className={`${cell} text-left font-normal`}>
                  {t.rows[index]}
                </th>
                <td className={`${cell} text-ink-3 max-sm:hidden`}>{t.notes[index]}</td>
                <td className={`${cell} text-right`}>{current}</td>
                <td className={`${cell} text-right`}>{prior}</td>
              </tr>
            ))}
            <tr className="font-semibold">
              <th scope="row" className="py-3 text-left">
                {t.total}
              </th>
              <td className="max-sm:hidden">{/* no note */}</td>
              <td className="relative py-3 text-right">
                {total.current}
                <Circle />
              </td>
              <td className="py-3 text-right">{total.prior}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <figcaption className="relative -mt-9 ml-[12%] border border-l-4 border-line border-l-seal bg-surface px-5 py-4 shadow-sheet">
        <p className="flex items-center gap-2 text-meta text-ink-3">
          <span className="rounded-sm bg-seal-soft px-1.5 font-semibold text-seal">
            <span aria-hidden>▲</span> {t.severity}
          </span>
          {t.rule}
          <span className="ml-auto">{t.example}</span>
        </p>
        <p className="num mt-1 font-semibold">{t.finding}</p>
        <p className="num text-table text-ink-2">{t.arithmetic}</p>
        <p className="num mt-1 text-meta text-note">{t.place}</p>
      </figcaption>
    </figure>
  )
}

/** A hand-drawn circle that draws itself once around the wrong total. */
function Circle() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 44"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-y-0 -right-3 my-auto h-11 w-[112px]"
    >
      <path
        pathLength={1}
        d="M8 26C5 10 34 4 58 5c26 1 40 9 38 19-2 11-27 16-50 15C21 38 4 32 6 21"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        className="mark-draw stroke-seal"
      />
    </svg>
  )
}
