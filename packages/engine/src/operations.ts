import { join } from 'node:path'
import type { Document, DocumentAnswer, Language, Review, ResultKind } from '@tickmark/document'
import type { CallContext } from '@tickmark/isolation'
import type { Inspection, PageReading, SourceFile } from '@tickmark/document/page'
import type { ReadOptions } from '@tickmark/readers'
import type {
  CheckedStatement,
  Comparison,
  DocumentQuestion,
  ExplainedFigure,
  GroundedClaims,
  ModelQuestions,
  QuestionOptions,
  ReviewedVersion,
} from '@tickmark/review'
import type { AskedModel, ModelAnswer, ModelQuestion } from './desk/model-questions.ts'
import type { ModelAnswers, ResultInput, ReviewRequest, StoredVersion, TaskDocument } from './engine.ts'
import type { EarlierCorrection, TextCorrection } from './kept/correct-text.ts'
import type { CorrectedDocument, KeptDocument } from './kept/kept-document.ts'
import type { StoredDocument } from './kept/stored-document.ts'
import type { KeptReview } from './kept/kept-review.ts'
import type { StoredReview } from './kept/stored-figures.ts'
import type { PackedPage, StoredPages } from './kept/stored-pages.ts'
import { keepResult, tryFormat } from './written-result.ts'
import type { ResultFormat, ResultPath } from './result-format.ts'

/** Where a child leaves what it made; without one it is sent back. */
interface Kept {
  folder: string
}

interface WholeFile {
  file: SourceFile
  options: ReadOptions
}

interface PagesOfFile {
  file: SourceFile
  inspection: Inspection
  readings: PageReading[] | StoredPages
}

interface Correcting {
  document: StoredDocument
  correction: TextCorrection
}

interface CorrectingAgain {
  document: StoredDocument
  corrections: readonly EarlierCorrection[]
}

interface Writing {
  formats: readonly ResultFormat[]
  input: ResultInput
}

interface PagesToRead {
  file: SourceFile
  pages: readonly number[]
  options: ReadOptions
}

interface ReviewArguments extends ReviewRequest {
  documents: TaskDocument[]
}

/**
 * What the child can do. Each room is imported when first needed: a child that only renders pages never loads
 * the OCR models or the rules.
 */
