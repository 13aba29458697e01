import { findExisting, itemAt } from '@tickmark/document'
import { cellAt, type Place } from '../book.ts'
import { bindFormula } from '../layouts/bind-formula.ts'
import { baseSlots } from '../sheet-plan/slots.ts'
import type { PlannedSlip, Slot, Block } from '../sheet-plan/plan.ts'
import type { Change, SlipStanding } from './slip.ts'

/** A slip that the kind of model states itself. */
export function plannedChange(slip: PlannedSlip, { placed, dice }: SlipStanding): Change | undefined {
  const [blockId, lineId] = slip.at.split('.') as [string, string]
  const block = findExisting(placed.plan.blocks, ({ id }) => id === blockId)
  const slots = chosenSlots(slip, block, dice.random)
  const cells = slots.flatMap((slot) => {
    const at = placed.placeOf(blockId, lineId, slot.id)
    const cell = at && cellAt(placed.book, at)
    if (!cell) return []
    const changed = contentFor(slip, { at, value: cell.value as number, slot, block }, placed)
    return changed ? [{ at, ...changed }] : []
  })
  const alsoAt = (slip.alsoAt ?? []).flatMap((key) => {
    const [other, line] = key.split('.') as [string, string]
    return slots.flatMap((slot) => placed.placeOf(other, line, slot.id) ?? [])
  })
  return cells.length > 0 ? { kind: slip.kind, size: slip.size, cells, alsoAt, breaks: slip.breaks } : undefined
}

function chosenSlots({ slots = 'last' }: PlannedSlip, block: Block, random: () => number): Slot[] {
  const base = baseSlots(block.slots)
  const later = base.filter(({ kind }) => kind !== 'historic')
  switch (slots) {
    case 'all':
      return base
    case 'forecast':
      return later
    case 'first':
      return later.slice(0, 1)
    case 'last':
      return base.slice(-1)
    case 'some':
      return later.length > 0 ? [itemAt(later, Math.floor(random() * later.length))] : []
    default:
      return block.slots.filter(({ id }) => id === slots)
  }
}

type Target = { at: Place; value: number; slot: Slot; block: Block }

function contentFor(
  { instead }: PlannedSlip,
  { at, value, slot, block }: Target,
  placed: SlipStanding['placed'],
): Omit<Change['cells'][number], 'at'> | undefined {
  if (typeof instead === 'function') return { value: instead(value) }
  if (typeof instead !== 'string' || !instead.startsWith('=')) return { value: instead ?? '' }
  const formula = bindFormula(instead.slice(1), { placed, block, slot, at })
  return formula && { formula }
}
