import { amountValue, Decimal, type Figure } from '@tickmark/document'
import { ordinalOf, readNumbering } from '@tickmark/language'
import type { Claim, Refusal } from '../answer/claim.ts'
import type { Ground } from './ground.ts'
import { figuresNear } from './check-mismatch.ts'
import { areRelated } from './check-places.ts'
import type { PlacedFigure, PlaceIndex } from './place-index.ts'
import { hasException, isPlanned, leavesOut, speaksOfPart } from '../statements/qualified.ts'
import { isTabulated } from './restatements.ts'
import { directionOfLine } from '../statements/said-direction.ts'
import { reportedYear, speaksOfPartOfGroup, withoutBase, yearsOf } from './text-scope.ts'
import { foldQuoted } from '../answer/quoted-text.ts'
import { readSum } from '../answer/read-sum.ts'

/** A term shorter than this is found by chance (folded characters). */
const SHORTEST_TERM = { letters: 4, wide: 2 }
/** "Note 35", 附录三: what bears such a number is a heading; elsewhere it is only referred to. */
const NUMBERED =
  /^(?:note|appendix|annex|exhibit|schedule|section|chapter|table|附注|附录|附表|第|附註|별첨|주석|부록|注記|付録|添付|別紙)\s*[（(]?\s*[\p{L}\p{N}.]{1,6}[）)]?(?:\s*[节章条節条項号])?$/iu
/** A source that the statement itself names. */
const HAS_SOURCE =
  /\bsources?:|according to|as (?:reported|published|estimated|forecast) by|based on (?:data|figures|an? (?:report|survey|study))|\b(?:report|survey|study|statistics|census|poll|ranking)s? (?:by|of|from|among)\b|来源|來源|出处|依据|[根依]?据.{2,30}(?:报告|数据|统计|调查|测算|研究|显示)|(?:数据|調查|调查|调研|研究|统计|報告|报告)(?:显示|顯示|表明)|자료\s*[:：]|출처|에 따르면|에 의하면|조사 결과|통계|出所|出典|によれば|によると|の(?:調査|統計)|\[\d+\]|[¹²³⁴⁵⁶⁷⁸⁹]/iu
/** The statement leads to the place of the document that bears it. */
const REFERS =
  /\b(?:see|refer to|set out in|described in|shown in|included in|under) (?:the )?(?:section|note|item|table|page|chapter|appendix|exhibit|part|“|")|详见|参见|见[“"「第附本上下]|參見|参照|に記載|[（(][^）)]*[.．、][^）)]*[）)]|참조|기재(?:되어|된)/iu
/** What only somebody else can know, or nobody yet: forecasts, ranks, superlatives, markets, certainty. What a company says of itself calls for none. */
const CALLS_FOR_SOURCE =
  /\b(?:(?:will|would|shall|is going to|are going to) (?:\w+ ){0,3}(?:grow|rise|increase|double|triple|improve|reach|exceed|outperform|recover|expand|dominate|gain|become|be|fall|decline|decrease|continue|remain|surpass|win|attract|deliver|generate|achieve|lead|outgrow|benefit)|expect\w*|forecast\w*|anticipat\w*|project(?:ed|s|ion|ions)|outlook|likely|certain(?:ly)?|guarantee\w*|undoubtedly|always|lead(?:er|ing)|largest|biggest|best|first|fastest|highest|lowest|only|unique|unrivalled|superior|dominant|market|industry|competitors?|peers?|studies|survey|experts?|analysts?|widely|generally|double|triple|record|unprecedented|most (?!of\b|recent|likely|part\b|notabl|significant(?:ly)?\b|important)\p{L}+|(?!interest|invest|latest|request|test|rest|west|nearest|earliest|honest|modest|manifest|suggest|harvest|forest|protest|contest|digest|guest|arrest|attest|vest|highest|lowest|largest)\p{L}{3,}est|second to no one|bar none|no (?:\w+ ){1,3}(?:\w+er|more \w+|better) (?:\w+ ){0,8}than|like no other|number one|no\. ?1|second to none|unmatched|world[- ]class|premier|foremost|pre-eminent)\b|第一|领先|領先|最(?![近后後新终初低]|[^。]{0,2}限度)\p{Script=Han}|首屈一指|名列前茅|数一数二|无可比拟|唯一|首位|首家|龙头|市场|市占|行业|同行|竞争对手|预计|预期|预测|有望|必将|必然|一定|将(?:会|达|持续|实现)|前景|众所周知|稳居|최대|최고|최초|유일|선도|1위|시장|업계|경쟁사|예상|전망|예측|것으로|반드시|확실|業界|市場|首位|世界|国内(?:最|初)|最高|最速|トップ|リーダー|見込|見通し|予想|予測|必ず|確実|でしょう|最も|(?:日本|世界|業界)一|随一|屈指|ナンバーワン|No\.?\s?1|比類|가장|제일|으뜸|독보적|압도적|세계적|국내 유일|1등|틀림없|단연|추종을 불허|견줄 데|독보|타의 추종|追随を許|群を抜|他に類|類を見ない|他社を圧倒|右に出る|冠绝|冠絕|之冠|遥遥|遥遙|无出其右|无与伦比/iu
