import { LANGUAGE_DATA } from './data/languages.ts'

const WORDS = LANGUAGE_DATA.flatMap(({ otherBasis }) => otherBasis).sort((a, b) => b.length - a.length)
const OTHER_BASIS = new RegExp(
  WORDS.map((word) => (/^[a-zß-ÿ]/i.test(word) ? String.raw`(?<![\p{L}])${word}(?!\p{L})` : word)).join('|'),
  'iu',
)

/** Whether words around a change say that it is not that of the amounts printed with it: "up 10.6% at constant exchange rates". */
export function namesOtherBasis(text: string): boolean {
  return OTHER_BASIS.test(text)
}
