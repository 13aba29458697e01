import type { AccentedLanguage } from '../tesseract-network/read-strips.ts'
import { foldAccents } from '../words/plain-text.ts'

/** Words that stand in every few lines of a language, without their accents, and hardly in the others. */
const FUNCTION_WORDS: readonly (readonly [AccentedLanguage, ReadonlySet<string>])[] = [
  ['fra', new Set('le les des du et une dans pour par sur aux est sont ses leur ete'.split(' '))],
  ['deu', new Set('der die das und den des dem von mit auf fur ist im sind wird bei'.split(' '))],
  ['spa', new Set('el los las del y en una por con su se al es que lo sus'.split(' '))],
  ['ita', new Set('il lo gli di della dei delle che del una per con nel sono da alla'.split(' '))],
  ['por', new Set('o os as do da dos das em um uma na ao que com nao sao pela'.split(' '))],
]
/** So many of them tell a language, and so many times as many as of any other. */
const FEWEST = 4
const CLEAR = 1.3

/** The language that a page's own words tell, as read without accents; undefined where they leave it open. */
export function tellByWords(texts: readonly string[]): AccentedLanguage | undefined {
  const words = texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []).map(foldAccents)
  const counts = FUNCTION_WORDS.map(([language, own]) => ({
    language,
    count: words.filter((word) => own.has(word)).length,
  }))
  const [first, second] = counts.toSorted((a, b) => b.count - a.count)
  return first && first.count >= FEWEST && first.count > CLEAR * (second?.count ?? 0) ? first.language : undefined
}
