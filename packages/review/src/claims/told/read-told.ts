import type { PrintedSpan } from '@tickmark/language'
import { isFullDate } from '../../facts/periods/read-period.ts'
import type { ProseFigure } from '../../facts/sentences/make-sentences.ts'
import type { Mention } from './line-book.ts'
import { plainnessOf } from './plain-told.ts'
import type { Plainness } from './plain-told.ts'
import { directionAt } from './told-direction.ts'
import type { ToldEnd } from './told-periods.ts'
import type { ToldDirection, ToldText } from './told-text.ts'
import { mainTime, timeOf } from './told-time.ts'
import { isReported, isSequential, spanOf } from './told-spans.ts'
import { turnsOf } from './told-turns.ts'

/** A figure of a sentence with what the words around it say of it. */
export interface ToldFigure extends Plainness {
  own: ProseFigure
  /** The line that is named before it; a sentence may go on about something that no table holds. */
  subject?: Mention
  /** The part of the whole whose line it is, where its name stands before the line's: "Consumer turnover". */
  part?: string
  /** level: the line's figure at some time; growth: by how many per cent it changed; change: by how much. */
  role: 'level' | 'growth' | 'change'
  end: ToldEnd
  /** Whether the sentence says of which time it speaks, */
  isDated: boolean
  /** and that this is a day on which a balance stands: "as of December 31, 2022". */
  isInstant?: boolean
  /** How long the flow lasts, where the sentence says so: "in the first quarter". */
  span?: PrintedSpan
  /** A change that is counted from another quarter of the year. */
  isSequential?: boolean
  direction?: ToldDirection
  /** The time that a change is counted from, where it is said: "declined by 23% from its 2021 peak". */
  base?: ToldEnd
  /** Where figures take names in turn, the first of them: "⟦a⟧ and ⟦b⟧, respectively". */
  row?: ProseFigure
}

/** The time that a report is of: its last day, and the months of its columns that end with it. */
export interface Reported {
  end: ToldEnd
  months: readonly number[]
}

/** The figures of a sentence, each with its line, its time and what it says of the line. */
export function readTold(told: ToldText, reported: Reported, before?: ToldFigure): ToldFigure[] {
  const figures: ToldFigure[] = []
  const goesOn = before?.subject && told.mentions.length === 0 ? { ...before.subject, start: 0, end: 0 } : undefined
  const turns = turnsOf(told)
  for (const [index, own] of told.sentence.figures.entries()) {
    const turn = turns.get(own)
    const subject = turn?.subject ?? subjectOf(told, own) ?? goesOn
    const direction =
      directionAt(told, own) ?? directionOfTwin(told, own, figures.at(-1)) ?? directionOfName(told, own, subject)
    const twin = direction ? undefined : twinBefore(told, own, figures.at(-1))
    const role = twin?.role ?? (direction ? (own.figure.amount.unit === 'percent' ? 'growth' : 'change') : 'level')
    const base = role === 'level' || twin ? undefined : baseOf(told, own)
    const time = (role === 'level' || twin ? timeOf(told, index) : mainTime(told)) ?? timeGoingOn(before)
    const span = spanOf(told, own)
    figures.push({
      own,
      role,
      end: time?.means ?? reported.end,
      isDated: time !== undefined || (span !== undefined && isReported(span, reported.months)),
      ...(span ? { span } : {}),
      ...(role !== 'level' && isSequential(told, own) ? { isSequential: true } : {}),
      ...(time && isOfDay(told, time) ? { isInstant: true } : {}),
      ...(turn ?? plainnessOf(told, own, subject)),
      ...(subject ? { subject } : {}),
      ...(direction ? { direction } : {}),
      ...(twin?.direction ? { direction: twin.direction } : {}),
      ...(base ? { base } : {}),
    })
  }
  return figures
}

const DAY_BEFORE = /(?:\bas (?:of|at)|\bat|截至|截止)\s*$/i
const DAY_BEHIND = /^\s*(?:현재|現在|時点)/

/** Whether a time is a day as balances have one. */
function isOfDay({ text, marks }: ToldText, { means }: { means: ToldEnd }): boolean {
  return marks.some(
    (mark) =>
      mark.means === means &&
      isFullDate(means) &&
      (DAY_BEFORE.test(text.slice(0, mark.start)) || DAY_BEHIND.test(text.slice(mark.end))),
  )
}

