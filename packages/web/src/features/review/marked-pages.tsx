import { type ReactNode, useMemo } from 'react'
import type { PageSize } from '../../viewers/page-size.ts'
import { PagedViewer } from '../../viewers/paged-viewer.tsx'
import type { PaneProps } from './pane.tsx'
import { PageOverlay } from './page-overlay.tsx'
import { TickMarks } from './tick-marks.tsx'

interface Props extends PaneProps {
  pages: readonly PageSize[]
  renderPage: (page: number, width: number) => ReactNode
}

/** Pages of any origin with the marks over them; a box is a share of the page, so one overlay serves all. */
export function MarkedPages({ pages, renderPage, ...pane }: Props) {
  const { t, marks, target, source, file, selectedId, onSelect, onPage } = pane
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
      renderPage={renderPage}
      onPage={onPage}
      renderOverlay={(page) => (
        <>
          {pane.ticks && <TickMarks t={t} source={source} fileId={file.file_id} page={page} />}
          <PageOverlay
            t={t}
            marks={marks.filter(({ location }) => location.page === page)}
            selectedId={selectedId}
            onSelect={onSelect}
          />
        </>
      )}
    />
  )
}
