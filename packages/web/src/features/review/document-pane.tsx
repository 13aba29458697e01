import type { Location } from '@tickmark/document'
import { lazy, Suspense } from 'react'
import type { ReviewTexts } from '../../locales/review.zh-CN.ts'
import { HtmlPane } from './html-pane.tsx'
import { ImagesPane } from './images-pane.tsx'
import type { Mark } from './marks.ts'
import type { ReviewedFile, ReviewSource } from './review-source.ts'
import { SheetPane } from './sheet-pane.tsx'

const PdfPane = lazy(() => import('./pdf-pane.tsx'))

/** A place to bring to the middle; a new object each time, so that the same place can be shown twice. */
export interface Target {
  location: Location
}

export interface PaneProps {
  t: ReviewTexts
  source: ReviewSource
  file: ReviewedFile
  marks: readonly Mark[]
  selectedId: string | undefined
  target: Target | undefined
  zoom: number
  ticks: boolean
  onSelect: (problemId: string) => void
  onPage: (page: number, pages: number) => void
}

const PANES: Record<ReviewedFile['view'], (props: PaneProps) => React.ReactNode> = {
  pdf: (props) => (
    <Suspense fallback={<Opening t={props.t} />}>
      <PdfPane {...props} />
    </Suspense>
  ),
  images: (props) => <ImagesPane {...props} />,
  text: (props) => <HtmlPane {...props} />,
  grid: (props) => <SheetPane {...props} />,
}

/** The document beside the findings, shown as its format allows. */
export function DocumentPane(props: PaneProps) {
  return PANES[props.file.view](props)
}

export function Opening({ t }: { t: ReviewTexts }) {
  return (
    <p role="status" className="p-10 text-center text-ink-3">
      {t.loading}
    </p>
  )
}

export function NotShown({ t }: { t: ReviewTexts }) {
  return <p className="p-10 text-center text-ink-2">{t.noDocument}</p>
}
