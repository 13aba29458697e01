import { findDays, ordinalOf } from '@tickmark/language'
import { signPairs } from '../../facts/text/sign-pairs.ts'
import { tellsAllDenied } from './denied-thing.ts'
import { speaksOf, termsBeyond, termsOf } from './terms.ts'

/**
 * What sets two statements apart for who cannot understand them, besides that one denies what the other tells: they use words that exclude one another,
 * name different methods, different numbers of one kind, or two days of one event. Two statements without any of these may still differ, but nothing
 * shows it.
 */
export function setsApart(one: string, other: string): boolean {
  const [a, b] = [one.normalize('NFKC').toLowerCase(), other.normalize('NFKC').toLowerCase()]
  return excludeOneAnother(a, b) || eventsDiffer(a, b)
}

function excludeOneAnother(a: string, b: string): boolean {
  if (!haveOneClass(a, b)) return false
  if (OPPOSITES.some(([x, y]) => (x.test(a) && y.test(b) && !x.test(b)) || (y.test(a) && x.test(b) && !x.test(a))))
    return true
  return areDisjoint(methodsOf(a), methodsOf(b)) || (areOfOneSubject(a, b) && countsDiffer(a, b))
}

/** One event is told with two days: each names one, and most of their words are the same. */
function eventsDiffer(a: string, b: string): boolean {
  const [first, second] = [findDays(a), findDays(b)]
  const [one, other] = [first[0], second[0]]
  if (!one || !other || first.length > 1 || second.length > 1 || one.date === other.date) return false
  const [x, y] = [wordsIn(a.replace(one.text, ' ')), wordsIn(b.replace(other.text, ' '))]
  const shared = [...x].filter((word) => y.has(word)).length
  return shared >= Math.min(x.size, y.size) * SAME_EVENT
}

/** Of the words of the shorter text so many are in the other. */
const SAME_EVENT = 0.5
const wordsIn = (text: string): Set<string> =>
  new Set([...(text.match(/\p{Script=Latin}{4,}/gu) ?? []).map((word) => word.slice(0, 6)), ...signPairs(text)])

