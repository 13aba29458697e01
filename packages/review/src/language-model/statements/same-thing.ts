import { maskPlain } from '@tickmark/language'

/** What several words call one thing: who works there, where it is made, where it is sold. */
const THINGS: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    '§people',
    /\b(?:employees|employee|staff|people|persons|workers|workforce|headcount|personnel|team members|employed|employs?|worked|working(?! capital)|work(?!ing capital))\b|(?:在[职職]|全体)?(?:员工|員工|职工|職工|雇员|僱員|从业人员|人员)|従業員|社員|職員|従業者|人員|임직원|종업원|직원|근로자|인원/gi,
  ],
  [
    '§plants',
    /\b(?:factories|factory|plants?|production sites?|production facilities|mills?|manufactur\w+|production|produced?|produces)\b|工厂|工廠|装配厂|生产基地|生产设施|生产线|厂区|生产|生產|工場|生産拠点|製造拠点|生産|製造|공장|생산시설|생산기지|생산거점|생산/gi,
  ],
  ['§shops', /\b(?:stores?|shops?|outlets?)\b|门店|門店|店铺|店舗|直営店|점포|매장/gi],
  ['§customers', /\b(?:customers?|clients?)\b|客户|客戶|顾客|顧客|得意先|고객/gi],
  ['§suppliers', /\b(?:suppliers?|vendors?)\b|供应商|供應商|供货商|仕入先|サプライヤー|공급업체|공급처|협력업체/gi],
  ['§patents', /\b(?:patents?)\b|专利|專利|特許|특허/gi],
  [
    '§derivatives',
    /\b(?:derivatives?(?: financial)?(?: instruments?)?|derivative (?:contracts|transactions)|(?:currency |foreign exchange )?(?:forwards?|forward (?:exchange )?contracts?)|(?:interest rate |currency )?swaps?)\b|衍生(?:金融)?(?:工具|产品|產品|品)(?:交易)?|远期(?:结售汇|外汇)(?:合约|业务)?|掉期|デリバティブ(?:取引)?|為替予約(?:取引)?|スワップ(?:取引)?|파생상품(?: ?거래)?|통화선도|스왑/gi,
  ],
  [
    '§leases',
    /\b(?:leas(?:e|es|ed|ing)|lessees?)\b(?: (?:contracts?|agreements?|payments?))?|(?:作为)?承租人?(?:的)?|租赁(?:合同|费)?|租賃|(?:借手(?:として)?の)?リース(?:取引|契約|料)?|借手|리스(?:이용자(?:인)?|료| ?계약| ?거래)?/gi,
  ],
  ['§subsidiaries', /\b(?:subsidiaries|subsidiary)\b|子公司|子会社|종속기업|종속회사|자회사/gi],
]
/** Counters and words of a count that say nothing of what is counted, and who has it. */
export const COUNTERS =
  /\b(?:number|there|which|who|these|those|all|together|overall|comprised?|comprises|numbered|counted|employing|end|date|worldwide|network|operated?|operates|operating|ran|runs|maintain(?:s|ed)?|consist(?:s|ed)|owned?|owns|existed|open|active|be|being|now|currently|individuals)\b|总数|總數|总人数|人数|人數|总计|数量|數量|數|数|共有|拥有|擁有|保有|设有|設有|现有|開設|开设|有|名|人|家|个|個|項|项|件|店|社|か所|ヶ所|カ所|箇所|総数|総|총수|총|수|명|개사?|개소|곳|건|보유|운영|현재|있|입니다|니다|現在?|[。、，,.;；：:·]/gi

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()
/** A text with one name for each of the things that go by several. */
export const namedThings = (text: string): string =>
  THINGS.reduce((left, [name, pattern]) => left.replace(pattern, ` ${name} `), fold(text))

/** What two texts both speak of, of the things that go by several names. */
export function sharesThing(one: string, other: string): boolean {
  const a = namedThings(one).match(/§\w+/g) ?? []
  const b: string[] = namedThings(other).match(/§\w+/g) ?? []
  return a.some((name) => b.includes(name))
}

/** All that a company does, and what it does it with. */
const BUSINESS = /\b(?:business(?:es)?|operations|activities)\b|业务|業務|经营活动|事業|사업/i

/** Whether one text speaks of the whole business, and the other of people, plants, shops or companies of it. */
export const isWithinBusiness = (one: string, other: string): boolean =>
  (BUSINESS.test(one) && /§(?:people|plants|shops|subsidiaries)/.test(namedThings(other))) ||
  (BUSINESS.test(other) && /§(?:people|plants|shops|subsidiaries)/.test(namedThings(one)))

/**
 * Whether two texts say nothing but how many there are of one thing: the thing, a time and a number, and no word that could make it a part, a plan or
 * another measure. Then their numbers must be the same.
 */
export function countSameThing(one: string, other: string): boolean {
  const [a, b] = [thingsCounted(one), thingsCounted(other)]
  return a.size > 0 && a.size === b.size && [...a].every((word) => b.has(word))
}

/** What is left of a text without its numbers, its times and the words that count: one thing by its words, and whatever qualifies it. */
function thingsCounted(text: string): Set<string> {
  const rest = maskPlain(namedThings(text)).replace(COUNTERS, ' ')
  const words = rest.match(/[\p{L}\p{M}]+/gu) ?? []
  return new Set(words.map((word) => (/^\p{Script=Latin}{5,}$/u.test(word) ? word.replace(/s$/, '') : word)))
}
