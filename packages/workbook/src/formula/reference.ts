import { parseAddress } from '@tickmark/document'

/** One coordinate: an absolute index, or an offset from the cell that holds the formula. From 0. */
interface Coordinate {
  value: number
  absolute: boolean
}

/**
 * A cell or range as a formula names it, relative to its host, so that all copies of a formula share it.
 * Whole columns have no `top` and `bottom`, whole rows no `left` and `right`.
 */
export interface Reference {
  /** As written, when it names another sheet than the host's. */
  sheet?: string
  /** Refers into another file, or over a span of sheets: not followed. */
  outside?: 'workbook' | 'sheets'
  top?: Coordinate
  left?: Coordinate
  bottom?: Coordinate
  right?: Coordinate
  /** Written as a range, even if of one cell. */
  isRange: boolean
}

/** A rectangle of cells on a sheet, inclusive, indexes from 0. */
export interface Area {
  sheet: string
  top: number
  left: number
  bottom: number
  right: number
}

export interface Place {
  sheet: string
  row: number
  column: number
}

const LAST_ROW = 1_048_575
const LAST_COLUMN = 16_383

/** Reads a reference token as seen from its host. */
export function readReference(text: string, host: Place): Reference {
  const bang = text.lastIndexOf('!')
  const reference: Reference = { isRange: text.includes(':', bang + 1) }
  if (bang >= 0) readSheet(text.slice(0, bang), host, reference)
  const [from = '', to = from] = text.slice(bang + 1).split(':')
  const first = readCorner(from, host)
  const second = readCorner(to, host)
  const [top, bottom] = inOrder(first.row, second.row, host.row)
  const [left, right] = inOrder(first.column, second.column, host.column)
  if (top && bottom) Object.assign(reference, { top, bottom })
  if (left && right) Object.assign(reference, { left, right })
  return reference
}

function readSheet(prefix: string, host: Place, reference: Reference): void {
  const name = prefix.startsWith("'") ? prefix.slice(1, -1).replaceAll("''", "'") : prefix
  if (/\[[^\]]{0,255}\]/.test(name)) reference.outside = 'workbook'
  else if (name.includes(':')) reference.outside = 'sheets'
  if (reference.outside || name.toLowerCase() !== host.sheet.toLowerCase()) reference.sheet = name
}

function readCorner(text: string, host: Place): { row?: Coordinate; column?: Coordinate } {
  const match = /^(\$?)([A-Za-z]{0,3})(\$?)(\d{0,7})$/.exec(text)
  if (!match) return {}
  const [, firstDollar, letters = '', secondDollar, digits = ''] = match
  const address = parseAddress(`${letters || 'A'}${digits || '1'}`)
  if (!address) return {}
  const rowDollar = letters ? secondDollar : firstDollar
  const row = digits ? coordinate(address.rowIndex, rowDollar === '$', host.row) : undefined
  const column = letters ? coordinate(address.columnIndex, firstDollar === '$', host.column) : undefined
  return { ...(row && { row }), ...(column && { column }) }
}

function coordinate(index: number, absolute: boolean, host: number): Coordinate {
  return { value: absolute ? index : index - host, absolute }
}

function inOrder(
  a: Coordinate | undefined,
  b: Coordinate | undefined,
  host: number,
): [Coordinate | undefined, Coordinate | undefined] {
  if (!a || !b) return [a, b]
  return absoluteIndex(a, host) <= absoluteIndex(b, host) ? [a, b] : [b, a]
}

function absoluteIndex(coordinate: Coordinate, host: number): number {
  return coordinate.absolute ? coordinate.value : coordinate.value + host
}

/** Where the reference points from this host; undefined when it leaves the workbook or the grid. */
export function resolveReference(reference: Reference, host: Place): Area | undefined {
  if (reference.outside) return undefined
  const top = reference.top ? absoluteIndex(reference.top, host.row) : 0
  const bottom = reference.bottom ? absoluteIndex(reference.bottom, host.row) : LAST_ROW
  const left = reference.left ? absoluteIndex(reference.left, host.column) : 0
  const right = reference.right ? absoluteIndex(reference.right, host.column) : LAST_COLUMN
  if (top < 0 || left < 0) return undefined
  return { sheet: reference.sheet ?? host.sheet, top, left, bottom, right }
}

/** The reference in R1C1 notation; the sheet's name only where it is another one. */
export function toRelativeText(reference: Reference): string {
  const sheet = reference.sheet ? `${reference.sheet.toLowerCase()}!` : ''
  const from = corner(reference.top, reference.left)
  return reference.isRange ? `${sheet}${from}:${corner(reference.bottom, reference.right)}` : sheet + from
}

function corner(row: Coordinate | undefined, column: Coordinate | undefined): string {
  return (row ? `R${part(row)}` : '') + (column ? `C${part(column)}` : '')
}

function part(coordinate: Coordinate): string {
  return coordinate.absolute ? String(coordinate.value + 1) : `[${coordinate.value}]`
}

export function areaContains(area: Area, place: Place): boolean {
  return (
    place.row >= area.top &&
    place.row <= area.bottom &&
    place.column >= area.left &&
    place.column <= area.right &&
    place.sheet === area.sheet
  )
}
