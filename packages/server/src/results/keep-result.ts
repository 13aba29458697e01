import type { ResultFormat, ResultInput } from '@tickmark/engine'
import type { App } from '../app/app.ts'
import { openFileLater } from '../storage/storage.ts'

/** Has one result written and keeps it; answers its size in bytes. */
export async function keepResult(
  { engine, storage }: App,
  key: string,
  format: ResultFormat,
  input: ResultInput,
): Promise<number> {
  let size: number | undefined
  for await (const result of engine.keep.results([format], input)) {
    if ('error' in result) throw result.error
    size = await storage.put(key, openFileLater(result.path))
  }
  if (size === undefined) throw new Error(`no result: ${format}`)
  return size
}
