import type { LineWord } from './line-word.ts'

/** In small print a comma looks like a point: a number that departs from its page is no surer than this. */
const SURENESS = 0.8
/** A number that was read more surely has its mark: notes are numbered with points on all pages. */
const SURE = 0.95
/** So many numbers show how a page writes its decimals, and the others are at most this share of them. */
const FEWEST = 4
const OTHERS = 0.6
/** By so many times those outnumber numbers whose thousands all stand behind the other mark. */
const MANY = 10

type Mark = ',' | '.'
const OTHER: Readonly<Record<Mark, Mark>> = { ',': '.', '.': ',' }

const HEAD = String.raw`^([^\d.,]?\d{1,3}`
const TAIL = String.raw`(\d{1,2}[^\d.,]{0,2})$`
/** Amounts with decimals behind each mark; `grouped` has thousands behind the other one, which settles the matter. */
const DECIMALS = { ',': new RegExp(`${HEAD}),${TAIL}`), '.': new RegExp(String.raw`${HEAD})\.${TAIL}`) }
const GROUPED = {
  ',': new RegExp(String.raw`${HEAD}(?:\.\d{3})+),${TAIL}`),
  '.': new RegExp(String.raw`${HEAD}(?:,\d{3})+)\.${TAIL}`),
}
/** Thousands and decimals behind the same mark are no number. */
const MIXED = {
  ',': new RegExp(String.raw`${HEAD}(?:,\d{3})+),${TAIL}`),
  '.': new RegExp(String.raw`${HEAD}(?:\.\d{3})+)\.${TAIL}`),
}
/** Whole numbers of several thousands, and those whose thousands stand behind either mark. */
const THOUSANDS = { ',': /^\D?\d{1,3}(?:,\d{3}){2,}\D{0,2}$/, '.': /^\D?\d{1,3}(?:\.\d{3}){2,}\D{0,2}$/ }
const EITHER = /^\D?\d{1,3}(?:[.,]\d{3}){2,}\D{0,2}$/
/** "31.03" is a day, and "3.1" before words the number of a heading. */
const DAY = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/
const WORD = /\p{L}{2}/u

/**
 * Numbers whose decimals stand behind a point on a page that writes them behind a comma, or the other way, each with what was read as
 * its alternative: at low resolution the recogniser takes one for the other. The page must show its manner by thousands and decimals
 * behind different marks, and by most of its numbers.
 */
export function settleMarks(lines: readonly (readonly LineWord[])[]): LineWord[][] {
  const texts = lines.flatMap((words) => (isOfWords(words) ? [] : words.map(({ text }) => text)))
  const count = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length
  const mark = ([',', '.'] as const).find((own) => {
    const other = OTHER[own]
    const [grouped, numbers] = [count(GROUPED[own]), count(DECIMALS[own]) + count(GROUPED[own])]
    return grouped > 0 && count(GROUPED[other]) === 0 && numbers >= FEWEST && count(DECIMALS[other]) <= OTHERS * numbers
  })
  const thousands = ([',', '.'] as const).find(
    (own) => count(THOUSANDS[own]) >= Math.max(FEWEST, MANY * count(THOUSANDS[OTHER[own]])) && mark !== own,
  )
  if (mark === undefined && thousands === undefined) return lines.map((words) => [...words])
  return lines.map((words) =>
    isOfWords(words) ? [...words] : words.map((word) => settleDecimals(settleThousands(word, thousands), mark)),
  )
}

const isOfWords = (words: readonly LineWord[]): boolean => words.some(({ text }) => WORD.test(text))

/** "2.128,903.423,470" on a page that writes 2,128,903,423,470. */
function settleThousands(word: LineWord, mark: Mark | undefined): LineWord {
  if (mark === undefined || !EITHER.test(word.text)) return word
  return retold(word, word.text.replaceAll(OTHER[mark], mark))
}

function settleDecimals(word: LineWord, mark: Mark | undefined): LineWord {
  if (mark === undefined || word.confidence > SURE) return word
  const wrong = OTHER[mark]
  const isNumber = DECIMALS[wrong].test(word.text) && !DAY.test(word.text)
  return retold(word, word.text.replace(isNumber ? DECIMALS[wrong] : MIXED[wrong], `$1${mark}$2`))
}

/** A word with other marks, which is no surer than those, and with what was read as its alternative. */
function retold(word: LineWord, text: string): LineWord {
  if (text === word.text) return word
  return {
    ...word,
    text,
    confidence: Math.min(word.confidence, SURENESS),
    alternatives: [word.text, ...(word.alternatives ?? [])],
  }
}
