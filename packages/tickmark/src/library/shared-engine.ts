import { createEngine, type Engine } from '@tickmark/engine'

let started: Engine | undefined

/** The children of this process, started by the first call that needs them. Idle ones do not keep a script from ending. */
export function sharedEngine(): Engine {
  started ??= createEngine({ owner: 'caller' })
  return started
}

/**
 * Ends the child processes at once, and every call that is under way with a `ReadError` (`CANCELLED`). A script that is done ends
 * without it; a service calls it when it stops. The next call starts new ones.
 *
 * @example
 * ```ts
 * import { close, read } from 'tickmark'
 *
 * const document = await read('report.pdf')
 * await close()
 * ```
 */
export async function close(): Promise<void> {
  const ended = started
  started = undefined
  await ended?.close()
}
