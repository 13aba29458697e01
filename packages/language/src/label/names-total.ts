import { LANGUAGE_DATA } from '../data/languages.ts'
import { foldText } from '../words/fold-text.ts'

const WORDS = LANGUAGE_DATA.flatMap(({ labels }) => [...labels.total.words])
const isOfLetters = (word: string): boolean => /^[a-z]/i.test(word)
/** "sub total" and "sub-total" are one word. */
const LETTERS = WORDS.filter(isOfLetters)
  .map((word) => word.replace('-', '[- ]?'))
  .join('|')
/** Ideographs are set apart in narrow columns: 合 计. */
const IDEOGRAPHS = WORDS.filter((word) => !isOfLetters(word))
  .map((word) => [...word].join(String.raw`\s*`))
  .join('|')
const ALONE = LANGUAGE_DATA.flatMap(({ labels }) => [...labels.totalAlone]).join('|')

const BOUNDARY = { before: '(?<![A-Za-zÀ-ÿ])', behind: '(?![A-Za-zÀ-ÿ])' }
const NAMED = new RegExp(
  String.raw`${IDEOGRAPHS}|^(?:${ALONE})$|^(?:${LETTERS})${BOUNDARY.behind}|${BOUNDARY.before}(?:${LETTERS})$`,
  'i',
)
const MENTIONED = new RegExp(
  String.raw`${IDEOGRAPHS}|^(?:${ALONE})|(?:${ALONE})$|${BOUNDARY.before}(?:${LETTERS})${BOUNDARY.behind}`,
  'i',
)

const ENDS = LANGUAGE_DATA.flatMap(({ labels }) => labels.totalAtEnd.words)
const UNLIKE = LANGUAGE_DATA.flatMap(({ labels }) => labels.totalAtEnd.unlike)
/** Ideographs before the word, at least: 負債計. */
const LEAST_BEFORE = 2

/** Whether a label says that its line is a total: it begins or ends with the word, in East Asian scripts it holds it. */
export function namesTotal(label: string): boolean {
  const folded = foldText(label).trim()
  return NAMED.test(folded) || endsAsTotal(folded)
}

function endsAsTotal(label: string): boolean {
  const word = ENDS.find((one) => label.endsWith(one))
  if (word === undefined || UNLIKE.some((one) => label.endsWith(one))) return false
  return /^\p{L}+$/u.test(label) && label.length - word.length >= LEAST_BEFORE
}

const BARE = new RegExp(`^(?:${IDEOGRAPHS}|${ALONE}|${LETTERS})$`, 'i')

/** Whether a label says nothing but that its line is the total of the others: no "total revenue", of which they may be some. */
export function namesBareTotal(label: string): boolean {
  return BARE.test(foldText(label).trim())
}

/** Whether a total is spoken of anywhere in a label: "Assets, total, at year-end". */
export function mentionsTotal(label: string): boolean {
  return MENTIONED.test(foldText(label).trim())
}
