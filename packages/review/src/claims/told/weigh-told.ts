import type { Relation } from '../relation/relation.ts'
import type { ToldFigure } from './read-told.ts'

/** What was made of a told figure: the relation that holds, or the one that must be meant and does not. */
export interface Tested {
  told: ToldFigure
  held?: Relation
  broken?: Relation
  /** Whether a statement, or more than one table, prints what it should be. */
  isFirm?: boolean
}

/** What speaks for a gap being an error, before the judge weighs it with all else. */
/** A line of the statements by its name, and nothing else in the clause. */
const BARE = 0.85
const PLAIN_AND_DATED = 0.7
const PLAIN = 0.5
const LOOSE = 0.3
/** Another figure of the sentence is the same line's. */
const SUPPORTED = 0.15
/** This document's sentences keep to its tables, or they do not. */
const KEPT = 0.05
const LEAST_TRIED = 5
const KEPT_SHARE = 0.8
const UNKEPT_SHARE = 0.5
const UNKEPT = 0.45
const HELD = 0.7
const MOST = 0.9

/** Gives each relation the confidence that its sentence, and the document's habit of restating its tables, lend it. */
export function weighTold(sentences: readonly (readonly Tested[])[]): Relation[] {
  const tried = sentences.flat().filter(({ told, held, broken }) => told.isPlain && told.isWhole && (held ?? broken))
  const share = (tried.filter(({ held }) => held).length + 1) / (tried.length + 2)
  const isKnown = tried.length >= LEAST_TRIED
  return sentences.flatMap((tests) =>
    tests.flatMap(({ told, held, broken, isFirm }) => {
      if (held) return [{ ...held, confidence: HELD }]
      // A line has one figure of one time.
      if (!broken || tests.some((other) => other.held && isTwin(other.told, told))) return []
      const isSupported = tests.some((other) => other.held && other.told.subject?.name === told.subject?.name)
      const own = priorOf(told, isFirm === true)
      const confidence = Math.min(
        own + (isSupported ? SUPPORTED : 0) + (isKnown && share >= KEPT_SHARE ? KEPT : 0),
        MOST,
      )
      return [{ ...broken, confidence: isKnown && share < UNKEPT_SHARE ? Math.min(confidence, UNKEPT) : confidence }]
    }),
  )
}

function isTwin(a: ToldFigure, b: ToldFigure): boolean {
  return a.role === 'level' && b.role === 'level' && a.subject?.start === b.subject?.start && a.end === b.end
}

function priorOf({ isPlain, isModified, isWhole, isDated, isClosed, subject }: ToldFigure, isFirm: boolean): number {
  if (!isPlain || isModified) return LOOSE
  if (!isWhole || !isDated) return PLAIN
  const isBare = isClosed && subject?.name.startsWith('#') === true
  return isBare ? BARE : isFirm ? PLAIN_AND_DATED : PLAIN
}
