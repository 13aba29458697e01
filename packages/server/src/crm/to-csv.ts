/**
 * Rows as CSV for spreadsheet programs (RFC 4180, with a byte order mark so that they read UTF-8). Text that such a program would run
 * as a formula gets an apostrophe in front, since visitors typed it.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return '\ufeff' + rows.map((row) => row.map((text) => quote(disarm(text))).join(',') + '\r\n').join('')
}

const disarm = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
