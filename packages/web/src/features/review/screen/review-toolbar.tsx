import { Check, CircleHelp, Highlighter, LayoutGrid, Minus, Plus, Printer, Waypoints } from 'lucide-react'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import { IconButton } from '../../../ui/button.tsx'
import type { ReviewedFile } from '../source/review-source.ts'

export interface ViewOptions {
  zoom: number
  ticks: boolean
  marks: boolean
  /** Of a workbook: the regions of cells that belong together. */
  map: boolean
  /** Of a workbook: where cells come from, and what other inputs would do. */
  desk: boolean
}

interface Props {
  t: ReviewTexts
  files: readonly ReviewedFile[]
  file: ReviewedFile
  hasDesk: boolean
  onFile: (fileId: string) => void
  at: { page: number; pages: number } | undefined
  view: ViewOptions
  onView: (change: Partial<ViewOptions>) => void
  onPage: (page: number) => void
  onPrint: () => void
  onHelp: () => void
}

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
const [LEAST, MOST] = [Math.min(...ZOOMS), Math.max(...ZOOMS)]

export function ReviewToolbar(props: Props) {
  const { t, files, file, onFile, at, view, onView, onPage } = props
  const zoomBy = (by: 1 | -1): void => {
    const next = by < 0 ? ZOOMS.findLast((zoom) => zoom < view.zoom) : ZOOMS.find((zoom) => zoom > view.zoom)
    if (next) onView({ zoom: next })
  }
  const paged = file.view === 'pdf' || file.view === 'images'
  return (
    <div className="flex min-h-11 items-center gap-1 border-b border-line bg-paper px-2">
      {files.length > 1 ? (
        <select
          aria-label={t.toolbar.file}
          value={file.file_id}
          onChange={(event) => onFile(event.target.value)}
          className="h-8 min-w-0 max-w-56 rounded-sm border border-line-strong bg-surface px-2 text-meta"
        >
          {files.map(({ file_id, name }) => (
            <option key={file_id} value={file_id}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <span title={file.name} className="min-w-0 truncate px-2 text-meta text-ink-2 max-sm:hidden">
          {file.name}
        </span>
      )}
      <div className="ml-auto flex items-center gap-1">
        {paged && at && <PageField t={t} at={at} onPage={onPage} />}
        <IconButton
          label={t.toolbar.zoomOut}
          className="size-8!"
          onClick={() => zoomBy(-1)}
          disabled={view.zoom <= LEAST}
        >
          <Minus aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={t.toolbar.zoomIn} className="size-8!" onClick={() => zoomBy(1)} disabled={view.zoom >= MOST}>
          <Plus aria-hidden className="size-4" />
        </IconButton>
        <Toggle label={t.toolbar.ticks} pressed={view.ticks} onClick={() => onView({ ticks: !view.ticks })}>
          <Check aria-hidden className="size-4" />
        </Toggle>
        <Toggle label={t.toolbar.marks} pressed={view.marks} onClick={() => onView({ marks: !view.marks })}>
          <Highlighter aria-hidden className="size-4" />
        </Toggle>
        {file.view === 'grid' && (
          <Toggle label={t.toolbar.map} pressed={view.map} onClick={() => onView({ map: !view.map })}>
            <LayoutGrid aria-hidden className="size-4" />
          </Toggle>
        )}
        {file.view === 'grid' && props.hasDesk && (
          <Toggle label={t.desk.title} pressed={view.desk} onClick={() => onView({ desk: !view.desk })}>
            <Waypoints aria-hidden className="size-4" />
          </Toggle>
        )}
        <IconButton label={t.toolbar.print} className="size-8! max-sm:hidden" onClick={props.onPrint}>
          <Printer aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={`${t.toolbar.shortcuts} (?)`} className="size-8! max-sm:hidden" onClick={props.onHelp}>
          <CircleHelp aria-hidden className="size-4" />
        </IconButton>
      </div>
    </div>
  )
}

function PageField({
  t,
  at,
  onPage,
}: {
  t: ReviewTexts
  at: { page: number; pages: number }
  onPage: (page: number) => void
}) {
  return (
    <form
      className="num flex items-center gap-1 text-meta whitespace-nowrap text-ink-2"
      onSubmit={(event) => {
        event.preventDefault()
        const page = Number(new FormData(event.currentTarget).get('page'))
        if (page >= 1 && page <= at.pages) onPage(page)
      }}
    >
      <input
        // A new key per page resets the field, which thus follows the scrolling.
        key={at.page}
        name="page"
        aria-label={t.toolbar.goTo}
        defaultValue={at.page}
        inputMode="numeric"
        className="h-7 w-11 rounded-sm border border-line-strong bg-surface text-center"
      />
      / {at.pages}
    </form>
  )
}

interface ToggleProps {
  label: string
  pressed: boolean
  onClick: () => void
  children: React.ReactNode
}

function Toggle({ label, pressed, onClick, children }: ToggleProps) {
  return (
    <IconButton
      label={label}
      aria-pressed={pressed}
      className={`size-8! ${pressed ? 'bg-sunken text-ink ring-1 ring-line-strong ring-inset' : ''}`}
      onClick={onClick}
    >
      {children}
    </IconButton>
  )
}
