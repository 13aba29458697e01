/**
 * Pairs of letters that are frequent in the languages written with Latin letters. Of all pairs of a text of such a language six in ten
 * are among them, whatever it is about; of letters that a wrong character map shuffles two or three in ten.
 */
const FREQUENT = new Set(
  (
    'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ra ce ' +
    'li ch ll be ma si om ur ei ie un ue qu la el os us ta tr pr nc ec ns et ss di da do so ni ca fi rt'
  ).split(' '),
)
/** What a share of pairs is held against: `share` of so many `pairs`. */
interface Least {
  pairs: number
  share: number
}

/** The least share that text has, of many pairs and of few; and what is below it often enough to look closer. */
const LEAST_OF_MANY = { pairs: 200, share: 0.35 }
const LEAST_OF_FEW = { pairs: 60, share: 0.22 }
const SUSPICIOUS = { pairs: 40, share: 0.35 }
/** The share of letters that must be Latin for their pairs to tell anything of the text. */
const MOSTLY_LATIN = 0.8

/** A sign that no word has inside; addresses have one here and there. */
const SIGN_WITHIN = /\p{L}[<>=?@:;!#"&*+^~\\|]\p{L}/u
const LEAST_WITH_SIGNS = { words: 20, share: 0.17 }

/** Whether a text's letters follow one another as in no language: a font told another character map than it was drawn with. */
export function isShuffled(text: string): boolean {
  return isMostlyLatin(text) && (hasSignsWithin(text) || hasRarePairs(text, [LEAST_OF_MANY, LEAST_OF_FEW]))
}

/** Whether they may: a text of codes and names does now and then, so what is drawn has to decide. */
export function mayBeShuffled(text: string): boolean {
  return isMostlyLatin(text) && (hasSignsWithin(text) || hasRarePairs(text, [SUSPICIOUS]))
}

function isMostlyLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (text.match(/[a-z]/gi)?.length ?? 0) >= MOSTLY_LATIN * letters
}

function hasSignsWithin(text: string): boolean {
  const words = text.match(/\S{4,}/g) ?? []
  const odd = words.filter((word) => SIGN_WITHIN.test(word)).length
  return words.length >= LEAST_WITH_SIGNS.words && odd > LEAST_WITH_SIGNS.share * words.length
}

function hasRarePairs(text: string, limits: readonly Least[]): boolean {
  const pairs = Array.from(text.toLowerCase().matchAll(/(?<=([a-z]))[a-z]/g), ([second, first]) => `${first}${second}`)
  const share = pairs.filter((pair) => FREQUENT.has(pair)).length / Math.max(1, pairs.length)
  return limits.some((least) => pairs.length >= least.pairs && share < least.share)
}
