import type { Refusal } from '../answer/claim.ts'
import { signPairs } from '../../facts/text/sign-pairs.ts'

/** What is defined, and what it is said to be: “X” means …, X（…）, X即…, 「X」とは…をいう. */
const FORMS: readonly RegExp[] = [
  /^\W*(?:the (?:term )?)?(?<term>[^,;.:()]{2,60}?)[”’"」』]?\s+(?:means?|is defined as|are defined as|refers? to|comprises?|includes?|excludes?|consists? of|represents?|is calculated as|denotes?|describes)\s+(?<body>.+)$/iu,
  // "Revenue is recognised on delivery" and "Revenue is $5" define nothing.
  /^\W*(?:the (?:term )?)?(?<term>[^,;.:()]{2,60}?)\s+(?:is|are)\s+(?<body>(?:the |an? )?(?!\w+(?:ed|ing)\b|not\b|also\b|due\b|set\b|shown\b|higher\b|lower\b)\p{L}[^\d]{12,})$/iu,
  /^\W*(?:the )?(?<term>[^,;.:()]{2,60}?),\s+(?:that is|i\.e\.|being|meaning|defined as)[,:]?\s+(?<body>.+)$/iu,
  /^[“”"「『《‘'\s]*(?<term>[^，。；：、（）()“”"「」『』]{2,24}?)[”"」』》’'\s]*(?:是指|系指|指的是|即为|即|指|定义为|的定义(?:是|为)|包括|不包括|为(?!约?\s?\d)|とは|の定義は|란|이란|라 함은)[、，,:：\s]*(?<body>.+)$/u,
  /^[“”"「『《‘'\s]*(?<term>[^，。；：、（）()“”"「」『』]{2,24}?)[”"」』》’'\s]*は[、，\s]*(?<body>.+)(?:を(?:いい|指し|意味し)|のこと|した(?:額|金額|もの)|した指標)/u,
  /^[“”"「『《‘'\s]*(?<term>[^，。；：、（）()“”"「」『』]{2,24}?)[”"」』》’'\s]*(?:은|는)\s+(?<body>.+)(?:말합니다|말한다|뜻합니다|뜻한다|의미합니다|의미한다|금액입니다|금액이다|비율입니다|것입니다)/u,
  /^[“”"「『《‘'\s]*(?<term>[^，。；：、（）()]{2,60}?)[”"」』》’'\s]*[(（](?<body>[^)）]{4,})[)）]/u,
]

/** A term in quotation marks, wherever the sentence has it. */
const QUOTED =
  /[“"「『《‘'](?<term>[^”"」』》’']{2,60})[”"」』》’']\s*(?:(?:shall )?means?|refers? to|is defined as|includes?|excludes?|comprises?|是指|系指|指的是|即|指|包括|不包括|为|とは|란|이란|라 함은|은|는)[、，,:：\s]*(?<body>.+)$/iu

interface Definition {
  term: string
  body: string
}

function definitionsIn(text: string): Definition[] {
  return [...FORMS, QUOTED].flatMap((form) => {
    const { term = '', body = '' } = form.exec(text.normalize('NFKC').trim())?.groups ?? {}
    return term && body
      ? [{ term: term.trim().toLowerCase().replace(/^the /, ''), body: body.replace(SAYS_MORE, '') }]
      : []
  })
}

/** Two places that define one term differ where most words of the one are not in the other, or their numbers are others. */
export function checkDefinitions(one: string, other: string): Refusal | undefined {
  const pairs = definitionsIn(one).flatMap((a) =>
    definitionsIn(other).flatMap((b) => (isOneTerm(a.term, b.term) ? [[a, b] as const] : [])),
  )
  const [pair] = pairs
  if (!pair) return 'places_unrelated'
  return pairs.some(([a, b]) => saySame(a.body, b.body)) ? 'no_difference' : undefined
}

const isOneTerm = (a: string, b: string): boolean => a === b || a.replace(/e?s$/, '') === b.replace(/e?s$/, '')

/** Behind the meaning: how much it was. */
const SAYS_MORE = /,\s*(?:was|were|is|are|amounted|came|stood|totall?ed)\b.*$/i

/** Most words are the same, and so are the numbers, and what is taken away. */
function saySame(one: string, other: string): boolean {
  if (numbersOf(one) !== numbersOf(other)) return false
  if (TAKES_AWAY.test(one) !== TAKES_AWAY.test(other)) return false
  const [a, b] = [tokensOf(one), tokensOf(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared > (a.size + b.size - shared) * SAME_WORDS
}

const SAME_WORDS = 0.6
const TAKES_AWAY =
  /\b(?:exclud\w+|except|before|without|less|net of|minus|after deduct\w+|excess of)\b|不包括|扣除|剔除|不含|减去?|減|除く|除い|控除|差し引|マイナス|제외|차감|뺀|전\b/i
const numbersOf = (text: string): string => (text.match(/\d+(?:\.\d+)?/g) ?? []).toSorted().join()

/** One meaning in several words, and words of a definition that name nothing. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b(?:net income|net profit|earnings|profits?|income)\b/gi, 'profit'],
  [/\b(?:taxes|taxation)\b/gi, 'tax'],
  [
    /\b(?:capital expenditures?|investments? in (?:fixed|tangible) assets|purchases? of property, plant and equipment)\b|资本性支出|资本开支|資本開支|设备投资额?|設備投資額?|설비투자액?/gi,
    ' capex ',
  ],
  [
    /\b(?:cash (?:flows? )?from operat(?:ions|ing activities)|operating cash flows?|cash generated from operations)\b|经营(?:活动)?(?:产生的)?现金流量?(?:净额)?|営業(?:活動(?:による|から)?)?(?:の)?(?:キャッシュ・?フロー|資金)|영업(?:활동)?(?:에서 창출된 |으로 인한 )?현금(?:흐름)?/gi,
    ' opcash ',
  ],
  [
    /\b(?:excess|over|less|minus|after|deduct\w*|reduced|net|balance|amount|difference|between|being|that|which|with|were|from|this|year|group|company)\b/gi,
    ' ',
  ],
  [
    /扣除|减去|减|減去|減|后的|後的|之后|余额|餘額|差额|差額|金额|金額|超过|控除した|控除|差し引いた|差し引き|マイナス|차감한|차감|뺀|금액|차액|입니다|합니다|말합니다|뜻합니다|의미합니다|をいいます|です|ます|에서|을|를|의|額|额|的/g,
    ' ',
  ],
]

/** Words by their beginnings, signs that stand side by side. */
function tokensOf(said: string): Set<string> {
  const text = SAME.reduce((left, [pattern, name]) => left.replace(pattern, name), said)
  const words = (text.toLowerCase().match(/\p{Script=Latin}{3,}/gu) ?? []).map((word) => word.slice(0, 6))
  return new Set([...words.filter((word) => !/^(?:the|and|for|any|all|its|our)$/.test(word)), ...signPairs(text)])
}
