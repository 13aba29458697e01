import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { PageSize } from '../../../viewers/page-size.ts'
import { PagedViewer } from '../../../viewers/paged-viewer.tsx'
import type { PaneProps } from '../pane/pane.tsx'
import { type Drawn, type Ink, readInk } from './ink.ts'
import { PageOverlay } from './page-overlay.tsx'
import { ShownFigure } from './shown-figure.tsx'
import { TickMarks } from './tick-marks.tsx'

export interface MarkedPicture {
  number: number
  width: number
  /** Called when the page is drawn. Must be the same function on each render. */
  onDrawn: (drawn: Drawn) => void
}

interface Props extends PaneProps {
  pages: readonly PageSize[]
  renderPicture: (picture: MarkedPicture) => ReactNode
}

/** Pages from any source with the marks over them. Boxes are shares of the page, so one overlay fits every source. */
export function MarkedPages({ pages, ...pane }: Props) {
  const { t, target, onPage } = pane
  const place = useMemo(() => {
    const { page, box } = target?.location ?? {}
    return page === undefined ? undefined : { page, top: box && (box[1] + box[3]) / 2 }
  }, [target])
  return (
    <PagedViewer
      place={place}
      pages={pages}
      zoom={pane.zoom}
      label={(page) => `${t.document}: ${t.toolbar.page(page, pages.length)}`}
      renderPage={(number, width) => <MarkedPage {...pane} {...{ number, width }} />}
      onPage={onPage}
    />
  )
}

function MarkedPage({ number, width, renderPicture, ...pane }: Omit<Props, 'pages'> & Omit<MarkedPicture, 'onDrawn'>) {
  const { t, source, file, marks, selectedId, ticks, shown, onSelect, onFigure } = pane
  const [drawn, setDrawn] = useState<Drawn>()
  const ink = useInk(ticks ? drawn : undefined)
  return (
    <>
      {renderPicture({ number, width, onDrawn: setDrawn })}
      {shown?.figure.file_id === file.file_id && <ShownFigure shown={shown} page={number} />}
      {ticks && <TickMarks {...{ t, source, ink, shown, onFigure }} fileId={file.file_id} page={number} />}
      <PageOverlay {...{ t, selectedId, onSelect }} marks={marks.filter(({ location }) => location.page === number)} />
    </>
  )
}

/** The ink of a page, scanned once, after the page is shown. Places are shares of the page, so zooming needs no new scan. */
function useInk(drawn: Drawn | undefined): Ink | undefined {
  const [ink, setInk] = useState<Ink>()
  useEffect(() => {
    if (!drawn || ink) return
    const timer = setTimeout(() => setInk(readInk(drawn)))
    return () => clearTimeout(timer)
  }, [drawn, ink])
  return ink
}
