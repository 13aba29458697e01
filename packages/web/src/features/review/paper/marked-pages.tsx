import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { PageSize } from '../../../viewers/page-size.ts'
import { PagedViewer } from '../../../viewers/paged-viewer.tsx'
import { Opening, type PaneProps } from '../pane/pane.tsx'
import { type Drawn, type Ink, readInk } from './ink.ts'
import { useNarrow } from '../pane/use-narrow.ts'
import { NearPlace } from './near-place.tsx'
import { PageOverlay } from './page-overlay.tsx'
import { ShownFigure } from './shown-figure.tsx'
import { TickMarks } from './tick-marks.tsx'

export interface MarkedPicture {
  number: number
  width: number
  /** Called when the page is drawn. Must be the same function on each render. */
  onDrawn: (drawn: Drawn) => void
}

/** A page at this zoom is readable on a phone, a part at a time. */
const NEAR = 2

interface Props extends PaneProps {
  pages: readonly PageSize[]
  renderPicture: (picture: MarkedPicture) => ReactNode
}

/** The pages, once it is known which of them is wanted: who follows a link to a problem is not shown page 1 first. */
export function MarkedPages(props: Props) {
  return props.awaited ? <Opening t={props.t} /> : <PagesAtPlace {...props} />
}

/** Pages from any source with the marks over them. Boxes are shares of the page, so one overlay fits every source. */
function PagesAtPlace({ pages, ...pane }: Props) {
  const { t, target, whole, onPage } = pane
  const isNear = useNarrow() && target !== undefined && target !== whole
  const place = useMemo(() => {
    const { page, box } = target?.location ?? {}
    return page === undefined
      ? undefined
      : { page, top: box && (box[1] + box[3]) / 2, left: box && (box[0] + box[2]) / 2 }
  }, [target])
  const { page: number, box } = target?.location ?? {}
  /** The last page that was drawn of those that hold the place. */
  const [picture, setPicture] = useState<{ page: number; drawn: Drawn }>()
  const [covered, setCovered] = useState(false)
  return (
    <div className="relative h-full">
      <div className="h-full" inert={covered}>
        <PagedViewer
          place={place}
          pages={pages}
          zoom={isNear ? Math.max(NEAR, pane.zoom) : pane.zoom}
          onZoom={pane.onZoom}
          label={(page) => `${t.document}: ${t.toolbar.page(page, pages.length)}`}
          renderPage={(page, width) => (
            <MarkedPage {...pane} {...{ number: page, width }} onPicture={page === number ? setPicture : undefined} />
          )}
          onPage={onPage}
        />
      </div>
      {isNear && number !== undefined && box && (
        <NearPlace
          key={`${number} ${box.join(' ')}`}
          {...pane}
          drawn={picture?.page === number ? picture.drawn : undefined}
          onCover={setCovered}
          location={{ ...target?.location, page: number, box }}
        />
      )}
    </div>
  )
}

interface PageProps extends Omit<Props, 'pages'>, Omit<MarkedPicture, 'onDrawn'> {
  /** Told how the page is drawn. */
  onPicture: ((picture: { page: number; drawn: Drawn }) => void) | undefined
}

function MarkedPage({ number, width, renderPicture, onPicture, ...pane }: PageProps) {
  const { t, source, file, marks, selectedId, ticks, shown, onSelect, onFigure } = pane
  const [drawn, setDrawn] = useState<Drawn>()
  const ink = useInk(ticks ? drawn : undefined)
  useEffect(() => {
    if (drawn) onPicture?.({ page: number, drawn })
  }, [drawn, number, onPicture])
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
