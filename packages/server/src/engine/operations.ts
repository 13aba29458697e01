import type { ResultKind } from '@tickmark/contract'
import type { Document, DocumentType, Language, Review } from '@tickmark/document'
import type { CallContext, Inspection, PageReading, ReadOptions, SourceFile } from '@tickmark/readers'
import type { ResultFormat, ResultInput, TaskDocument } from './engine.ts'
import { packWritten } from './written-result.ts'

/**
 * What the child can do. Each room is imported when first needed: a child that only renders pages never loads
 * the OCR models or the rules.
 */
export const operations = {
  async inspect({ file }: { file: SourceFile }): Promise<Inspection> {
    const { inspectFile } = await import('@tickmark/readers')
    return inspectFile(file)
  },

  async readPages(args: { file: SourceFile; pages: readonly number[]; options: ReadOptions }): Promise<PageReading[]> {
    const { readPages } = await import('@tickmark/readers')
    return readPages(args.file, args.pages, args.options)
  },

  async assemble(args: { file: SourceFile; inspection: Inspection; readings: PageReading[] }): Promise<Document> {
    const { assemble } = await import('@tickmark/readers')
    return assemble(args.file, args.inspection, args.readings)
  },

  async readWhole({ file, options }: { file: SourceFile; options: ReadOptions }): Promise<Document> {
    const { readFile } = await import('@tickmark/readers')
    return readFile(file, options)
  },

  async renderPage(args: {
    file: SourceFile
    page: number
    width: number
  }): Promise<{ mediaType: string; bytes: Uint8Array }> {
    const { renderPage } = await import('@tickmark/readers')
    return renderPage(args.file, args.page, args.width)
  },

  async review(
    args: { documents: TaskDocument[]; type: DocumentType | 'auto'; tuning?: unknown },
    context: CallContext,
  ): Promise<Review[]> {
    const { reviewTask } = await import('./review-task.ts')
    return reviewTask(args, context)
  },

  /** Tells each result as its progress, so that none has to wait for the others. */
  async writeResults(
    { formats, input }: { formats: readonly ResultFormat[]; input: ResultInput },
    { progress }: CallContext,
  ): Promise<void> {
    const { openWriter } = await import('./write-result.ts')
    const write = await openWriter(input)
    for (const format of formats) await progress(await packWritten(format, () => write(format)))
  },

  async previewResult(args: { file: SourceFile; kind: ResultKind; language: Language }): Promise<Uint8Array> {
    const { previewResult } = await import('./preview-result.ts')
    return previewResult(args.file, args.kind, args.language)
  },
}

export type Operations = typeof operations
export type OperationName = keyof Operations
