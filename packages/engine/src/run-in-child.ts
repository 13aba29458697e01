import type { ChildFolder, ChildPool } from '@tickmark/isolation'
import type { CallOptions, EngineProgress } from './engine.ts'
import type { OperationName, Operations } from './operations.ts'
import { unpackResult, type PackedResult } from './pack-values.ts'
import { placeInputs } from './place-inputs.ts'

/** A child's pool and for whom it is asked. */
export interface Workplace {
  pool: ChildPool
  /** Undefined: for nobody who comes again. */
  owner: string | undefined
  /** With whom its calls count where children are shared out. */
  share?: string
}

export type Call<Progress> = Omit<CallOptions, 'onProgress'> & {
  onProgress?: (progress: Progress, folder: ChildFolder) => void
}

type Arguments<Name extends OperationName> = Parameters<Operations[Name]>[0]
type Result<Name extends OperationName> = Awaited<ReturnType<Operations[Name]>>
/** Where an operation leaves files, that is its child's folder, which its caller cannot know. */
type Asked<Args> = Omit<Args, 'folder'>

export interface Operation<Name extends OperationName, Value> {
  name: Name
  args: Asked<Arguments<Name>>
  /** Milliseconds. */
  deadline: number
  /** Takes the files that the child left, before anybody else gets the child. */
  take?(result: Result<Name>, folder: ChildFolder): Value
}

/** One typed call. The files that its arguments name are given to the child. Arguments go as JSON text (see `pack-values.ts`). */
export async function runInChild<Name extends OperationName, Value = Result<Name>, Progress = EngineProgress>(
  { pool, owner, share }: Workplace,
  { name, args, deadline, take }: Operation<Name, Value>,
  { signal, onProgress, deadline: asked }: Call<Progress> = {},
): Promise<Value> {
  return pool.runIn(
    name,
    {
      give: async (folder) => JSON.stringify({ ...(await placeInputs(args, folder)), folder: folder.made }),
      take: (packed, folder) => {
        const result = unpackResult(packed as PackedResult) as Result<Name>
        return take ? take(result, folder) : (result as unknown as Value)
      },
    },
    {
      owner,
      share,
      signal,
      deadline: asked ?? deadline,
      onProgress: onProgress && ((value, folder) => onProgress(value as Progress, folder)),
    },
  )
}
