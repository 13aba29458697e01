/**
 * Draws financial models with their truth: FILE.xlsx and FILE.json each.
 *
 *   npm run world:models -- --out DIR [--seed 1] [--count 10] [--kind NAME] [--trait TEXT] [--slips 0]
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { drawModel, plantSeveral } from './draw-model.ts'
import { writeXlsx } from './write-xlsx.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '10' },
    kind: { type: 'string' },
    trait: { type: 'string' },
    slips: { type: 'string', default: '0' },
  },
})
if (!values.out) throw new Error('--out DIR is missing')
mkdirSync(values.out, { recursive: true })
const start = performance.now()
let written = 0
for (let seed = Number(values.seed); written < Number(values.count); seed++) {
  const model = drawModel({ seed, kind: values.kind })
  if (values.trait && !model.truth.traits.includes(values.trait)) continue
  const { book, truth } = plantSeveral(model, Number(values.slips))
  writeFileSync(path.join(values.out, `${truth.id}.xlsx`), writeXlsx(book))
  writeFileSync(path.join(values.out, `${truth.id}.json`), JSON.stringify(truth, undefined, 1))
  written++
}
console.log(`${written} models in ${((performance.now() - start) / 1000).toFixed(1)} s`)
