import type { Inspection, PageReading, SourceFile } from '@tickmark/document/page'
import type { ReadOptions } from '../reader/reader.ts'
import { assemble, inspectFile, readFile, readPages, renderPage } from './read-file.ts'

/** What a child that only reads can do. */
export const readingOperations = {
  inspect: ({ file }: { file: SourceFile }) => inspectFile(file),
  readPages: ({ file, pages, options }: { file: SourceFile; pages: number[]; options: ReadOptions }) =>
    readPages(file, pages, options),
  assemble: ({ file, inspection, readings }: { file: SourceFile; inspection: Inspection; readings: PageReading[] }) =>
    assemble(file, inspection, readings),
  readFile: ({ file, options }: { file: SourceFile; options?: ReadOptions & { pages?: number[] } }) =>
    readFile(file, options),
  renderPage: ({ file, page, width }: { file: SourceFile; page: number; width: number }) =>
    renderPage(file, page, width),
}
