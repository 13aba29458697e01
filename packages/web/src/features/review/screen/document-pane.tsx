import { lazy, Suspense } from 'react'
import { Opening, type PaneProps } from '../pane/pane.tsx'
import { HtmlPane } from '../paper/html-pane.tsx'
import { ImagesPane } from '../paper/images-pane.tsx'
import { SheetPane } from '../sheet/sheet-pane.tsx'
import type { ReviewedFile } from '../source/review-source.ts'

const PdfPane = lazy(() => import('../paper/pdf-pane.tsx'))

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
