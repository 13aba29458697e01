import type {
  CellTrace,
  Document,
  DriverEffects,
  DriverList,
  InputChange,
  ModelContents,
  ModelPlace,
  WhatIf,
} from '@tickmark/document'
import type { StoredDocument } from '../kept/stored-document.ts'

/** What is asked of a workbook as a model, one call each. */
export type ModelQuestion =
  | { ask: 'contents' }
  | { ask: 'trace'; place: ModelPlace }
  | { ask: 'whatIf'; changes: readonly InputChange[] }
  | { ask: 'drivers'; output: ModelPlace }
  | { ask: 'ranking'; output: ModelPlace; drivers: readonly ModelPlace[]; by: number }

/** Undefined where the place that is asked about is not there, or is no input or formula. */
export interface ModelAnswer {
  contents: ModelContents
  trace: CellTrace | undefined
  whatIf: WhatIf | undefined
  drivers: DriverList | undefined
  ranking: DriverEffects | undefined
}

export interface AskedModel {
  document: Document | StoredDocument
  question: ModelQuestion
}
