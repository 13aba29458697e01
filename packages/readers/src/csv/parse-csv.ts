const DELIMITERS = [',', ';', '\t', '|'] as const

/** Spreadsheet programs name the delimiter in a line of its own, which is none of the data. */
const NAMED_DELIMITER = /^sep=(.)\r?\n/i

/** Rows and fields of delimited text (RFC 4180, with whatever delimiter the file uses). */
export function parseCsv(content: string): string[][] {
  const [line = '', named] = NAMED_DELIMITER.exec(content) ?? []
  const text = content.slice(line.length)
  return splitRows(text, named ?? guessDelimiter(text))
}

function splitRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const { value, end } = text[at] === '"' ? quotedField(text, at, delimiter) : plainField(text, at, delimiter)
    row.push(value)
    at = end
    if (text[at] === delimiter) {
      at++
      if (at === text.length) row.push('')
      continue
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++
    at++
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}

function plainField(text: string, start: number, delimiter: string): { value: string; end: number } {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++
  return { value: text.slice(start, end), end }
}

function quotedField(text: string, start: number, delimiter: string): { value: string; end: number } {
  let value = ''
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return { value: value + text.slice(at), end: text.length }
    value += text.slice(at, quote)
    if (text[quote + 1] !== '"') {
      // Writers that do not know the rules leave text behind the closing quote.
      const rest = plainField(text, quote + 1, delimiter)
      return { value: value + rest.value, end: rest.end }
    }
    value += '"'
    at = quote + 2
  }
}

/** The delimiter that stands equally often in the first lines, and most often among those. */
function guessDelimiter(text: string): string {
  const lines = text
    .slice(0, 65_536)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/, 21)
    .filter((line) => line.trim())
    .slice(0, 20)
  let best: { delimiter: string; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const typical = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
    const regular = counts.filter((count) => count === typical).length / Math.max(1, counts.length)
    const score = typical * regular ** 2
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}
