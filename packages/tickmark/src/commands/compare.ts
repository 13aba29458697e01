import { availableParallelism } from 'node:os'
import { createEngine, type Engine } from '@tickmark/engine'
import type { ReviewedVersion } from '@tickmark/review'
import type { CliContext } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { chooseFrom, chooseLanguage, parseOptions } from '../arguments/options.ts'
import { UsageError } from '../arguments/usage-error.ts'
import { readInputs, type Input } from '../files/read-inputs.ts'
import { coloursFor } from '../terminal/colours.ts'
import { toComparedText } from '../terminal/compared-text.ts'
import { startProgress } from '../terminal/progress.ts'
import { problem } from '../texts/problems.ts'

const FORMATS = ['text', 'json'] as const
/** Columns where the output is no terminal. */
const PLAIN_WIDTH = 100

/** `tickmark compare OLD NEW`: what was changed between two versions of a workbook or a report, and what it does. */
export async function compare(args: string[], context: CliContext): Promise<number> {
  const { values, positionals } = parseOptions(args, { format: { type: 'string' }, language: { type: 'string' } })
  const language = values.language ? chooseLanguage(values.language, {}) : context.language
  const format = chooseFrom('format', values.format, FORMATS)
  const [old, own, more] = positionals
  if (old === undefined) throw new UsageError(problem.noFiles)
  if (own === undefined || more !== undefined) throw new UsageError(problem.missing('OLD NEW'))
  const jobs = availableParallelism()
  const engine = createEngine({ jobs, owner: 'caller' })
  engine.prepare('pages', 'documents')
  const progress = startProgress(context.stderr, language, 2)
  const { signal, stdout } = context
  try {
    const inputs = await readInputs(engine, [old, own], { jobs, signal, progress, textLanguage: language })
    const [first, second] = inputs
    if (!first || !second) return EXIT.unreadable
    progress.phase('reviewing')
    // Each by itself: as files of one task they would be held against each other.
    const before = await reviewed(engine, first, signal)
    const after = await reviewed(engine, second, signal)
    const comparison = await engine.compare(before, after, { signal })
    progress.end()
    const terminal = {
      colours: coloursFor(stdout, context.environment),
      language,
      width: stdout.columns || PLAIN_WIDTH,
    }
    stdout.write(
      format === 'json'
        ? `${JSON.stringify({ before: old, after: own, ...comparison }, null, 2)}\n`
        : toComparedText(comparison, { ...terminal, before: before.document, after: after.document }),
    )
    const isWorse = comparison.findings.new.some(({ severity }) => severity === 'serious')
    return isWorse ? EXIT.serious : EXIT.fine
  } finally {
    progress.end()
    await engine.close()
  }
}

async function reviewed(engine: Engine, { path, document }: Input, signal: AbortSignal): Promise<ReviewedVersion> {
  const [review] = await engine.review([{ fileId: path, document }], { type: 'auto' }, { signal })
  if (!review) throw new Error(`no review of ${path}`)
  return { document, review }
}
