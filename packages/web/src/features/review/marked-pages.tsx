import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { PageSize } from '../../viewers/page-size.ts'
import { PagedViewer } from '../../viewers/paged-viewer.tsx'
import { type Drawn, type Ink, readInk } from './ink.ts'
import type { PaneProps } from './pane.tsx'
import { PageOverlay } from './page-overlay.tsx'
import { TickMarks } from './tick-marks.tsx'

export interface PagePicture {
  number: number
  width: number
  /** Tells when the page is drawn. The same function on each render. */
  onDrawn: (drawn: Drawn) => void
}

interface Props extends PaneProps {
  pages: readonly PageSize[]
  renderPicture: (picture: PagePicture) => ReactNode
}

/** Pages of any origin with the marks over them; a box is a share of the page, so one overlay serves all. */
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

function MarkedPage({ number, width, renderPicture, ...pane }: Omit<Props, 'pages'> & Omit<PagePicture, 'onDrawn'>) {
  const { t, source, file, marks, selectedId, ticks, onSelect } = pane
  const [drawn, setDrawn] = useState<Drawn>()
  const ink = useInk(ticks ? drawn : undefined)
  return (
    <>
      {renderPicture({ number, width, onDrawn: setDrawn })}
      {ticks && <TickMarks {...{ t, source, ink }} fileId={file.file_id} page={number} />}
      <PageOverlay {...{ t, selectedId, onSelect }} marks={marks.filter(({ location }) => location.page === number)} />
    </>
  )
}

/** What is drawn on a page, looked at once and after the page is seen. Places are shares of it, so that no other size needs another look. */
function useInk(drawn: Drawn | undefined): Ink | undefined {
  const [ink, setInk] = useState<Ink>()
  useEffect(() => {
    if (!drawn || ink) return
    const timer = setTimeout(() => setInk(readInk(drawn)))
    return () => clearTimeout(timer)
  }, [drawn, ink])
  return ink
}
