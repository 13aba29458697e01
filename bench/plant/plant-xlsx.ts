import { getExisting, itemAt } from '@tickmark/document'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { choosePlants, replaceAt, type PlantedFile, type PlantOptions } from './plant.ts'
import type { Grid, GridCell } from './provable.ts'

interface Place {
  part: string
  start: number
  end: number
}

const CELL = /<c r="([A-Z]{1,3})(\d+)"([^>]*)>(.*?)<\/c>/gs

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1

/** Typed numbers of a sheet in their places; what a formula gives is left out, for correcting it corrects itself. */
function gridOf(part: string, text: string): Grid<Place> {
  const grid: (GridCell<Place> | undefined)[][] = []
  for (const match of text.matchAll(CELL)) {
    const [all, letters, row, attributes, inside] = match as unknown as [string, string, string, string, string]
    const value = /<v>(-?\d+(?:\.\d+)?)<\/v>/.exec(inside)
    if (!value || inside.includes('<f') || /\bt="(?!n")/.test(attributes)) continue
    const start = match.index + all.indexOf(value[0]) + '<v>'.length
    const cells = (grid[Number(row) - 1] ??= [])
    cells[columnOf(letters)] = { text: itemAt(value, 1), place: { part, start, end: start + itemAt(value, 1).length } }
  }
  return Array.from(grid, (cells) => cells ?? [])
}

/** Misprints typed totals of typed columns, one a sheet. */
export function plantXlsx(bytes: Uint8Array, options: PlantOptions): PlantedFile {
  const parts = unzipSync(bytes)
  const sheets = Object.entries(parts).filter(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
  const texts = new Map(sheets.map(([name, part]) => [name, strFromU8(part)]))
  const chosen = choosePlants(
    [...texts].map(([name, text]) => gridOf(name, text)),
    options,
  )
  for (const [name, own] of Map.groupBy(chosen, ({ place }) => place.part))
    parts[name] = strToU8(replaceAt(getExisting(texts, name), own))
  return { bytes: zipSync(parts), plants: chosen.map(({ place: _place, ...plant }) => plant) }
}
