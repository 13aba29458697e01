import type { Figure } from '@tickmark/document'
import { directionOfWord, DIRECTION_WORDS, isPlain } from '@tickmark/language'
import { isModifier } from '../../claims/changes/change-words.ts'
import { type Span, spanOfLine } from './named-in.ts'

/** "The lower of cost and net realisable value" chooses between two, and says nothing of a change. */
const CHOOSES = /^\s+of\b/i
/** What follows gives the reason, or speaks of something else. */
const TURNS =
  /[,;，；]|\b(?:because|due to|owing to|thanks to|by reason|on account|as a result|following|despite|although|though|while|whereas|but|reflecting|driven|affected|offset|partly|when|after|since)\b|主要系|主要是|由于|因为|虽然|但/i
/** Of a language whose verb ends the sentence: the last word of direction is what is said. */
const VERB_LAST = /[\u3040-\u30ff\uac00-\ud7af]/
/** What marks the subject in a language whose verb ends the sentence. */
const TOPIC = /^\s*(?:について|に関して)?(?:は|が|も|은|는|이|가|도|및|ともに)/
/** Words that tell how much something moved, and nothing of what moved. */
const HOW =
  /\b(?:expenses?|costs?|charges?|amounts?|balances?|levels?|again|also|further|slightly|sharply|significantly|markedly|substantially|considerably|notably|strongly|steadily|modestly|marginally|clearly|both|overall|once more|built|piled|drawn|run|went|during|when|while|it|they|there|be|being|rather|net|each|somewhat)\b|年初|期初|有所|规模|規模|水平|略有|略|小幅|大幅|明显|显著|持续|继续|进一步|出现|有|呈|末|余额|餘額|大きく|やや|さらに|若干|大幅に|前期末|크게|다소|소폭|대폭|더욱/gi

/** Beside the name of the line stands nothing that makes it a part of it, or another line. */
const isBare = (text: string): boolean => isPlain(text.replace(HOW, ' '))

/** Words between a direction and the line behind it: "an increase in revenue", "higher trade payables". */
const JOINS = /^\s*(?:(?:in|of|to|the|our|its|a|an)\s+){0,3}$/i
const SENTENCE_END = /(?<=[。；！？])|(?<=[.;!?])\s+/

/** "随借款增加而上升": what moved it moves by itself, and stands between the line and its own direction. */
const REASON = /(?:随着?|隨著?|因|由于|由於|受)[^，,。；]{1,20}?而/gu

/** "Stocks were built up ahead of the season and rose": the same subject does a second thing. */
const DOES_BESIDES = /^\s+(?:was|were|has|have)\b[^,;]*\band\s*$/i

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

function directionBeside(said: string, [start, end]: Span): Way | undefined {
  const sentence = said.replace(REASON, (reason) => ' '.repeat(reason.length))
  const words = Array.from(sentence.matchAll(DIRECTION_WORDS)).flatMap((match) => {
    const { index, 0: word } = match
    const way = directionOfWord(match)
    return way !== 'either' && !isModifier(sentence, index, word) && !CHOOSES.test(sentence.slice(index + word.length))
      ? [{ way, start: index, end: index + word.length }]
      : []
  })
  const clause =
    sentence
      .slice(0, start)
      .split(/[,;，；、:：]/)
      .at(-1) ?? ''
  if (VERB_LAST.test(sentence))
    return isBare(clause) && TOPIC.test(sentence.slice(end))
      ? words.findLast((word) => word.start >= end)?.way
      : undefined
  const before = words.find((word) => word.end <= start && JOINS.test(sentence.slice(word.end, start)))
  const after = words.find((word) => word.start >= end)
  if (before)
    return after && after.way !== before.way && !TURNS.test(sentence.slice(end, after.start)) ? undefined : before.way
  const between = after && sentence.slice(end, after.start)
  return after && isBare(clause) && (isBare(between ?? '') || DOES_BESIDES.test(between ?? '')) ? after.way : undefined
}
