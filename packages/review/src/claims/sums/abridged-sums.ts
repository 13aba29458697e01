import { amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { labelKey } from '../../facts/text/label-key.ts'
import { figuresOf } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'

/**
 * Marks broken sums of abridged tables: another table joins the same lines by one sum that holds and has a line more, and that line may
 * well be what is missing here (a quarter's profit after tax without the share in associates). Where another lane of its own table shows
 * the sum as it stands, nothing is missing.
 */
export function markAbridged(relations: readonly Relation[]): Relation[] {
  const longer = relations.filter(({ linear, holds, terms }) => linear && holds && terms.length >= 3)
  const byName = new Map<string, Set<Relation>>()
  for (const relation of longer) {
    for (const figure of figuresOf(relation)) {
      const known = byName.get(nameOf(figure))
      if (known) known.add(relation)
      else byName.set(nameOf(figure), new Set([relation]))
    }
  }
  const shown = new Set(relations.flatMap(({ holds, group }) => (holds && group !== undefined ? [group] : [])))
  return relations.map((relation) => {
    if (relation.holds || !relation.linear || (relation.group !== undefined && shown.has(relation.group)))
      return relation
    return isAbridged(relation, byName) ? { ...relation, cues: { ...relation.cues, abridged: true } } : relation
  })
}

function isAbridged(relation: Relation, byName: ReadonlyMap<string, ReadonlySet<Relation>>): boolean {
  const figures = figuresOf(relation)
  const names = new Set(figures.map(nameOf))
  if (figures.length < 3 || names.size < figures.length || names.has('') || isMereTotal(relation.result)) return false
  const gap = relation.stated.minus(relation.expected).abs()
  return [...(byName.get(nameOf(relation.result)) ?? [])].some((full) => {
    const others = figuresOf(full).filter((figure) => !names.has(nameOf(figure)))
    const isFuller = others.length > 0 && full.terms.length + 1 - others.length === figures.length
    const isElsewhere = full.result.location.block !== relation.result.location.block
    return isFuller && isElsewhere && others.some((figure) => amountValue(figure.amount).abs().gte(gap))
  })
}

/** "Total" is no name by which the same line is known again: costs of research and of sales may list the same kinds. */
function isMereTotal(figure: Figure): boolean {
  return /^(?:sub)?totals?$|^(?:合计|小计|总计|合計|小計|합계|소계)$/i.test(nameOf(figure))
}

/** What a line is called, whatever table it stands in. */
function nameOf({ concept, label }: Figure): string {
  return concept ?? labelKey(label ?? '')
}
