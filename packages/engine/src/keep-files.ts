import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChildFolder } from '@tickmark/isolation'
import { deadlines } from './deadlines.ts'
import type { Engine, TaskDocument } from './engine.ts'
import type { CorrectedDocument, KeptDocument } from './kept/kept-document.ts'
import type { KeptReview } from './kept/kept-review.ts'
import { writePages } from './kept/stored-pages.ts'
import type { ResultPath } from './result-format.ts'
import { runInChild, type Workplace } from './run-in-child.ts'
import { writeInChild } from './write-in-child.ts'
import { isFailure } from './written-result.ts'

/** The calls whose children leave what they made in files, which are taken out of their reach and go when they have been used. */
export function createKeeper(documents: Workplace): Engine['keep'] {
  const makeFolder = () => mkdtemp(join(documents.pool.scratch, 'kept-'))
  const remove = (folder: string) => rm(folder, { recursive: true, force: true })
  async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
    const folder = await makeFolder()
    return work(folder).finally(() => remove(folder))
  }
  return {
    assembled: (file, inspection, packed, use, call) =>
      inFolder(async (kept) => {
        const readings = await writePages(packed, join(kept, 'pages'))
        const take = takeDocument(kept)
        const [args, deadline] = [{ file, inspection, readings }, deadlines.assemble(readings.count)]
        return use(await runInChild(documents, { name: 'keepAssembled', args, deadline, take }, call))
      }),
    whole: (file, options, use, call) =>
      inFolder(async (kept) => {
        const [args, deadline, take] = [{ file, options }, deadlines.readWhole(), takeDocument(kept)]
        return use(await runInChild(documents, { name: 'keepWhole', args, deadline, take }, call))
      }),
    sheets: (document, use, call) =>
      inFolder(async (kept) => {
        const [args, deadline, take] = [{ document }, deadlines.opened(), takeFile(kept)]
        return use(await runInChild(documents, { name: 'keepSheets', args, deadline, take }, call))
      }),
    texts: (document, use, call) =>
      inFolder(async (kept) => {
        const [args, deadline, take] = [{ document }, deadlines.opened(), takeFile(kept)]
        return use(await runInChild(documents, { name: 'keepTexts', args, deadline, take }, call))
      }),
    corrected: (document, correction, use, call) =>
      inFolder(async (kept) => {
        const takeIt = takeDocument(kept)
        const take = (made: CorrectedDocument | null, folder: ChildFolder) =>
          made && { ...takeIt(made, folder), place: made.place }
        const [args, deadline] = [{ document, correction }, deadlines.opened()]
        return use(await runInChild(documents, { name: 'keepCorrected', args, deadline, take }, call))
      }),
    correctedAgain: (document, corrections, use, call) =>
      inFolder(async (kept) => {
        const [args, deadline, take] = [{ document, corrections }, deadlines.opened(), takeDocument(kept)]
        return use(await runInChild(documents, { name: 'keepCorrectedAgain', args, deadline, take }, call))
      }),
    explanations: (document, { tuning }, use, call) =>
      inFolder(async (kept) => {
        const deadline = deadlines.review(await sizeOf([{ document }]))
        const [args, take] = [{ document, tuning }, takeFile(kept)]
        return use(await runInChild(documents, { name: 'keepExplanations', args, deadline, take }, call))
      }),
    reviews: (task, options, use, call) =>
      inFolder(async (kept) => {
        const [args, deadline] = [{ documents: task, ...options }, deadlines.review(await sizeOf(task))]
        return use(await runInChild(documents, { name: 'keepReviews', args, deadline, take: takeReviews(kept) }, call))
      }),
    async *results(formats, input, call) {
      const kept = await makeFolder()
      try {
        const results = writeInChild<ResultPath>(
          documents,
          { name: 'keepResults', formats, input },
          call,
          (made, folder) => (isFailure(made) ? made : { ...made, path: folder.take(made.path, kept) }),
        )
        for await (const result of results) {
          yield result
          if ('path' in result) await rm(result.path, { force: true })
        }
      } finally {
        await remove(kept)
      }
    },
  }
}

const takeFile =
  (kept: string) =>
  ({ path }: { path: string }, folder: ChildFolder): { path: string } => ({ path: folder.take(path, kept) })

const takeDocument =
  (kept: string) =>
  (document: KeptDocument, folder: ChildFolder): KeptDocument => ({
    ...document,
    path: folder.take(document.path, kept),
    ...(document.sheets && { sheets: { path: folder.take(document.sheets.path, kept) } }),
  })

const takeReviews =
  (kept: string) =>
  (reviews: KeptReview[], folder: ChildFolder): KeptReview[] =>
    reviews.map(({ review, explanations }) => ({
      review: { ...review, figures: { path: folder.take(review.figures.path, kept) } },
      explanations: { path: folder.take(explanations.path, kept) },
    }))

/** Bytes of the documents that lie in files. */
async function sizeOf(documents: readonly Pick<TaskDocument, 'document'>[]): Promise<number> {
  const sizes = documents.map(async ({ document }) => ('path' in document ? (await stat(document.path)).size : 0))
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
