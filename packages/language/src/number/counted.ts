import { LANGUAGE_DATA } from '../data/languages.ts'
import { foldText } from '../words/fold-text.ts'
import { anyOf } from '../words/any-of.ts'
import { scalePower } from './patterns.ts'

const SCALES = anyOf(LANGUAGE_DATA.flatMap(({ scales }) => scales.map(({ word }) => word)))
const COUNTERS = anyOf(LANGUAGE_DATA.flatMap(({ counters }) => counters))
const COUNTED = new RegExp(
  `\\(\\s*(?:(?<thousands>'?000)\\s*|(?<scale>${SCALES})\\s*(?:of\\s+)?)?(?:${COUNTERS})\\s*\\)\\s*$`,
  'iu',
)

/**
 * The power of ten in which a label says that things are counted and no money: 4 for 零售客户数（万户）, 0 for Output (tonnes). Undefined
 * where it names no such thing.
 */
export function countedScale(label: string): number | undefined {
  const groups = COUNTED.exec(foldText(label))?.groups
  if (!groups) return undefined
  return groups.thousands ? 3 : scalePower(groups.scale, 'comma')
}

/** "36 家分行", "1,204 employees": a word of counting right behind a number; not 人民币, no months, no points of a rate. */
const COUNTED_BEHIND = new RegExp(`^(?:\\s*(?:${COUNTERS}))(?!民币|民幣|月|百分点|百分點|基点|基點|[a-z])`, 'iu')

/** Whether what stands right behind a number in a sentence says that things are counted. */
export function countsWhatFollows(behind: string): boolean {
  return COUNTED_BEHIND.test(foldText(behind))
}
