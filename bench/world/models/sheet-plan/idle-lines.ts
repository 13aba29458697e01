import { itemAt } from '@tickmark/document'
import type { Dice } from '../dice.ts'
import { flow, rate } from './lines.ts'
import type { Block, Content, Line, PlanBody, Slot } from './plan.ts'
import { baseSlots } from './slots.ts'

/** Id of the line that an idle block waits to be filled with. */
export const IDLE = 'idle'

const SUM = /^=SUM\((\w+)\.\.(\w+)\)$/

/**
 * Lines that hold nothing yet, or nothing in most periods, beside those that a total adds up: one of the total's own (idle), one that
 * is no addend at all (a ratio above the lines, a part of the last line below it). What a range must take in does not show in today's
 * values.
 */
export function addIdleLine(body: PlanBody, dice: Dice): PlanBody {
  const fitting = body.blocks.flatMap((block) => {
    const total = block.shape === 'series' ? totalOf(block) : undefined
    return total ? [{ block, total }] : []
  })
  if (fitting.length === 0) return body
  const { block: chosen, total } = dice.pick(...fitting)
  const change = dice.pick(waiting, waiting, ratioAbove, partBelow)
  return { ...body, blocks: body.blocks.map((block) => (block === chosen ? change(block, total, dice) : block)) }
}

interface Total {
  line: Line
  first: string
  last: string
}

function totalOf({ lines }: Block): Total | undefined {
  for (const line of lines) {
    const sums = new Set(templatesOf(line).filter((template) => SUM.test(template)))
    const [, first, last] = SUM.exec([...sums][0] ?? '') ?? []
    if (sums.size === 1 && first && last) return { line, first, last }
  }
  return undefined
}

const templatesOf = ({ every, historic, forecast, at }: Line): string[] =>
  [every, historic, forecast, ...Object.values(at ?? {})].filter((own): own is string => typeof own === 'string')

/** A further line at the end of the total's lines: noughts, or one amount and blanks where the block balances with nothing. */
function waiting(block: Block, { line, first, last }: Total, dice: Dice): Block {
  const slots = inputSlots(block)
  const once = block.role === 'budget' && dice.chance(0.6) ? dice.pick(...slots) : undefined
  const amount = dice.int(20, 400)
  const idle = flow(IDLE, 'idle line', {
    at: Object.fromEntries(slots.map((slot) => [slot.id, contentAt(slot, once, amount)])),
    input: true,
  })
  const total = rewrite(line, `=SUM(${first}..${last})`, `=SUM(${first}..${IDLE})`)
  return { ...block, lines: insert(block, last, 1, idle).map((own) => (own === line ? total : own)) }
}

const contentAt = (slot: Slot, once: Slot | undefined, amount: number): Content =>
  slot === once ? amount : once ? '' : 0

/** A ratio above the lines that its first period has no number for; the sum of that period starts at it. */
function ratioAbove(block: Block, { line, first, last }: Total, dice: Dice): Block {
  const slots = inputSlots(block)
  const start = itemAt(slots, 0)
  const ratio = rate('ratio', 'ratio above', {
    at: Object.fromEntries(slots.map((slot) => [slot.id, slot === start ? '' : dice.real(0.01, 0.09, 3)])),
    inSum: 'none',
    input: true,
  })
  const total: Line = {
    ...line,
    at: { ...line.at, [start.id]: `=SUM(ratio..${last})` },
    why: { ...line.why, [start.id]: 'the range takes in a cell that is empty' },
  }
  return { ...block, lines: insert(block, first, 0, ratio).map((own) => (own === line ? total : own)) }
}

/** What the last line holds of something, nought today: shown, and not added. */
function partBelow(block: Block, { last }: Total): Block {
  const slots = inputSlots(block)
  const part = flow('part', 'of which', { at: Object.fromEntries(slots.map(({ id }) => [id, 0])), input: true })
  return { ...block, lines: insert(block, last, 1, part) }
}

const inputSlots = ({ slots }: Block): Slot[] => {
  const plain = slots.filter(({ kind }) => kind === 'historic' || kind === 'forecast' || kind === 'record')
  return plain.length > 0 ? plain : baseSlots(slots)
}

function insert({ lines }: Block, beside: string, step: number, line: Line): Line[] {
  const at = lines.findIndex(({ id }) => id === beside) + step
  return [...lines.slice(0, at), line, ...lines.slice(at)]
}

function rewrite(line: Line, before: string, after: string): Line {
  const change = <T>(own: T): T => (own === before ? (after as T) : own)
  return {
    ...line,
    every: change(line.every),
    historic: change(line.historic),
    forecast: change(line.forecast),
    ...(line.at && { at: Object.fromEntries(Object.entries(line.at).map(([slot, own]) => [slot, change(own)])) }),
  }
}
