export type { PaginatedReader, ReadEmbedded, ReadOptions, WholeReader, WholeReadOptions } from './reader/reader.ts'
import type { OwnOcrModel } from '@tickmark/recognition'

export type { OwnOcrModel }
export { failedPage } from './reader/failed-page.ts'
export { loadAssembly, loadEverything, loadInspection, loadPageReading } from './reading/load-readers.ts'
export { detectFormat, type Detected } from './reading/detect-format.ts'
export {
  assemble,
  inspectFile,
  printFile,
  readFile,
  readPages,
  renderPage,
  type ReadFileOptions,
} from './reading/read-file.ts'

/** The OCR models that can be chosen here, with the operator's own; the engines are loaded when first asked for. */
export async function listOcrModels(own: readonly OwnOcrModel[] = []) {
  return (await import('@tickmark/recognition')).listOcrModels(own)
}

/** The id by which an OCR model goes today, for one that may have been written down when it went by another. */
export async function currentOcrModel(id: string): Promise<string> {
  return (await import('@tickmark/recognition')).currentEngineId(id)
}
