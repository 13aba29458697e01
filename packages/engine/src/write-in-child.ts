import type { ChildFolder } from '@tickmark/isolation'
import { deadlines } from './deadlines.ts'
import type { CallOptions, ResultInput } from './engine.ts'
import type { FailedResult, ResultFormat } from './result-format.ts'
import { runInChild, type Workplace } from './run-in-child.ts'
import { streamResults } from './stream-results.ts'
import { isFailure, unpackFailure, type PackedFailure } from './written-result.ts'

interface Writing {
  name: 'writeResults' | 'keepResults'
  formats: readonly ResultFormat[]
  input: ResultInput
}

type Take<Made> = (made: Made | PackedFailure, folder: ChildFolder) => Made | PackedFailure

/** The results of a call to the child as they come, those that could not be made among them. */
export function writeInChild<Made extends object>(
  documents: Workplace,
  { name, formats, input }: Writing,
  { signal, deadline }: Omit<CallOptions, 'onProgress'> = {},
  take: Take<Made> = (made) => made,
): ReadableStream<Made | FailedResult> {
  return streamResults<Made>((wanted, onResult, abandoned) => {
    const ended = signal ? AbortSignal.any([signal, abandoned]) : abandoned
    const onProgress = (made: Made | PackedFailure, folder: ChildFolder) => {
      const taken = take(made, folder)
      onResult(isFailure(taken) ? unpackFailure(taken) : taken)
    }
    const operation = { name, args: { formats: wanted, input }, deadline: deadlines.writeResults(wanted) }
    return runInChild<typeof name, void, Made | PackedFailure>(documents, operation, {
      signal: ended,
      deadline,
      onProgress,
    })
  }, formats)
}
