import type { ModelPlace } from '@tickmark/document'
import type { PaneProps } from '../pane/pane.tsx'
import type { ModelDesk } from '../source/review-source.ts'

export interface DeskProps extends Pick<PaneProps, 't' | 'source' | 'file'> {
  desk: ModelDesk
  /** The cell that was picked in the grid. */
  place: ModelPlace | undefined
  onGo: (place: ModelPlace) => void
}
