/** Milliseconds after which what has not answered is not ready. */
const DEADLINE = 2000
/** Milliseconds for which an answer holds: who asks more often gets the same one. */
const FRESH = 1000
/** Milliseconds for which a part that was ready is believed to be while it has not answered again: a busy process is not a broken one. */
const BELIEVED = 15_000

type Checks<Name extends string> = Record<Name, () => Promise<boolean>>

/**
 * Whether each part is ready, within two seconds whatever happens to it. A check that fails is made once more before it counts.
 * However many ask, a part is asked once at a time: nobody can
 * wear it down by asking, and one that hangs is not asked again before it has answered.
 */
export function createReadiness<Name extends string>(checks: Checks<Name>): () => Promise<Record<Name, boolean>> {
  const parts = Object.entries<() => Promise<boolean>>(checks).map(([name, check]) => [name, watchPart(check)] as const)
  return async () =>
    Object.fromEntries(await Promise.all(parts.map(async ([name, isReady]) => [name, await isReady()]))) as Record<
      Name,
      boolean
    >
}

function watchPart(check: () => Promise<boolean>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  let askedAt = 0
  let known: { ready: boolean; until: number } | undefined

  return async () => {
    const now = performance.now()
    if (known && now < known.until) return known.ready
    if (!asked) {
      askedAt = now
      asked = attempt(check)
        .then(async (ready) => ready || attempt(check))
        .then((ready) => {
          known = { ready, until: performance.now() + FRESH }
          asked = undefined
          return ready
        })
    }
    const isBelieved = known?.ready === true && now < known.until + BELIEVED
    return inTime(asked, askedAt + DEADLINE - now, isBelieved)
  }
}

const attempt = (check: () => Promise<boolean>): Promise<boolean> => check().catch(() => false)

/** `otherwise` when no answer came in time. */
async function inTime(answer: Promise<boolean>, milliseconds: number, otherwise: boolean): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(otherwise), Math.max(0, milliseconds))
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