/** A verb that is denied, and not a thing: "is not depreciated", and not "gave no impairment". */
const DENIED_VERB =
  /\b(?:not|never|cannot)\b|n['’]t\b|未(?!来|來|分配)|没有|沒有|并不|并未|不(?:予|再|作|进行|計|计提|确认)|않|ません|ない|せず/i

/** What sets a practice apart from a policy: the same as two statements, but a thing that is absent is no departure from a policy. */
export function practicesDiffer(one: string, other: string): boolean {
  const [a, b] = [one.normalize('NFKC').toLowerCase(), other.normalize('NFKC').toLowerCase()]
  return deniesDoneThing(a, b) || deniesDoneThing(b, a) || excludeOneAnother(a, b)
}

/**
 * Two numbers of years say nothing of one another where each statement has its own subject: what one begins with is in the other, and so are most words of the
 * shorter one.
 */
function areOfOneSubject(one: string, other: string): boolean {
  const [a, b] = [termsOf(one.replace(COUNTED, ' ')), termsOf(other.replace(COUNTED, ' '))]
  const [[first = ''], [second = '']] = [[...a], [...b]]
  const shared = a.size - termsBeyond(a, b).length
  return (speaksOf(b, first) || speaksOf(a, second)) && shared > Math.min(a.size, b.size) / 2
}

/** One says that something is not done, the other tells that it was: the verb itself is in both. */
const deniesDoneThing = (denial: string, told: string): boolean =>
  !DENIED_VERB.test(told) &&
  tellsAllDenied(denial, told) &&
  DENIED_VERBS.some((pattern) =>
    Array.from(denial.matchAll(pattern)).some(([, verb = '']) => verb.length >= 2 && told.includes(verb)),
  )

/** The beginning of a verb that is denied, as each language has it. */
const DENIED_VERBS: readonly RegExp[] = [
  /\b(?:not|never|cannot)\s+(?:be |been |being |yet )?([a-z]{4,6})/g,
  /(?:未|没有|沒有|并不|并未|不予|不再|不作|不进行|不)(?:进行|予以|对)?(\p{Script=Han}{2})/gu,
  /(\p{Script=Han}{2})(?:して|を行って|を行い|を行わ|し)?(?:おり)?(?:ません|ない|せず)/gu,
  /(\p{Script=Hangul}{2})(?:하|되|을 하|를 하)?지 (?:않|아니)/gu,
]

/** Ways to depreciate, of which the second says how fast. */
const DEPRECIATION: readonly [RegExp, RegExp] = [
  /straight[- ]line|直线法|直線法|年限平均|平均年限|定額法|정액법/,
  /(?:declining|diminishing|reducing)[- ](?:balance|value)|accelerated depreciation|units of production|双倍余额|雙倍餘額|年数总和|工作量法|定率法|生産高比例|정률법|생산량비례/,
]
/** Classes of assets that are depreciated, each with a policy of its own. */
const CLASSES: readonly RegExp[] = [
  /\bbuildings?\b|房屋|建筑物|建筑|建物|건물/,
  /\b(?:machinery|machines?|plant|equipment)\b(?! and equipment)|机器|机械|设备|機械|装置|기계|설비/,
  /\b(?:vehicles?|cars|trucks)\b|车辆|运输|車両|차량/,
  /\b(?:intangible|software|patents?|licen[cs]es?)\b|无形|软件|無形|ソフトウエア|ソフトウェア|무형|소프트웨어/,
  /\b(?:ships?|vessels?|aircraft)\b|船舶|飞机|航空機|선박|항공기/,
]
/** All of them. */
const ALL_ASSETS =
  /\bproperty,? plant and equipment\b|\b(?:fixed|tangible) assets\b|(?:有形)?固定[资資]产|有形固定資産|유형자산/
const assetsOf = (text: string): number[] | undefined => {
  if (ALL_ASSETS.test(text)) return undefined
  const named = CLASSES.flatMap((pattern, at) => (pattern.test(text) ? [at] : []))
  return named.length > 0 ? named : undefined
}

/** Whether both name ways to depreciate that exclude one another, of assets that may be the same. */
export function methodsExclude(one: string, other: string): boolean {
  const [a, b] = [one.normalize('NFKC').toLowerCase(), other.normalize('NFKC').toLowerCase()]
  const [x, y] = DEPRECIATION
  const differ = (x.test(a) && y.test(b) && !x.test(b)) || (y.test(a) && x.test(b) && !x.test(a))
  return differ && haveOneClass(a, b)
}

function haveOneClass(a: string, b: string): boolean {
  const [first, second] = [assetsOf(a), assetsOf(b)]
  return !first || !second || first.some((kind) => second.includes(kind))
}

/** Treatments and states that exclude one another, one pattern a side (folded, lower case). */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bexpensed?\b|charged to (?:profit|income)|费用化|计入当期损益|費用処理|費用計上|비용(?:으로)? ?처리|비용으로 인식/,
    /capitali[sz]ed?|recogni[sz]ed as (?:an )?(?:intangible )?assets?|资本化|计入(?:无形|固定)资产|資産計上|(?:無形)?固定資産(?:に|として)計上|자본화|자산으로 (?:인식|계상|처리)/,
  ],
  [
    /\b(?:lower of )?cost\b|成本|取得原価|취득원가|원가/,
    /fair values?|revalu\w+|written up|selling prices?|公允价值|重估|调增|時価|公正価値|再評価|공정가치|재평가|평가증/,
  ],
  DEPRECIATION,
  [/\bgross\b|总额法|総額|총액/, /\bnet basis\b|\bnet\b|净额法|純額|순액/],
  [/\bmonthly\b|每月|毎月|매월/, /\b(?:quarterly|annually|yearly)\b|每(?:季|年)|四半期|毎年|매년|분기/],
  [/\bfixed[- ]rate|固定利率|固定金利|고정금리/, /\b(?:floating|variable)[- ]rate|浮动利率|変動金利|변동금리/],
  [
    /\b(?:wholly[- ]owned|sole (?:shareholder|owner))\b|全资|全資|完全子会社|100%子会社|지분을 전부|완전자회사|100% 종속/,
    /\b(?:(?:minority|outside|other|non-controlling) (?:shareholders?|interests?)|non-controlling)\b|少数股东|少數股東|其他股东|外部株主|少数株主|非支配株主|외부주주|소수주주|비지배/,
  ],
  [/\bunsecured\b|信用借款|無担保|무담보/, /\bsecured|pledged|mortgag\w+|抵押|质押|有担保|担保に供|담보/],
  [
    /\b(?:increase[ds]?|rose|grew|higher)\b|增加|上升|增长|増加|上昇|증가|상승/,
    /\b(?:decrease[ds]?|fell|declined|lower)\b|减少|下降|減少|低下|감소|하락/,
  ],
  [
    /\b(?:all|every|each|fully|wholly|always|solely|only)\b|全部|均|所有|仅|すべて|全て|のみ|모두|전부|만\b/,
    /\b(?:some|partly|partially|one of|several|except|also)\b|部分|其中|一部|個別|일부/,
  ],
]

