/** Facts about an event; errors are written with their stack. Never put a secret or a document's text here. */
type LogFields = Record<string, unknown>

export interface Log {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

type Level = keyof Log
const MARKS: Record<Level, string> = { info: ' ', warn: '!', error: '✗' }

/** Writes to stderr: one JSON object a line, or lines for people. */
export function createLog(format: 'json' | 'pretty', write = (line: string) => void process.stderr.write(line)): Log {
  const at =
    (level: Level) =>
    (message: string, fields: LogFields = {}) => {
      const plain = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlain(value)]))
      write(format === 'json' ? toJsonLine(level, message, plain) : toPrettyLine(level, message, plain))
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** For tests and commands that have nothing to tell. */
export const SILENT_LOG: Log = { info() {}, warn() {}, error() {} }

function toJsonLine(level: Level, message: string, fields: LogFields): string {
  return JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }) + '\n'
}

function toPrettyLine(level: Level, message: string, fields: LogFields): string {
  const facts = Object.entries(fields).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return `${new Date().toTimeString().slice(0, 8)} ${MARKS[level]} ${[message, ...facts].join('  ')}\n`
}

function toPlain(value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? value.message) : value
}
