export { createEngine } from './create-engine.ts'
export type { EngineOptions } from './create-engine.ts'
export { engineMark } from './engine-mark.ts'
export { readTuning, TuningError } from './read-tuning.ts'
export { failedReading, isFaultOfFile, readInChunks } from './page-loop.ts'
export type { PageLoop } from './page-loop.ts'
export { readDocument } from './read-document.ts'
export type { ReadProgress, ReadRequest } from './read-document.ts'
export type { ModelAnswer, ModelQuestion } from './desk/model-questions.ts'
export type {
  CallOptions,
  Engine,
  EngineProgress,
  ModelAnswers,
  ResultInput,
  StoredVersion,
  TaskDocument,
} from './engine.ts'
export type { DocumentOutline, DocumentShape } from './kept/document-outline.ts'
export type { CorrectedDocument, KeptDocument } from './kept/kept-document.ts'
export { openDocument, storeDocument } from './kept/stored-document.ts'
export type { StoredDocument } from './kept/stored-document.ts'
export { openExplanations } from './kept/stored-explanations.ts'
export type { OpenExplanations } from './kept/stored-explanations.ts'
export { openFigures } from './kept/stored-figures.ts'
export type { KeptReview } from './kept/kept-review.ts'
export type { FigureFilter, OpenFigures, StoredFigures, StoredReview } from './kept/stored-figures.ts'
export type { PageText, TextPiece } from './kept/page-texts.ts'
export { openTexts } from './kept/stored-texts.ts'
export type { OpenTexts } from './kept/stored-texts.ts'
export { packPage } from './kept/stored-pages.ts'
export type { PackedPage } from './kept/stored-pages.ts'
export { openSheets } from './kept/stored-sheets.ts'
export type { FailedResult, ResultFile, ResultFormat, WrittenResult } from './result-format.ts'
