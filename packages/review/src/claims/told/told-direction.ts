import type { ProseFigure } from '../../facts/sentences/make-sentences.ts'
import type { ToldDirection, ToldText } from './told-text.ts'

/** What may stand between a word of direction and its figure. */
const BETWEEN =
  /^(?=[^]{0,80}$)\s*(?:by|of|was|is|了|额|額|为|為|:|um|de|del|di|en)?\s*(?:approximately|about|around|some|约|約|약)?\s*(?:人民[币幣]|新[台臺][币幣]|港[币幣]|Euro|[A-Z]{3}|[A-Z]{0,2}[$€£¥₩])?\s*$/i
const TO = /(?:至|到|へ|に|まで)$/
/** 売掛金が#、棚卸資産が#増加: lines that share the verb behind the last of them. */
const LISTED = /^(?:\s*[、,]\s*[^#、,。()（）]{1,40}(?:が|이|가)\s*#+)+/
/** Behind a figure: 増, （前期比＃）増加, "increase"; of two figures both are changes. */
const BEHIND = /^\s*(?:[(（]\s*#+[^()（）#]{0,4}[)）]|oder #+)?\s*(?:の|을|를)?\s*/
/** "Cost of sales of # increased": the verb is of the line, and its figure is where that stands. */
const VERB = /^(?:\p{L}+ed|rose|fell|grew)$/iu
const BARE = /^(?:(?<up>増)|(?<down>減))(?!価|資|損)/

/** The word of direction that a figure stands right behind or right before. */
export function directionAt(
  { text, directions, sentence }: ToldText,
  { start, end }: ProseFigure,
): ToldDirection | undefined {
  const before = directions.findLast((one) => one.end <= start)
  if (before && !TO.test(before.text) && BETWEEN.test(text.slice(before.end, start))) return before
  const listed = end + (LISTED.exec(text.slice(end))?.[0].length ?? 0)
  const at = listed + (BEHIND.exec(text.slice(listed))?.[0].length ?? 0)
  const after = directions.find((one) => one.start === at)
  const isOfNext =
    after && sentence.figures.some((one) => one.start >= after.end && BETWEEN.test(text.slice(after.end, one.start)))
  if (after && !isOfNext && !VERB.test(after.text)) return after
  const bare = BARE.exec(text.slice(at))
  return bare ? { text: bare[0], start: at, end: at + 1, sign: bare.groups?.up ? 1 : -1 } : undefined
}
