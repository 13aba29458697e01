export { read } from './library/read.ts'
export type { ReadOptions } from './library/read.ts'
export { defineRule, review } from './library/review.ts'
export type { ReviewOptions } from './library/review.ts'
export { write } from './library/write.ts'
export type { WriteOptions } from './library/write.ts'
export { explain } from './library/explain.ts'
export { describe } from './library/describe.ts'
export { close } from './library/shared-engine.ts'
export { ReadError } from '@tickmark/document'
export type {
  Block,
  Cell,
  Document,
  DocumentType,
  Evidence,
  Figure,
  Finding,
  FindingText,
  Language,
  Location,
  ReadErrorKey,
  Review,
  Scores,
  Severity,
  Table,
} from '@tickmark/document'
export type { ReadProgress, ResultFormat } from '@tickmark/engine'
export type { ClaimReason, ExplainedClaim, ExplainedFigure } from '@tickmark/review'
export type { OwnDraft, OwnRule, OwnRuleInput, Tuning } from '@tickmark/review'
