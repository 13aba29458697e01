export { createEngine } from './create-engine.ts'
export type { EngineOptions } from './create-engine.ts'
export { readTuning, TuningError } from './read-tuning.ts'
export { readDocument } from './read-document.ts'
export type { ReadProgress, ReadRequest } from './read-document.ts'
export type {
  CallOptions,
  Engine,
  EngineProgress,
  ResultFormat,
  ResultInput,
  TaskDocument,
  WrittenResult,
} from './engine.ts'
export { openDocument, packDocument, unpackDocument } from './stored-document.ts'
export type { StoredDocument } from './stored-document.ts'
