import type { Language } from '@tickmark/document'

/** What a command sees of the world. */
export interface CliContext {
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
  environment: NodeJS.ProcessEnv
  /** Asked for with `--language`, else that of the terminal. */
  language: Language
  /** Aborted when the person or the system ends the run. */
  signal: AbortSignal
}

/** Runs with the arguments after the command's name and tells the exit code. */
export type Command = (args: string[], context: CliContext) => Promise<number>

export const EXIT = { fine: 0, serious: 1, unreadable: 2, broken: 70, interrupted: 130 } as const
