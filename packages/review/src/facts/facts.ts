import type { Grid } from './grids/grid.ts'
import type { Sentence } from './sentences/make-sentences.ts'

/** What a document prints, before anybody asks what it means: its tables as grids of figures, and its sentences. */
export interface Facts {
  grids: Grid[]
  sentences: Sentence[]
}
