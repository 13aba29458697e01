import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { gridsOf } from './plant-html.ts'
import { choosePlants, replaceAt, type PlantedFile, type PlantOptions } from './plant.ts'

const MAIN = 'word/document.xml'

const WORD = {
  table: /<w:tbl>(?:(?!<w:tbl>).)*?<\/w:tbl>/gs,
  row: /<w:tr\b.*?<\/w:tr>/gs,
  cell: /<w:tc>.*?<\/w:tc>/gs,
  text: /(?<=<w:t(?: xml:space="preserve")?>)[^<>]+(?=<\/w:t>)/g,
}

/** Misprints totals in the tables of a Word document. */
export function plantDocx(bytes: Uint8Array, options: PlantOptions): PlantedFile {
  const parts = unzipSync(bytes)
  const text = strFromU8(parts[MAIN] ?? new Uint8Array())
  const chosen = choosePlants(gridsOf(text, WORD), options)
  const changed = zipSync({ ...parts, [MAIN]: strToU8(replaceAt(text, chosen)) })
  return { bytes: changed, plants: chosen.map(({ place: _place, ...plant }) => plant) }
}
