import { itemAt } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { ProseFigure } from '../../facts/sentences/make-sentences.ts'
import { saysRespectively } from '@tickmark/language'
import { isChangeAmount } from './change-words.ts'
import type { Word } from './change-words.ts'

/** Two amounts of one line; `isRespective` where only their years tell which is the later. */
export interface Pair {
  after: Figure
  before: Figure
  isRespective?: true
}

/** A figure in a pattern: its index between two rare brackets. */
const F = '⟦(\\d+)⟧'

const GAP = '[^⟦⟧;；]{0,90}?'

/** As `GAP`, but not into the reasons that are given for a change: their figures are of something else. */
const SAME_FACT =
  '(?:(?!\\b(?:due|driven|primarily|reflect|result|because|attributable|offset|partially|includ)\\w*\\b)[^⟦⟧;；]){0,90}?'

/**
 * 由2020年的⟦a⟧增长至2024年的⟦b⟧. In the Chinese patterns 同比 and 环比 compare with an amount that is not printed, and what stands behind
 * a percentage is another statement: ⟦a⟧，同比下降10.9%，净利润⟦b⟧，同比下降4.2%.
 */
const IN_YEAR = '(?:(?:截至)?(?:19|20)\\d\\d年(?:度|末|底|\\d{1,2}月\\d{1,2}日)?(?:止(?:年度|期间|六个月))?的?\\s*)?'
/** What stands between such a word and the amount. */
const CURRENCY = '(?:新[台臺][币幣]|人民[币幣]|[港日][币幣元]|美元)?\\s*'

const ABOUT = '(?:approximately |about |nearly |over )?'

interface Pattern {
  regex: RegExp
  roles: readonly ('after' | 'before')[]
}

const PATTERNS: readonly Pattern[] = [
  { regex: new RegExp(`\\bfrom\\s+${ABOUT}${F}${GAP}\\bto\\s+${ABOUT}${F}`, 'i'), roles: ['before', 'after'] },
  { regex: new RegExp(`\\bto\\s+${ABOUT}${F}${GAP}\\bfrom\\s+${ABOUT}${F}`, 'i'), roles: ['after', 'before'] },
  {
    regex: new RegExp(
      `${F}${SAME_FACT}\\b(?:compar(?:ed|ing|able) (?:to|with)|in comparison (?:to|with)|versus|vs\\.?|against|as against|up from|down from)\\s+${SAME_FACT}${F}`,
      'i',
    ),
    roles: ['after', 'before'],
  },
  {
    regex: new RegExp(
      // "a decrease from ⟦a⟧ and from ⟦b⟧": both of them were before.
      `(?<!\\bfrom\\s)${F}${GAP}(?<!\\b(?:result(?:ed|ing)|aris(?:en|ing)|deriv(?:ed|ing)|stemm(?:ed|ing))\\s)\\bfrom\\s+${ABOUT}${F}`,
      'i',
    ),
    roles: ['after', 'before'],
  },
  { regex: new RegExp(`${F}${SAME_FACT}\\bwhile\\b${SAME_FACT}${F}`, 'i'), roles: ['after', 'before'] },
  {
    regex: new RegExp(
      `[由从自]\\s*[^⟦⟧，,；]{0,30}${F}[^⟦⟧；]{0,20}?(?:变动至|变为|增长至|增加至|上升至|下降至|减少至|增至|升至|降至|减至|提高到|增加到|下降到|至|到)\\s*${IN_YEAR}${CURRENCY}${F}`,
    ),
    roles: ['before', 'after'],
  },
  {
    regex: new RegExp(
      `${F}[^⟦⟧；%]{0,20}?(?:较|(?<![同环])比|相较|与)[^⟦⟧；%增减]{0,24}?(?:的|为)?\\s*${F}[^⟦⟧；]{0,12}?(?:增|减|上升|下降|相比|提高|降低|下滑)`,
    ),
    roles: ['after', 'before'],
  },
  {
    regex: new RegExp(`${F}[^⟦⟧；]{0,16}?(?:上年同期|上年|去年同期|上期|同期)(?:为|的|金额为)?\\s*${F}`),
    roles: ['after', 'before'],
  },
  { regex: new RegExp(`${F}\\s*(?:에서|으로부터)[^⟦⟧]{0,24}?${F}`), roles: ['before', 'after'] },
  {
    regex: new RegExp(
      `${F}[^⟦⟧]{0,12}?(?:전년|전기|전년 동기|(?:19|20)\\d\\d년)[^⟦⟧]{0,16}?${F}\\s*(?:대비|보다|에 비해)`,
    ),
    roles: ['after', 'before'],
  },
  {
    regex: new RegExp(`(?:전년|전기|(?:19|20)\\d\\d년)[^⟦⟧]{0,16}?${F}\\s*(?:대비|보다|에 비해)[^⟦⟧]{0,20}?${F}`),
    roles: ['before', 'after'],
  },
  {
    regex: new RegExp(
      `${F}[^⟦⟧]{0,16}?(?:前年|前期|前連結会計年度|前事業年度|(?:19|20)\\d\\d年)(?:同期|度|末)?の?[^⟦⟧]{0,8}?${F}\\s*(?:から|より|に比べ|に比し|に対し|と比べ|と比較し)`,
    ),
    roles: ['after', 'before'],
  },
  { regex: new RegExp(`${F}\\s*から[^⟦⟧]{0,24}?${F}`), roles: ['before', 'after'] },
  {
    regex: new RegExp(
      `(?:前年|前期|前連結会計年度)[^⟦⟧]{0,16}?${F}\\s*(?:に比べ|に対し|と比較し|から)[^⟦⟧]{0,20}?${F}`,
    ),
    roles: ['before', 'after'],
  },
]

