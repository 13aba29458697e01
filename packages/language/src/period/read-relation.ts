import { LANGUAGE_DATA } from '../data/languages.ts'
import type { PeriodRelation } from '../data/shape/period-words.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'

/** 前期末 is the opening and 前期 the prior period: what is longer is asked first. */
const ORDER: readonly PeriodRelation[] = ['opening', 'closing', 'prior', 'current']
const RELATIONS = ORDER.map(
  (relation) =>
    [relation, new RegExp(wholeWords(wordsOf(({ periods }) => periods.relations[relation])), 'iu')] as const,
)

const PERIODS = LANGUAGE_DATA.map(({ periods }) => periods)
const MARKS = PERIODS.flatMap(({ termMarks }) =>
  Object.entries(termMarks).flatMap(([relation, marks]) =>
    marks.map((mark) => [mark, relation as PeriodRelation] as const),
  ),
)
const RELATION_OF_MARK = new Map(MARKS)
const TERMS = [...new Set(PERIODS.flatMap(({ terms }) => terms.map(({ frame }) => frame)))].map((frame) => {
  const marks = [...RELATION_OF_MARK.keys()].toSorted((a, b) => b.length - a.length).join('|')
  const [before, after] = frame.split('{n}') as [string, string]
  return new RegExp(String.raw`${before}\s*(?<term>\d{1,3})\s*(?:\(\s*(?<mark>${marks})\s*\)\s*)?${after}`, 'u')
})

/** Where a folded text places its period: 期初, 前連結会計年度, prior year, 제 55 (전) 기. */
export function readRelation(text: string): PeriodRelation | undefined {
  const mark = readTerm(text)?.relation
  return mark ?? RELATIONS.find(([, pattern]) => pattern.test(text))?.[0]
}

/** The number of a period since the company began, and whether it is marked as this or an earlier one: 제 55 (전) 기, 第12期. */
export function readTerm(text: string): { term: number; relation?: PeriodRelation } | undefined {
  const groups = TERMS.map((pattern) => pattern.exec(text)?.groups).find(Boolean)
  if (!groups) return undefined
  const relation = RELATION_OF_MARK.get(groups.mark ?? '')
  return { term: Number(groups.term), ...(relation && { relation }) }
}
