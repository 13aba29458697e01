import { ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'

interface Props {
  t: ReviewTexts
  document: ReactNode
  findings: ReactNode
  count: number
  /** A new value opens the sheet of a phone half-way, so that the selected problem is seen with its place. */
  openFor: string | undefined
  /** What is worked on in the document needs the screen of a phone: the sheet folds away when that begins. */
  isBusy: boolean
  embedded: boolean
}

const WIDTH = { least: 320, usual: 400, most: 640 }
const clamp = (width: number): number => Math.min(WIDTH.most, Math.max(WIDTH.least, width))

/** Side by side with a movable border; on a phone the findings are a sheet under the document. */
export function SplitView({ t, document, findings, count, openFor, isBusy, embedded }: Props) {
  const [width, setWidth] = useState(WIDTH.usual)
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!openFor) return
    setOpen(true)
    if (!embedded) frame.current?.scrollIntoView({ block: 'start' })
  }, [openFor, embedded])
  useEffect(() => {
    if (isBusy) setOpen(false)
  }, [isBusy])
  return (
    <div
      ref={frame}
      data-no-print
      className={`relative flex w-full overflow-hidden max-lg:flex-col border-t border-line ${embedded ? 'h-[680px]' : 'h-[calc(100dvh-var(--above))] min-h-120'}`}
      style={{ '--panel': `${width}px` } as React.CSSProperties}
    >
      <div data-review-document className="min-h-0 min-w-0 flex-1">
        {document}
      </div>
      <Separator label={t.toolbar.resize} width={width} onWidth={(next) => setWidth(clamp(next))} />
      <section
        aria-label={t.findings}
        className={`z-20 bg-surface max-lg:border-t max-lg:border-line-strong max-lg:shadow-sheet lg:w-(--panel) lg:shrink-0 ${open ? 'max-lg:h-[58%]' : 'max-lg:h-12'}`}
      >
        <button
          type="button"
          aria-expanded={open}
          aria-label={open ? t.toolbar.closeSheet : t.toolbar.openSheet}
          onClick={() => setOpen(!open)}
          className={`num flex w-full items-center px-4 font-semibold lg:hidden ${open ? 'h-8 justify-center' : 'h-12 justify-between'}`}
        >
          {/* Open, the tabs below say it. */}
          {!open && `${t.tabs.problems} ${formatNumber(count)}`}
          {open ? <ChevronDown aria-hidden className="size-5" /> : <ChevronUp aria-hidden className="size-5" />}
        </button>
        <div
          className={`h-full ${open ? 'max-lg:h-[calc(100%-2rem)]' : 'max-lg:invisible max-lg:h-[calc(100%-3rem)]'}`}
        >
          {findings}
        </div>
      </section>
    </div>
  )
}

function Separator({ label, width, onWidth }: { label: string; width: number; onWidth: (width: number) => void }) {
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const panes = event.currentTarget.parentElement
    if (!panes || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    onWidth(panes.getBoundingClientRect().right - event.clientX)
  }
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') onWidth(width + 24)
    if (key === 'ArrowRight') onWidth(width - 24)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a focusable separator is a control (ARIA 1.2)
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={WIDTH.least}
      aria-valuemax={WIDTH.most}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      className="hidden w-1.5 shrink-0 cursor-col-resize touch-none border-l border-line bg-paper hover:bg-line lg:block"
    />
  )
}
