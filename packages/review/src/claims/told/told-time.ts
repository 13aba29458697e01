import { endsHeldAgainst, saysRespectively } from '@tickmark/language'
import { yearBefore } from './told-periods.ts'
import type { ToldMark } from './told-periods.ts'
import type { ToldText } from './told-text.ts'

const IDEOGRAPHS = /[\u3040-\u9fff\uac00-\ud7af]/
/** What places a figure in a time that is named behind it. */
const PLACED =
  /^[^#(),;]{0,14}?\b(?:in|for|at|as (?:of|at)|during|a|the|au|en|pour|im|zum|per|al|nel|del)\s+(?:the )?(?:[a-zà-ÿ]+ ){0,2}$/i

/** How far before its figure a time may stand that is no other's. */
const NEAR = 14
/** What may stand between "against" and its amount. */
const LEADS =
  /\s*(?:approximately |about |rund |environ |circa )?(?:[A-Z]{0,3}[$€£¥₩]|RMB|Euro|人民[币幣]|新[台臺][币幣])?\s*$/i
const isFrom = (before: string): boolean => endsHeldAgainst(before.replace(LEADS, ' '))
const FROM_BEHIND = /^\s*(?:에서|から)/

/** The mark that tells of a level's time: in its bracket, behind it, right before it, its turn among several; else the sentence's own. */
export function timeOf(told: ToldText, index: number): Pick<ToldMark, 'means'> | undefined {
  const { text, marks, sentence } = told
  const own = sentence.figures[index]
  if (!own) return undefined
  if (saysRespectively(text) || standApart(told)) return inTurn(told, index)
  const bracket = bracketOf(text, own)
  const inside = bracket && marks.find(({ start, end }) => start > bracket.start && end < bracket.end)
  const behind = inside ?? markBehind(told, index)
  if (behind) return behind
  const from = Math.max(sentence.figures[index - 1]?.end ?? 0, bracket?.start ?? 0, own.start - NEAR)
  const before = marks.findLast((mark) => mark.end > from && mark.end <= own.start)
  if (before && before !== markBehind(told, index - 1)) return before
  const main = mainTime(told)
  const isBefore = isFrom(text.slice(0, own.start)) || FROM_BEHIND.test(text.slice(own.end))
  return main && isBefore ? { means: yearBefore(main.means) } : main
}

/** "At 31 December 2022 and 2021, the line was ⟦a⟧ and ⟦b⟧, respectively": the figures take their turns with the times. */
function inTurn({ marks, sentence: { figures } }: ToldText, index: number): ToldMark | undefined {
  return figures.length % marks.length === 0 ? marks[index % marks.length] : undefined
}

/** What stands between the times of a list. */
const LISTED = /^[\s,、，]*(?:(?:and|und|et|e|y|和|与|及|以及|및|と|および)\s*)?$/i

/** "⟦a⟧, ⟦b⟧ and ⟦c⟧ for the years ended 31 December 2022, 2021 and 2020": figures in a row, times in a row. */
function standApart({ text, marks, sentence: { figures } }: ToldText): boolean {
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last || marks.length < 2 || figures.length < marks.length) return false
  const isList = marks.slice(1).every(({ start }, index) => LISTED.test(text.slice(marks[index]?.end ?? start, start)))
  if (!isList) return false
  return figures.every(({ end }) => end <= first.start) || figures.every(({ start }) => start >= last.end)
}

function markBehind({ text, marks, sentence }: ToldText, index: number): ToldMark | undefined {
  const [own, next] = [sentence.figures[index], sentence.figures[index + 1]]
  if (!own || IDEOGRAPHS.test(text)) return undefined
  const mark = marks.find(({ start }) => start >= own.end)
  return mark && mark.end <= (next?.start ?? Infinity) && PLACED.test(text.slice(own.end, mark.start))
    ? mark
    : undefined
}

function bracketOf(text: string, { start }: { start: number }): { start: number; end: number } | undefined {
  const open = Math.max(text.lastIndexOf('(', start), text.lastIndexOf('（', start))
  if (open < 0 || /[)）]/.test(text.slice(open, start))) return undefined
  const close = text.slice(start).search(/[)）]/)
  return { start: open, end: close < 0 ? text.length : start + close }
}

/** What the sentence as a whole speaks of: its first date outside of brackets, or a word for this year. */
export function mainTime(told: ToldText): ToldMark | undefined {
  const { text, marks } = told
  return marks.find((mark) => {
    const isNow = mark.date !== undefined || mark.relation === 'current' || mark.relation === 'closing'
    return isNow && !isTaken(told, mark) && !bracketOf(text, mark) && !isBase(text, mark)
  })
}

/** Whether it is the time of an amount that another is held against: "against ⟦b⟧ in 2021". */
function isTaken(told: ToldText, mark: ToldMark): boolean {
  const { text, sentence } = told
  return sentence.figures.some((own, index) => isFrom(text.slice(0, own.start)) && markBehind(told, index) === mark)
}

/** "compared with 2018", 较2018年度: the time that something is held against. */
export function isBase(text: string, { start, end }: Pick<ToldMark, 'start' | 'end'>): boolean {
  return (
    /(?:\b(?:over|from|than|against|versus|vs\.?|compared (?:to|with)|gegenüber|rispetto al?|par rapport à)\s+(?:the )?(?:[a-z]+ )?|[较較比与與])$/i.test(
      text.slice(0, start),
    ) || /^\s*(?:대비|に?比|に対)/.test(text.slice(end))
  )
}
