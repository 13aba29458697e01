import { ReadError } from '@tickmark/document'
import type { FailedResult, ResultFormat } from './result-format.ts'

/** Has the formats written in one call of one child, and tells of each as it comes. */
type WriteFormats<Result> = (
  formats: readonly ResultFormat[],
  onResult: (result: Result | FailedResult) => void,
  signal: AbortSignal,
) => Promise<unknown>

/**
 * The results of one call as they come. A format that ends the child it is written in (memory, time, a crash) fails alone: another
 * child goes on with those behind it.
 */
export function streamResults<Result>(
  write: WriteFormats<Result>,
  formats: readonly ResultFormat[],
): ReadableStream<Result | FailedResult> {
  const abandoned = new AbortController()
  return new ReadableStream({
    async start(controller) {
      for (let rest = formats; rest.length > 0;) {
        let done = 0
        const onResult = (result: Result | FailedResult) => {
          done++
          controller.enqueue(result)
        }
        try {
          await write(rest, onResult, abandoned.signal)
          break
        } catch (error) {
          if (!(error instanceof ReadError) || error.key === 'CANCELLED') throw error
          const format = rest[done]
          if (format) controller.enqueue({ format, error })
          rest = rest.slice(done + 1)
        }
      }
      controller.close()
    },
    cancel: () => abandoned.abort(),
  })
}
