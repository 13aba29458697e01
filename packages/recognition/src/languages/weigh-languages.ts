import { commonIdeographs } from './common-ideographs.ts'
import weights from './language-weights.json' with { type: 'json' }
import type { ReadCharacter, ReadLine } from '../strip/read-strip.ts'
import type { TesseractLanguage } from '../tesseract-network/read-strips.ts'

/** What PP-OCR knows, Chinese and the languages of the Latin alphabet, or one of the languages of the other networks. */
export type WrittenIn = 'own' | TesseractLanguage
export type Odds = Record<WrittenIn, number>

/** One line as each recogniser reads it; one that is not there reads nothing. */
export interface Hearing {
  own: ReadLine
  jpn: ReadLine
  kor: ReadLine
}

/** Fewer letters tell nothing. */
export const FEWEST_LETTERS = 3
/** Shares from which on more of it tells no more: kana, forms that no Japanese text has, simplified or old. */
const PLENTY = { kana: 0.1, simplified: 0.25, old: 0.03 }
/** Sureness of a character that PP-OCR did not merely guess. */
const NO_GUESS = 0.8
/** What a reading of nothing counts as, and the least of one character: natural logarithms of probabilities. */
const NOTHING = { own: -3, network: -4 }
const LEAST = { own: -4, network: -8 }
/** How much a network's confidence falls when its probability falls to a third. */
const PER_LOGARITHM = 0.05

const HAN = /\p{Script=Han}/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const LATIN = /\p{Script=Latin}/u

type Cue = keyof typeof weights.cues

/**
 * In which language lines are written, by what all recognisers make of them together; probabilities that add up to one. Each makes
 * something of the others' scripts, and is sure of it: their sureness counts by what it is on lines whose language is known.
 */
export function weighLanguages(hearings: readonly Hearing[], lean: Partial<Odds> = {}): Odds {
  const cues = cuesOf(hearings)
  const score = (language: TesseractLanguage) =>
    Object.entries(weights.cues).reduce(
      (sum, [cue, values]) => sum + values[language] * (cues[cue as Cue] ?? 0),
      weights.bias[language],
    )
  const scores = { own: lean.own ?? 0, jpn: score('jpn') + (lean.jpn ?? 0), kor: score('kor') + (lean.kor ?? 0) }
  const most = Math.max(scores.own, scores.jpn, scores.kor)
  const [own, jpn, kor] = [scores.own, scores.jpn, scores.kor].map((value) => Math.exp(value - most)) as [
    number,
    number,
    number,
  ]
  const sum = own + jpn + kor
  return { own: own / sum, jpn: jpn / sum, kor: kor / sum }
}

/** What the readings of lines, taken together, tell of their language. */
export function cuesOf(hearings: readonly Hearing[]): Record<Cue, number> {
  const [own, jpn, kor] = (['own', 'jpn', 'kor'] as const).map((reader) =>
    hearings.flatMap((hearing) => lettersOf(hearing[reader])),
  ) as [ReadCharacter[], ReadCharacter[], ReadCharacter[]]
  const most = Math.max(1, own.length, jpn.length, kor.length)
  const ideographs = own.filter(({ text }) => HAN.test(text))
  const japanese = jpn.filter(({ text }) => HAN.test(text))
  const common = commonIdeographs('jpn')
  const agreed = hearings.reduce((sum, hearing) => {
    const known = new Set(lettersOf(hearing.own).map(({ text }) => text))
    return sum + lettersOf(hearing.jpn).filter(({ text }) => HAN.test(text) && known.has(text)).length
  }, 0)
  const strange = ideographs.filter(({ text, confidence }) => confidence > NO_GUESS && !common.has(text)).length
  const old = japanese.filter(({ text }) => !common.has(text)).length
  return {
    simplified: upTo(PLENTY.simplified, strange / Math.max(1, ideographs.length)),
    agreed: agreed / Math.max(1, japanese.length),
    old: upTo(PLENTY.old, old / Math.max(1, japanese.length)),
    ownLog: meanOf(own, ({ confidence }) => Math.max(LEAST.own, Math.log(Math.max(0.02, confidence))), NOTHING.own),
    jpnLog: meanOf(jpn, networkLog, NOTHING.network),
    korLog: meanOf(kor, networkLog, NOTHING.network),
    ownShare: own.length / most,
    korShare: kor.length / most,
    kana: upTo(PLENTY.kana, shareOf(jpn, KANA)),
    ownHan: shareOf(own, HAN),
    jpnLatin: shareOf(jpn, LATIN),
  }
}

/** Letters of any script. */
export function lettersOf({ characters }: ReadLine): ReadCharacter[] {
  return characters.filter(({ text }) => /^\p{L}/u.test(text))
}

const upTo = (plenty: number, share: number): number => Math.min(plenty, share) / plenty

const networkLog = ({ confidence }: ReadCharacter): number => Math.max(LEAST.network, (confidence - 1) / PER_LOGARITHM)

const shareOf = (letters: readonly ReadCharacter[], script: RegExp): number =>
  meanOf(letters, ({ text }) => Number(script.test(text)), 0)

function meanOf(
  letters: readonly ReadCharacter[],
  value: (letter: ReadCharacter) => number,
  otherwise: number,
): number {
  return letters.length === 0 ? otherwise : letters.reduce((sum, letter) => sum + value(letter), 0) / letters.length
}
