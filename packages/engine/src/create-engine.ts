import { mkdtemp, rm, stat } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { createChildPool } from '@tickmark/isolation'
import type { ChildPool, ChildPoolOptions } from '@tickmark/isolation'
import { deadlines } from './deadlines.ts'
import type { CallOptions, Engine, EngineProgress, TaskDocument } from './engine.ts'
import { writePages } from './kept/stored-pages.ts'
import type { OperationName, Operations } from './operations.ts'
import { unpackResult } from './pack-values.ts'
import type { PackedResult } from './pack-values.ts'
import { streamResults } from './stream-results.ts'
import { isFailure, unpackFailure, type PackedFailure } from './written-result.ts'
import type { FailedResult, ResultBytes, ResultFormat, ResultPath, WrittenResult } from './result-format.ts'

export interface EngineOptions {
  /** Children that work at the same time on pages, and as many on whole documents; one a core when absent. */
  jobs?: number
}

/** What reading a page may take (OCR: 0.5 GB). Resident megabytes at which a child is killed. */
const PAGE_MB = 720
/** What a whole document may take: enough for half a million cells on any machine, for two million where there is more memory. */
const DOCUMENT_MB = { least: 2048, most: 4608 }

/** The part of this machine's memory, or of the container's, that its children for documents share. */
const DOCUMENT_SHARE = 0.6

function documentMb(jobs: number): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20
  return Math.round(Math.min(DOCUMENT_MB.most, Math.max(DOCUMENT_MB.least, (memory * DOCUMENT_SHARE) / jobs)))
}

/** An engine whose every call runs in a child process: pages in small ones, whole documents in large ones. The first call starts them. */
export function createEngine({ jobs = availableParallelism() }: EngineOptions = {}): Engine {
  const entry = new URL('./engine-child.ts', import.meta.url)
  const pages = lazyPool({ entry, size: jobs, memoryMb: PAGE_MB, prefork: 1 })
  const documents = lazyPool({ entry, size: jobs, memoryMb: documentMb(jobs), prefork: 1 })

  const writeResults: Engine['writeResults'] = (formats, input, call) =>
    writeInChild<ResultBytes>(
      formats,
      (wanted, own) => run(documents, 'writeResults', { formats: wanted, input }, deadlines.writeResults(wanted), own),
      call,
    )

  return {
    inspect: (file, call) => run(pages, 'inspect', { file }, deadlines.inspect(), call),
    readPages: (file, numbers, options, call) =>
      run(pages, 'readPages', { file, pages: numbers, options }, deadlines.readPages(numbers), call),
    renderPage: (file, page, width, call) =>
      run(pages, 'renderPage', { file, page, width }, deadlines.renderPage(file), call),
    assemble: (file, inspection, readings, call) =>
      run(documents, 'assemble', { file, inspection, readings }, deadlines.assemble(readings.length), call),
    readWhole: (file, options, call) => run(documents, 'readWhole', { file, options }, deadlines.readWhole(), call),
    review: (task, options, call) =>
      run(documents, 'review', { documents: task, ...options }, deadlines.review(0), call),
    modelQuestions: (review, document, options, call) =>
      run(documents, 'modelQuestions', { review, document, options }, deadlines.opened(), call),
    groundClaims: (review, document, answers, call) =>
      run(documents, 'groundClaims', { review, document, answers }, deadlines.opened(), call),
    checkStatement: (statement, given, call) =>
      run(documents, 'checkStatement', { statement, documents: [...given] }, deadlines.review(0), call),
    keep: createKeeper(documents),
    async writeResult(format, input, call) {
      let only: WrittenResult | undefined
      // Heard to its end: who hangs up after the result ends the child, with which the call would fail.
      for await (const result of writeResults([format], input, call)) only = result
      if (!only) throw new Error(`no result: ${format}`)
      if ('error' in only) throw only.error
      return only.bytes
    },
    writeResults,
    previewResult: (file, kind, language, call) =>
      run(documents, 'previewResult', { file, kind, language }, deadlines.previewResult(), call),
    close: async () => {
      await Promise.all([pages.close(), documents.close()])
    },
  }
}

