import type { ServedFigure } from '@tickmark/contract'
import type { Location } from '@tickmark/document'
import type { ReviewTexts } from '../../../locales/review/zh-CN.ts'
import type { ReviewedFile, ReviewSource } from '../source/review-source.ts'
import type { Mark } from './marks.ts'

/** A location to scroll to. Each request is a new object, so that the same location can be shown again. */
export interface Target {
  location: Location
}

/** The figure that is looked at, and the places of what it was held against in this file. */
export interface Shown {
  figure: ServedFigure
  operands: readonly Location[]
}

export interface PaneProps {
  t: ReviewTexts
  source: ReviewSource
  file: ReviewedFile
  marks: readonly Mark[]
  selectedId: string | undefined
  target: Target | undefined
  /** A place is on its way: no other is shown before it. */
  awaited: boolean
  zoom: number
  /** The place whose whole page is wanted on a phone, instead of what is near it. */
  whole: Target | undefined
  ticks: boolean
  /** Whether the map of a workbook's regions is shown. */
  map: boolean
  /** Whether the modeller's desk is open below a workbook. */
  desk: boolean
  shown: Shown | undefined
  onSelect: (problemId: string) => void
  onFigure: (figure: ServedFigure) => void
  onPage: (page: number, pages: number) => void
  onWhole: () => void
  onZoom: (zoom: number) => void
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
