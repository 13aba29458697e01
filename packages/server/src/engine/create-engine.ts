import { availableParallelism } from 'node:os'
import { createChildPool } from '@tickmark/readers'
import type { CallOptions, Engine } from './engine.ts'
import type { OperationName, Operations } from './operations.ts'
import { unpackResult } from './pack-values.ts'
import type { PackedResult } from './pack-values.ts'

export interface EngineOptions {
  /** Children that work at the same time; one a core when absent. */
  jobs?: number
  /** Resident memory at which a child is killed. */
  memoryMb?: number
}

const SECOND = 1000

/** Milliseconds that a call may take when its caller sets no deadline, by its amount of work. */
const DEADLINES = {
  inspect: 15 * SECOND,
  wholeFile: 120 * SECOND,
  page: 30 * SECOND,
  assemblyPage: SECOND / 2,
  review: 300 * SECOND,
  result: 300 * SECOND,
}

/** Starts an engine whose every call runs in a child process of its own pool. */
export function createEngine({ jobs = availableParallelism(), memoryMb = 2048 }: EngineOptions = {}): Engine {
  const pool = createChildPool({
    entry: new URL('./engine-child.ts', import.meta.url),
    size: jobs,
    memoryMb,
    prefork: 1,
  })

  async function run<Name extends OperationName>(
    name: Name,
    args: Parameters<Operations[Name]>[0],
    deadline: number,
    call: CallOptions = {},
  ): Promise<Awaited<ReturnType<Operations[Name]>>> {
    const { signal, onProgress } = call
    const result = await pool.run(name, JSON.stringify(args), {
      signal,
      deadline: call.deadline ?? deadline,
      onProgress: onProgress && ((value) => onProgress(value as Parameters<typeof onProgress>[0])),
    })
    return unpackResult(result as PackedResult) as Awaited<ReturnType<Operations[Name]>>
  }

  return {
    inspect: (file, call) => run('inspect', { file }, DEADLINES.inspect, call),
    readPages: (file, pages, options, call) =>
      run('readPages', { file, pages, options }, DEADLINES.page * (pages.length + 1), call),
    assemble: (file, inspection, readings, call) =>
      run(
        'assemble',
        { file, inspection, readings },
        DEADLINES.wholeFile + DEADLINES.assemblyPage * readings.length,
        call,
      ),
    readWhole: (file, options, call) => run('readWhole', { file, options }, DEADLINES.wholeFile, call),
    renderPage: (file, page, width, call) => run('renderPage', { file, page, width }, DEADLINES.page, call),
    review: (documents, { type, tuning }, call) => run('review', { documents, type, tuning }, DEADLINES.review, call),
    writeResult: (format, input, call) => run('writeResult', { format, input }, DEADLINES.result, call),
    close: () => pool.close(),
  }
}
