import { Decimal } from '@tickmark/document'

/** A number of a sum, as the model wrote it. */
export interface SumNumber {
  text: string
  /** Digits with decimals, without sign, scale or per cent. */
  plain: Decimal
  /** With scale and per cent. */
  value: Decimal
  isPercent: boolean
  decimals: number
  /** True where it takes part in a product, a quotient or a power, or is the 1 of a rate of growth: there constants of arithmetic may stand. */
  isFactor: boolean
  /** In a power: years are counted there, and printed nowhere. */
  isExponent: boolean
}

const SCALES: Record<string, number> = {
  thousand: 3,
  thousands: 3,
  k: 3,
  千: 3,
  천: 3,
  万: 4,
  萬: 4,
  만: 4,
  million: 6,
  millions: 6,
  m: 6,
  mn: 6,
  mm: 6,
  mio: 6,
  百万: 6,
  백만: 6,
  亿: 8,
  億: 8,
  억: 8,
  billion: 9,
  billions: 9,
  b: 9,
  bn: 9,
  十億: 9,
  十亿: 9,
  万亿: 12,
  兆: 12,
  조: 12,
  trillion: 12,
  tn: 12,
}
const SCALE_WORDS = Object.keys(SCALES)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const NUMBER = new RegExp(
  String.raw`(?<digits>\d{1,3}(?:[,'\u00a0 ]\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?|\.\d+)\s?(?<scale>(?:${SCALE_WORDS})(?![a-z]))?\s?(?<percent>%|pp\b|percent\b)?`,
  'iy',
)
/** Words for signs, then the words that say that something else is printed; everything else that is written in letters names or measures. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?:plus|加上?|더하기|足す)(?![a-z])/iy, '+'],
  [/(?:minus|less|减去?|減去?|빼기|引く)(?![a-z])/iy, '-'],
  [/(?:times|multiplied by|乘以?|곱하기|掛ける)(?![a-z])/iy, '*'],
  [/(?:divided by|over|除以|나누기|割る)(?![a-z])/iy, '/'],
  [
    /(?:≠|!=|<>|=\/=|=\s*not|versus|vs\.?|not|instead of|rather than|but|reported|printed|stated|shown|而非|而不是|不等于|不等於|报告为|列示|하지만|ではなく|が)(?![a-z])/iy,
    '≠',
  ],
  [/(?:equals?|is|comes to|gives|makes|等于|等於|合计|은|는)(?![a-z])/iy, '='],
  [/==|=>|→|≈|≅|～|~|=/y, '='],
]
const SIGN = /\*\*|[-+*/^()[\]]/y
const OTHER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]+|[\p{Sc}&.'’_,:;#%?!"“”{}|]/uy

export type Token = { sign: string } | { number: SumNumber }
export const isNumber = (token: Token | undefined): token is { number: SumNumber } =>
  token !== undefined && 'number' in token

/** "Revenue 2025 1,200": a year that names the amount behind it is none of the operands. */
const withoutYears = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    (token, at) => !(isNumber(token) && /^(?:19|20)\d\d$/.test(token.number.text) && isNumber(tokens[at + 1])),
  )

const fold = (said: string): string =>
  said
    .normalize('NFKC')
    .replace(/[−–—‒―]/g, '-')
    .replace(/[×✕✖·∙•]/g, '*')
    .replace(/(?<=[\d%)]|\d\s?(?:m|mn|bn|k|b|million|billion|thousand|days|times))\s*x\s*(?=[\d($€£¥])/gi, '*')
    .replace(/[÷∕]/g, '/')
    .replace(/[△▲]\s?(?=\d)/g, '-')
    .replace(/(?<=\d)\s?(?:days|日|天|일)(?=\s|$|[)=≠])/gi, ' ')

/** The numbers and signs of a line; undefined where it holds something else than words, numbers and signs. */
export function tokensOf(said: string): Token[] | undefined {
  const text = fold(said)
  const tokens: Token[] = []
  for (let at = 0; at < text.length;) {
    const next = tokenAt(text, at)
    if (!next) return undefined
    if (next.token) tokens.push(next.token)
    at = next.end
  }
  return withoutYears(tokens)
}

function tokenAt(text: string, at: number): { token?: Token; end: number } | undefined {
  if (/\s/.test(text[at] ?? '')) return { end: at + 1 }
  for (const [pattern, sign] of SIGNS) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return { token: { sign }, end: pattern.lastIndex }
  }
  NUMBER.lastIndex = at
  const number = NUMBER.exec(text)
  if (number) return { token: { number: numberOf(number) }, end: NUMBER.lastIndex }
  for (const [pattern, token] of [
    [SIGN, true],
    [OTHER, false],
  ] as const) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return { ...(token && { token: { sign: plainSign(match[0]) } }), end: pattern.lastIndex }
  }
  return undefined
}

const plainSign = (sign: string): string => (sign === '**' ? '^' : sign === '[' ? '(' : sign === ']' ? ')' : sign)

function numberOf({ groups = {}, 0: text }: RegExpExecArray): SumNumber {
  const digits = (groups.digits ?? '').replace(/[,'\u00a0 ]/g, '')
  const plain = new Decimal(digits.startsWith('.') ? `0${digits}` : digits)
  const scale = groups.scale ? (SCALES[groups.scale.toLowerCase()] ?? 0) : 0
  const isPercent = groups.percent !== undefined
  const value = plain.times(new Decimal(10).pow(scale)).div(isPercent ? 100 : 1)
  return {
    text: text.trim(),
    plain,
    value,
    isPercent,
    decimals: digits.split('.')[1]?.length ?? 0,
    isFactor: false,
    isExponent: false,
  }
}
