import { itemAt } from '@tickmark/document'
import type { Value, Style } from '../book.ts'
import type { Expression } from '../formula/expression.ts'
import { toSerial } from '../formula/functions.ts'
import { readLabel } from '../labels.ts'
import type { Block, DatedSlot, Slot } from '../sheet-plan/plan.ts'
import { neighbour } from '../sheet-plan/slots.ts'
import { spotOf, type Placed } from './placed.ts'

interface Head {
  value: Value
  formula?: Expression
  style: Style
}

/** The head of a slot, in the manner of the book. */
export function headOf(slot: Slot, block: Block, placed: Placed): Head | undefined {
  if (slot.text !== undefined) return { value: slot.text, style: {} }
  if (slot.label !== undefined) return { value: readLabel(slot.label, placed.plan), style: {} }
  if (slot.kind === 'value') return undefined
  if (slot.year !== undefined && slot.track !== 'base') return { value: yearText(slot, placed), style: {} }
  if (!isDated(slot)) return { value: slot.id, style: {} }
  return isYearly(block) ? yearHead(slot, block, placed) : partHead(slot, block, placed)
}

const isDated = (slot: Slot): slot is DatedSlot => slot.year !== undefined && slot.month !== undefined

const isYearly = (block: Block): boolean => block.slots.every(({ track, month }) => track !== 'base' || month === 12)

function yearHead(slot: DatedSlot, block: Block, placed: Placed): Head {
  const { year } = slot
  switch (placed.manner.heads) {
    case 'number':
      return { value: year, style: { format: '0' } }
    case 'chained':
      return chained(slot, block, placed) ?? { value: year, style: { format: '0' } }
    case 'date':
      return dateHead(slot, block, placed)
    case 'suffix':
      return { value: suffixText(slot, placed), style: {} }
    case 'text':
      return { value: yearText(slot, placed), style: {} }
  }
}

/** "2025E", or the month in which the year ends: "Dec-25E". */
function suffixText({ year, kind }: DatedSlot, { plan }: Placed): string {
  const suffix = kind === 'historic' ? 'A' : 'E'
  return plan.language === 'en' && plan.wording % 2 === 0 ? `Dec-${String(year).slice(2)}${suffix}` : `${year}${suffix}`
}

function yearText({ year }: Slot, { plan }: Placed): string {
  return { 'zh-CN': `${year}年`, ja: `${year}年度`, ko: `${year}년`, en: `FY${year}` }[plan.language]
}

/** Each year is the one before it plus one. */
function chained(slot: DatedSlot, block: Block, placed: Placed): Head | undefined {
  const before = neighbour(block.slots, slot.id, -1)
  const at = before && spotOf(placed, block).headOf(before.id)
  if (!at) return undefined
  const formula: Expression = {
    type: 'binary',
    operator: '+',
    left: { type: 'cell', at },
    right: { type: 'number', value: 1 },
  }
  return { value: slot.year, formula, style: { format: '0' } }
}

/** Ends of periods: the first typed, the others by EOMONTH. */
function dateHead(slot: DatedSlot, block: Block, placed: Placed): Head {
  const style = { format: isYearly(block) ? 'yyyy"A"' : 'mmm-yy' }
  const before = neighbour(block.slots, slot.id, -1)
  const at = before && spotOf(placed, block).headOf(before.id)
  const value = toSerial(slot.year, slot.month, 0)
  if (!at || !isDated(before)) return { value, style }
  const months = (slot.year - before.year) * 12 + slot.month - before.month
  const formula: Expression = {
    type: 'call',
    name: 'EOMONTH',
    args: [
      { type: 'cell', at },
      { type: 'number', value: months },
    ],
  }
  return { value, formula, style }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function partHead(slot: DatedSlot, block: Block, placed: Placed): Head {
  const { heads } = placed.manner
  if (heads === 'date' || heads === 'chained') return dateHead(slot, block, placed)
  const { year, month } = slot
  if (slot.id.includes('q')) {
    const quarter = month / 3
    const text = {
      'zh-CN': `${year}Q${quarter}`,
      ja: `${year}年${quarter}Q`,
      ko: `${year}년 ${quarter}분기`,
      en: heads === 'text' ? `Q${quarter} ${year}` : `Q${quarter}${String(year).slice(2)}`,
    }
    return { value: text[placed.plan.language], style: {} }
  }
  const text = { 'zh-CN': `${month}月`, ja: `${month}月`, ko: `${month}월`, en: itemAt(MONTHS, month - 1) }
  return { value: text[placed.plan.language], style: {} }
}