/** Words by which a sentence sets an earlier year beside this one on purpose. */
const COMPARES =
  /compar|prior|previous|preceding|last year|earlier|since|from|同期|上年|去年|以前|历史|自|전기|전년|이전|부터|前期|前年|過去|以降|から/i

/** What the text sends its reader out of the document for: a site, an exchange, another paper. */
const OUTSIDE =
  /\b(?:web ?sites?|www\.|https?:|online|internet|handed out|(?:available|obtained?) (?:from|at)|on request|upon request|registered office|published (?:on|by)|filed with|(?:separate|standalone) (?:report|document))|网站|網站|官网|巨潮|披露于|刊登|备查|查阅|索取|领取|領取|咨询|下载|致函|ウェブ|ホームページ|サイト|配布|配付|お問い合わせ|お問合せ|ご請求|電子公告|EDINET|홈페이지|웹사이트|전자공시|DART|누리집|문의|요청하|배부|배포/i

/** Searches the whole document for what is said to be missing. */
export function checkMissing({ search }: Claim, [promise]: readonly Ground[], index: PlaceIndex): Refusal | undefined {
  if (!promise) return 'quote_not_found'
  const terms = search.map((term) => foldQuoted(term).text).filter(isLongEnough)
  if (terms.length === 0) return 'nothing_to_search'
  if (OUTSIDE.test(promise.words)) return 'stands_outside'
  if (!search.some((term) => isAbout(term, promise))) return 'places_unrelated'
  const isFound = search.some((term) => {
    const folded = foldQuoted(term).text
    return (
      isLongEnough(folded) &&
      index.document.blocks.some((block) => block.id !== promise.target.block.id && stands(block, term, folded))
    )
  })
  if (isFound || isUnderOtherName(promise, index) || isFollowed(promise, index)) return 'found_elsewhere'
  return bearsNumber(promise, index) ? 'found_elsewhere' : undefined
}

/** A number by which the promised piece would be known. */
const NUMBER_OF_PIECE =
  /\b(?:note|appendix|annex|exhibit|schedule|section|chapter|table|attachment)\s+(?:[ivxlc\d]+|[a-z])\b|(?:附注|附录|附件|附表|附錄|附註|別表|別紙|別添|付録|添付|注記|별첨|별표|부록|주석)\s*[\p{N}一二三四五六七八九十A-Z]|第[\p{N}一二三四五六七八九十]+[章节節条條]/iu

/** What the promise names without a number may stand under a heading or a caption that shares its words. */
function isUnderOtherName({ words, target: { block: own } }: Ground, { document, order }: PlaceIndex): boolean {
  if (NUMBER_OF_PIECE.test(words.normalize('NFKC'))) return false
  const above = document.blocks.slice(0, order.get(own.id)).findLast(({ type }) => type === 'heading')
  return document.blocks.some((block) => {
    if (block.id === own.id || block === above) return false
    const name = block.type === 'heading' ? block.text : block.type === 'table' ? (block.caption ?? '') : ''
    return name !== '' && areRelated(name, words)
  })
}

/** What is promised for right below. */
const BELOW =
  /\b(?:below|following|follows?|as under)\b|如下|下表|下列|以下|次の(?:とおり|通り|表)|下記|아래|다음과 같/i

/** A promise of what comes right below, without a number, is kept by whatever follows it, under any name. */
function isFollowed({ words, target: { block: own } }: Ground, { document, order }: PlaceIndex): boolean {
  if (!BELOW.test(words) || NUMBER_OF_PIECE.test(words.normalize('NFKC'))) return false
  return document.blocks[(order.get(own.id) ?? Infinity) + 1] !== undefined
}

