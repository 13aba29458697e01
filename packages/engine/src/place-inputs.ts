import type { Document } from '@tickmark/document'
import type { SourceFile } from '@tickmark/document/page'
import type { ChildFolder } from '@tickmark/isolation'
import type { ReadOptions } from '@tickmark/readers'
import type { ResultInput, StoredVersion, TaskDocument } from './engine.ts'

/** What lies in a file that a child shall read. */
type Placed = object | { path: string }

/** The same with the path at which the child finds the file; what lies in no file stays as it is. */
export async function place<Given extends Placed>(given: Given, folder: ChildFolder): Promise<Given> {
  return 'path' in given && typeof given.path === 'string' ? { ...given, path: await folder.give(given.path) } : given
}

/** A review's figures may lie in a file. */
async function placeFigures<Given extends { figures: object }>(review: Given, folder: ChildFolder): Promise<Given> {
  return { ...review, figures: await place(review.figures, folder) }
}

/** Options of reading name the folders of the operator's own models. */
async function placeModels(options: ReadOptions, folder: ChildFolder): Promise<ReadOptions> {
  const { ownOcrModels } = options
  if (!ownOcrModels?.length) return options
  const placed = ownOcrModels.map(async (model) => ({ ...model, folder: await folder.give(model.folder) }))
  return { ...options, ownOcrModels: await Promise.all(placed) }
}

async function placeResultInput(input: ResultInput, folder: ChildFolder): Promise<ResultInput> {
  const source = await place(input.source, folder)
  const document = await place(input.document, folder)
  return { ...input, source, document, ...(input.review && { review: await placeFigures(input.review, folder) }) }
}

/** What the arguments of the child's operations may hold that lies in files. */
export interface Inputs {
  file?: SourceFile
  options?: unknown
  document?: Document | { path: string }
  documents?: (Document | TaskDocument)[]
  readings?: object
  review?: object
  input?: ResultInput
  before?: StoredVersion
  after?: StoredVersion
}

/** Gives the child every file that the arguments name, and no other. */
export async function placeInputs<Args extends Inputs>(args: Args, folder: ChildFolder): Promise<Args> {
  const { file, options, document, documents, readings, review, input, before, after } = args
  return {
    ...args,
    ...(file && { file: await place(file, folder) }),
    ...(hasModels(options) && { options: await placeModels(options, folder) }),
    ...(document && { document: await place(document, folder) }),
    ...(documents && { documents: await Promise.all(documents.map((one) => placeDocument(one, folder))) }),
    ...(readings && { readings: await place(readings, folder) }),
    ...(review && { review: hasFigures(review) ? await placeFigures(review, folder) : review }),
    ...(input && { input: await placeResultInput(input, folder) }),
    ...(before && { before: await placeVersion(before, folder) }),
    ...(after && { after: await placeVersion(after, folder) }),
  }
}

async function placeVersion({ document, review }: StoredVersion, folder: ChildFolder): Promise<StoredVersion> {
  return { document: await place(document, folder), review: await placeFigures(review, folder) }
}

async function placeDocument(given: Document | TaskDocument, folder: ChildFolder): Promise<Document | TaskDocument> {
  return 'document' in given ? { ...given, document: await place(given.document, folder) } : given
}

const hasModels = (options: unknown): options is ReadOptions =>
  typeof options === 'object' && options !== null && 'ownOcrModels' in options

const hasFigures = (review: object): review is { figures: object } =>
  'figures' in review && typeof review.figures === 'object' && review.figures !== null
