import type { Figure } from '@tickmark/document'
import { DIRECTION_WORDS } from '@tickmark/language'
import { isModifier } from '../../claims/changes/change-words.ts'
import { type Span, spanOfLine } from './named-in.ts'

/** "The lower of cost and net realisable value" chooses between two, and says nothing of a change. */
const CHOOSES = /^\s+of\b/i
/** What follows gives the reason, or speaks of something else. */
const TURNS =
  /[,;，；]|\b(?:because|due to|owing to|thanks to|by reason|on account|as a result|following|despite|although|though|while|whereas|but|reflecting|driven|affected|offset|partly|when|after|since)\b|主要系|主要是|由于|因为|虽然|但/i
/** Of a language whose verb ends the sentence: the last word of direction is what is said. */
const VERB_LAST = /[\u3040-\u30ff\uac00-\ud7af]/
/** Words between a direction and the line behind it: "an increase in revenue", "higher trade payables". */
const JOINS = /^\s*(?:(?:in|of|to|the|our|its|a|an)\s+){0,3}$/i
const SENTENCE_END = /(?<=[。；！？])|(?<=[.;!?])\s+/

type Way = 'up' | 'down'

/** Which way a text says that the line of a figure went: the one direction of the clause whose subject it is; undefined where it says none, or two. */
export function directionOfLine(figure: Figure, text: string): Way | undefined {
  const said = text.split(SENTENCE_END).flatMap((sentence) => {
    const span = spanOfLine(figure, sentence)
    const way = span && directionBeside(sentence, span)
    return way ? [way] : []
  })
  const [first] = said
  return said.every((way) => way === first) ? first : undefined
}

function directionBeside(sentence: string, [start, end]: Span): Way | undefined {
  const words = Array.from(sentence.matchAll(DIRECTION_WORDS)).flatMap(({ index, groups, 0: word }) => {
    const way: Way | undefined = groups?.up ? 'up' : groups?.down ? 'down' : undefined
    return way && !isModifier(sentence, index, word) && !CHOOSES.test(sentence.slice(index + word.length))
      ? [{ way, start: index, end: index + word.length }]
      : []
  })
  if (VERB_LAST.test(sentence)) return words.findLast((word) => word.start >= end)?.way
  const before = words.find((word) => word.end <= start && JOINS.test(sentence.slice(word.end, start)))
  const after = words.find((word) => word.start >= end && !TURNS.test(sentence.slice(end, word.start)))
  if (before && after && before.way !== after.way) return undefined
  return (after ?? before)?.way
}
