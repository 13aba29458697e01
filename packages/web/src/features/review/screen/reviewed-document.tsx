import { type Dispatch, type SetStateAction, useCallback, useState } from 'react'
import type { PaneProps, Target } from '../pane/pane.tsx'
import { DocumentPane } from './document-pane.tsx'
import { ReviewToolbar, type ViewOptions } from './review-toolbar.tsx'

interface Props extends Pick<
  PaneProps,
  | 't'
  | 'source'
  | 'file'
  | 'marks'
  | 'selectedId'
  | 'target'
  | 'awaited'
  | 'whole'
  | 'shown'
  | 'onSelect'
  | 'onFigure'
  | 'onWhole'
> {
  view: ViewOptions
  onView: Dispatch<SetStateAction<ViewOptions>>
  onFile: (fileId: string) => void
  onTarget: (target: Target) => void
  onHelp: () => void
}

/** One file of the review under its toolbar. */
export function ReviewedDocument({ view, onView, onFile, onTarget, onHelp, ...pane }: Props) {
  const { t, source, file } = pane
  const [at, setAt] = useState<{ page: number; pages: number }>()
  const onPage = useCallback(
    (page: number, pages: number) =>
      setAt((old) => (old?.page === page && old.pages === pages ? old : { page, pages })),
    [],
  )
  const { onWhole } = pane
  const change = (changes: Partial<ViewOptions>): void => {
    // Who zooms wants the page itself.
    if (changes.zoom !== undefined) onWhole()
    onView((old) => ({ ...old, ...changes }))
  }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ReviewToolbar
        {...{ t, file, at, view, onFile, onHelp }}
        files={source.files}
        hasDesk={source.model !== undefined}
        onView={change}
        onPage={(page) => onTarget({ location: { page } })}
        onPrint={() => window.print()}
      />
      <div className="min-h-0 flex-1">
        <DocumentPane
          key={file.file_id}
          {...pane}
          {...{ onPage }}
          onZoom={(zoom) => change({ zoom })}
          zoom={view.zoom}
          ticks={view.ticks}
          map={view.map}
          desk={view.desk}
        />
      </div>
    </div>
  )
}
