import { firstOf, lastOf } from '@tickmark/document'
import type { Block, ComputedSlot, Content, Line, Slot, StatisticSlot } from './plan.ts'
import { baseSlots } from './slots.ts'

/** What a line holds in a slot, before it has a place. */
export function contentOf(block: Block, line: Line, slot: Slot): Content {
  if (line.heading) return undefined
  if (line.at && slot.id in line.at) return line.at[slot.id]
  switch (slot.kind) {
    case 'sum':
      return inSum(line, slot)
    case 'statistic':
      return statistic(line, slot)
    case 'difference':
      return isNumeric(line) && line.measure !== 'growth'
        ? `=${line.id}[=${slot.members[0]}]-${line.id}[=${slot.members[1]}]`
        : undefined
    case 'percent':
      return percentOf(line, slot)
    default:
      return inBase(block, line, slot)
  }
}

const isNumeric = ({ measure }: Line): boolean => measure !== 'text' && measure !== 'flag' && measure !== 'date'

function percentOf(line: Line, slot: ComputedSlot): Content {
  if (!isNumeric(line) || line.unit === 'percent') return undefined
  const [own, other] = slot.members
  return `=IF(${line.id}[=${other}]=0,0,${line.id}[=${own}]/${line.id}[=${other}]-1)`
}

function statistic(line: Line, slot: StatisticSlot): Content {
  if (
    !['rate', 'multiple', 'growth', 'price', 'flow', 'stock', 'count'].includes(line.measure) ||
    line.inSum === 'none'
  )
    return undefined
  const range = `${line.id}[=${firstOf(slot.members)}:=${lastOf(slot.members)}]`
  const [name, part] = slot.statistic.split(':')
  return `=${name}(${range}${part ? `,${part}` : ''})`
}

function inSum(line: Line, { members }: ComputedSlot): Content {
  const manner =
    line.inSum ??
    (line.measure === 'flow' ? 'add' : line.measure === 'stock' ? 'last' : line.measure === 'count' ? 'add' : 'own')
  if (manner === 'none' || !isNumeric(line)) return undefined
  const [first, last] = [firstOf(members), lastOf(members)]
  if (manner === 'add') return `=SUM(${line.id}[=${first}:=${last}])`
  if (manner === 'last') return `=${line.id}[=${last}]`
  const own = line.every ?? line.forecast
  const formula = Array.isArray(own) ? own[0] : (own as Content)
  return typeof formula === 'string' && formula.startsWith('=') ? formula : undefined
}

function inBase(block: Block, line: Line, slot: Slot): Content {
  const base = baseSlots(block.slots)
  const index = base.indexOf(slot)
  if (index === 0 && line.first !== undefined) return line.first
  if (index === base.length - 1 && line.last !== undefined) return line.last
  const forecastStart = base.findIndex(({ kind }) => kind === 'forecast')
  if (index === forecastStart && line.firstForecast !== undefined) return line.firstForecast
  const own = slot.kind === 'historic' ? line.historic : slot.kind === 'forecast' ? line.forecast : undefined
  if (own !== undefined) return takeFrom(own, slot.kind === 'forecast' ? index - forecastStart : index)
  return line.every === undefined ? undefined : takeFrom(line.every, index)
}

const takeFrom = (content: Content | readonly Content[], index: number): Content =>
  Array.isArray(content) ? content[index] : (content as Content)
