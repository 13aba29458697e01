/**
 * What the judge is fitted on: broken relations of documents as they are (not meant, or nearly always so) and of copies with planted
 * errors (true where a planted figure takes part), each with what its cues say.
 *
 *   node bench/judge/collect-claims.ts OUT.jsonl DOCUMENT.json.zst … [--variants 3] [--seed 1] [--extracts 4]
 *
 * `--extracts`: so many stretches of one to five pages are taken from each document with pages and collected like documents of their own
 * (`NAME~1`): what is reviewed is often a few pages, and there little stands around a claim.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { zstdDecompressSync } from 'node:zlib'
import type { Document } from '@tickmark/document'
import { proposeRelations } from '@tickmark/review/judge'
import type { Relation } from '@tickmark/review/judge'
import { makeRandom } from '../chance/random.ts'
import { keyOf, rowsOf } from './claim-rows.ts'
import { plantFigures } from './plant-figures.ts'
import { drawExtracts } from './draw-extracts.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variants: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    extracts: { type: 'string', default: '0' },
  },
})
const [out, ...files] = positionals
if (!out) throw new Error('usage: node bench/judge/collect-claims.ts OUT.jsonl DOCUMENT.json.zst …')
writeFileSync(out, '')
for (const file of files) collect(file, out)

function collect(file: string, target: string): void {
  const document = JSON.parse(zstdDecompressSync(readFileSync(file)).toString()) as Document
  const name = path.basename(file).replace('.json.zst', '')
  collectFrom(document, name, target)
  const random = makeRandom(Number(values.seed))
  const extracts = drawExtracts(document, Number(values.extracts), random)
  for (const [at, extract] of extracts.entries()) collectFrom(extract, `${name}~${at + 1}`, target)
}

function collectFrom(document: Document, name: string, target: string): void {
  const begun = performance.now()
  const sound = proposeRelations(document)
  const lines = rowsOf(sound, [], textOf).map((row) => ({ document: name, variant: 0, ...row }))
  const known = new Set(sound.relations.filter(({ holds }) => !holds).map(keyOf))
  const missed: unknown[] = []
  for (let variant = 1; variant <= Number(values.variants); variant++) {
    const random = makeRandom(Number(values.seed) * 1000 + variant)
    const { document: copy, plants } = plantFigures(document, sound.relations, random)
    const rows = rowsOf(proposeRelations(copy), plants, textOf)
    for (const row of rows) if (!known.has(row.key) || row.plant) lines.push({ document: name, variant, ...row })
    const found = new Set(rows.flatMap(({ plant }) => plant?.place ?? []))
    for (const plant of plants) if (!found.has(plant.place)) missed.push({ document: name, variant, missed: plant })
  }
  appendFileSync(target, [...lines, ...missed].map((line) => `${JSON.stringify(line)}\n`).join(''))
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  const planted = lines.filter(({ plant }) => plant).length
  console.log(`${name}: ${lines.length - planted} false, ${planted} true, ${missed.length} left no trace, ${seconds} s`)
}

function textOf({ result, stated, expected }: Relation): string {
  return `p${result.location.page} ${result.label ?? ''} | ${result.columnLabel ?? ''}: ${stated} vs ${expected}`
}
