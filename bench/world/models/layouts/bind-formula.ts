import { firstOf, itemAt, numberAt } from '@tickmark/document'
import type { Place } from '../book.ts'
import { rewrite, type Expression, type Reference, type SlotPoint } from '../formula/expression.ts'
import { parseTemplate } from '../formula/parse-template.ts'
import type { Block, Slot } from '../sheet-plan/plan.ts'
import { baseSlots, neighbour } from '../sheet-plan/slots.ts'
import { spotOf, type Placed } from './placed.ts'

interface Standing {
  placed: Placed
  block: Block
  slot: Slot
  at: Place
}

/** A template's lines become cells; undefined where one of them has no cell (the period before the first). */
export function bindFormula(template: string, standing: Standing): Expression | undefined {
  let isWhole = true
  const expand = (node: Expression): Expression | undefined => {
    if (node.type === 'call') {
      const args = node.args.flatMap((arg): Expression[] =>
        arg.type === 'line' ? bindLine(arg, standing) : [rewrite(arg, expand)],
      )
      if (node.args.some((arg) => arg.type === 'line' && bindLine(arg, standing).length === 0)) isWhole = false
      return { ...node, args }
    }
    if (node.type !== 'line') return undefined
    const [bound] = bindLine(node, standing)
    if (!bound) isWhole = false
    return bound ?? { type: 'number', value: 0 }
  }
  const expression = rewrite(parseTemplate(template), expand)
  return isWhole ? expression : undefined
}

type LineNode = Extract<Expression, { type: 'line' }>

/** The cells of a line: one reference, or the ranges that it falls into. */
function bindLine(node: LineNode, standing: Standing): Expression[] {
  const { placed } = standing
  const scope = standing.block.scope ?? ''
  const block = node.block ? placed.plan.blocks.find(({ id }) => id === `${scope}${node.block}`) : standing.block
  if (!block) throw new Error(`no block ${node.block}`)
  const from = slotAt(node.from, block, standing)
  if (!from) return []
  const isFromFixed = isFixed(node.from, block, standing)
  if (!node.to)
    return bindSlots(node, { block, slots: [from], fixed: { from: isFromFixed, to: isFromFixed } }, standing)
  const to = slotAt(node.to, block, standing)
  if (!to) return []
  const track = block.slots.filter((slot) => from.track !== to.track || slot.track === from.track)
  const [first, last] = [track.indexOf(from), track.indexOf(to)]
  if (last < first) return []
  const fixed = { from: isFromFixed, to: isFixed(node.to, block, standing) }
  return bindSlots(node, { block, slots: track.slice(first, last + 1), fixed }, standing)
}

interface Choice {
  block: Block
  slots: Slot[]
  /** Whether the first and the last slot stay when the formula is copied. */
  fixed: { from: boolean; to: boolean }
}

function bindSlots(node: LineNode, { block, slots, fixed }: Choice, { placed, block: own }: Standing): Expression[] {
  const find = (line: string, slot: Slot): Place => {
    const at = placed.placeOf(block.id, line, slot.id)
    if (!at) throw new Error(`no line ${block.id}.${line}`)
    return at
  }
  const starts = slots.map((slot) => find(node.line, slot))
  const ends = slots.map((slot) => find(node.toLine ?? node.line, slot))
  const isAcross = spotOf(placed, block).isAcross
  const isValue = block.shape === 'values' && own !== block
  const reference = (at: Place, isSlotFixed: boolean): Reference => ({
    ...at,
    fixedRow: isValue || (!isAcross && isSlotFixed),
    fixedColumn: isValue || (isAcross && isSlotFixed),
  })
  if (slots.length === 1 && !node.toLine && !node.to) {
    const name = isValue ? placed.book.names.find(({ at }) => isSame(at, firstOf(starts)))?.name : undefined
    return [{ type: 'cell', at: reference(firstOf(starts), fixed.from), name }]
  }
  // A blank column between two slots splits no range; a slot of another track does.
  const orders = slots.map((slot) => block.slots.indexOf(slot))
  const runs: [number, number][] = []
  orders.forEach((order, index) => {
    const run = runs.at(-1)
    if (run && order === numberAt(orders, index - 1) + 1) run[1] = index
    else runs.push([index, index])
  })
  return runs.map(([first, last]) => ({
    type: 'range',
    from: reference(itemAt(starts, first), fixed.from),
    to: reference(itemAt(ends, last), fixed.to),
  }))
}

function slotAt({ base, offset }: SlotPoint, block: Block, { slot }: Standing): Slot | undefined {
  const track = baseSlots(block.slots)
  if (base === 'first') return track[offset]
  if (base === 'start') return track.filter(({ kind }) => kind !== 'historic')[offset]
  if (base === 'last') return track.at(offset - 1)
  if (base !== 'here') return block.slots.find(({ id }) => id === base.id)
  if (block.slots.length === 1) return block.slots[0]
  return neighbour(block.slots, slot.id, offset)
}

function isFixed({ base }: SlotPoint, block: Block, { block: own, slot }: Standing): boolean {
  if (base === 'here') return false
  // Sums of the own row move with the formula when it is copied to the next line.
  if (
    own === block &&
    (slot.kind === 'sum' || slot.kind === 'statistic' || slot.kind === 'difference' || slot.kind === 'percent')
  )
    return false
  return own.slots.length > 1
}

const isSame = (a: Place, b: Place): boolean => a.sheet === b.sheet && a.row === b.row && a.column === b.column
