/**
 * Records as CSV for spreadsheet programs (RFC 4180, with a byte order mark so that they read UTF-8). Text that such a program would
 * run as a formula is disarmed with an apostrophe: what stands here was typed by strangers.
 */
export function toCsv(records: readonly Record<string, unknown>[]): string {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const lines = [names, ...records.map((record) => names.map((name) => toText(record[name])))]
  return '\ufeff' + lines.map((line) => line.map(quote).join(',') + '\r\n').join('')
}

function toText(value: unknown): string {
  if (value === undefined || value === null) return ''
  const text = Array.isArray(value) ? value.join('; ') : String(value)
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