/** The part of the document that the promise names by its number alone: section 3, 第三部分, ３．, 3항. */
const PART_NUMBER =
  /\b(?:section|chapter|part|item|paragraph)\s+(?<en>\d+|[ivx]+)\b|第\s*(?<zh>[\d一二三四五六七八九十]+)\s*(?:部分|部|章|节|節|项|項|条)|(?<bare>\d+)\s?(?:[.．、](?=[をにのとへ])|항|장|절)/i

function bearsNumber({ words, target: { block: own } }: Ground, { document }: PlaceIndex): boolean {
  const { en, zh, bare } = PART_NUMBER.exec(words.normalize('NFKC'))?.groups ?? {}
  const wanted = ordinalOf(en ?? zh ?? bare ?? '')
  if (wanted === 0) return false
  return document.blocks.some((block) => {
    const numbering = block.type === 'heading' && block.id !== own.id ? readNumbering(block.text) : undefined
    return numbering?.ordinal === wanted && numbering.parent === ''
  })
}

const isLongEnough = (term: string): boolean =>
  term.length >= (/[\u3040-\u9fff\uac00-\ud7af]/.test(term) ? SHORTEST_TERM.wide : SHORTEST_TERM.letters)

const isAbout = (term: string, { words, target: { block } }: Ground): boolean =>
  foldQuoted(words).text.includes(foldQuoted(term).text) ||
  areRelated(term, block.type === 'table' ? words : block.text)

function stands(block: PlaceIndex['document']['blocks'][number], term: string, folded: string): boolean {
  if (block.layer === 'furniture' || block.layer === 'invisible') return false
  if (block.type === 'paragraph' && block.role === 'contents') return false
  if (block.type === 'table') {
    if (foldQuoted(block.caption ?? '').text.includes(folded)) return true
    return block.cells.some(({ text }) => !NUMBERED.test(term.trim()) && foldQuoted(text).text.includes(folded))
  }
  const text = foldQuoted(block.text).text
  if (!NUMBERED.test(term.trim())) return text.includes(folded)
  return (
    text.startsWith(folded) &&
    (block.type === 'heading' || !/^\p{L}|^\d/u.test(text.slice(folded.length, folded.length + 1)))
  )
}

/** A statement that names its source or its place, or whose figures are proven or stand in a table, is supported. */
export function checkUnsupported([statement]: readonly Ground[], index: PlaceIndex): Refusal | undefined {
  if (!statement) return 'quote_not_found'
  const { target, words, figures } = statement
  const sentence = target.block.type === 'table' ? words : target.block.text
  if (target.block.type === 'heading' || !CALLS_FOR_SOURCE.test(sentence)) return 'needs_no_source'
  if (HAS_SOURCE.test(sentence) || REFERS.test(sentence)) return 'has_source'
  const isBorne = (placed: PlacedFigure): boolean => placed.figure.state === 'verified' || isTabulated(placed, index)
  return figures.length > 0 && figures.every(isBorne) ? 'figure_verified' : undefined
}

/** What happened once, and stays so: its year is no year of a report. */
const HISTORY =
  /\b(?:founded|approved by|established|incorporated|formed|listed|acquired|signed|entered into|issued|built|opened|joined|appointed|born|graduated|patented|adopted|enacted|matur\w+|expir\w+)\b|成立|设立|設立|上市|上場|创立|創業|创办|收购|签订|签署|颁布|发布|投产|入职|取得.{0,10}证书|(?:股东大会|董事会)(?:决议|批准|审议批准)|经.{0,20}批准|買収|締結|施行|就任|入社|竣工|決議により|発足|설립|상장|인수|체결|취임|시행|준공|제정|결의로|도입/i
/** What is done anew each year, and is told of the year that is reported. */
const RECURS =
  /\b(?:met|meets?|meetings?|convened|held|committee|remuneration|bonus|dividends?|budget(?:ed)?|auditors?|annual (?:report|plan)|financial year|fiscal year|year ended)\b|股东大会|股東大會|董事会|董事會|监事会|委员会|会议|召开|利润分配|年度报告|预算|审计|株主総会|取締役会|監査役会|委員会|開催|配当|予算|決算|監査|주주총회|이사회|위원회|개최|보수한도|배당|예산|결산|감사/i
/** What is still to come, by the words. */
const TO_COME =
  /\b(?:will|shall|intends?|plans? to|planned|expects?|expected|scheduled|due to|is to|are to|aims to|by the end of|before the end of|upcoming|forthcoming)\b|拟|将(?!军)|(?:计划|計劃)(?=[于於在到将年启开完实建投\d])|预计|預計|力争|有望|予定|見込|計画(?:して|です|である)|目指し|예정|계획(?:입니다|이다|이며|하고|임)|전망(?:입니다|이다)|할 것/i

