import { readFile } from 'node:fs/promises'
import type { Tuning } from '@tickmark/review'

/** Why a tuning file cannot be used: the path in it and what is wrong there, for the person who wrote it. */
export class TuningError extends Error {
  constructor(file: string, detail: string, cause?: unknown) {
    super(`${file}: ${detail}`, { cause })
    this.name = 'TuningError'
  }
}

/**
 * What a firm has set for itself, from its JSON file; undefined without one. A setting that the product does not know is refused,
 * since a misspelt one would silently have no effect.
 */
export async function readTuning(file: string | undefined): Promise<Tuning | undefined> {
  if (!file) return undefined
  const json = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch((error: unknown) => {
      throw new TuningError(file, error instanceof Error ? error.message : String(error), error)
    })
  // The rules are heavy, and most processes that could read such a file never review anything themselves.
  const review = await import('@tickmark/review')
  const parsed = review.Tuning.strict().safeParse(json)
  if (parsed.success) return parsed.data
  const detail = parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
  throw new TuningError(file, detail.join('; '), parsed.error)
}