/** "weighted average method", 先进先出法, 총평균법: methods by their names. */
const METHOD =
  /(?:[a-z-]+ ){1,3}(?:method|basis)\b|first[- ]in[, -]+first[- ]out|\bfifo\b|\blifo\b|weighted[- ]average|\p{Script=Han}{2,10}法(?!人|律|规|定)|\p{Script=Hangul}{2,8}법(?=[으을은이로에의 ])/gu
const methodsOf = (text: string): string[] =>
  Array.from(text.matchAll(METHOD), ([name]) => name.replace(/^(?:the|by|on|an?|按|采用|采取|以) ?/, '').trim())

const areDisjoint = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 &&
  other.length > 0 &&
  !one.some((name) => other.some((second) => name.includes(second) || second.includes(name)))

/** A number in digits, in ideographs, or in words. */
const COUNT = String.raw`\d[\d,]*(?:\.\d+)?|[一二三四五六七八九十]{1,3}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)\b`
const NUMERALS = new Map(
  ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', '', 'twelve'].map((word, at) => [
    word,
    at,
  ]),
)
for (const [word, value] of [
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
] as const)
  NUMERALS.set(word, value)
/** Numbers with what they count, of kinds that a rule or a state gives: years, months, days, per cent, times; also from one to another. */
const COUNTED = new RegExp(
  String.raw`(?:(?<from>${COUNT})(?:[ -]?(?:years?|年|년))?\s?(?:to|至|到|から|에서|[-–~〜～])\s?)?(?<to>${COUNT})[ -]?(?<unit>years?|months?|days?|weeks?|times|%|percent|个?月|年(?!度|\d|末|初)|天|日(?!\d)|倍|次|か月|ヶ月|カ月|回|개월|년(?! ?\d| ?말|도)|일(?!\d)|회|배)`,
  'g',
)

interface Span {
  from: number
  to: number
}

/** Both count the same kind, and no number of the one is a number, or within a span, of the other. */
function countsDiffer(one: string, other: string): boolean {
  const [a, b] = [countsOf(one), countsOf(other)]
  return [...a].some(([unit, spans]) => {
    const others = b.get(unit)
    return others !== undefined && !spans.some((span) => others.some((second) => overlap(span, second)))
  })
}

const overlap = (one: Span, other: Span): boolean => one.from <= other.to && other.from <= one.to

function countsOf(text: string): Map<string, Span[]> {
  const found = Array.from(text.matchAll(COUNTED), ({ groups: { from, to = '', unit = '' } = {} }) => ({
    span: { from: valueOf(from ?? to), to: valueOf(to) },
    unit: unit.replace(/s$/, ''),
  })).filter(({ span }) => !(span.to >= 1900 && span.to < 2100))
  return new Map(
    [...Map.groupBy(found, ({ unit }) => unit)].map(([unit, some]) => [unit, some.map(({ span }) => span)]),
  )
}

const valueOf = (printed: string): number =>
  NUMERALS.get(printed) ?? (/^\d/.test(printed) ? Number(printed.replaceAll(',', '')) : ordinalOf(printed))
