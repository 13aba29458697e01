import type { Explanation, Problem, ServedFigure } from '@tickmark/contract'
import type { Location } from '@tickmark/document'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { shellCatalogue } from '../../../locales/shell/catalogue.ts'
import { IconButton } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { orderClaims } from '../source/order-claims.ts'
import { fileNameIn, placeText } from '../source/place-text.ts'
import type { ReviewSource } from '../source/review-source.ts'
import { isSamePlace } from '../source/same-place.ts'
import { useExplanation } from '../source/use-explanation.ts'
import type { FiguresState, OpenFigure } from '../state/use-figures.ts'
import { ClaimRow } from './claim-row.tsx'
import { WhyOpen } from './why-open.tsx'

interface Props {
  t: ReviewTexts
  source: ReviewSource
  figures: FiguresState
  open: OpenFigure
  problems: readonly Problem[]
  onProblem: (problemId: string) => void
  onLocation: (fileId: string, location: Location) => void
}

const SIGNS = {
  verified: ['✓', 'text-pass'],
  contradicted: ['✗', 'text-seal'],
  unverified: ['○', 'text-ink-3'],
} as const

/** Why a figure is ticked, told to be wrong or open: all that it was held against, each with its arithmetic and its places. */
export function FigurePanel(props: Props) {
  const { t, source, open, problems, onProblem, onLocation } = props
  const { figure } = open
  const shell = useTexts(shellCatalogue)
  const { data, isError, refetch } = useExplanation(source, figure)
  const told = problems.filter((problem) => tellsOf(problem, figure))
  return (
    <section aria-label={t.figure.title} data-figure-panel className="flex h-full min-h-0 flex-col bg-surface">
      <PanelHead {...props} />
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6 text-table">
        {told.map(({ problem_id, severity, text, evidence }) => (
          <button
            key={problem_id}
            type="button"
            onClick={() => onProblem(problem_id)}
            className="mt-3 block w-full border-l-3 border-seal bg-seal-soft px-3 py-2 text-left hover:underline"
          >
            {t.mark(t.severities[severity], text.title)}
            {otherFiles(evidence, figure).map((piece) => (
              <span key={piece.file_id + piece.text} className="num block text-meta text-ink-2" data-across>
                {[
                  fileNameIn(source.files, piece.file_id),
                  placeText(t, piece.location),
                  piece.value ?? piece.text,
                ].join(' · ')}
              </span>
            ))}
          </button>
        ))}
        {isError && <ErrorState text={shell.systemError} retry={() => void refetch()} retryLabel={shell.retry} />}
        {!data && !isError && (
          <p role="status" className="py-6 text-ink-3">
            {t.figure.asking}
          </p>
        )}
        {data && <Claims {...{ t, source, open, onLocation }} claims={orderClaims(data.claims, figure)} />}
      </div>
    </section>
  )
}

type Piece = Problem['evidence'][number]

const isFigure = (figure: ServedFigure, { file_id, location }: Piece): boolean =>
  file_id === figure.file_id && isSamePlace(location, figure.location)

/** A problem of the figure itself, or one in which another file of the task speaks of it: as a part of a wrong sum it stands among its claims. */
const tellsOf = ({ evidence }: Problem, figure: ServedFigure): boolean =>
  isFigure(figure, evidence[0]) ||
  (otherFiles(evidence, figure).length > 0 && evidence.some((piece) => isFigure(figure, piece)))

/** Where another file of the task says otherwise, or is said otherwise. */
const otherFiles = (evidence: readonly Piece[], { file_id }: ServedFigure): Piece[] =>
  evidence.filter((piece) => piece.file_id !== file_id)

function Claims({
  t,
  source,
  open: { figure },
  claims,
  onLocation,
}: Omit<Props, 'figures' | 'problems' | 'onProblem'> & Pick<Explanation, 'claims'>) {
  return (
    <>
      {figure.state === 'unverified' && <WhyOpen t={t} figure={figure} claims={claims} />}
      {figure.state === 'verified' && !claims.some(({ outcome }) => outcome === 'agrees') && (
        <p className="pt-3 text-ink-2">{t.figure.byRule}</p>
      )}
      {claims.length > 0 && <h3 className="pt-4 text-meta text-ink-3">{t.figure.claims(claims.length)}</h3>}
      <ol>
        {claims.map((claim, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two claims may be alike; their order never changes
          <ClaimRow key={`${figure.id} ${index}`} {...{ t, figure, claim, onLocation }} files={source.files} />
        ))}
      </ol>
    </>
  )
}

/** The figure, its place, its neighbours and the way back to the list. The focus comes here once, and goes back where it was. */
function PanelHead({ t, source, figures, open: { figure, walk }, onLocation }: Props) {
  const shell = useTexts(shellCatalogue)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const [sign, look] = SIGNS[figure.state]
  const name = [figure.label, figure.columnLabel].filter(Boolean).join(' · ')
  const place = [fileNameIn(source.files, figure.file_id), placeText(t, figure.location)].filter(Boolean).join(' · ')
  return (
    <div className="border-b border-line px-4 pt-2 pb-3">
      <div className="num flex items-center gap-1 text-meta text-ink-2">
        <span className="mr-auto font-semibold">
          <span aria-hidden className={`mr-1 ${look}`}>
            {sign}
          </span>
          {t.states[figure.state]}
          {walk && (
            <span className="ml-2 font-normal text-ink-3">{`${formatNumber(walk.index + 1)} / ${formatNumber(walk.total)}`}</span>
          )}
        </span>
        <IconButton label={`${t.figure.previous} (K)`} className="size-8!" onClick={() => figures.step(-1)}>
          <ChevronUp aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={`${t.figure.next} (J)`} className="size-8!" onClick={() => figures.step(1)}>
          <ChevronDown aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={`${shell.nav.close} (Esc)`} className="size-8!" onClick={figures.close}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
      <div aria-live="polite">
        <h2 ref={heading} tabIndex={-1} className="num font-serif text-2xl outline-none wrap-anywhere">
          {figure.text}
          <span className="sr-only">: {t.states[figure.state]}</span>
        </h2>
        {name && <p className="wrap-anywhere text-ink-2">{name}</p>}
      </div>
      <button
        type="button"
        className="num mt-0.5 text-meta text-note underline underline-offset-2"
        onClick={() => onLocation(figure.file_id, figure.location)}
      >
        {place}
      </button>
    </div>
  )
}
