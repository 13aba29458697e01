import type { Refusal } from '../answer/claim.ts'
import { termsBeyond, termsOf } from './terms.ts'

/** What is defined, and what it is said to be: “X” means …, X（…）, X即…, 「X」とは…をいう. */
const FORMS: readonly RegExp[] = [
  /^\W*(?:the (?:term )?)?(?<term>[^,;.:()]{2,60}?)[”’"」』]?\s+(?:means?|is defined as|are defined as|refers? to|comprises?|includes?|excludes?|consists? of|represents?|is calculated as|denotes?|describes)\s+(?<body>.+)$/iu,
  // "Revenue is recognised on delivery" and "Revenue is $5" define nothing.
  /^\W*(?:the (?:term )?)?(?<term>[^,;.:()]{2,60}?)\s+(?:is|are)\s+(?<body>(?:the |an? )?(?!\w+(?:ed|ing)\b|not\b|also\b|due\b|set\b|shown\b|higher\b|lower\b)\p{L}[^\d]{12,})$/iu,
  /^\W*(?:the (?:term )?)?(?<term>[^,;.:()]{2,60}?)[”’"」』]\s+(?:is|are)\s+(?<body>\p{L}.{8,})$/iu,
  /^\W*(?:the )?(?<term>[^,;.:()]{2,60}?)\s+(?:is|are)\s+(?<body>(?:those|such|any|all)\b.{8,})$/iu,
  /^\W*(?:the )?(?<term>[^,;.:()]{2,60}?),\s+(?:that is|i\.e\.|being|meaning|defined as)[,:]?\s+(?<body>.+)$/iu,
  /^[“”"「『《‘'\s]*(?<term>[^，。；：、（）()“”"「」『』]{2,24}?)[”"」』》’'\s]*[，,]?(?:是指|系指|指的是|即为|即|指|定义为|的定义(?:是|为)|包括|不包括|为(?!约?\s?\d)|とは|の定義は|란|이란|라 함은)[、，,:：\s]*(?<body>.+)$/u,
  /^[“”"「『《‘'\s]*(?<term>[^，。；：、（）()“”"「」『』]{2,24}?)[”"」』》’'\s]*は[、，\s]*(?<body>.+)(?:を(?:いい|指し|意味し)|のこと|(?:した|た)?(?:額|金額|もの)?と定義|した(?:額|金額|もの)|した指標|の合計)/u,
  /^[“”"「『《‘'\s]*(?<term>[^，。；：、（）()“”"「」『』]{2,24}?)[”"」』》’'\s]*(?:은|는)\s+(?<body>.+)(?:말합니다|말한다|뜻합니다|뜻한다|정의합니다|정의한다|의미합니다|의미한다|금액입니다|금액이다|비율입니다|것입니다)/u,
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

/** Behind the meaning: how much it was, and how it went. */
const SAYS_MORE =
  /,\s*(?:was|were|is|are|amounted|came|stood|totall?ed|numbered|rose|fell|increased|decreased|remained|reached|grew)\b.*$/i

/**
 * Two definitions say the same unless something shows that they do not: their numbers, a part that one adds up or takes away and the other does not know,
 * or, of definitions that are no sums, words on either side that the other lacks.
 */
function saySame(one: string, other: string): boolean {
  if (numbersOf(one) !== numbersOf(other)) return false
  const [a, b] = [partsOf(one), partsOf(other)]
  if (a.length > 1 || b.length > 1) return allKnown(a, b) && allKnown(b, a)
  const [x, y] = [termsOf(named(one)), termsOf(named(other))]
  const [own, others] = [termsBeyond(x, y).length, termsBeyond(y, x).length]
  if (INCLUDES.test(one) !== INCLUDES.test(other)) return (INCLUDES.test(one) ? own : others) === 0
  // One word for another may be another word for the same.
  return Math.min(own, others) < TELLING_WORDS || sharesMost(x, y)
}

function sharesMost(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = one.size - termsBeyond(one, other).length
  return shared > (one.size + other.size - shared) * SAME_WORDS
}

const SAME_WORDS = 0.6
/** Words of its own by which either definition differs from the other. */
const TELLING_WORDS = 2
/** What a definition counts in on purpose. */
const INCLUDES = /\b(?:including|inclusive|together with)\b|包含|包括|含|を含む|を含め|포함/i

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
    /\b(?:(?:net )?cash (?:flows? )?from operat(?:ions|ing activities)|operating cash flows?|cash generated from operations)\b|经营(?:活动)?(?:产生的)?现金流量?(?:净额)?|営業(?:活動(?:による|から)?)?(?:の)?(?:キャッシュ・?フロー|資金)|영업(?:활동)?(?:에서 창출된 |으로 인한 )?현금(?:흐름)?/gi,
    ' opcash ',
  ],
  [
    /\bcash and (?:cash equivalents|bank balances|deposits)\b|现金及现金等价物|货币资金|貨幣資金|現金及び(?:預金|現金同等物)|現預金|현금및현금성자산|현금 및 현금성자산|\bcash\b(?! (?:flow|from|generated))|现金(?!流)|現金(?!同等|流)|현금(?!흐름|\s?흐름)/gi,
    ' cash ',
  ],
  [
    /\b(?:reduced|net|balance|amount|difference|between|being|that|which|with|were|from|this|year|group|company|those)\b/gi,
    ' ',
  ],
  [
    /后的|後的|之后|之和|合计|余额|餘額|差额|差額|金额|金額|超过|の合計|した額|금액|차액|합계|입니다|합니다|말합니다|뜻합니다|의미합니다|をいいます|です|ます|額|额|的/g,
    ' ',
  ],
]

/** The words of a definition, with one name for what is called in several ways. */
const named = (said: string): string => SAME.reduce((left, [pattern, name]) => left.replace(pattern, name), said)

/** What is added up or taken away. */
interface Part {
  isTaken: boolean
  terms: ReadonlySet<string>
}

/** Words between two parts, and those that take what follows away. */
const JOINS =
  /\b(?:and|plus|together with|as well as|including)\b|[、，,]|及び|並びに|および|与|和|及|加上?|に(?=.{2,20}(?:を加え|を足し))|と(?!な|し|い|定)|및|(?<=[\uac00-\ud7af])[와과](?=\s)/giu
const TAKES =
  /\b(?:less|minus|(?<=excess of .{2,60})over|net of|after(?: deduct(?:ion of|ing))?|deducting|excluding|excludes|except|without|before)\b|不包括|扣除|剔除|不含|减去|减|マイナス|から(?=.{2,30}(?:控除|差し引|除|減))|より(?=.{2,30}(?:控除|差し引|除|減))|에서(?=.{2,30}(?:차감|빼|뺀|제외))/giu

/** A definition as a sum: what it begins with, what it adds, what it takes away. */
const partsOf = (body: string): Part[] =>
  named(body)
    .split(TAKES)
    .flatMap((stretch, at) => stretch.split(JOINS).map((part) => ({ isTaken: at > 0, terms: termsOf(part) })))
    .filter(({ terms }) => terms.size > 0)

/** Each part of the one has one in the other that shares a word with it, on the same side. */
const allKnown = (parts: readonly Part[], others: readonly Part[]): boolean =>
  parts.every(({ isTaken, terms }) =>
    others.some((other) => other.isTaken === isTaken && termsBeyond(terms, other.terms).length < terms.size),
  )
