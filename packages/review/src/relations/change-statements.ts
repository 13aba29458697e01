import { amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { foldText } from '../facts/fold-text.ts'
import type { ProseFigure, Sentence } from '../facts/make-sentences.ts'

/** What a clause says of a change: the two amounts, the change, the percentage, the word for its direction. */
export interface ChangeStatement {
  sentence: Sentence
  after?: Figure
  before?: Figure
  amount?: Figure
  percent?: Figure
  direction?: 'up' | 'down'
  /** The word itself, with its place in the sentence. */
  word?: { text: string; start: number; end: number }
  /** Whether which amount came first is printed ("from … to", "compared with") rather than guessed. */
  ordered: boolean
}

const REASON = /\b(?:reflecting|due to|driven by|because of|result of|as a result|attributable to)\b/i
const UP = String.raw`increas(?:e|es|ed|ing)|grew|grow(?:th|n|ing)?|rose|risen|rise|up|higher|增长|增加|上升|提高|上涨|增幅|增至|升至|증가|상승|성장|늘어|增加|増加|増収|増益|上昇|拡大|伸び`
const DOWN = String.raw`decreas(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|fell|fall(?:en|ing)?|drop(?:ped|s)?|reduc(?:ed|tion)|down|lower|下降|减少|下滑|降低|下跌|降幅|降至|감소|하락|줄어|減少|減収|減益|低下|下落|縮小`
/** Better or worse is up for one line and down for another. */
const EITHER = String.raw`improv(?:ed|ement)|worsen(?:ed|ing)|chang(?:e|ed)|变动|변동|変動`
const DIRECTION = new RegExp(`(?<![a-z])(?:(?<up>${UP})|(?<down>${DOWN})|(?<either>${EITHER}))(?![a-z])`, 'gi')

/** A figure in a pattern: its index between two rare brackets. */
const F = '⟦(\\d+)⟧'
const GAP = '[^⟦⟧;；]{0,90}?'
/** As `GAP`, but not into the reasons that are given for a change: their figures are of something else. */
const SAME_FACT =
  '(?:(?!\\b(?:due|driven|primarily|reflect|result|because|attributable|offset|partially)\\w*\\b)[^⟦⟧;；]){0,90}?'
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
  { regex: new RegExp(`${F}${GAP}\\bfrom\\s+${ABOUT}${F}`, 'i'), roles: ['after', 'before'] },
  { regex: new RegExp(`${F}${SAME_FACT}\\bwhile\\b${SAME_FACT}${F}`, 'i'), roles: ['after', 'before'] },
  {
    regex: new RegExp(
      `[由从自]\\s*[^⟦⟧，,；]{0,20}${F}[^⟦⟧；]{0,20}?(?:变动至|变为|增长至|增加至|上升至|下降至|减少至|增至|升至|降至|减至|提高到|增加到|下降到|至|到)\\s*${F}`,
    ),
    roles: ['before', 'after'],
  },
  {
    regex: new RegExp(
      `${F}[^⟦⟧；]{0,20}?(?:较|比|相较|与)[^⟦⟧；]{0,24}?(?:的|为)?\\s*${F}[^⟦⟧；]{0,12}?(?:增|减|上升|下降|相比|提高|降低|下滑)`,
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

/** Other sentences with "respectively" state several changes at once and are left alone. */
const RESPECTIVELY = /respectively|分别为|각각|それぞれ/i

/** Two bounds of one amount, not two amounts of two periods. */
const RANGE = /\brang(?:e|es|ed|ing)\b|\bbetween\b|至多|至少|区间|范围|범위|範囲/i

/** The changes that a sentence states, one a clause. */
export function readChanges(sentence: Sentence): ChangeStatement[] {
  if (sentence.figures.length < 2 || sentence.figures.length > 14) return []
  return clausesOf(sentence).flatMap(({ figures, from, to }) => readClause(sentence, figures, from, to))
}

interface Clause {
  figures: ProseFigure[]
  from: number
  to: number
}

/** Cuts a sentence at semicolons, at conjunctions that start a new statement, and behind a change that the sentence goes on from. */
function clausesOf(sentence: Sentence): Clause[] {
  const cuts = [
    0,
    ...Array.from(
      sentence.text.matchAll(
        /[;；]|,\s+(?:while|whereas|and (?:net|gross|operating|total|cost|revenue|income|our|the))\b|，(?:同时|其中|而)|(?<=(?:증가|감소|상승|하락|성장)(?:하였|했|되었)?(?:고|으며|며)),|(?<=(?:増加|減少|上昇|低下|拡大|縮小)(?:し|となり|しており))、/gi,
      ),
      (match) => match.index,
    ),
    sentence.text.length,
  ]
  return cuts.slice(1).map((to, index) => ({
    from: cuts[index]!,
    to,
    figures: sentence.figures.filter((figure) => figure.start >= cuts[index]! && figure.start < to),
  }))
}

type Word = { start: number; match: RegExpExecArray }

function readClause(sentence: Sentence, figures: readonly ProseFigure[], from: number, to: number): ChangeStatement[] {
  const text = foldText(sentence.text)
  if (RANGE.test(text.slice(from, to))) return []
  const percents = figures.filter(({ figure }) => figure.amount.unit === 'percent')
  const money = figures.filter(({ figure }) => isAmount(figure))
  // Rates that change are compared like amounts, and their change is printed in points: "by 0.2% to 26.3% from 26.1%".
  const rates = money.length < 2 && percents.length >= 2
  const amounts = rates ? figures.filter(({ figure }) => ['percent', 'points'].includes(figure.amount.unit)) : money
  const words: Word[] = Array.from(text.slice(from, to).matchAll(DIRECTION), (match) => ({
    match,
    start: from + match.index,
  })).filter(({ match, start }) => !isModifier(text, start, match[0]))
  if (words.length === 0) return []
  const base = { sentence, ...directionOf(text, words, figures) }
  const pair = findPair(text, markFigures(text, amounts, from, to), amounts, words)
  const percent = !rates && percents.length === 1 ? percents[0]!.figure : undefined
  if (pair && isOneSidedLoss(text, pair, amounts)) return []
  if (pair && !isChangeOfChange(text, pair, amounts, words)) {
    const rest = amounts.filter((amount) => amount.figure !== pair.after && amount.figure !== pair.before)
    if (rest.length > 1) return []
    return [
      {
        ...base,
        ...pair,
        ordered: true,
        ...(rest[0] && isChangeAmount(text, rest[0], words) && !isAside(text, rest[0], pair, amounts)
          ? { amount: rest[0].figure }
          : {}),
        ...(percent ? { percent } : {}),
      },
    ]
  }
  if (pair) return []
  return percent && amounts.length === 2 && !RESPECTIVELY.test(text)
    ? guessPair(base, text, amounts as [ProseFigure, ProseFigure], percent, words)
    : []
}

/** "increased working capital by ⟦a⟧, compared to increases of ⟦b⟧": both are changes, and which way they moved says nothing. */
function isChangeOfChange(
  text: string,
  pair: { after: Figure; before: Figure },
  amounts: readonly ProseFigure[],
  words: readonly Word[],
): boolean {
  return amounts.some((amount) => {
    if (amount.figure !== pair.after && amount.figure !== pair.before) return false
    return (
      /\bcompar\w+ (?:to|with) (?:an? )?(?:net )?(?:increase|decrease|growth|decline|reduction)\b[^⟦⟧]*$/i.test(
        text.slice(0, amount.start),
      ) ||
      isChangeAmount(text, amount, words) ||
      /\bby\s+(?:approximately |about )?$/i.test(text.slice(0, amount.start))
    )
  })
}

/** "increased ⟦d⟧ due to x, which was ⟦a⟧ compared to ⟦b⟧": the pair is of something else than the change. */
function isAside(
  text: string,
  change: ProseFigure,
  pair: { after: Figure; before: Figure },
  amounts: readonly ProseFigure[],
): boolean {
  const start = Math.min(
    ...amounts.flatMap(({ figure, start: at }) => (figure === pair.after || figure === pair.before ? [at] : [])),
  )
  return change.end < start && /\bwhich\b|\bprimarily\b|\bdue to\b|\bdriven by\b/i.test(text.slice(change.end, start))
}

/** "income of ⟦a⟧ compared to a loss of ⟦b⟧": the printed amounts are of opposite sign, though neither shows it. */
function isOneSidedLoss(
  text: string,
  pair: { after: Figure; before: Figure },
  amounts: readonly ProseFigure[],
): boolean {
  const signs = [pair.after, pair.before].map((figure) => {
    const start = amounts.find((amount) => amount.figure === figure)!.start
    const before = text.slice(Math.max(0, start - 40), start)
    return LOSS.test(before) ? 'loss' : GAIN.test(before) ? 'gain' : undefined
  })
  return signs.includes('loss') && signs.includes('gain')
}

const LOSS =
  /\b(?:loss(?:es)?|deficit|outflow|expense)s? of (?:approximately |about )?$|亏损(?:额)?(?:为|约)?\s*$|손실\s*$|損失(?:は)?\s*$/i
const GAIN =
  /\b(?:income|gain|profit|benefit|inflow|earnings)s? of (?:approximately |about )?$|(?:盈利|利润)(?:额)?(?:为|约)?\s*$|이익\s*$|利益(?:は)?\s*$/i

/** The direction that the words right before the figures give; words that explain ("due to an increase in") do not count. */
function directionOf(
  sentence: string,
  words: readonly Word[],
  figures: readonly ProseFigure[],
): Pick<ChangeStatement, 'direction' | 'word'> {
  const telling = words.some(({ match }) => !match.groups!.either)
    ? words.filter(({ match }) => !match.groups!.either)
    : words
  // A reason given after the figures ("reflecting lower interest costs") says nothing of them.
  const last = Math.max(...figures.map(({ end }) => end))
  const stated = telling.filter(({ start }) => start < last || !REASON.test(sentence.slice(last, start)))
  const near = stated.filter(({ start, match }) =>
    figures.some((figure) => figure.start >= start && figure.start - start - match[0].length <= 16),
  )
  const meant = near.length > 0 ? near : stated
  const first = meant[0]
  if (!first) return {}
  const directions = new Set(
    meant.map(({ match }) =>
      match.groups!.either ? undefined : match.groups!.up ? ('up' as const) : ('down' as const),
    ),
  )
  return {
    word: { text: first.match[0], start: first.start, end: first.start + first.match[0].length },
    ...(directions.size === 1 && !directions.has(undefined) ? { direction: [...directions][0]! } : {}),
  }
}

function findPair(
  text: string,
  marked: string,
  amounts: readonly ProseFigure[],
  words: readonly Word[],
): { after: Figure; before: Figure } | undefined {
  const respective = RESPECTIVE.exec(marked)
  if (respective) {
    const [left, right] = [amounts[Number(respective[1])]!.figure, amounts[Number(respective[2])]!.figure]
    return Number(respective[3]) >= Number(respective[4])
      ? { after: left, before: right }
      : { after: right, before: left }
  }
  if (RESPECTIVELY.test(text)) return undefined
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

/** "increased by ⟦d⟧, or p %, to ⟦x⟧": the amount before is not printed. */
function guessPair(
  base: Pick<ChangeStatement, 'sentence' | 'direction' | 'word'>,
  text: string,
  [left, right]: [ProseFigure, ProseFigure],
  percent: Figure,
  words: readonly Word[],
): ChangeStatement[] {
  const small = amountValue(left.figure.amount).abs().lessThan(amountValue(right.figure.amount).abs()) ? left : right
  const other = small === left ? right : left
  return isChangeAmount(text, small, words)
    ? [{ ...base, amount: small.figure, percent, after: other.figure, ordered: false }]
    : []
}

/** "was ⟦x⟧, an increase of ⟦d⟧ compared to ⟦y⟧": the amount before the change is the one that is compared. */
function shiftedPair(
  text: string,
  amounts: readonly ProseFigure[],
  left: number,
  right: number,
  words: readonly Word[],
): [ProseFigure | undefined, ProseFigure | undefined] {
  const first = amounts[left]!
  return left < right && isChangeAmount(text, first, words)
    ? [amounts[left - 1], amounts[right]]
    : [first, amounts[right]]
}

function isAmount(figure: Figure): boolean {
  const { unit, value } = figure.amount
  return (
    (unit === 'money' || unit === 'unknown' || unit === 'shares' || unit === 'count') &&
    !(unit === 'unknown' && /^\d$/.test(value))
  )
}

/** "increase in", "upper", "up to": words that name something else than the change of the figures. */
function isModifier(text: string, start: number, word: string): boolean {
  const after = text.slice(start + word.length, start + word.length + 16)
  const before = text.slice(Math.max(0, start - 14), start)
  if (/^up$/i.test(word)) return /^\s*to\b/i.test(after) || /\b(?:set|made|start|build|back|follow)-?\s*$/i.test(before)
  if (/^down$/i.test(word)) return /\b(?:break|write|pay|draw|wind)-?\s*$/i.test(before)
  // "These decreases were offset by …" refers back to what was said before.
  if (
    /^\s*(?:was|were) (?:partially |partly )?offset\b/i.test(text.slice(start + word.length, start + word.length + 30))
  )
    return true
  return /\b(?:partially )?offset by (?:an? )?\s*$/i.test(before)
}

function markFigures(text: string, amounts: readonly ProseFigure[], from: number, to: number): string {
  let marked = ''
  let at = from
  amounts.forEach((amount, index) => {
    marked += `${text.slice(at, amount.start)}⟦${index}⟧`
    at = amount.end
  })
  return marked + text.slice(at, to)
}

/** Whether the amount stands right after a word of direction ("increased by $5", "a decrease of $5", 增加5万元). */
function isChangeAmount(text: string, amount: ProseFigure, words: readonly Word[]): boolean {
  return words.some(({ start, match }) => {
    // "The $47 million increase in …".
    if (start >= amount.end && /^(?:increase|decrease|decline|reduction)$/i.test(match[0]))
      return /^\s*(?:net )?$/.test(text.slice(amount.end, start))
    const between = text.slice(start + match[0].length, amount.start)
    return (
      amount.start > start &&
      between.length <= 14 &&
      /^\s*(?:by|of|was|is|了|额|为|:)?\s*(?:approximately|about|约)?\s*$/i.test(between)
    )
  })
}
