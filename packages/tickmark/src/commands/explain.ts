import { availableParallelism } from 'node:os'
import { createEngine } from '@tickmark/engine'
import type { CliContext } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { chooseFrom, chooseLanguage, parseOptions } from '../arguments/options.ts'
import { UsageError } from '../arguments/usage-error.ts'
import { readInputs } from '../files/read-inputs.ts'
import { coloursFor } from '../terminal/colours.ts'
import { toExplainedText } from '../terminal/explained-text.ts'
import { startProgress } from '../terminal/progress.ts'
import { problem } from '../texts/problems.ts'

const FORMATS = ['text', 'json'] as const

/** `tickmark explain FILE FIGURE`: why a figure is ticked, reported, or left open. */
export async function explain(args: string[], context: CliContext): Promise<number> {
  const { values, positionals } = parseOptions(args, { format: { type: 'string' }, language: { type: 'string' } })
  const language = values.language ? chooseLanguage(values.language, {}) : context.language
  const format = chooseFrom('format', values.format, FORMATS)
  const [path, ...words] = positionals
  if (path === undefined) throw new UsageError(problem.noFiles)
  // A figure may be printed with blanks: "1 234".
  const figure = words.join(' ')
  if (figure === '') throw new UsageError(problem.missing('FIGURE'))
  const jobs = availableParallelism()
  const engine = createEngine({ jobs, owner: 'caller' })
  engine.prepare('pages', 'documents')
  const progress = startProgress(context.stderr, language, 1)
  const { signal, stdout } = context
  try {
    const [input] = await readInputs(engine, [path], { jobs, signal, progress, textLanguage: language })
    if (!input) return EXIT.unreadable
    const explained = await engine.explain(figure, input.document, { signal })
    progress.end()
    const { document } = input
    const terminal = { colours: coloursFor(stdout, context.environment), language, document, width: widthOf(stdout) }
    stdout.write(format === 'json' ? `${JSON.stringify(explained, null, 2)}\n` : toExplainedText(explained, terminal))
    return explained.length > 0 ? EXIT.fine : EXIT.unreadable
  } finally {
    progress.end()
    await engine.close()
  }
}

/** Columns where the output is no terminal. */
const PLAIN_WIDTH = 100

function widthOf({ columns }: CliContext['stdout']): number {
  return columns || PLAIN_WIDTH
}
