import { firstOf } from '@tickmark/document'
import type { Document, Figure } from '@tickmark/document'
import type { Relation } from '@tickmark/review/judge'
import { misprint } from '../plant/misprint.ts'
import { pick, type Random } from '../chance/random.ts'

/** How far a planted error is from what was printed. */
export type PlantSize = 'digit' | 'swapped' | 'x1.3' | 'x3' | 'x10' | 'x1000' | 'sign' | 'copied'
const SIZES: readonly PlantSize[] = [
  ...(['digit', 'digit', 'swapped', 'x1.3', 'x1.3'] as const),
  ...(['x3', 'x10', 'x1000', 'sign', 'copied'] as const),
]

export interface FigurePlant {
  place: string
  size: PlantSize
  kind: Relation['kind']
  role: 'result' | 'term'
  right: string
  wrong: string
  /** Lanes of its structure that hold in the sound document, and the addends of its own. */
  lanes: number
  terms: number
}

/** A figure's place in the document, the same before and after an error was planted there. */
export function placeOf({ location: { block, rowIndex, columnIndex, start } }: Figure): string {
  return `${block} ${rowIndex ?? ''} ${columnIndex ?? ''} ${start ?? ''}`
}

/**
 * Plants an error into one figure of each block that takes part in a relation that holds. One error a block, so that they stay apart:
 * many in one copy of the document cost one review.
 */
export function plantFigures(
  document: Document,
  relations: readonly Relation[],
  random: Random,
): { document: Document; plants: FigurePlant[] } {
  const held = relations.filter(({ holds, confidence }) => holds && confidence >= 0.5)
  const byBlock = Map.groupBy(held, ({ result }) => result.location.block ?? '')
  const blocks = new Map(document.blocks.map((block) => [block.id, block]))
  const used = new Set<string>()
  const lanes = Map.groupBy(held, ({ group }) => group ?? '')
  const plants: FigurePlant[] = []
  for (const group of byBlock.values()) {
    const kinds = [...Map.groupBy(group, ({ kind }) => kind).values()]
    const relation = pick(pick(kinds, random) ?? group, random) ?? firstOf(group)
    const figures = [relation.result, relation.result, ...relation.terms.map((term) => term.figure)]
    const figure = pick(figures, random) ?? relation.result
    const id = figure.location.block ?? ''
    const block = blocks.get(id)
    if (!block || used.has(id) || digitsOf(figure) < leastDigits(figure)) continue
    const size = pick(SIZES, random) ?? 'digit'
    const wrong = size === 'copied' ? copyNeighbour(block, figure, random) : resize(figure, size, random)
    if (!wrong || wrong === figure.text) continue
    const changed = replaceFigure(block, figure, wrong)
    if (!changed) continue
    used.add(id)
    blocks.set(id, changed)
    const role = figure === relation.result ? 'result' : 'term'
    plants.push({
      place: placeOf(figure),
      size,
      kind: relation.kind,
      role,
      right: figure.text,
      wrong,
      lanes: relation.group === undefined ? 1 : (lanes.get(relation.group)?.length ?? 1),
      terms: relation.terms.length,
    })
  }
  return { document: { ...document, blocks: document.blocks.map((block) => blocks.get(block.id) ?? block) }, plants }
}

/** Digits of a figure, decimals among them. */
function digitsOf({ amount }: Figure): number {
  return amount.value.replace(/\D/g, '').length
}

/** In a column a figure of two digits is mostly no amount; in a sentence it is a rate. */
function leastDigits({ location }: Figure): number {
  return location.start === undefined ? 3 : 2
}

/** The figure's print with another number of the chosen size. */
function resize(figure: Figure, size: Exclude<PlantSize, 'copied'>, random: Random): string | undefined {
  const number = /\d[\d,. ]*\d|\d/.exec(figure.text)?.[0]
  if (!number) return undefined
  if (size === 'digit' || size === 'swapped') {
    const slip = misprint(number, random)
    return slip && figure.text.replace(number, slip.wrong)
  }
  if (size === 'sign') return turnSign(figure.text, number)
  const factor = { 'x1.3': 1.15 + random() * 0.5, x3: 2 + random() * 3, x10: 10, x1000: 1000 }[size]
  return figure.text.replace(number, printLike(number, factor))
}

/** What stands in the cell above, below, before or behind, as it is printed there. */
function copyNeighbour(
  block: Document['blocks'][number],
  { location, text }: Figure,
  random: Random,
): string | undefined {
  if (block.type !== 'table') return undefined
  const [row, column] = [location.rowIndex ?? 0, location.columnIndex ?? 0]
  const near = block.cells.filter(
    (cell) =>
      Math.abs(cell.rowIndex - row) + Math.abs(cell.columnIndex - column) === 1 &&
      NUMBER_CELL.test(cell.text) &&
      cell.text !== text,
  )
  return pick(near, random)?.text
}

/** A cell of a number of three digits at least, signs and grouping among them. */
const NUMBER_CELL = /^[-(−–△▲]?\s?\d[\d,.]*\d\d\)?$/

function turnSign(text: string, number: string): string | undefined {
  if (/\(.*\)/.test(text)) return text.replace(/[()]/g, '')
  if (/[-−–△▲]/.test(text)) return text.replace(/[-−–△▲]\s?/, '')
  return text.replace(number, `(${number})`)
}

function printLike(number: string, factor: number): string {
  const point = /[.]\d+$/.exec(number)?.[0] ?? ''
  const plain = Number(number.replace(/[, ]/g, ''))
  const [whole = '', fraction] = (plain * factor).toFixed(Math.max(0, point.length - 1)).split('.')
  const grouped =
    number.includes(',') || (whole.length > 4 && /,/.test(number)) ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

function replaceFigure(
  block: Document['blocks'][number],
  { location, text }: Figure,
  wrong: string,
): Document['blocks'][number] | undefined {
  if (block.type === 'table') {
    const at = block.cells.findIndex(
      ({ rowIndex, columnIndex, text: own }) =>
        rowIndex === location.rowIndex && columnIndex === location.columnIndex && own.includes(text),
    )
    if (at < 0) return undefined
    const cells = block.cells.map((cell, index) =>
      index === at ? { ...cell, text: cell.text.replace(text, wrong) } : cell,
    )
    return { ...block, cells }
  }
  if (!('text' in block) || location.start === undefined) return undefined
  const { start } = location
  if (block.text.slice(start, start + text.length) !== text) return undefined
  return { ...block, text: block.text.slice(0, start) + wrong + block.text.slice(start + text.length) }
}
