import { foldText } from '../words/fold-text.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'
import type { ConnectiveWords } from '../data/shape/connective-words.ts'

const patternOf = (key: keyof ConnectiveWords) => wholeWords(wordsOf(({ connectives }) => connectives[key]))
const anywhere = (key: keyof ConnectiveWords) => new RegExp(patternOf(key), 'iu')

const RESPECTIVELY = anywhere('respectively')
const OTHER_BASIS = anywhere('otherBasis')
const ADJUSTED = anywhere('adjusted')
const ADJUSTED_HEAD = anywhere('adjustedHead')
const REPORTED = anywhere('reported')
const EXPECTED = anywhere('expected')

/** Whether the amounts of a sentence take its names or periods in turn: "were 12 and 10, respectively". */
export function saysRespectively(text: string): boolean {
  return RESPECTIVELY.test(text)
}

const CONJUNCTION = new RegExp(String.raw`^[\s,]*(?:${patternOf('and')})\s*$`, 'iu')

/** Whether nothing but a word such as "and" or 及 stands in a text: what parts two names or amounts that belong together. */
export function isConjunction(text: string): boolean {
  return CONJUNCTION.test(text)
}

const HELD_AGAINST = new RegExp(String.raw`(?:${patternOf('heldAgainst')})\s*$`, 'iu')

/** Whether a text ends with what stands before the earlier of two amounts: "… against", "… gegenüber", 由. */
export function endsHeldAgainst(text: string): boolean {
  return HELD_AGAINST.test(text)
}

const LEFT_OVER = anywhere('leftOver')

/** Whether a text says that an amount is what another leaves of a third: "$670 million remains available". */
export function saysLeftOver(text: string): boolean {
  return LEFT_OVER.test(text)
}

const MADE_UP_OF = anywhere('madeUpOf')

/** Whether words say that an amount is made up of others: "consisting of", 含まれて. */
export function isMadeUpOf(text: string): boolean {
  return MADE_UP_OF.test(text)
}

const AMONG_OTHERS = anywhere('amongOthers')

/** Whether words name some parts of an amount and leave open whether there are others: "including", 其中. */
export function namesSomeOf(text: string): boolean {
  return AMONG_OTHERS.test(text)
}

const PER_SHARE = anywhere('perShare')

/** Whether words say that an amount is of each share: "per share", 每10股, 주당. */
export function isPerShare(text: string): boolean {
  return PER_SHARE.test(text)
}

const IN_ALL = anywhere('inAll')

/** Whether words say that an amount is that of all: "in total", 共计. */
export function isInAll(text: string): boolean {
  return IN_ALL.test(text)
}

const OVER = new RegExp(String.raw`^\s*(?:${patternOf('over')})\s*$`, 'iu')

/** Whether what stands between two lines makes one a share of the other: 占, "as a percentage of", 대비. */
export function isOver(text: string): boolean {
  return OVER.test(text)
}

const MARGIN = new RegExp(String.raw`^\s*(?:${patternOf('margin')})\s*|[\s-]*(?:${patternOf('margin')})\s*$`, 'iu')

/** The line whose share of revenue a name is: "EBITDA margin", 调整后EBITDA率, "marge d'EBITDA"; undefined where it is none. */
export function lineOfMargin(name: string): string | undefined {
  const line = name.replace(MARGIN, '').trim()
  return line !== name.trim() && line !== '' ? line : undefined
}

/** Whether words around a change say that it is not that of the amounts printed with it: "up 10.6% at constant exchange rates". */
export function namesOtherBasis(text: string): boolean {
  return OTHER_BASIS.test(text)
}

/** Whether words name a measure of its own beside that of the statements: "Adjusted EBITDA". */
export function namesAdjusted(text: string): boolean {
  return ADJUSTED.test(text)
}

/** The name of a measure without what says whose it is, and whether that is the statements' own or an adjusted one. */
export interface MeasureName {
  name: string
  basis?: 'adjusted' | 'reported'
}

