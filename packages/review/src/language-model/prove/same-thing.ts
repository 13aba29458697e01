import { maskPlain } from '@tickmark/language'

/** What several words call one thing: who works there, where it is made, where it is sold. */
const THINGS: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    '§people',
    /\b(?:employees|employee|staff|people|persons|workers|workforce|headcount|personnel|team members|employed|employs?|worked|working|work)\b|(?:在[职職]|全体)?(?:员工|員工|职工|職工|雇员|僱員|从业人员|人员)|従業員|社員|職員|従業者|人員|임직원|종업원|직원|근로자|인원/gi,
  ],
  [
    '§plants',
    /\b(?:factories|factory|plants?|production sites?|production facilities|mills?)\b|工厂|工廠|生产基地|生产设施|生产线|厂区|工場|生産拠点|製造拠点|공장|생산시설|생산기지|생산거점/gi,
  ],
  ['§shops', /\b(?:stores?|shops?|outlets?)\b|门店|門店|店铺|店舗|直営店|점포|매장/gi],
  ['§customers', /\b(?:customers?|clients?)\b|客户|客戶|顾客|顧客|得意先|고객/gi],
  ['§suppliers', /\b(?:suppliers?|vendors?)\b|供应商|供應商|供货商|仕入先|サプライヤー|공급업체|공급처|협력업체/gi],
  ['§patents', /\b(?:patents?)\b|专利|專利|特許|특허/gi],
  ['§subsidiaries', /\b(?:subsidiaries|subsidiary)\b|子公司|子会社|종속기업|종속회사|자회사/gi],
]
/** Counters and words of a count that say nothing of what is counted. */
const COUNTERS =
  /\b(?:number|there|which|who|these|those|all|together|overall|comprised?|numbered|counted|employing|end|date|worldwide)\b|总数|总人数|人数|总计|數|数|共有|拥有|设有|现有|有|名|人|家|个|項|项|件|店|社|か所|ヶ所|総数|総|수|명|개사?|건|곳|현재|있|입니다|現在?|[。、，,.;；：:]/gi

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** What two texts both speak of, of the things that go by several names. */
export function sharesThing(one: string, other: string): boolean {
  const things = (text: string) =>
    new Set(THINGS.flatMap(([name, pattern]) => (fold(text).search(pattern) >= 0 ? [name] : [])))
  const a = things(one)
  return [...things(other)].some((name) => a.has(name))
}

/**
 * Whether two texts say nothing but how many there are of one thing: the thing, a time and a number, and no word that could make it a part, a plan or
 * another measure. Then their numbers must be the same.
 */
export function countSameThing(one: string, other: string): boolean {
  const [a, b] = [thingCounted(one), thingCounted(other)]
  return a !== undefined && a === b
}

function thingCounted(text: string): string | undefined {
  const named = THINGS.reduce((left, [name, pattern]) => left.replace(pattern, ` ${name} `), fold(text))
  const things = new Set(named.match(/§\w+/g))
  const rest = maskPlain(named.replace(/§\w+/g, ' ')).replace(COUNTERS, ' ')
  const [only] = things
  return things.size === 1 && !/[\p{L}]/u.test(rest) ? only : undefined
}
