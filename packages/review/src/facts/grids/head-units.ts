import { isPerShare, readUnit, readUnitSign } from '@tickmark/language'
import type { StatedUnit } from '@tickmark/language'
import type { RawGrid } from './split-tables.ts'

/** The unit that the rows of heads state; not that of one column beside others, where it is in another currency than what stands above the table. */
export function unitOfHeads({ heads }: RawGrid, fronts: readonly string[], above: StatedUnit): StatedUnit | undefined {
  // One cell may begin with it, behind others: "2020", "Millions of yen 2019".
  const unit = readUnit(fronts.join(' ')) ?? readUnit(fronts.join(' | '))
  const isOther = unit?.currency !== undefined && above.currency !== undefined && unit.currency !== above.currency
  const stating = heads
    .map((own) => own.join(' '))
    .filter((head) => unit && readUnit(head) && readUnit(head)?.currency === unit.currency)
  // 每股盈餘（元） beside amounts: what one share earned is in a unit of its own.
  const isOfSome = stating.length > 0 && stating.length < heads.length
  return isOfSome && (isOther || stating.every(isPerShare)) ? undefined : unit
}

/** "$" above the table, or as the head of every column of numbers. */
export function unitOfSigns({ heads }: RawGrid, title: string): StatedUnit | undefined {
  const signOf = (lines: readonly string[]) => lines.map(readUnitSign).find((unit) => unit)
  const above = signOf(title.split('\n').toReversed())
  const [first, ...others] = heads.map(signOf)
  return above ?? (first && others.every((other) => other?.text === first.text) ? first : undefined)
}
