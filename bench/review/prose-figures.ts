/**
 * What becomes of the figures in sentences of reports: how many are ticked, told to be wrong or left open, and why those stay open.
 *
 *   node bench/review/prose-figures.ts DOCUMENT.json.zst … [--list OUT.txt] [--plant SEED] (documents: bench/judge/read-documents.ts)
 *
 * Of an open figure it tells whether the same amount stands in a table (so that a reader could hold it against something), or in another
 * sentence; rates apart. Lines of tables that were read as text are left out. `--list` writes each open figure with its sentence and every finding on a sentence, to be read by hand. `--plant`: one error is planted into a ticked figure of each paragraph, and told is what became of those figures.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { zstdDecompressSync } from 'node:zlib'
import { amountValue, roundingOf } from '@tickmark/document'
import type { Document, Figure } from '@tickmark/document'
import { review } from '@tickmark/review'
import { proposeRelations } from '@tickmark/review/judge'
import { makeRandom } from '../chance/random.ts'
import { placeOf, plantFigures } from '../judge/plant-figures.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'string' }, plant: { type: 'string' } },
})

/** Fewer digits than these are met by chance. */
const LEAST_DIGITS = 3

/** Fewer words a figure than these: a line of a table that was read as text. */
const LEAST_WORDS = 3

type Counts = Record<string, number>
const total: Counts = {}
const lines: string[] = []
for (const file of positionals) {
  const name = path.basename(file).replace('.json.zst', '')
  const document = JSON.parse(zstdDecompressSync(readFileSync(file)).toString()) as Document
  const counts = values.plant ? countPlanted(document, Number(values.plant)) : countFigures(document, name)
  for (const [key, count] of Object.entries(counts)) total[key] = (total[key] ?? 0) + count
  console.log(tell(name, counts))
}
console.log(tell('all', total))
if (values.list) writeFileSync(values.list, lines.join('\n'))

function countFigures(document: Document, name: string): Counts {
  const { figures, findings } = review(document)
  const { grids, sentences } = proposeRelations(document)
  const cells = grids.flatMap((grid) => grid.cells.flat().flatMap((cell) => (cell && !cell.dash ? [cell.figure] : [])))
  const states = new Map(figures.map((figure) => [figure.id, figure]))
  const prose = sentences.flatMap((sentence) =>
    sentence.figures.flatMap(({ figure }) => {
      const own = states.get(figure.id)
      return own ? [{ own, sentence, isRow: isRow(sentence) }] : []
    }),
  )
  const counts: Counts = {}
  for (const { own, sentence, isRow: isOfTable } of prose) {
    const cause = isOfTable
      ? 'row of a table'
      : own.state === 'unverified'
        ? causeOf(
            own,
            cells,
            prose.map((one) => one.own),
          )
        : own.state
    counts[cause] = (counts[cause] ?? 0) + 1
    if (own.state === 'unverified')
      lines.push(`${name} p${own.location.page ?? ''} [${cause}] «${own.text}» ${sentence.text}`)
  }
  for (const finding of findings) {
    const [first] = finding.evidence
    if (first?.location.start === undefined && first?.location.rowIndex !== undefined) continue
    lines.push(
      `FINDING ${name} p${first?.location.page ?? ''} ${finding.severity} ${finding.ruleId} ${JSON.stringify(finding.data)} | ${finding.evidence.map(({ text }) => text).join(' || ')}`,
    )
  }
  return counts
}

function isRow({ text, figures }: { text: string; figures: readonly unknown[] }): boolean {
  const words = text.match(/\p{Script=Latin}{2,}|[\u3040-\u9fff\uac00-\ud7af]{2}/gu)?.length ?? 0
  return words < LEAST_WORDS * figures.length
}

function causeOf(own: Figure, cells: readonly Figure[], prose: readonly Figure[]): string {
  const kind = own.amount.unit === 'percent' || own.amount.unit === 'points' ? 'rate' : 'amount'
  if (own.amount.value.replace(/\D/g, '').replace(/^0+/, '').length < LEAST_DIGITS) return `open ${kind}, few digits`
  if (cells.some((other) => isSame(own, other))) return `open ${kind}, in a table`
  return prose.some((other) => other !== own && isSame(own, other))
    ? `open ${kind}, in another sentence`
    : `open ${kind}, alone`
}

/** The states of figures of sentences that were ticked before an error was planted into them. */
function countPlanted(document: Document, seed: number): Counts {
  const ticked = new Set(
    review(document).figures.flatMap((figure) => (figure.state === 'verified' ? placeOf(figure) : [])),
  )
  const inProse = proposeRelations(document).relations.filter(
    ({ result, holds }) => holds && result.location.start !== undefined && ticked.has(placeOf(result)),
  )
  const alone = inProse.map((relation) => ({ ...relation, terms: [] }))
  const { document: copy, plants } = plantFigures(document, alone, makeRandom(seed))
  const states = new Map(review(copy).figures.map((figure) => [placeOf(figure), figure.state]))
  const counts: Counts = {}
  const isTwin = ({ place, right, wrong }: (typeof plants)[number]) =>
    plants.some((other) => other.place !== place && other.right === right && other.wrong === wrong)
  for (const plant of plants) {
    const { place, size } = plant
    // A sentence says nothing of a sign, and one error in two places agrees with itself.
    if (size === 'sign' || isTwin(plant)) continue
    const state = states.get(place) ?? 'no figure'
    counts[state] = (counts[state] ?? 0) + 1
  }
  return counts
}

/** Whether a figure prints another's amount again, as far as it is printed, signs apart. */
function isSame({ amount: own }: Figure, { amount: other }: Figure): boolean {
  const isRate = own.unit === 'percent' || own.unit === 'points'
  if (isRate !== (other.unit === 'percent' || other.unit === 'points')) return false
  const gap = amountValue(own).abs().minus(amountValue(other).abs()).abs()
  return gap.lessThanOrEqualTo(roundingOf(own)) && roundingOf(other).lessThanOrEqualTo(roundingOf(own))
}

function tell(name: string, counts: Counts): string {
  const of = Object.entries(counts).reduce((sum, [key, count]) => sum + (key === 'row of a table' ? 0 : count), 0)
  const share = of === 0 ? 0 : Math.round((100 * (counts.verified ?? 0)) / of)
  const rest = Object.entries(counts).toSorted((a, b) => b[1] - a[1])
  return `${name}: ${share} % of ${of} ticked; ${rest.map(([key, count]) => `${key} ${count}`).join(', ')}`
}
