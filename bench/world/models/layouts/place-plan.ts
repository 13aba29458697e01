import { itemAt } from '@tickmark/document'
import type { Random } from '../../../chance/random.ts'
import type { Book, Sheet, Style } from '../book.ts'
import { computeBook } from '../formula/evaluate.ts'
import { readLabel } from '../labels.ts'
import { contentOf } from '../sheet-plan/content-of.ts'
import type { Block, Content, Line, Plan, Slot } from '../sheet-plan/plan.ts'
import type { Manner } from './manner.ts'
import { headOf } from './heads.ts'
import { formatOf } from './number-formats.ts'
import { arrangeBlocks, type Spot } from './arrange-blocks.ts'
import { bindFormula } from './bind-formula.ts'
import { put, type Placed } from './placed.ts'
import { addSensitivities } from './sensitivities.ts'

export function placePlan(plan: Plan, manner: Manner, random: Random): Placed {
  const spots = arrangeBlocks(plan, manner)
  const book: Book = {
    sheets: sheetsOf(spots),
    names: [],
    iterate: plan.iterate ?? false,
    sharedFormulas: manner.sharedFormulas,
  }
  const byBlock = new Map(spots.map((spot) => [spot.block.id, spot]))
  const placed: Placed = {
    plan,
    manner,
    book,
    spots,
    sensitivities: [],
    compounds: [],
    placeOf: (block, line, slot) => byBlock.get(block)?.placeOf(line, slot),
  }
  if (manner.names) nameInputs(placed)
  for (const spot of spots) writeBlock(placed, spot)
  addSensitivities(placed, random)
  computeBook(book)
  return placed
}

function sheetsOf(spots: readonly Spot[]): Sheet[] {
  const names = [...new Set(spots.map(({ sheet }) => sheet))]
  return names.map((name) => ({ name, cells: new Map(), hiddenRows: new Set(), widths: new Map(), dataTables: [] }))
}

/** Single inputs get names that formulas use instead of addresses. */
function nameInputs({ plan, book, placeOf }: Placed): void {
  for (const block of plan.blocks)
    if (block.shape === 'values' && block.slots.length === 1)
      for (const line of block.lines) {
        const at = placeOf(block.id, line.id, itemAt(block.slots, 0).id)
        if (at && !line.heading && line.measure !== 'text') book.names.push({ name: `${block.id}_${line.id}`, at })
      }
}

function writeBlock(placed: Placed, spot: Spot): void {
  const { plan, manner } = placed
  const { block } = spot
  const text = (key: string): string => readLabel(key, plan)
  if (spot.titleAt) put(placed, spot.titleAt, { value: text(block.title), style: { bold: true } })
  if (spot.cornerAt && block.corner) put(placed, spot.cornerAt, { value: text(block.corner), style: { bold: true } })
  for (const slot of block.slots) writeHead(placed, spot, slot)
  for (const line of block.lines) {
    const label = line.text ?? text(line.label)
    const at = spot.labelOf(line.id)
    if (at)
      put(placed, at, {
        value: label,
        style: { bold: line.total || line.heading, ...(line.heading ? headFill(manner) : {}) },
      })
    const unitAt = spot.unitOf(line.id)
    if (unitAt && !line.heading) put(placed, unitAt, { value: text(`unit ${line.unit}`), style: {} })
    for (const slot of block.slots) writeContent(placed, spot, { line, slot })
  }
}

const headFill = (manner: Manner): Style => (manner.colored ? { fill: 'D9E1F2' } : {})

function writeHead(placed: Placed, spot: Spot, slot: Slot): void {
  const at = spot.headOf(slot.id)
  if (!at) return
  const head = headOf(slot, spot.block, placed)
  if (head) put(placed, at, { ...head, style: { bold: true, ...headFill(placed.manner), ...head.style } })
}

function writeContent(placed: Placed, spot: Spot, { line, slot }: { line: Line; slot: Slot }): void {
  const { block } = spot
  const content = contentOf(block, line, slot)
  const at = spot.placeOf(line.id, slot.id)
  if (!at || content === undefined || content === '') return
  const source = { block: block.id, line: line.id, slot: slot.id }
  if (typeof content !== 'string' || !content.startsWith('=')) {
    const style = styleOf(placed, { block, line, slot, content })
    put(placed, at, { value: content, style, source })
    return
  }
  const formula = bindFormula(content.slice(1), { placed, block, slot, at })
  if (!formula) return
  put(placed, at, { value: 0, formula, style: styleOf(placed, { block, line, slot, content }), source })
}

function styleOf(
  placed: Placed,
  { line, slot, content }: { block: Block; line: Line; slot: Slot; content: Content },
): Style {
  const isTyped = typeof content === 'number'
  return {
    format: slot.kind === 'percent' ? '0.0%' : formatOf(line, placed.manner),
    bold: line.total,
    ...(placed.manner.colored ? { color: isTyped ? '0000FF' : '000000' } : {}),
  }
}
