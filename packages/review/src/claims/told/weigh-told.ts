import { amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { Relation, ToldCues } from '../relation/relation.ts'
import { significantDigits } from '../relation/slip.ts'
import { keptTallies } from './kept-shares.ts'
import type { ToldFigure } from './read-told.ts'
import type { ToldEnd } from './told-periods.ts'

/** What was made of a told figure: the relation that holds, or the one that must be meant and does not. */
export interface Tested {
  told: ToldFigure
  held?: Relation
  /** The time of the line at which it agrees. */
  heldAt?: ToldEnd
  broken?: Relation
  /** Whether a statement, or more than one table, prints what it should be. */
  isFirm?: boolean
  doubts?: ToldDoubts
}

/** What speaks against a broken relation being the one that is meant. */
interface ToldDoubts {
  /** Different values that the line prints for the time. */
  rivals: number
  /** The line prints the figure at another time. */
  otherTime: boolean
  /** The words beside the figure tell of another basis, a part, a limit. */
  otherBasis: boolean
}

/** What speaks for a gap being an error, before the judge weighs it with all else. */
/** A line of the statements by its name, and nothing else in the clause. */
const BARE = 0.85
const PLAIN_AND_DATED = 0.7
const PLAIN = 0.5
const LOOSE = 0.3
/** Something in the sentence or in the tables says that another figure is meant. */
const DOUBTED = 0.2
/** Another figure of the sentence is the same line's. */
const SUPPORTED = 0.15
/** This document's sentences keep to its tables, or they do not. */
const KEPT = 0.05
const KEPT_SHARE = 0.8
const UNKEPT_SHARE = 0.4
const UNKEPT = 0.45
const HELD = 0.7
const MOST = 0.9
/** The share of plain sentences that keep to the tables where nothing is known of a document, */
const COMMON_SHARE = 0.6
/** and as many sentences weigh as much as that. */
const COMMON_WEIGHT = 5

/** Gives each relation the confidence that its sentence, and the document's habit of restating its tables, lend it. */
export function weighTold(sentences: readonly (readonly Tested[])[]): Relation[] {
  const all = sentences.flat()
  const [kept, others] = [keptShares(all), keptTallies(all)]
  return sentences.flatMap((tests) =>
    tests.flatMap((tested) => {
      if (tested.held) return [{ ...tested.held, confidence: HELD }]
      if (!tested.broken) return []
      const told = toldCues(tested, tests, { kept: kept(tested), others: others(tested) })
      return [{ ...tested.broken, cues: { ...tested.broken.cues, told }, confidence: priorOf(told) }]
    }),
  )
}

/**
 * For each told figure, what share of the others that tell plainly of a line agrees with it. The fewer there are, the nearer it is to what is
 * common: one sentence more or less moves it a little, never by a step.
 */
function keptShares(tests: readonly Tested[]): (own: Tested) => number {
  const tried = new Set(tests.filter(isTriedPlainly))
  const held = [...tried].filter((one) => one.held).length
  return (own) => {
    const isTried = tried.has(own)
    const [others, agreeing] = [tried.size - Number(isTried), held - Number(isTried && own.held !== undefined)]
    return (agreeing + COMMON_SHARE * COMMON_WEIGHT) / (others + COMMON_WEIGHT)
  }
}

function isTriedPlainly({ told, held, broken, doubts }: Tested): boolean {
  return told.isPlain && told.isWhole && (held !== undefined || (broken !== undefined && !isDoubted(doubts)))
}

function isDoubted(doubts: ToldDoubts | undefined): boolean {
  return doubts !== undefined && (doubts.rivals > 1 || doubts.otherTime || doubts.otherBasis)
}

function toldCues(tested: Tested, tests: readonly Tested[], document: Pick<ToldCues, 'kept' | 'others'>): ToldCues {
  const { told, doubts, isFirm } = tested
  const held = tests.filter((other) => other.held && isSameLine(other.told, told))
  const agreeing = held.filter((other) => told.role === 'level' || isOfPair(other, tested))
  const supported = agreeing.some(isSupport)
  return {
    plain: told.isPlain,
    modified: told.isModified,
    whole: told.isWhole,
    closed: told.isClosed,
    dated: told.isDated,
    // Lines that the field has a word for go by the name of their concept.
    concept: told.subject?.name.startsWith('#') === true,
    firm: isFirm === true,
    // Where names and figures take turns, one that agrees with its line shows that they do.
    supported: supported || tests.some((other) => isInTurn(other, tested) && isSupport(other)),
    twin: tests.some((other) => other.held && isTwin(other, told)),
    nameLength: lengthOf(told.subject?.text ?? ''),
    rivals: doubts?.rivals ?? 1,
    otherTime: doubts?.otherTime === true,
    // What else the sentence says of the line is that of another line of its name.
    otherBasis:
      doubts?.otherBasis === true ||
      (isAllElse(told, tests) && !isRatioOfStatements(tested)) ||
      (held.length > 0 && agreeing.length === 0),
    ...document,
  }
}

/** Whether two figures are told of one line, of the whole or of the same part. */
export function isSameLine(a: ToldFigure, b: ToldFigure): boolean {
  return a.subject?.name === b.subject?.name && a.part === b.part
}

/** Whether a sentence tells two things of a line and neither agrees with it: one misprint does not do that, another line does. */
function isAllElse(told: ToldFigure, tests: readonly Tested[]): boolean {
  const own = tests.filter((other) => isSameLine(other.told, told))
  return own.filter(({ broken }) => broken).length > 1 && own.every(({ held }) => !held)
}

/** A ratio that is called by its name alone is that of the statements, whatever else the sentence says of it. */
function isRatioOfStatements({ told, broken, isFirm, doubts }: Tested): boolean {
  return broken?.kind === 'ratio' && isFirm === true && told.isPlain && !told.isModified && doubts?.rivals === 1
}

/** Whether two figures stand in one list of names in their turn. */
function isInTurn({ told: other }: Tested, { told }: Tested): boolean {
  return other !== told && told.row !== undefined && other.row === told.row
}

/** A growth of one digit agrees with any line that grew about as much. */
const SUPPORTING_DIGITS = 2

function isSupport({ held, told }: Tested): boolean {
  return held !== undefined && (told.role === 'level' || significantDigits(held.stated) >= SUPPORTING_DIGITS)
}

/** Whether what agrees in a sentence is of the amounts that another of its figures is held against; a level says so by its size. */
function isOfPair({ held, told }: Tested, { broken }: Tested): boolean {
  if (!held || !broken || told.role !== 'level') return held !== undefined
  return broken.terms.some(({ figure }) => isSizeOf(held, figure))
}

/** Whether a figure is of the size that an agreeing sentence tells, signs apart. */
export function isSizeOf({ stated, tolerance }: Relation, { amount }: Figure): boolean {
  return amountValue(amount).abs().minus(stated.abs()).abs().lessThanOrEqualTo(tolerance)
}

/** An ideograph says as much as two letters. */
const OF_IDEOGRAPH = 2

function lengthOf(name: string): number {
  const ideographs = name.match(/[\u3040-\u9fff\uac00-\ud7af]/g)?.length ?? 0
  return name.length + ideographs * (OF_IDEOGRAPH - 1)
}

/** A line has one figure of one time: that at which the other agrees, whatever the sentence says of it ("improved from ⟦a⟧ to ⟦b⟧"). */
function isTwin({ told: a, heldAt = a.end }: Tested, b: ToldFigure): boolean {
  return a.role === 'level' && b.role === 'level' && a.subject?.start === b.subject?.start && heldAt === b.end
}

function priorOf(told: ToldCues): number {
  if (told.rivals > 1 || told.otherTime || told.otherBasis || told.twin) return DOUBTED
  const more = (told.supported ? SUPPORTED : 0) + KEPT * partOfWay(told.kept, COMMON_SHARE, KEPT_SHARE)
  const most = UNKEPT + (MOST - UNKEPT) * partOfWay(told.kept, UNKEPT_SHARE, COMMON_SHARE)
  return Math.min(wordsOf(told) + more, most)
}

/** How far a share has come from one bound to the other: 0 to 1. */
function partOfWay(share: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (share - from) / (to - from)))
}

/** What the words of the clause alone say. */
function wordsOf({ plain, modified, whole, dated, closed, concept, firm }: ToldCues): number {
  if (!plain || modified) return LOOSE
  if (!whole || !dated) return PLAIN
  if (closed && concept) return BARE
  return firm ? PLAIN_AND_DATED : PLAIN
}
