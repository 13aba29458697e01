import type { Draw } from '../random.ts'
import type { DocumentKind } from '../truth.ts'
import { writeAnnual } from './annual.ts'
import type { Scene } from './scene.ts'

export interface Kind {
  write: (scene: Scene) => void
  /** The quarter that it reports up to. */
  lastQuarter: (draw: Draw, quarters: number) => number
  /** Reports the part of a year that is over, beside the same part of the year before. */
  isInterim: boolean
}

const fullYear = { lastQuarter: (_: Draw, quarters: number) => quarters, isInterim: false }

/** What can be drawn. */
export const KINDS: Partial<Record<DocumentKind, Kind>> = {
  'annual-report': { write: writeAnnual, ...fullYear },
}
