import type { PageWord } from '@tickmark/document/page'
import { orderLike } from './order-like.ts'
import { foldAccents, plain } from './plain-text.ts'
import { readOpposite, type Opposite } from './read-opposite.ts'

/** Share of its words that a layer made by an ordinary recogniser has wrong. */
const COMMON_ERRORS = 0.03
/** No reading of ours is surer than this: what people correct was often read surely. */
const SUREST = 0.985
/** Confidence in a word of a believed layer: where our own reading was in doubt, and where it was sure of another one. */
const CONFIDENCE = { corrected: 0.9, disputed: 0.75 }
const SURE = 0.75
/** A layer that has so many words as the picture shows knows the accents that our recogniser has no letters for. */
const KNOWS_ACCENTS = 0.8

/** Nobody corrects more of a page: an own layer that differs more was put behind another picture. */
const OWN_AT_LEAST = 0.5

export interface WeighedLayer {
  words: PageWord[]
  /** How many of the words are the layer's, or stand no more because it has none. */
  changed: number
}

/**
 * The recognised words of a page, held against the text layer behind its picture. There are two explanations of a layer:
 * somebody has seen to it, so that it is right wherever our own reading errs; or it comes from a recogniser that errs by
 * itself. The first explains a word that differs by our doubt in it, the second by its own errors, too; each word that is
 * alike speaks for the first. A corrected layer agrees nearly everywhere and differs where we doubt; a bad one differs
 * where we are sure. Where it is believed its words are taken, and ours are kept as other readings. The layer's words may
 * have any order where they have the places of ours. A layer that we wrote ourselves (`isOwn`) has no errors of another
 * recogniser: however surely and often we read otherwise, somebody has seen to it.
 */
export function weighLayer(
  own: readonly PageWord[],
  layer: readonly PageWord[],
  { isInPlace, isOwn = false }: { isInPlace: boolean; isOwn?: boolean },
): WeighedLayer {
  const compared = readOpposite(own, isInPlace ? orderLike(own, layer) : layer)
  if (!compared) return { words: [...own], changed: 0 }
  const { readings, added } = compared
  const same = readings.filter(isAlike).length
  const evidence = readings.reduce((sum, reading) => sum + speaksFor(reading), 0) + added.length * differs(SUREST)
  const isBelieved = isOwn ? same >= OWN_AT_LEAST * readings.length : evidence > 0
  const take = isBelieved ? takeReading : same > KNOWS_ACCENTS * own.length ? takeAccents : undefined
  if (!take) return { words: [...own], changed: 0 }
  const taken = readings.map(take)
  const missed = isBelieved ? added.map(asFound) : []
  return {
    words: [...taken.flatMap(splitWord), ...missed],
    changed: taken.filter((word, index) => word !== own[index]).length + missed.length,
  }
}

const differs = (confidence: number): number => {
  const doubt = 1 - Math.min(confidence, SUREST)
  return Math.log(doubt / (doubt + COMMON_ERRORS))
}

function speaksFor(reading: Opposite): number {
  return isAlike(reading) ? -Math.log(1 - COMMON_ERRORS) : differs(reading.word.confidence ?? SUREST)
}

/** Accents may be missing on our side. */
const isAlike = ({ word, text }: Opposite): boolean => foldAccents(word.text) === foldAccents(text)

function takeReading({ word, text }: Opposite): PageWord {
  if (plain(word.text) === plain(text)) return /\s/.test(text) ? { ...word, text } : word
  const isSure = (word.confidence ?? 1) >= SURE
  return {
    ...word,
    text,
    confidence: isSure ? CONFIDENCE.disputed : CONFIDENCE.corrected,
    alternatives: [...new Set([word.text, ...(word.alternatives ?? [])])].filter((one) => one !== text),
  }
}

/** Only letters that our recogniser does not have are taken. */
function takeAccents({ word, text }: Opposite): PageWord {
  const own = plain(word.text)
  return own !== plain(text) && own === foldAccents(text) ? { ...word, text } : word
}

/** A word that turned out to be several, or none. */
function splitWord(word: PageWord): PageWord[] {
  const share = (word.right - word.left) / word.text.length
  return Array.from(word.text.matchAll(/\S+/g), ({ 0: text, index }) =>
    text === word.text
      ? word
      : { ...word, text, left: word.left + index * share, right: word.left + (index + text.length) * share },
  )
}

const asFound = (word: PageWord): PageWord => ({
  ...word,
  hidden: undefined,
  origin: 'ocr',
  confidence: CONFIDENCE.disputed,
})
