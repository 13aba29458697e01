import { foldText } from '../words/fold-text.ts'
import { anyOf } from '../words/any-of.ts'
import { wordsOf } from '../words/word-patterns.ts'

const STATISTICS = ['mean', 'median', 'lowest', 'highest'] as const

/** What a line says of the lines above it. */
export type Statistic = (typeof STATISTICS)[number]

const PATTERNS = STATISTICS.map((statistic) => ({
  statistic,
  pattern: new RegExp(`^(?:${anyOf(wordsOf(({ labels }) => labels[statistic]))})$`, 'iu'),
}))

/** Which statistic of the lines above it a label names, by its whole name: Median, 平均值, 最大値; a remark in brackets may follow. */
export function readStatistic(label: string): Statistic | undefined {
  const name = wholeName(label).replace(/[\s.:：]+$/, '')
  return PATTERNS.find(({ pattern }) => pattern.test(name))?.statistic
}

const QUANTITY = new RegExp(`^(?:${anyOf(wordsOf(({ labels }) => labels.quantity))})$`, 'iu')

/** Whether a head says that its column counts pieces: Quantity, 数量（件）. */
export function namesQuantity(head: string): boolean {
  return QUANTITY.test(wholeName(head))
}

/** A label without remarks in brackets. */
function wholeName(label: string): string {
  return foldText(label)
    .replace(/\([^()]*\)/g, ' ')
    .trim()
}

const COMPOUND = new RegExp(anyOf(wordsOf(({ labels }) => labels.compoundGrowth)), 'iu')

/** Whether a label names the growth of each year over several: Revenue CAGR 2021–2024, 年均复合增长率. */
export function namesCompoundGrowth(label: string): boolean {
  return COMPOUND.test(foldText(label))
}
