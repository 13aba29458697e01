/**
 * Plants errors into read reports that the reports themselves prove wrong, many in one copy, and tells how many the review finds, by what
 * proves them.
 *
 *   node bench/review/planted-reports.ts DIR_OF_JSON_ZST [--seed 1] [--per-proof 2] [--only NAME] [--verbose]
 *
 * DIR holds what `bench/judge/read-documents.ts` wrote. An error is found where a finding above a suggestion, which the report as it is does
 * not have, shows it. At most one is planted in a block, so that they stay apart; what else is told is counted as well.
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { zstdDecompressSync } from 'node:zlib'
import type { Document, Finding } from '@tickmark/document'
import { review } from '@tickmark/review'
import { makeRandom, type Random } from '../chance/random.ts'
import { PROOFS, type PlantPlace, type Proof } from './provable-places.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    'per-proof': { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean' },
  },
})
const [folder] = positionals
if (!folder) throw new Error('usage: node bench/review/planted-reports.ts DIR_OF_JSON_ZST')

const counts = new Map<Proof, { found: number; of: number }>()
let others = 0
for (const name of readdirSync(folder).toSorted())
  if (name.endsWith('.json.zst') && name.includes(values.only)) measure(name, path.join(folder, name))
console.table(Object.fromEntries([...counts].map(([proof, { found, of }]) => [proof, `${found} of ${of}`])))
console.log(`other new findings: ${others}`)

function measure(name: string, file: string): void {
  const document = JSON.parse(zstdDecompressSync(readFileSync(file)).toString()) as Document
  const places = choosePlaces(document, makeRandom(seedOf(name)))
  const known = new Set(review(document).findings.map(({ fingerprint }) => fingerprint))
  const fresh = review(planted(document, places)).findings.filter(
    ({ fingerprint, severity }) => severity !== 'suggestion' && !known.has(fingerprint),
  )
  for (const place of places) {
    const isFound = fresh.some((finding) => shows(finding, place))
    const { found, of } = counts.get(place.proof) ?? { found: 0, of: 0 }
    counts.set(place.proof, { found: found + Number(isFound), of: of + 1 })
    if (!isFound && values.verbose) console.log(`missed ${place.proof} in ${name}: ${place.where}`)
  }
  others += fresh.filter((finding) => !places.some((place) => shows(finding, place))).length
}

function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, Number(values.seed))
}

function choosePlaces(document: Document, random: Random): PlantPlace[] {
  const used = new Set<string>()
  return Object.entries(PROOFS).flatMap(([proof, find]) => {
    const left = find(document, random)
    const chosen: PlantPlace[] = []
    while (chosen.length < Number(values['per-proof']) && left.length > 0) {
      const [place] = left.splice(Math.floor(random() * left.length), 1)
      if (!place || used.has(place.block)) continue
      used.add(place.block)
      chosen.push({ ...place, proof: proof as Proof })
    }
    return chosen
  })
}

function planted(document: Document, places: readonly PlantPlace[]): Document {
  const byBlock = new Map(places.map((place) => [place.block, place]))
  return { ...document, blocks: document.blocks.map((block) => byBlock.get(block.id)?.change(block) ?? block) }
}

function plain(text: string): string {
  return text.replaceAll(/[\s,$()]/g, '').toLowerCase()
}

function shows({ evidence, expected, data }: Finding, { told }: PlantPlace): boolean {
  const texts = [
    ...evidence.flatMap(({ text, value }) => [text, value ?? '']),
    expected ?? '',
    ...Object.values(data).map(String),
  ]
  return texts.some((text) => plain(text).includes(plain(told)))
}
