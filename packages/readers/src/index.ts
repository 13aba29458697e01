export type * from './reader.ts'
import type { OwnOcrModel } from './ocr/engine.ts'

export type { OwnOcrModel }
export type { PageContent, PageWord } from './page-content.ts'
export { createChildPool, type ChildPool, type ChildPoolOptions, type PoolCall } from './isolation/child-pool.ts'
export { isolationLevel, type IsolationLevel } from './isolation/isolation-level.ts'
export { serveChild, type CallContext, type Handlers } from './isolation/serve-child.ts'
export type { Usage } from './isolation/start-child.ts'
export { failedPage } from './failed-page.ts'
export { detectFormat, type Detected } from './detect-format.ts'
export { assemble, inspectFile, printFile, readFile, readPages, renderPage, type ReadFileOptions } from './read-file.ts'

/** The OCR models that can be chosen here, with the operator's own; the engines are loaded when first asked for. */
export async function listOcrModels(own: readonly OwnOcrModel[] = []) {
  return (await import('./ocr/engine.ts')).listOcrModels(own)
}

/** The id by which an OCR model goes today, for one that may have been written down when it went by another. */
export async function currentOcrModel(id: string): Promise<string> {
  return (await import('./ocr/engine.ts')).currentEngineId(id)
}
