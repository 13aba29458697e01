import { splitRow } from '../../../ui/split-row.ts'

/** An example of a rule's page: a piece of a report or of a workbook that is sound, or that has the problem. */
export interface Example {
  kind: 'ok' | 'problem'
  /** Where the problem stands in a workbook. */
  place?: { sheet: string; cells: string }
  parts: ExamplePart[]
}

export interface ExampleSheet {
  kind: 'sheet'
  name: string
  hidden?: 'sheet' | { row: string } | { column: string }
  rows: string[][]
}

export type ExamplePart =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'other-file' }
  | ExampleSheet

const INFO = /^(workbook )?(ok|problem)(?: (?:(\S+)!(\S+)|\w+))?$/
const SHEET = /^# (.+?)(?: \((?:row (\d+) |column ([A-Z]+) )?(hidden)\))?$/

/** Reads a fenced example; undefined where the info string names no example. */
export function parseExample(info: string, lines: readonly string[]): Example | undefined {
  const found = INFO.exec(info)
  if (!found) return undefined
  const [, workbook, kind, sheet, cells] = found
  return {
    kind: kind as Example['kind'],
    ...(sheet && cells && { place: { sheet, cells } }),
    parts: workbook ? sheetsOf(lines) : lines.reduce(addLine, []),
  }
}

function sheetsOf(lines: readonly string[]): ExampleSheet[] {
  const sheets: ExampleSheet[] = []
  for (const line of lines) {
    const [, name, row, column, hidden] = SHEET.exec(line) ?? []
    if (name) sheets.push({ kind: 'sheet', name, ...(hidden && { hidden: hiddenOf(row, column) }), rows: [] })
    else if (line.startsWith('|')) sheets.at(-1)?.rows.push(splitRow(line))
  }
  return sheets
}

function hiddenOf(row: string | undefined, column: string | undefined): ExampleSheet['hidden'] {
  if (row) return { row }
  return column ? { column } : 'sheet'
}

/** Adds a line of a report: a table goes on over lines, all else is one line each. */
function addLine(parts: ExamplePart[], line: string, index: number, lines: readonly string[]): ExamplePart[] {
  const last = parts.at(-1)
  if (line.startsWith('|')) {
    if (last?.kind === 'table' && lines[index - 1]?.startsWith('|')) last.rows.push(splitRow(line))
    else parts.push({ kind: 'table', rows: [splitRow(line)] })
  } else if (line === '=====') parts.push({ kind: 'other-file' })
  else if (line.startsWith('# ')) parts.push({ kind: 'heading', text: line.slice(2) })
  else if (line.trim()) parts.push({ kind: 'paragraph', text: line })
  return parts
}