/** Text that speaks of an earlier year as if it were this one: as still to come, or of what each year brings anew. */
export function checkStale([place]: readonly Ground[], index: PlaceIndex): Refusal | undefined {
  if (!place) return 'quote_not_found'
  const current = reportedYear(index)
  const words = place.words.normalize('NFKC')
  const years = words.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []
  if (!current || place.target.block.type === 'table') return 'not_stale'
  if (years.length === 0 || years.some((year) => year >= current)) return 'not_stale'
  if (COMPARES.test(words)) return 'not_stale'
  if (TO_COME.test(words) && !EXPIRES.test(words)) return undefined
  return RECURS.test(words) && !HISTORY.test(words) ? undefined : 'not_stale'
}

/** A term that began in an earlier year and still runs. */
const EXPIRES = /\b(?:matur\w+|expir\w+|repayable|valid until)\b|到期|届满|届滿|満期|期限|만기|만료/i

/** Holds the word of direction in the quote against the two figures that the claim names. */
export function checkDirection(
  claim: Claim,
  grounds: readonly Ground[],
  index: PlaceIndex,
): [PlacedFigure, PlacedFigure] | Refusal {
  const pair = findPair(claim, grounds, index)
  if (!pair) return 'not_a_figure'
  const [{ figure: from }, { figure: to }] = pair
  if (from.amount.unit !== to.amount.unit) return 'units_differ'
  if (from.concept && to.concept && from.concept !== to.concept) return 'places_unrelated'
  if (!from.concept && !areRelated(from.label ?? '', to.label ?? '')) return 'places_unrelated'
  const texts = grounds.filter(({ target: { block } }) => block.type !== 'table').map(({ words }) => words)
  // The figures must be those of which the words speak: their line, their year, the whole group.
  const said = texts.flatMap((text) => directionOfLine(to, text) ?? [])
  const [way, other] = new Set(said)
  if (!way || other) return 'places_unrelated'
  const doubt = texts.map((text) => doubtAboutTime(text, to, index)).find(Boolean)
  if (doubt) return doubt
  return goes(from, to) === way || goes(from, to) === undefined ? 'direction_agrees' : pair
}

/** Why words may speak of another time, or of another whole, than a figure. */
function doubtAboutTime(
  text: string,
  { period, columnLabel = '', label = '' }: Figure,
  index: PlaceIndex,
): Refusal | undefined {
  if (speaksOfPart(text) && !speaksOfPart(`${columnLabel} ${period?.text ?? ''}`)) return 'periods_differ'
  const years = yearsOf(withoutBase(text), reportedYear(index))
  const year = period?.end?.slice(0, 4)
  if (year && years.length > 0 && !years.includes(year)) return 'periods_differ'
  if (isPlanned(text)) return 'periods_differ'
  // Without one-off costs it is another amount.
  if (hasException(text) || leavesOut(text)) return 'places_unrelated'
  return speaksOfPartOfGroup(text) && !speaksOfPartOfGroup(label) ? 'places_unrelated' : undefined
}

/** Costs are printed in brackets as well as without: both negative, what counts is how much there is of them. */
function goes(from: Figure, to: Figure): 'up' | 'down' | undefined {
  const [a, b] = [amountValue(from.amount), amountValue(to.amount)]
  const change = b.minus(a).times(a.isNegative() && b.isNegative() ? -1 : 1)
  if (change.isZero()) return undefined
  return change.isPositive() ? 'up' : 'down'
}

/** The earlier and the later figure, by their periods where the document tells them, else as the claim orders them. */
function findPair(
  claim: Claim,
  grounds: readonly Ground[],
  index: PlaceIndex,
): [PlacedFigure, PlacedFigure] | undefined {
  const near = figuresNear(grounds, claim, index)
  const found = claim.figures.flatMap(({ value }) => {
    const number = readSum(`0 + 0 = ${value}`)?.result
    return near.find(({ figure: { amount } }) => number && new Decimal(amount.value).abs().equals(number.plain)) ?? []
  })
  const [a, b, more] = [...new Set(found)]
  if (!a || !b || more) return undefined
  const [first, second] = [a.figure.period?.end, b.figure.period?.end]
  if (first && second && first === second) return undefined
  return first && second && first > second ? [b, a] : [a, b]
}
