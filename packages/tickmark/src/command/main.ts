import process from 'node:process'
import { ERRORS, READ_ERRORS } from '@tickmark/contract/error-keys'
import type { ErrorKey } from '@tickmark/contract/error-keys'
import { BRAND, ReadError } from '@tickmark/document'
import type { Translations } from '@tickmark/document'
import { OperatorProblem, writeProblem } from '@tickmark/contract/operator-problem'
import type { CliContext, Command } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { chooseLanguage } from '../arguments/options.ts'
import { nearest } from '../arguments/nearest.ts'
import { commandHelp } from '../texts/command-help.ts'
import { help } from '../texts/help.ts'
import { colon, problem } from '../texts/problems.ts'
import { UsageError } from '../arguments/usage-error.ts'

/** Commands by name, each loaded when it is called: `extract` never loads the web server. */
const commands: Record<keyof typeof commandHelp, () => Promise<Command>> = {
  review: async () => (await import('../commands/review.ts')).review,
  explain: async () => (await import('../commands/explain.ts')).explain,
  compare: async () => (await import('../commands/compare.ts')).compare,
  extract: async () => (await import('../commands/extract.ts')).extract,
  mcp: async () => (await import('../commands/mcp.ts')).mcp,
  serve: async () => (await import('../commands/serve.ts')).serveAs('all'),
  api: async () => (await import('../commands/serve.ts')).serveAs('api'),
  worker: async () => (await import('../commands/serve.ts')).serveAs('worker'),
  user: async () => (await import('../commands/user.ts')).user,
  code: async () => (await import('../commands/code.ts')).code,
  models: async () => (await import('../commands/models.ts')).models,
  audit: async () => (await import('../commands/audit.ts')).audit,
  receipt: async () => (await import('../commands/receipt.ts')).receipt,
  backup: async () => (await import('../commands/backup.ts')).backup,
  restore: async () => (await import('../commands/backup.ts')).restore,
  storage: async () => (await import('../commands/storage.ts')).storage,
  doctor: async () => (await import('../commands/doctor.ts')).doctor,
}

/** Runs a command line and tells its exit code. */
export async function main(args: string[]): Promise<number> {
  const abort = new AbortController()
  const stop = (): void => abort.abort()
  process.once('SIGINT', stop).once('SIGTERM', stop).once('SIGHUP', stop)
  const { stdout, stderr, env: environment } = process
  let failure: unknown
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // A reader such as `head` may close its pipe early: that ends the run and is no error.
      if (error.code !== 'EPIPE') failure ??= writeProblem('stdout', error)
      stop()
    })
  }
  const language = languageAsked(args, chooseLanguage(undefined, environment))
  const context = { stdout, stderr, environment, language, signal: abort.signal }
  try {
    const code = await runCommand(args, context)
    await new Promise((flushed) => stdout.write('', flushed))
    return failure === undefined ? code : tellFailure(failure, context)
  } catch (error) {
    return abort.signal.aborted && failure === undefined ? EXIT.interrupted : tellFailure(failure ?? error, context)
  }
}

/** Says what went wrong in the person's language, and with which exit code it ends. */
function tellFailure(error: unknown, { stderr, language }: CliContext): number {
  const refusal = refusalOf(error)
  if (refusal) {
    stderr.write(`${refusal[language]}${error instanceof ReadError ? ` (${error.message})` : ''}\n`)
    return EXIT.unreadable
  }
  // A mistake of ours: its stack is what a report of it needs.
  stderr.write(
    `${ERRORS.system_error.text[language]}${colon[language]}${error instanceof Error ? error.stack : String(error)}\n`,
  )
  return EXIT.broken
}

/** What the person, a file or the service is at fault for, in words. */
function refusalOf(error: unknown): Translations | undefined {
  if (error instanceof UsageError || error instanceof OperatorProblem) return error.text
  if (error instanceof ReadError) return READ_ERRORS[error.key]
  const { key } = error as { key?: unknown }
  return typeof key === 'string' && Object.hasOwn(ERRORS, key) ? ERRORS[key as ErrorKey].text : undefined
}

async function runCommand([name, ...rest]: string[], context: CliContext): Promise<number> {
  if (name === '--version' || name === '-v') {
    context.stdout.write(`${BRAND.version}\n`)
    return EXIT.fine
  }
  if (name === undefined) {
    context.stderr.write(`${help[context.language]}\n`)
    return EXIT.unreadable
  }
  if (['--help', '-h', 'help'].includes(name))
    return showHelp(
      rest.find((word) => !word.startsWith('-')),
      context,
    )
  const load = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined
  if (!load) throw new UsageError(problem.unknownCommand(name, nearest(name, Object.keys(commands))))
  if (rest.includes('--help') || rest.includes('-h')) return showHelp(name, context)
  return (await load())(rest, context)
}

/** Of one command, or of all. */
function showHelp(name: string | undefined, { stdout, language }: CliContext): number {
  const own =
    name !== undefined && Object.hasOwn(commandHelp, name) ? commandHelp[name as keyof typeof commandHelp] : help
  stdout.write(`${own[language]}\n`)
  return EXIT.fine
}

/** The language that was asked for, found even where the rest of the line is wrong. */
function languageAsked(args: string[], fallback: CliContext['language']): CliContext['language'] {
  const index = args.findIndex((arg) => arg === '--language' || arg.startsWith('--language='))
  const value = args[index]?.split('=')[1] ?? args[index + 1]
  try {
    return value === undefined ? fallback : chooseLanguage(value, {})
  } catch {
    return fallback
  }
}
