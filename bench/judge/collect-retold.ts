/**
 * What the judge is fitted on where two sentences tell one thing: broken claims of documents as they are, and of copies with errors planted
 * into figures that another sentence prints again.
 *
 *   node bench/judge/collect-retold.ts OUT.jsonl DOCUMENT.json.zst … [--variants 3] [--seed 1]
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { zstdDecompressSync } from 'node:zlib'
import type { Document, Figure } from '@tickmark/document'
import { figuresOf, makeSentences, retold } from '@tickmark/review/judge'
import type { Relation } from '@tickmark/review/judge'
import { makeRandom } from '../chance/random.ts'
import { keyOf, rowsOf } from './claim-rows.ts'
import type { CueRow } from './claim-rows.ts'
import { plantFigures } from './plant-figures.ts'
import type { FigurePlant } from './plant-figures.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { variants: { type: 'string', default: '3' }, seed: { type: 'string', default: '1' } },
})
/** Letters on either side of a figure that are kept to be read. */
const STRETCH = 90
const [out, ...files] = positionals
if (!out) throw new Error('usage: node bench/judge/collect-retold.ts OUT.jsonl DOCUMENT.json.zst …')
writeFileSync(out, '')
for (const file of files) collect(file, out)

function collect(file: string, target: string): void {
  const document = JSON.parse(zstdDecompressSync(readFileSync(file)).toString()) as Document
  const name = path.basename(file).replace('.json.zst', '')
  const sound = retold(makeSentences(document))
  const lines: unknown[] = claimsOf(document, sound, []).map((row) => ({ document: name, variant: 0, ...row }))
  const known = new Set(sound.filter(({ holds }) => !holds).map(keyOf))
  for (let variant = 1; variant <= Number(values.variants); variant++) {
    const random = makeRandom(Number(values.seed) * 1000 + variant)
    const { document: copy, plants } = plantFigures(document, sound, random)
    const rows = claimsOf(copy, retold(makeSentences(copy)), plants)
    for (const row of rows) if (!known.has(row.key) || row.plant) lines.push({ document: name, variant, ...row })
    const found = new Set(rows.flatMap(({ plant }) => plant?.place ?? []))
    for (const plant of plants) if (!found.has(plant.place)) lines.push({ document: name, variant, missed: plant })
  }
  appendFileSync(target, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  console.log(`${name}: ${lines.length} rows`)
}

/** The broken claims of its sentences, each with the words around its figures. */
function claimsOf(document: Document, relations: readonly Relation[], plants: readonly FigurePlant[]): CueRow[] {
  const texts = new Map(document.blocks.map((block) => [block.id, 'text' in block ? block.text : '']))
  return rowsOf({ relations, figures: [] }, plants, (relation) =>
    figuresOf(relation)
      .map((figure) => stretchOf(texts.get(figure.location.block ?? '') ?? '', figure))
      .join(' | '),
  )
}

function stretchOf(text: string, { text: own, location: { start = 0 } }: Figure): string {
  const [before, behind] = [text.slice(Math.max(0, start - STRETCH), start), text.slice(start + own.length)]
  return `${before}⟦${own}⟧${behind.slice(0, STRETCH)}`.replace(/\s+/g, ' ')
}