/** A pool that the first call starts: who never reads a file starts no process. */
function lazyPool(options: ChildPoolOptions): ChildPool {
  let made: ChildPool | undefined
  const pool = () => (made ??= createChildPool(options))
  return {
    run: (...call) => pool().run(...call),
    get scratch() {
      return pool().scratch
    },
    close: async () => made?.close(),
  }
}

/** The results of a call to the child as they come, those that could not be made among them. */
function writeInChild<Made extends object>(
  formats: readonly ResultFormat[],
  write: (formats: readonly ResultFormat[], call: Call<Made | PackedFailure>) => Promise<void>,
  { signal, deadline }: Omit<CallOptions, 'onProgress'> = {},
): ReadableStream<Made | FailedResult> {
  return streamResults<Made>((wanted, onResult, abandoned) => {
    const ended = signal ? AbortSignal.any([signal, abandoned]) : abandoned
    const onProgress = (made: Made | PackedFailure) => onResult(isFailure(made) ? unpackFailure(made) : made)
    return write(wanted, { signal: ended, deadline, onProgress })
  }, formats)
}

/** The calls whose children leave what they made in files of a folder of their own, which goes when they have been used. */
function createKeeper(documents: ChildPool): Engine['keep'] {
  async function makeFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
    const folder = await mkdtemp(join(documents.scratch, 'kept-'))
    return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
  }
  async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
    const { folder, remove } = await makeFolder()
    return work(folder).finally(remove)
  }
  return {
    assembled: (file, inspection, packed, use, call) =>
      inFolder(async (folder) => {
        const readings = await writePages(packed, join(folder, 'pages'))
        const args = { file, inspection, readings, folder }
        return use(await run(documents, 'keepAssembled', args, deadlines.assemble(readings.count), call))
      }),
    whole: (file, options, use, call) =>
      inFolder(async (folder) =>
        use(await run(documents, 'keepWhole', { file, options, folder }, deadlines.readWhole(), call)),
      ),
    sheets: (document, use, call) =>
      inFolder(async (folder) =>
        use(await run(documents, 'keepSheets', { document, folder }, deadlines.opened(), call)),
      ),
    reviews: (task, options, use, call) =>
      inFolder(async (folder) => {
        const args = { documents: task, ...options, folder }
        return use(await run(documents, 'keepReviews', args, deadlines.review(await sizeOf(task)), call))
      }),
    async *results(formats, input, call) {
      const { folder, remove } = await makeFolder()
      try {
        const results = writeInChild<ResultPath>(
          formats,
          (wanted, own) =>
            run(documents, 'keepResults', { formats: wanted, input, folder }, deadlines.writeResults(wanted), own),
          call,
        )
        for await (const result of results) {
          yield result
          if ('path' in result) await rm(result.path, { force: true })
        }
      } finally {
        await remove()
      }
    },
  }
}

/** Bytes of the documents that lie in files. */
async function sizeOf(documents: readonly TaskDocument[]): Promise<number> {
  const sizes = documents.map(async ({ document }) => ('path' in document ? (await stat(document.path)).size : 0))
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

type Call<Progress> = Omit<CallOptions, 'onProgress'> & { onProgress?: (progress: Progress) => void }

/** One typed call. Arguments go as JSON text (see `pack-values.ts`). */
async function run<Name extends OperationName, Progress = EngineProgress>(
  pool: ChildPool,
  name: Name,
  args: Parameters<Operations[Name]>[0],
  deadline: number,
  { signal, onProgress, deadline: asked }: Call<Progress> = {},
): Promise<Awaited<ReturnType<Operations[Name]>>> {
  const packed = await pool.run(name, JSON.stringify(args), {
    signal,
    deadline: asked ?? deadline,
    onProgress: onProgress && ((value) => onProgress(value as Progress)),
  })
  return unpackResult(packed as PackedResult) as Awaited<ReturnType<Operations[Name]>>
}
