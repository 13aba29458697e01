import { LANGUAGE_DATA } from '../data/languages.ts'
import { MARKET_TERMS } from '../data/shape/market-words.ts'
import type { MarketTerm } from '../data/shape/market-words.ts'
import { foldText } from '../words/fold-text.ts'

export type { MarketTerm }

const BY_NAME = new Map(
  LANGUAGE_DATA.flatMap(({ market }) =>
    MARKET_TERMS.flatMap((term) => market[term].words.map((word) => [nameOf(word), term] as const)),
  ),
)

/** Letters of the longest name that a sentence may call one of them by. */
const LONGEST = Math.max(...[...BY_NAME.keys()].map(({ length }) => length))

/** A label without remarks in brackets, marks of money and per cent, and blanks that ideographs do not have. */
function nameOf(label: string): string {
  return foldText(label)
    .toLowerCase()
    .replace(/(?<!\/ )\([^()]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[%$€£¥₩:*]/g, ' ')
    .replace(/(?<=[\u3040-\u9fff]) +(?=[\u3040-\u9fff])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What a row or a column of a broker's table tells of a share, by its whole name: EPS (¥), 市盈率（倍）, 현재주가(71,000원) 대비. */
export function readMarketTerm(label: string): MarketTerm | undefined {
  return BY_NAME.get(nameOf(label))
}

/** What stands between a name and its figure: "target price of $", 目标价为, 목표주가는. */
const BETWEEN =
  /(?:\s|[:=(]|\b(?:of|at|is|to|estimates?|forecasts?|values?)|预测|預測|预计|預計|予想|추정치|전망치|为|為|至|は|を|은|는|을|를|이|가|[$€£¥₩]|\b(?:usd|eur|gbp|rmb|cny|hkd|jpy|krw|twd|inr|chf|aud|cad|sgd)|hk\$)$/u
const MOST_BETWEEN = 8

/** What the words right before a figure say that it is, by the longest name that they end with. */
export function marketTermBefore(text: string): MarketTerm | undefined {
  let before = foldText(text)
    .toLowerCase()
    .slice(-LONGEST - 24)
  for (let stripped = 0; stripped <= MOST_BETWEEN; stripped++) {
    const term = termAtEnd(before)
    if (term) return term
    before = before.replace(BETWEEN, '')
  }
  return undefined
}

/** Particles between a figure and its name: 46.4%的上涨空间, "22.8 % upside". */
const BEHIND = /^\s*(?:的|の)?\s*/u

/** What the words right behind a figure say that it is. */
export function readMarketTermAfter(text: string): MarketTerm | undefined {
  const after = foldText(text)
    .toLowerCase()
    .replace(BEHIND, '')
    .slice(0, LONGEST + 1)
  for (let length = Math.min(LONGEST, after.length); length >= LEAST; length--) {
    const isWhole = !(isLatin(after[length - 1]) && isLatin(after[length]))
    const term = isWhole ? BY_NAME.get(after.slice(0, length)) : undefined
    if (term) return term
  }
  return undefined
}

/** How names end: most words before a figure end otherwise. */
const ENDS = new Set([...BY_NAME.keys()].map((name) => name.slice(-2)))

function termAtEnd(text: string): MarketTerm | undefined {
  if (!ENDS.has(text.slice(-2))) return undefined
  for (let length = Math.min(LONGEST, text.length); length >= LEAST; length--) {
    const name = text.slice(-length)
    const isWhole = !(isLatin(name[0]) && isLatin(text.at(-length - 1)))
    const term = isWhole ? BY_NAME.get(name) : undefined
    if (term) return term
  }
  return undefined
}

const LEAST = 2

function isLatin(letter: string | undefined): boolean {
  return letter !== undefined && /[a-zß-ÿ]/.test(letter)
}
