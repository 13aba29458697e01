import { foldText, isPerShare, readUnit, readUnitSign } from '@tickmark/language'
import type { StatedUnit } from '@tickmark/language'
import type { RawGrid } from './split-tables.ts'

/** The unit that the rows of heads state; not that of one column beside others, where it is in another currency than what stands above the table. */
export function unitOfHeads({ heads }: RawGrid, fronts: readonly string[], above: StatedUnit): StatedUnit | undefined {
  // Of two units one above the other the inner is its column's own: "Millions of yen" above "US$ thousand, 2020".
  const outer = heads.flatMap((own) => unitsOf(own).slice(0, -1)).find((one) => one)
  // One cell may begin with it, behind others: "2020", "Millions of yen 2019".
  const unit = outer ?? readUnit(fronts.join(' ')) ?? readUnit(fronts.join(' | '))
  const isOther = unit?.currency !== undefined && above.currency !== undefined && unit.currency !== above.currency
  const stating = heads
    .map((own) => own.join(' '))
    .filter((head) => unit && readUnit(head) && readUnit(head)?.currency === unit.currency)
  // 每股盈餘（元） beside amounts: what one share earned is in a unit of its own.
  const isOfSome = stating.length > 0 && stating.length < heads.length
  return isOfSome && (isOther || stating.every(isPerShare)) ? undefined : unit
}

/** The unit of a column's own: the innermost of its heads, where several state one. */
export function unitOfColumn(heads: readonly string[]): StatedUnit | undefined {
  return unitsOf(heads).at(-1) ?? readUnit(heads.join(' '))
}

/** Units that a head states at most. */
const MOST_UNITS = 2

/** Units that the heads of a column state, the outermost first, where they are others. */
function unitsOf(heads: readonly string[]): StatedUnit[] {
  const units = heads.flatMap(unitsIn)
  return units.filter(({ text }, at) => units.findIndex((other) => other.text === text) === at)
}

/** The units of one head in their order: two lines of it may each state one. */
function unitsIn(head: string): StatedUnit[] {
  const folded = foldText(head)
  const found: StatedUnit[] = []
  for (let rest = folded; found.length < MOST_UNITS;) {
    const unit = readUnit(rest)
    if (!unit?.text || !rest.includes(unit.text)) break
    found.push(unit)
    rest = rest.replace(unit.text, ' ')
  }
  return found.toSorted((a, b) => folded.indexOf(a.text) - folded.indexOf(b.text))
}

/** "$" above the table, or as the head of every column of numbers. */
export function unitOfSigns({ heads }: RawGrid, title: string): StatedUnit | undefined {
  const signOf = (lines: readonly string[]) => lines.map(readUnitSign).find((unit) => unit)
  const above = signOf(title.split('\n').toReversed())
  const [first, ...others] = heads.map(signOf)
  return above ?? (first && others.every((other) => other?.text === first.text) ? first : undefined)
}
