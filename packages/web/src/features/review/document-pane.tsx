import { lazy, Suspense } from 'react'
import { HtmlPane } from './html-pane.tsx'
import { ImagesPane } from './images-pane.tsx'
import { Opening, type PaneProps } from './pane.tsx'
import type { ReviewedFile } from './review-source.ts'
import { SheetPane } from './sheet-pane.tsx'

const PdfPane = lazy(() => import('./pdf-pane.tsx'))

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