/** "an increase of ⟦a⟧ (2021: ⟦b⟧)": what a bracket says of another time is what the figure before it is. */
const IN_BRACKET = /^\s*[(（][^()（）#]{1,24}$/
/** "by ⟦a⟧, ⟦b⟧ and ⟦c⟧": amounts in a row are all of them changes. */
const IN_ROW = /^\s*,?\s*(?:and|und|et|e|y|和|及|및|、)?\s*(?:[A-Z]{0,3}[$€£¥₩])?\s*$/i

function twinBefore({ text, marks }: ToldText, own: ProseFigure, last: ToldFigure | undefined): ToldFigure | undefined {
  if (!last || last.role === 'level' || last.own.figure.amount.unit !== own.figure.amount.unit) return undefined
  const { end } = last.own
  if (IN_ROW.test(text.slice(end, own.start))) return last
  const isDated = marks.some((mark) => mark.start >= end && mark.end <= own.start)
  return isDated && IN_BRACKET.test(text.slice(end, own.start)) ? last : undefined
}

/** "⟦p⟧ from its 2021 peak", "⟦p⟧ since 2020": nothing but a word or two between the change and the time that it is counted from. */
const SINCE = /^\s*(?:from|since|seit|depuis|dal|desde)\s+(?:(?:the|its|their|our)\s+)?$/i

function baseOf({ text, marks }: ToldText, { end }: ProseFigure): ToldEnd | undefined {
  return marks.find((mark) => mark.date !== undefined && mark.start >= end && SINCE.test(text.slice(end, mark.start)))
    ?.means
}

/** Behind a semicolon a sentence goes on about the same time. */
function timeGoingOn(before: ToldFigure | undefined): { means: ToldEnd } | undefined {
  return before?.isDated ? { means: before.end } : undefined
}

/** "an increase in revenue of ⟦a⟧", "in the average balance of loans of ⟦a⟧": what the line, or something of it, changed by. */
const CHANGE_IN =
  /^\s*(?:in|of|to)\s+(?:(?:our|the|its|total|consolidated|reported|average|net)\s+)*(?:(?:balances?|amounts?|levels?|volumes?)\s+(?:of|in)\s+(?:(?:our|the|its|total)\s+)*)?$/i

function directionOfName(
  { text, directions }: ToldText,
  own: ProseFigure,
  subject?: Mention,
): ToldDirection | undefined {
  if (!subject || !/^(?=[^]{0,80}$)\s*(?:of|was|were)?\s*[^\s\p{L}]?\s*$/u.test(text.slice(subject.end, own.start)))
    return undefined
  return directions.find(({ end }) => end <= subject.start && CHANGE_IN.test(text.slice(end, subject.start)))
}

/** "by ⟦a⟧, or ⟦p⟧", ⟦a⟧（⟦p⟧）: a rate right behind a change is of the same change. */
const TWIN =
  /^(?=[^]{0,80}$)\s*[,，、]?\s*[(（]?\s*(?:(?:or|oder|ou|o|soit|pari al?|es decir,? del?|即|或|增幅|降幅|变动幅度|變動幅度)(?:为|為)?)?\s*(?:约|約)?\s*$/i

function directionOfTwin(told: ToldText, own: ProseFigure, last: ToldFigure | undefined): ToldDirection | undefined {
  if (last?.role !== 'change' || own.figure.amount.unit !== 'percent') return undefined
  return TWIN.test(told.text.slice(last.own.end, own.start)) ? last.direction : undefined
}

/** "35.5% of revenues", 占营业收入: what a share is of is not what the sentence tells of. */
const SHARE_OF =
  /#\s*%?\s+of\s+(?:(?:our|the|its|total|net|consolidated|sales|group)\s+)*$|占(?:公司|集团|本期|总|當期|当期)*$/i

/** 流動資産は, 유동자산은: what a sentence is about. */
const TOPIC = /^\s*(?:は|은|는)/
/** 棚卸資産が#増加したことなどから、…: the end of a clause that only says why. */
const CAUSE =
  /^[^。]*#[^。]*?(?:こと(?:など|等)?(?:から|により|による|に伴い)|ため|結果|ものの|に伴い|으로 인해|로 인해|때문에|에 따라|등으로)[、,\s]/

/**
 * The last name before a figure that stands in no bracket closed since, and is not what a share before it is of; behind a clause that says why,
 * what the sentence is about.
 */
function subjectOf({ text, mentions }: ToldText, { start }: ProseFigure): Mention | undefined {
  const nearest = mentions.findLast((mention) => {
    if (mention.end > start || SHARE_OF.test(text.slice(0, mention.start))) return false
    const between = text.slice(mention.end, start)
    return !/^[^(（]*[)）]/.test(between)
  })
  if (!nearest || TOPIC.test(text.slice(nearest.end)) || !CAUSE.test(text.slice(nearest.end, start))) return nearest
  return mentions.find(({ end }) => end <= nearest.start && TOPIC.test(text.slice(end))) ?? nearest
}
