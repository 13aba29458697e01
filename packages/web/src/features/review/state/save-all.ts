import type { Problem } from '@tickmark/contract'

/** Decisions on their way at once: a browser opens no more connections to a server, and others wait on theirs. */
const AT_ONCE = 4

/** What was saved, and the first failure; after it nothing more is sent. */
export interface SavedAll {
  saved: Problem[]
  failure: unknown
}

/** Saves a decision on each of several problems, a few at a time; what went well before a failure is told beside it. */
export async function saveAll(
  problems: readonly Problem[],
  save: (problem: Problem) => Promise<Problem>,
): Promise<SavedAll> {
  const saved: Problem[] = []
  let failure: unknown
  let next = 0
  async function work(): Promise<void> {
    for (let problem = problems[next++]; problem && !failure; problem = problems[next++])
      try {
        saved.push(await save(problem))
      } catch (error) {
        failure ??= error
      }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { saved, failure }
}
