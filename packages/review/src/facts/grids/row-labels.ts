import type { GridRow } from './grid.ts'

/** "- Domestic legal persons", －可供出售金融资产公允价值变动: a part of the line above that has no such mark. */
const BULLET = /^\s*[-–—－•·▪]\s*\p{L}/u
const LEAST_BULLETS = 2

/** Lines that begin with a mark of a list stand a level deeper than those between them that do not. */
export function indentBullets(rows: readonly GridRow[]): void {
  const marked = rows.filter(({ label }) => BULLET.test(label))
  if (marked.length < LEAST_BULLETS || marked.length === rows.length) return
  for (const row of marked) row.indent++
}

/** A number right behind the last letter of a label, without a blank: 客户贷款及垫款2,602,202. */
const GLUED = /[^\s\d,.]\d{1,3}(?:,\d{3})+$/

/** Whether a row's label was set into its first number, so that nobody knows which of the others moved. */
export function hasSwallowed({ label }: GridRow): boolean {
  return GLUED.test(label)
}