export const operations = {
  async inspect({ file }: { file: SourceFile }): Promise<Inspection> {
    const { inspectFile } = await import('@tickmark/readers')
    return inspectFile(file)
  },

  async readPages(args: PagesToRead): Promise<PageReading[]> {
    const { readPages } = await import('@tickmark/readers')
    return readPages(args.file, args.pages, args.options)
  },

  async readPacked(args: PagesToRead): Promise<PackedPage[]> {
    const { packPage } = await import('./kept/stored-pages.ts')
    return Promise.all((await operations.readPages(args)).map(packPage))
  },

  async assemble({ file, inspection, readings }: PagesOfFile): Promise<Document> {
    const { assemble } = await import('@tickmark/readers')
    const { openPages } = await import('./kept/stored-pages.ts')
    return assemble(file, inspection, await openPages(readings))
  },

  async readWhole({ file, options }: WholeFile): Promise<Document> {
    const { readFile } = await import('@tickmark/readers')
    return readFile(file, options)
  },

  async keepAssembled({ folder, ...args }: PagesOfFile & Kept): Promise<KeptDocument> {
    const { keepDocument } = await import('./kept/kept-document.ts')
    return keepDocument(await operations.assemble(args), folder)
  },

  async keepWhole({ folder, ...args }: WholeFile & Kept): Promise<KeptDocument> {
    const { keepDocument } = await import('./kept/kept-document.ts')
    return keepDocument(await operations.readWhole(args), folder)
  },

  async keepSheets({ document, folder }: { document: StoredDocument } & Kept): Promise<{ path: string }> {
    const { openDocument } = await import('./kept/stored-document.ts')
    const { keepSheets } = await import('./kept/kept-document.ts')
    return keepSheets(await openDocument(document), folder)
  },

  async keepTexts({ document, folder }: { document: StoredDocument } & Kept): Promise<{ path: string }> {
    const { openDocument } = await import('./kept/stored-document.ts')
    const { writeTexts } = await import('./kept/stored-texts.ts')
    return writeTexts(await openDocument(document), join(folder, 'texts'))
  },

  async keepCorrected({ document, correction, folder }: Correcting & Kept): Promise<CorrectedDocument | null> {
    const { openDocument } = await import('./kept/stored-document.ts')
    const { keepDocument } = await import('./kept/kept-document.ts')
    const { correctText } = await import('./kept/correct-text.ts')
    const opened = await openDocument(document)
    const place = correctText(opened, correction)
    return place ? { ...(await keepDocument(opened, folder)), place } : null
  },

  async keepCorrectedAgain({ document, corrections, folder }: CorrectingAgain & Kept): Promise<KeptDocument> {
    const { openDocument } = await import('./kept/stored-document.ts')
    const { keepDocument } = await import('./kept/kept-document.ts')
    const { correctAgain } = await import('./kept/correct-text.ts')
    const opened = await openDocument(document)
    correctAgain(opened, corrections)
    return keepDocument(opened, folder)
  },

  async renderPage(args: {
    file: SourceFile
    page: number
    width: number
  }): Promise<{ mediaType: string; bytes: Uint8Array }> {
    const { renderPage } = await import('@tickmark/readers')
    return renderPage(args.file, args.page, args.width)
  },

  async review(args: ReviewArguments, context: CallContext): Promise<Review[]> {
    const { reviewTask } = await import('./review-task.ts')
    return reviewTask(args, context)
  },

  async keepReviews({ folder, ...args }: ReviewArguments & Kept, context: CallContext): Promise<KeptReview[]> {
    const { reviewTaskWithReasons } = await import('./review-task.ts')
    const { keepReviews } = await import('./kept/kept-review.ts')
    return keepReviews(await reviewTaskWithReasons(args, context), folder)
  },

  async modelQuestions(args: {
    review: Pick<Review, 'documentType' | 'summary' | 'findings'>
    document: Document | StoredDocument
    options: QuestionOptions
  }): Promise<ModelQuestions> {
    const { modelQuestions } = await import('@tickmark/review')
    const { openDocument } = await import('./kept/stored-document.ts')
    return modelQuestions(await openDocument(args.document), args.review, args.options)
  },

  async groundClaims(args: {
    review: Review | StoredReview
    document: Document | StoredDocument
    answers: ModelAnswers
  }): Promise<GroundedClaims> {
    const { groundClaims } = await import('@tickmark/review')
    const { openDocument } = await import('./kept/stored-document.ts')
    const { openReview } = await import('./kept/stored-figures.ts')
    return groundClaims(await openDocument(args.document), await openReview(args.review), args.answers)
  },

  async documentQuestion(args: {
    review: Pick<Review, 'documentType' | 'summary'>
    document: Document | StoredDocument
    question: string
    options: QuestionOptions
  }): Promise<DocumentQuestion> {
    const { documentQuestion } = await import('@tickmark/review')
    const { openDocument } = await import('./kept/stored-document.ts')
    return documentQuestion(await openDocument(args.document), args.review, args.question, args.options)
  },

  async checkAnswer(args: {
    review: Review | StoredReview
    document: Document | StoredDocument
    answer: string
    sent: string[]
  }): Promise<DocumentAnswer> {
    const { checkAnswer } = await import('@tickmark/review')
    const { openDocument } = await import('./kept/stored-document.ts')
    const { openReview } = await import('./kept/stored-figures.ts')
    return checkAnswer(await openDocument(args.document), await openReview(args.review), args.answer, args.sent)
  },

  async checkStatement(args: { statement: string; documents: Document[] }): Promise<CheckedStatement> {
    const { checkStatement } = await import('@tickmark/review')
    return checkStatement(args.statement, args.documents)
  },

  async explain(args: { figure: string; document: Document | StoredDocument }): Promise<ExplainedFigure[]> {
    const { explainFigures } = await import('@tickmark/review')
    const { openDocument } = await import('./kept/stored-document.ts')
    return explainFigures(await openDocument(args.document), args.figure)
  },

  async keepExplanations(
    args: { document: Document | StoredDocument; tuning?: unknown } & Kept,
  ): Promise<{ path: string }> {
    const { explainDocument, Tuning } = await import('@tickmark/review')
    const { openDocument } = await import('./kept/stored-document.ts')
    const { writeExplanations } = await import('./kept/stored-explanations.ts')
    const { checkSize } = await import('./check-size.ts')
    const document = await openDocument(args.document)
    checkSize([document])
    const { precision } = Tuning.parse(args.tuning ?? {})
    return writeExplanations(explainDocument(document, precision), join(args.folder, 'explanations'))
  },

  async compare(args: { before: StoredVersion; after: StoredVersion }): Promise<Comparison> {
    const { compareReviewed } = await import('@tickmark/review')
    const { recalculatorFor } = await import('./review-task.ts')
    const [before, after] = await Promise.all([openVersion(args.before), openVersion(args.after)])
    return compareReviewed(before, after, await recalculatorFor(after.document))
  },

  async askModel(args: AskedModel): Promise<ModelAnswer[ModelQuestion['ask']]> {
    const { answerModel } = await import('./desk/answer-model.ts')
    return answerModel(args)
  },

  /** Tells each result as its progress, so that none has to wait for the others. */
  async writeResults({ formats, input }: Writing, { progress }: CallContext): Promise<void> {
    const { openWriter } = await import('./write-result.ts')
    const write = await openWriter(input)
    for (const format of formats) await progress(await tryFormat(format, write))
  },

  async keepResults({ formats, input, folder }: Writing & Kept, { progress }: CallContext): Promise<void> {
    const { openWriter } = await import('./write-result.ts')
    const write = await openWriter(input)
    const keep = async (format: ResultFormat): Promise<ResultPath> => keepResult(await write(format), folder)
    for (const format of formats) await progress(await tryFormat(format, keep))
  },

  async previewResult(args: { file: SourceFile; kind: ResultKind; language: Language }): Promise<Uint8Array> {
    const { previewResult } = await import('./preview-result.ts')
    return previewResult(args.file, args.kind, args.language)
  },
}

async function openVersion({ document, review }: StoredVersion): Promise<ReviewedVersion> {
  const { openDocument } = await import('./kept/stored-document.ts')
  const { openReview } = await import('./kept/stored-figures.ts')
  return { document: await openDocument(document), review: await openReview(review) }
}

export type Operations = typeof operations
export type OperationName = keyof Operations