/** "⟦a⟧ and ⟦b⟧ for 2023 and 2022, respectively": the later year is the one after. */
const RESPECTIVE = new RegExp(
  `(?<!⟧\\s*,\\s*)${F}\\s*(?:,?\\s*and|和|、|及)\\s*${F}[^⟦⟧;；]{0,120}?((?:19|20)\\d\\d)\\D{1,24}((?:19|20)\\d\\d)[^⟦⟧]{0,24}respectively`,
  'i',
)

export function findPair(
  text: string,
  marked: string,
  amounts: readonly ProseFigure[],
  words: readonly Word[],
): Pair | undefined {
  const respective = RESPECTIVE.exec(marked)
  if (respective) {
    const [left, right] = [itemAt(amounts, Number(respective[1])).figure, itemAt(amounts, Number(respective[2])).figure]
    return Number(respective[3]) >= Number(respective[4])
      ? { after: left, before: right, isRespective: true }
      : { after: right, before: left, isRespective: true }
  }
  // Other sentences with "respectively" state several changes at once and are left alone.
  if (saysRespectively(text)) return undefined
  for (const { regex, roles } of PATTERNS) {
    const match = regex.exec(marked)
    if (!match) continue
    const [left, right] = shiftedPair(text, amounts, Number(match[1]), Number(match[2]), words)
    if (!left || !right || (left.figure.amount.unit === 'unknown') !== (right.figure.amount.unit === 'unknown'))
      continue
    return roles[0] === 'after'
      ? { after: left.figure, before: right.figure }
      : { after: right.figure, before: left.figure }
  }
  return undefined
}

/**
 * "was ⟦x⟧, an increase of ⟦d⟧ compared to ⟦y⟧": the amount before the change is the one that is compared. ⟦y⟧に対して⟦d⟧増加し、⟦x⟧: the one
 * behind it.
 */
function shiftedPair(
  text: string,
  amounts: readonly ProseFigure[],
  left: number,
  right: number,
  words: readonly Word[],
): [ProseFigure | undefined, ProseFigure | undefined] {
  const [first, second] = [itemAt(amounts, left), itemAt(amounts, right)]
  if (left < right && isChangeAmount(text, first, words)) return [amounts[left - 1], second]
  if (left < right && isChangeAmount(text, second, words)) return [first, amounts[right + 1]]
  return [first, second]
}

export function markFigures(text: string, amounts: readonly ProseFigure[], from: number, to: number): string {
  let marked = ''
  let at = from
  amounts.forEach((amount, index) => {
    marked += `${text.slice(at, amount.start)}⟦${index}⟧`
    at = amount.end
  })
  return marked + text.slice(at, to)
}
