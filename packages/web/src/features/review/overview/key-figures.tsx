import type { DocumentSummary, Location } from '@tickmark/document'
import { changeText } from '../../../i18n/change-text.ts'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { numberOf } from './number-of.ts'

type KeyFigure = DocumentSummary['keyFigures'][number]

interface Props {
  t: ReviewTexts
  document: DocumentSummary
  onShow: (location: Location) => void
}

/** The key figures that the document states, this period against the one before, each leading to its place; a head for each pair of periods. */
export function KeyFigures({ t, document, onShow }: Props) {
  const groups = [
    ...Map.groupBy(document.keyFigures, ({ currentPeriod, priorPeriod }) => `${currentPeriod}\n${priorPeriod}`),
  ]
  return (
    <>
      {document.unitText && <p className="text-meta text-ink-3">{document.unitText}</p>}
      {groups.map(([key, figures]) => {
        const [Heads, Row] = figures.some(isLong) ? [LongHeads, LongRow] : [ShortHeads, ShortRow]
        return (
          <table key={key} className="num mb-3 w-full table-fixed text-table">
            <Heads t={t} figures={figures} />
            {figures.map((figure) => (
              <Row key={`${figure.concept} ${figure.label}`} {...{ t, figure, onShow }} />
            ))}
          </table>
        )
      })}
    </>
  )
}

/** Characters of an amount that stand on one line beside another, a bar and a change: the panel is hardly wider on a desktop than on a phone. */
const SHORT_AMOUNT = 12

/** Amounts that are printed to the last unit ("12,345,678,901.23") would be parted; they are given half the width each. */
const isLong = ({ prior, current }: KeyFigure): boolean => Math.max(prior?.length ?? 0, current.length) > SHORT_AMOUNT

interface HeadsProps {
  t: ReviewTexts
  figures: readonly KeyFigure[]
}

interface RowProps {
  t: ReviewTexts
  figure: KeyFigure
  onShow: Props['onShow']
}

/** Periods may be long ("Three months ended December 31, 2023"): they wrap, the figures below them do not. */
function ShortHeads({ t, figures: [first] }: HeadsProps) {
  const head = 'py-1 pl-3 text-right align-bottom font-normal wrap-anywhere'
  return (
    <thead className="border-b border-ink text-meta text-ink-3">
      <tr>
        <th scope="col" className="w-1/5 py-1 text-left font-normal">
          <span className="sr-only">{t.keyFigures.item}</span>
        </th>
        <th scope="col" className={head}>
          {first?.currentPeriod ?? t.keyFigures.current}
        </th>
        <th scope="col" className={head}>
          {first?.priorPeriod ?? t.keyFigures.prior}
        </th>
        <th scope="col" className={`${head} w-1/5`}>
          {t.keyFigures.change}
        </th>
      </tr>
    </thead>
  )
}

/** The same in two lines, as the rows below. */
function LongHeads({ t, figures: [first] }: HeadsProps) {
  return (
    <thead className="border-b border-ink text-meta text-ink-3">
      <tr>
        <th scope="col" colSpan={3} className="text-left font-normal">
          <span className="sr-only">{t.keyFigures.item}</span>
        </th>
        <th scope="col" className="pt-1 text-right font-normal wrap-anywhere">
          {t.keyFigures.change}
        </th>
      </tr>
      <tr>
        <th scope="col" colSpan={2} className="pb-1 text-right align-bottom font-normal wrap-anywhere">
          {first?.currentPeriod ?? t.keyFigures.current}
        </th>
        <th scope="col" colSpan={2} className="pb-1 pl-2 text-right align-bottom font-normal wrap-anywhere">
          {first?.priorPeriod ?? t.keyFigures.prior}
        </th>
      </tr>
    </thead>
  )
}

/** The name has its own line: in a narrow panel a column would hold one word a line. */
function ShortRow({ t, figure, onShow }: RowProps) {
  const amount = 'pb-1.5 pl-2 text-right align-top wrap-anywhere'
  return (
    <tbody className="border-b border-line" data-key-figure={figure.concept}>
      <tr>
        <th scope="rowgroup" colSpan={4} className="pt-1.5 text-left font-normal wrap-anywhere">
          <Name {...{ t, figure, onShow }} />
        </th>
      </tr>
      <tr>
        <td className="pb-1.5">
          <Trend figure={figure} />
        </td>
        <td className={`${amount} font-medium`}>{figure.current}</td>
        <td className={`${amount} text-ink-2`}>{figure.prior ?? '–'}</td>
        <td className={amount}>{changeText(figure, t.keyFigures.points)}</td>
      </tr>
    </tbody>
  )
}

/** The change beside the name, the amounts below with half the width each. */
function LongRow({ t, figure, onShow }: RowProps) {
  const amount = 'pb-1.5 text-right align-top wrap-anywhere'
  return (
    <tbody className="border-b border-line" data-key-figure={figure.concept}>
      <tr>
        <th scope="rowgroup" colSpan={3} className="pt-1.5 text-left font-normal wrap-anywhere">
          <Name {...{ t, figure, onShow }} />
        </th>
        <td className="pt-1.5 pl-2 text-right align-top wrap-anywhere">{changeText(figure, t.keyFigures.points)}</td>
      </tr>
      <tr>
        <td colSpan={2} className={`${amount} font-medium`}>
          {figure.current}
        </td>
        <td colSpan={2} className={`${amount} pl-2 text-ink-2`}>
          {figure.prior ?? '–'}
        </td>
      </tr>
    </tbody>
  )
}

function Name({ t, figure, onShow }: RowProps) {
  return (
    <button
      type="button"
      className="text-left text-note underline underline-offset-4"
      title={t.keyFigures.show(figure.label)}
      onClick={() => onShow(figure.location)}
    >
      {figure.label}
    </button>
  )
}

/** Two bars, current above prior as their columns stand, on the same scale; a negative amount is hatched. */
function Trend({ figure }: { figure: KeyFigure }) {
  const [prior, current] = [numberOf(figure.prior), numberOf(figure.current)]
  if (prior === undefined || current === undefined) return null
  const most = Math.max(Math.abs(prior), Math.abs(current)) || 1
  const bar = (value: number, fill: string) => (
    <span
      className={`block h-1 ${value < 0 ? 'bg-[repeating-linear-gradient(90deg,var(--color-ink)_0_2px,transparent_2px_4px)]' : fill}`}
      style={{ width: `${(Math.abs(value) / most) * 100}%` }}
    />
  )
  return (
    <span aria-hidden className="block space-y-px">
      {bar(current, 'bg-ink')}
      {bar(prior, 'bg-line-strong')}
    </span>
  )
}
