import { isPlain, maskPlain } from '@tickmark/language'
import { namedThings } from './same-thing.ts'

/** Words of a script without blanks are found by a dictionary, which every runtime brings along. */
const SEGMENTER = {
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
}
/** What a Korean word carries at its end. */
const PARTICLE =
  /(?:에서|으로|까지|부터|에게|이며|이고|이란|라는|하고|하며|하여|에는|에도|들은|들이|들을|은|는|이|가|을|를|의|에|로|과|와|도|만|인|란|한|된|할|함)$/u
/** Hiragana alone joins and bends words, and names nothing. */
const JOINS_ONLY = /^\p{Script=Hiragana}+$/u
/** Words of any sentence, which say that it is so or not, and nothing of what. */
const SAYS_NOTHING =
  /\b(?:do|does|occur(?:red|s)?|did|not|no|none|any|all|both|and|but|also|use[ds]?|using|made?|during|million|thousand|billion|can|cannot|will|which|that|this|these|those|there)\b|(?:하지|않|없|있|하고|대한|대하여|관한|통해|위해|하는|되는|받|되었|하였|모두|연결실체|실체|백만|당사|두고|발생(?:하|한)?)(?:습니다|았습니다|었습니다|니다)?|全部|均|不存在|存在|进行|開展|开展|没有|发生|発生|全年|事项|事項|情形|情况|全て|百万|千円|支払い/giu
const NUMBER = /\d[\d.,]*/g

/**
 * What a statement speaks of, each thing as a key: Latin words by their stems, Chinese and Japanese words as the dictionary parts them, Korean ones without
 * their particles; of words with one meaning the name of the meaning. Numbers, times and words that name nothing are left out, and `besides` what the caller
 * does not ask about.
 */
export function termsOf(text: string, besides?: RegExp): Set<string> {
  const said = namedThings(text).replace(SAYS_NOTHING, ' ')
  const without = (left: string): string => (besides ? left.replace(besides, ' ') : left)
  const rest = without(maskPlain(said).replace(NUMBER, ' '))
  return new Set([
    ...(rest.match(/§\w+/g) ?? []),
    ...(rest.replace(/§\w+/g, ' ').match(/\p{Script=Latin}{3,}/gu) ?? []).map(stemOf),
    // Neutral syllables stand within Korean words too (인증): words are looked at whole.
    ...(said.match(/\p{Script=Hangul}{2,}/gu) ?? [])
      .map((word) => without(word.replace(PARTICLE, '')).trim())
      .filter((word) => isWord(word) && !isPlain(word)),
    ...wideWords(rest),
  ])
}

const isWord = (word: string): boolean => word.length >= 2

/** Single signs that join words and name nothing. */
const JOINING_SIGN =
  /^[的了之由于於按以为為与與和及或对對从從向至到在将將已随隨而等均被其所者该此个個名家年月日期上下末后後前额額余第约約性は的を]$/u

/** Words of the dictionary; signs beside one another that it does not know are one word. */
function wideWords(text: string): string[] {
  const segmenter = /[\u3040-\u30ff]/.test(text) ? SEGMENTER.ja : SEGMENTER.zh
  const runs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu) ?? []
  return runs.flatMap((run) => {
    const words: string[] = []
    let unknown = ''
    for (const { segment } of segmenter.segment(run)) {
      const isUnknown = segment.length === 1 && !JOINING_SIGN.test(segment) && !JOINS_ONLY.test(segment)
      if (isUnknown) unknown += segment
      else {
        if (unknown) words.push(unknown)
        unknown = ''
        if (isWord(segment) && !JOINS_ONLY.test(segment)) words.push(segment)
      }
    }
    return unknown ? [...words, unknown] : words
  })
}

const stemOf = (word: string): string => word.slice(0, 6).replace(/(?:ing|ed|es|s|e)$/, '')

/** Whether a statement speaks of a thing: under the same key, or under one that begins or ends with it. */
export function speaksOf(terms: ReadonlySet<string>, term: string): boolean {
  return terms.has(term) || [...terms].some((other) => isPartOf(term, other) || isPartOf(other, term))
}

/** Words of scripts that join them: 리스 and 리스료, 担保 and 対外担保. */
const isPartOf = (short: string, long: string): boolean =>
  /[^\p{Script=Latin}§]/u.test(short) && (long.startsWith(short) || long.endsWith(short))

/** What the first speaks of and the second does not. */
export const termsBeyond = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((term) => !speaksOf(other, term))
