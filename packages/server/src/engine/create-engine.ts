import { availableParallelism } from 'node:os'
import { createChildPool } from '@tickmark/readers'
import type { ChildPool } from '@tickmark/readers'
import { deadlines } from './deadlines.ts'
import type { CallOptions, Engine, EngineProgress, WrittenResult } from './engine.ts'
import type { OperationName, Operations } from './operations.ts'
import { unpackResult } from './pack-values.ts'
import type { PackedResult } from './pack-values.ts'
import { streamResults } from './stream-results.ts'
import { unpackWritten, type WrittenInChild } from './written-result.ts'

export interface EngineOptions {
  /** Children that work at the same time on pages, and as many on whole documents; one a core when absent. */
  jobs?: number
}

/** What reading a page may take (OCR: 0.5 GB), and what a whole document may. Resident megabytes at which a child is killed. */
const MEMORY_MB = { page: 720, document: 2048 }

/** Starts an engine whose every call runs in a child process: pages in small ones, whole documents in large ones. */
export function createEngine({ jobs = availableParallelism() }: EngineOptions = {}): Engine {
  const entry = new URL('./engine-child.ts', import.meta.url)
  const pages = createChildPool({ entry, size: jobs, memoryMb: MEMORY_MB.page, prefork: 1 })
  const documents = createChildPool({ entry, size: jobs, memoryMb: MEMORY_MB.document, prefork: 1 })

  const writeResults: Engine['writeResults'] = (formats, input, { signal, deadline } = {}) =>
    streamResults((wanted, onResult, abandoned) => {
      const onProgress = (written: WrittenInChild) => onResult(unpackWritten(written))
      const ended = signal ? AbortSignal.any([signal, abandoned]) : abandoned
      const call = { signal: ended, deadline, onProgress }
      return run(documents, 'writeResults', { formats: wanted, input }, deadlines.writeResults(wanted), call)
    }, formats)

  return {
    inspect: (file, call) => run(pages, 'inspect', { file }, deadlines.inspect(), call),
    readPages: (file, numbers, options, call) =>
      run(pages, 'readPages', { file, pages: numbers, options }, deadlines.readPages(numbers), call),
    renderPage: (file, page, width, call) =>
      run(pages, 'renderPage', { file, page, width }, deadlines.renderPage(file), call),
    assemble: (file, inspection, readings, call) =>
      run(documents, 'assemble', { file, inspection, readings }, deadlines.assemble(readings.length), call),
    readWhole: (file, options, call) => run(documents, 'readWhole', { file, options }, deadlines.readWhole(), call),
    review: (task, { type, tuning }, call) =>
      run(documents, 'review', { documents: task, type, tuning }, deadlines.review(), call),
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