const EVERY_ADJUSTED = new RegExp(ADJUSTED, 'giu')
const EVERY_REPORTED = new RegExp(REPORTED, 'giu')

/** "Adjusted EBITDA", 报告EBITDA: what is measured, and on which basis. */
export function readMeasureName(label: string): MeasureName {
  const basis = ADJUSTED.test(label) ? 'adjusted' : REPORTED.test(label) ? 'reported' : undefined
  const name = label.replace(EVERY_ADJUSTED, ' ').replace(EVERY_REPORTED, ' ').replace(/\s+/g, ' ').trim()
  return { name, ...(basis && { basis }) }
}

/** Whether the head of a column of changes says that they are not those of the amounts beside it. */
export function headsOtherBasis(head: string): boolean {
  return namesOtherBasis(head) || namesAdjusted(head) || ADJUSTED_HEAD.test(head)
}

/** Whether words say that an amount is expected and not reported. */
export function namesExpected(text: string): boolean {
  return EXPECTED.test(text)
}

/** One ideograph may begin a name: 減価償却累計額, 加权平均. It needs a colon or a blank behind it. */
function markedOff(word: string): string {
  return String.raw`${word}\s*(?=[:\s])`
}

/** "其中：", "Less:" and the like at the head of a label, behind numbering and signs in brackets, or what else may open it. */
function headed(key: 'ofWhich' | 'less' | 'plus', opening = ''): RegExp {
  const words = wordsOf(({ connectives }) => connectives[key])
  const long = words.filter((word) => word.length > 1)
  const short = words.filter((word) => word.length === 1).map(markedOff)
  const source = [wholeWords(long), ...short].join('|')
  return new RegExp(String.raw`^\s*${opening}(?:[一二三四五六七八九十]+、\s*|\([-–—+]\)\s*)?(?:${source})`, 'iu')
}
/** Of a part the whole line may stand in brackets: （うち人件費）. */
const SIGNS = { ofWhich: headed('ofWhich', String.raw`(?:\(\s*)?`), less: headed('less'), plus: headed('plus') }

/** What a line is to those around it. */
export type LineSign = keyof typeof SIGNS

/** Whether a label begins with a word that makes its line a part of the one above, one that is taken away, or one that is added. */
export function isHeadedBy(sign: LineSign, label: string): boolean {
  return SIGNS[sign].test(foldText(label))
}

const COMPOUND = patternOf('compound')
const COMPOUND_BEFORE = new RegExp(String.raw`(?:${COMPOUND})[^,;.，。；、]{0,24}$`, 'iu')
const COMPOUND_BEHIND = new RegExp(String.raw`^\s*(?:a |an )?(?:${COMPOUND})`, 'iu')

/** Whether a rate within a text is one a year over several years, as the words right before or behind it say: "a CAGR of 12%", "(12% CAGR)". */
export function isCompoundRate(text: string, { start, end }: { start: number; end: number }): boolean {
  return COMPOUND_BEFORE.test(text.slice(0, start)) || COMPOUND_BEHIND.test(text.slice(end))
}

const ABOVE = new RegExp(`^(?:${patternOf('above')})`, 'iu')
const BELOW = new RegExp(`^(?:${patternOf('below')})`, 'iu')
/** Marks and particles between a per cent and such a word. */
const BEFORE_COMPARISON = /^\s*(?:[%％]|を|를|을|만큼)?\s*/u

/** Whether the words right behind a per cent (in Chinese right before it) say that one amount is so much more, or less, than another. */
export function readComparison(text: string): 'above' | 'below' | undefined {
  const plain = text.replace(BEFORE_COMPARISON, '')
  return ABOVE.test(plain) ? 'above' : BELOW.test(plain) ? 'below' : undefined
}

/** Whether a line says that it is added, taken off or a part of the one above: "Less: accumulated depreciation", 加：, うち. Then it is no result. */
export function namesAddend(label: string): boolean {
  return (['plus', 'less', 'ofWhich'] as const).some((key) => isHeadedBy(key, label))
}
