import { foldText } from '@tickmark/language'
import type { PrintedNumber } from '@tickmark/language'

/**
 * What a printed number is. Only the first four can be wrong as a figure: a reviewer holds them against other figures. A count is one only
 * where some arithmetic of the document uses it (employees that add up to a total).
 */
export type FigureKind =
  | 'amount'
  | 'rate'
  | 'per-share'
  | 'shares'
  | 'count'
  | 'date'
  | 'identifier'
  | 'page-number'
  | 'reference'

const FIGURES: ReadonlySet<FigureKind> = new Set(['amount', 'rate', 'per-share', 'shares'])

/** Whether a number of this kind is held against others by itself. */
export function isFigure(kind: FigureKind): boolean {
  return FIGURES.has(kind)
}

/** What heads of columns and labels of rows call numbers that measure nothing, in the languages of the reports. */
const NAMED: readonly [FigureKind, RegExp][] = [
  [
    'page-number',
    /^(?:pages?(?: no\.?| nos\.?| number)?|pg\.?|页码|页次|页数?|頁碼|頁次|ページ(?:番号)?|頁|페이지|쪽|면)$/i,
  ],
  [
    'identifier',
    /^(?:(?:(?:account|item|stock|share|security|securities|product|project|customer|supplier|vendor|bank|branch|company|entity|region|country|trading|ticker|swift|sort|post(?:al)?|zip|cost cent(?:er|re)|nominal|ledger|gl|g\/l|a\/c|commission file|file|registration|registered|company|tax(?:payer)?|vat|licen[cs]e|policy|contract|invoice|voucher|journal|document|cheque|line|row|exhibit|form|schedule|order|serial|lot|employee|isin|cusip|cik|lei|ein)\s*)?(?:codes?|nos?\.?|numbers?|ids?|#)|codes?|isin|cusip|cik|ein|phone|telephone|tel\.?|fax|mobile|line|行次|行号|代码|代號|代号|编码|編號|编号|科目(?:代码|代码|编码|编号|编码|代號)?|(?:科目|股票|证券|公司|项目|客户|供应商|邮政|组织机构|统一社会信用|纳税人识别|营业执照|凭证|合同|发票)(?:简称及)?(?:代码|编码|编号|号码?|号)|邮编|邮政编码|电话|联系电话|传真|コード|勘定コード|勘定科目コード|科目コード|証券コード|銘柄コード|項目番号|行番号|番号|登録番号|法人番号|電話番号?|電話|郵便番号|코드|계정(?:코드|과목코드|번호)|종목코드|단축코드|행번호|일련번호|사업자등록번호|법인등록번호|등록번호|전화(?:번호)?|팩스|우편번호)$/i,
  ],
  [
    'date',
    /^(?:fiscal |financial |calendar )?(?:years?|dates?|months?|days?|time|maturity(?: year| date)?|vintage)(?: of (?:birth|maturity|issue|appointment))?$|^(?:年份|年度|日期|到期日|到期年份|出生年份|出生年月|任职年份|时间|연도|년도|일자|날짜|만기일?|생년월일?|年|年月日?|日付|生年月日|満期日?|取得年)$/i,
  ],
  ['count', /^(?:age|ages|age \(years\)|年龄|年齡|나이|연령|만 ?나이|年齢)(?:\s*\(.*\))?$/i],
  [
    'reference',
    /^(?:notes?(?: no\.?)?|ref\.?|references?|sections?|paragraphs?|articles?|items?|附注|注释|章节|条款|주석|조항|注記|条項)$/i,
  ],
]

/** Lines that count people, meetings and the like: they measure the company's size, but no statement of it. */
const COUNTED =
  /\b(?:numbers?|no\.?|total) of (?:[a-z-]+ ){0,3}(?:employees?|directors?|persons?|people|staff|members?|meetings?|branches|outlets?|offices?|stores?|shops?|restaurants?|shareholders of record)\b|^(?:average |total |full[- ]time )*(?:employees?|head ?count|staff numbers?|workforce|ftes?|directors?|persons?)(?: \(.*\))?$|\b(?:meetings? (?:held|attended)|attended|eligible to attend|attendance)\b|人数|员工总?数|次数|(?:机构|機構|网点|網點|门店|門店|分店)总?数|임직원 ?수|직원 ?수|인원 ?수?(?:\(.*\))?$|(?:지점|점포|영업점|매장) ?수|참석 ?횟수|従業員数|店舗数|拠点数|支店数|役員数|人員数?$|出席回数/i
const NOT_COUNTED = /\bper\b|[/%]|price|价格|单价|단가|単価/i

/** The kind that a head or label gives to the numbers beside it by its name alone. */
export function kindByName(name: string): FigureKind | undefined {
  const text = foldText(name).replace(/\s+/g, ' ').trim()
  return NAMED.find(([, pattern]) => pattern.test(text))?.[0]
}

/** Whether a head or label says that people, meetings or the like are counted; rates and amounts of each of them are none of that. */
export function isCounted(name: string): boolean {
  const text = foldText(name).trim()
  return COUNTED.test(text) && !NOT_COUNTED.test(text)
}

const PLAIN_INTEGER = /^\d{1,12}$/
const YEAR = /^(?:19|20)\d\d$/
/** Dots, or whatever leads the eye from a heading to its page. */
const LEADERS = /(?:\.\s?){4,}|…{2,}|·{4,}|‥{2,}|_{4,}/
const LEAST_ROWS = 4

/** A column of a table as it is printed, from top to bottom. */
export interface PrintedColumn {
  heads: readonly string[]
  /** Texts of its cells that hold one number each. */
  numbers: readonly string[]
  /** Texts of the labels of the same rows. */
  labels: readonly string[]
  /** Numbers of the columns beside it. */
  others: readonly string[]
  pageCount: number
}

/** "1 to 2 / Years", "Less than one / Year": what falls due within such a time is an amount. */
const BAND =
  /(?<!\d)\d{1,2}(?!\d)|\b(?:than|within|over|under|up to|after|beyond)\b|以[内內上下]|[内內]$|至|超|이내|이하|이상|초과|미만/i

const isBand = (heads: readonly string[]): boolean =>
  BAND.test(
    foldText(heads.slice(-2).join(' '))
      .replace(/\([^()]*\)/g, ' ')
      .trim(),
  )

/** What a column holds, where its head or its numbers' own shape says that they measure nothing. */
export function kindOfColumn(column: PrintedColumn): FigureKind | undefined {
  const named = isBand(column.heads) ? undefined : kindByName(column.heads.at(-1) ?? '')
  const texts = column.numbers.map((text) => foldText(text).trim())
  if (named && texts.every((text) => /^[A-Z]{0,3}[-\d./() ]+$/i.test(text) && !/\d,\d{3}/.test(text))) return named
  if (texts.length < 3 || !texts.every((text) => PLAIN_INTEGER.test(text))) return undefined
  if (texts.every((text) => YEAR.test(text))) return 'date'
  if (areCodes(column, texts)) return 'identifier'
  return texts.length < LEAST_ROWS ? undefined : kindByShape(column, texts.map(Number))
}

/** Codes of accounts: of one length, none twice, without separators beside amounts that have them; statements do not print them in order. */
function areCodes({ heads, others }: PrintedColumn, texts: readonly string[]): boolean {
  const isBare = heads.every((head) => head === '') && others.some((text) => /\d,\d{3}(?!\d)/.test(text))
  const lengths = new Set(texts.map((text) => text.length))
  return isBare && lengths.size === 1 && texts[0]!.length >= 4 && new Set(texts).size === texts.length
}

function kindByShape(
  { heads, labels, others, pageCount }: PrintedColumn,
  values: readonly number[],
): FigureKind | undefined {
  if (heads.some((head) => head !== '')) return undefined
  const rises = values.every((value, index) => index === 0 || value >= values[index - 1]!)
  if (!rises) return undefined
  const isContents = others.length === 0 && (values.at(-1)! <= pageCount || labels.some((label) => LEADERS.test(label)))
  if (isContents) return 'page-number'
  const steps = values.every((value, index) => index === 0 || value === values[index - 1]! + 1)
  return steps && others.length > 0 ? 'identifier' : undefined
}

/** A number in running text, with what stands around it. */
export interface PrintedProse {
  text: string
  number: PrintedNumber
}

/** What numbers with a name of their own before them are: "stock code 1234", 邮编100032, 〒100-0005. */
const NAMED_BEFORE =
  /(?:\b(?:abn|acn|arbn|t:|code|codes|no\.|nos\.|number|zip|postcode|p\.?\s?o\.? box|box|suite|floor|room|unit|isin|cusip|cik|lei|ein|tel|fax|ext\.?|page|pages|pp?\.|section|sections|clause|article|rule|regulation|chapter|appendix|exhibit|form|line|row|act of|version)\s*[:：#]?\s*|(?:代码|代號|代号|编码|编号|号码|邮编|电话|传真|第|コード|番号|電話|〒|코드|번호|제|우편번호|전화)\s*[:：]?\s*)[(（]?$/i
/** Counters of people, behind the number. */
const PEOPLE_BEHIND =
  /^\s*(?:(?:full[- ]time |part[- ]time |permanent |independent |executive |non-executive )*(?:employees|directors|persons|people|staff|members|shareholders|holders)\b|名|人(?!民)|位|명|인(?![가-힣])|人)/i
/** Coins behind the number. */
const COINS = /^\s*(?:cents?\b|pence\b|p\b|¢|sen\b|銭|전(?![가-힣])|分\/股)/i
/** Numbers that follow one another with nothing but blanks between, up to the end of a text. */
const CHAIN = /(?<!\d|\d[,.]|\d\)?%?\s{1,4})(?:\(?\d[\d,.]*\)?%?\s{1,4})+$/
/** Years of age, behind the number. */
const AGE = /^\s*(?:years? old|years? of age|-year-old|岁|周岁|세(?![가-힣])|歳|才)/i
const AGED = /\b(?:aged?|age:?)\s*$|(?:年龄|年齢|나이|만)\s*[:：]?\s*$/i

/** "2.10 Provisions", "10.27 Lease Agreement": what opens a sentence and has a capital or an ideograph behind it numbers it. */
const NUMBERED = /^\d{1,2}(?:\.\d{1,2})+\s+(?:\p{Lu}|\p{Lo})/u

/** Letters around a number that tell what it is; a paragraph may hold a thousand numbers. */
const BESIDE = 200

/** Kind of a number of a sentence: from its unit, what it is glued to, and the words beside it. */
export function kindOfProse({ text, number: { amount, start, end } }: PrintedProse): FigureKind {
  const printed = text.slice(start, end)
  const [before, after] = [text.slice(Math.max(0, start - BESIDE), start), text.slice(end, end + BESIDE)]
  // The check digit X of a number of registration is no "times", and "1株当たり" no share.
  if (amount.unit === 'multiple' && NAMED_BEFORE.test(before)) return 'identifier'
  if (amount.unit === 'shares' && /^\s*(?:当たり|当り|あたり|당)/.test(after)) return 'reference'
  if (['percent', 'points', 'basis_points', 'multiple'].includes(amount.unit)) return 'rate'
  if (amount.unit === 'per_share') return 'per-share'
  if (amount.unit === 'shares') return 'shares'
  if (amount.unit === 'money') return 'amount'
  // "15(d)", "10-K", "A12", "13.2.1": glued to letters or more digits it is a reference.
  if (/^(?:\([a-z\d]{1,3}\)|[A-Za-z]|-[A-Za-z\d]|\.\d)/.test(after) || /[A-Za-z#§]-?$|\d[-/.]$/.test(before))
    return 'reference'
  if (before.trim() === '' && NUMBERED.test(printed + after)) return 'reference'
  if (AGE.test(after) || AGED.test(before)) return 'count'
  if (NAMED_BEFORE.test(before)) return 'identifier'
  if (LEADERS.test(before.slice(-24))) return 'page-number'
  if (COINS.test(after)) return 'amount'
  if (PEOPLE_BEHIND.test(after)) return 'count'
  if (/\d,\d{3}/.test(printed) || amount.decimals > 0 || amount.scale > 0) return 'amount'
  return isTabular(before, after) ? 'amount' : 'count'
}

/** A line of a table that was read as text: numbers follow one another, and a bare one among them is an amount. */
function isTabular(before: string, after: string): boolean {
  const chain = CHAIN.exec(before)
  if (NAMED_BEFORE.test(before.slice(0, chain?.index ?? before.length))) return false
  return chain !== null || /^\s{1,4}\(?\d[\d,.]*\)?(?:\s|$)/.test(after)
}
