import { cellAddress } from '@tickmark/document'
import { readReference, resolveReference, type Place } from '../formula/reference.ts'
import { rewriteReferences } from '../formula/translate.ts'
import { tokenizeFormula } from '../formula/tokenize.ts'
import type { SheetMap } from './map-lines.ts'
import type { LineMap } from './align.ts'

/** Finds the map of a sheet by the name that formulas use. */
export type FindSheet = (name: string) => { map: SheetMap; name: string } | undefined

/** Which way a formula is carried: from the old version into the new one, or back. */
export interface Carry {
  find: FindSheet
  linesOf: (lines: LineMap) => Way
}

/** Targets by index, and the indexes that stand in another order there. */
export interface Way {
  targets: ReadonlyMap<number, number>
  moved: ReadonlySet<number>
}

/** What stands where a reference led to a line that the other version lacks. */
const LOST = '#REF!'

/**
 * The formula of `host` as the other version would have to write it to say the same: each reference leads where the lines that it names
 * have gone. What a range took in by inserting lines inside it stays inside.
 */
export function carryFormula(formula: string, host: Place, carry: Carry): string {
  return rewriteReferences(formula, ({ text }) => carryReference(text, host, carry))
}

function carryReference(text: string, host: Place, { find, linesOf }: Carry): string {
  const reference = readReference(text, host)
  const area = resolveReference(reference, host)
  if (!area) return text
  const found = find(area.sheet)
  if (!found) return text
  const { map, name } = found
  const bang = text.lastIndexOf('!')
  const prefix = bang < 0 ? '' : `${quoted(name)}!`
  const rows = reference.top ? carrySpan(area.top, area.bottom, linesOf(map.rows)) : undefined
  const columns = reference.left ? carrySpan(area.left, area.right, linesOf(map.columns)) : undefined
  if ((reference.top && !rows) || (reference.left && !columns)) return LOST
  if (!rows || !columns) return prefix + text.slice(bang + 1)
  const [from = '', to] = text.slice(bang + 1).split(':')
  const first = withAnchors(from, rows[0], columns[0])
  return prefix + (to === undefined ? first : `${first}:${withAnchors(to, rows[1], columns[1])}`)
}

/** A line that holds nothing has no partner: it goes with its neighbours. */
function carrySpan(from: number, to: number, { targets: map, moved }: Way): [number, number] | undefined {
  const known: number[] = []
  const stayed: number[] = []
  for (let index = from; index <= Math.min(to, from + LONGEST_SPAN); index++) {
    const target = map.get(index)
    if (target === undefined) continue
    known.push(target)
    if (!moved.has(index)) stayed.push(target)
  }
  const lines = from === to || stayed.length === 0 ? known : stayed
  if (lines.length === 0) {
    const [start, end] = [besides(from, map), besides(to, map)]
    return start === undefined || end === undefined ? undefined : [start, end]
  }
  const [low, high] = [Math.min(...lines), Math.max(...lines)]
  // Blank lines at the ends of a range are carried along.
  const lead = leadOf(from, map)
  const trail = trailOf(to, map)
  return [low - lead, high + trail]
}

const LONGEST_SPAN = 20_000

/** Lines of a range before the first that has a partner. */
function leadOf(from: number, map: ReadonlyMap<number, number>): number {
  let lead = 0
  while (!map.has(from + lead)) lead++
  return lead
}

function trailOf(to: number, map: ReadonlyMap<number, number>): number {
  let trail = 0
  while (!map.has(to - trail)) trail++
  return trail
}

/** Where a blank line stands in the other version: as far from the line above it as before. */
function besides(index: number, map: ReadonlyMap<number, number>): number | undefined {
  for (let step = 1; step <= index; step++) {
    const above = map.get(index - step)
    if (above !== undefined) return above + step
  }
  return index
}

function withAnchors(corner: string, row: number, column: number): string {
  const [, columnDollar = '', rowDollar = ''] = /^(\$?)[A-Za-z]+(\$?)\d+$/.exec(corner) ?? []
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(cellAddress(row, column)) ?? []
  return `${columnDollar}${letters}${rowDollar}${digits}`
}

function quoted(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) ? name : `'${name.replaceAll("'", "''")}'`
}

/** A formula without what says nothing: blanks, capitals, quotation marks around names of sheets. */
export function plainFormula(formula: string): string {
  return tokenizeFormula(formula)
    .map(({ type, text }) => (type === 'text' ? text : text.replaceAll(/[\s']/g, '').toUpperCase()))
    .join('')
}
