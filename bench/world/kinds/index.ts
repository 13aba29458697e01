import type { NoteKey } from '../manner.ts'
import type { Draw } from '../random.ts'
import type { DocumentKind } from '../truth.ts'
import { writeAnnual } from './annual.ts'
import { writeInterim } from './interim.ts'
import type { Scene } from './scene.ts'

export interface Kind {
  write: (scene: Scene) => void
  /** The quarter that it reports up to. */
  lastQuarter: (draw: Draw, quarters: number) => number
  /** Reports the part of a year that is over, beside the same part of the year before. */
  isInterim: boolean
  /** Notes that it leaves out. */
  without?: readonly NoteKey[]
}

const BRIEF: readonly NoteKey[] = ['inventories', 'provisions', 'staff', 'capital']

/** What can be drawn. */
export const KINDS: Partial<Record<DocumentKind, Kind>> = {
  'annual-report': { write: writeAnnual, lastQuarter: (_, quarters) => quarters, isInterim: false },
  'interim-report': {
    write: writeInterim,
    lastQuarter: (_, quarters) => quarters - 2,
    isInterim: true,
    without: BRIEF,
  },
  'quarterly-report': {
    write: writeInterim,
    lastQuarter: (draw, quarters) => quarters - draw.pick([1, 3]),
    isInterim: true,
    without: BRIEF,
  },
}
