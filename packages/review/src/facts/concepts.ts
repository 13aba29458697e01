/** A line that financial statements of all four languages share. Names are compared as `labelKey`s; the first of a language is the preferred one. */
export interface Concept {
  id: string
  /** instant: a balance · duration: a flow · other: neither sums nor ties (ratios, per share). */
  kind: 'instant' | 'duration' | 'other'
  names: readonly string[]
}

function concept(id: string, kind: Concept['kind'], ...names: string[]): Concept {
  return { id, kind, names }
}

export const CONCEPTS: readonly Concept[] = [
  concept('total_assets', 'instant', 'total assets', '资产总计', '资产合计', '资产总额', '总资产', '자산총계', '자산 총계', '資産合計', '資産の部合計', '総資産'),
  concept('current_assets', 'instant', 'total current assets', '流动资产合计', '유동자산', '유동자산합계', '流動資産合計'),
  concept('noncurrent_assets', 'instant', 'total non-current assets', 'total noncurrent assets', '非流动资产合计', '비유동자산', '비유동자산합계', '固定資産合計', '非流動資産合計'),
  concept('total_liabilities', 'instant', 'total liabilities', '负债合计', '负债总计', '负债总额', '총부채', '부채총계', '부채 총계', '負債合計', '負債の部合計'),
  concept('current_liabilities', 'instant', 'total current liabilities', '流动负债合计', '유동부채', '유동부채합계', '流動負債合計'),
  concept('noncurrent_liabilities', 'instant', 'total non-current liabilities', 'total noncurrent liabilities', 'total long-term liabilities', '非流动负债合计', '비유동부채', '비유동부채합계', '固定負債合計', '非流動負債合計'),
  concept(
    'total_equity', 'instant', 'total equity', "total stockholders' equity", "total shareholders' equity", "total stockholders' deficit", "total shareholders' deficit",
    "total stockholders' equity deficit", "total shareholders' equity deficit", "total stockholder's deficit", "total stockholder's equity", 'net assets', '所有者权益合计', '股东权益合计',
    '所有者权益(或股东权益)合计', '净资产', '자본총계', '자본 총계', '純資産合計', '資本合計', '純資産の部合計',
  ),
  concept('equity_attributable', 'instant', '归属于母公司所有者权益合计', '归属于母公司股东权益合计', 'equity attributable to owners of the parent', '지배기업 소유주지분', '親会社の所有者に帰属する持分合計', '株主資本合計'),
  concept('minority_interest', 'instant', '少数股东权益', 'non-controlling interests', 'noncontrolling interests', '비지배지분', '非支配株主持分', '非支配持分'),
  concept(
    'liabilities_and_equity', 'instant', 'total liabilities and equity', "total liabilities and stockholders' equity", "total liabilities and shareholders' equity", "total liabilities and stockholders' deficit",
    "total liabilities and shareholders' deficit", "total liabilities and stockholder's deficit", "total liabilities and stockholder's equity", "total liabilities and stockholders' equity deficit",
    'total equity and liabilities', '负债和所有者权益总计', '负债和股东权益总计', '负债及所有者权益总计', '负债及股东权益总计', '负债和所有者权益合计', '负债和股东权益合计', '负债及股东权益合计',
    '负债和所有者权益(或股东权益)总计', '부채와자본총계', '부채와 자본총계', '자본과부채총계', '부채 및 자본총계', '자본및부채총계', '負債純資産合計', '負債及び資本合計', '負債資本合計', '負債及び純資産合計',
  ),
  concept('cash', 'instant', 'cash and cash equivalents', 'cash', 'cash and equivalents', '货币资金', '现金', '현금및현금성자산', '현금 및 현금성자산', '現金及び預金', '現金及び現金同等物'),
  concept('receivables', 'instant', 'accounts receivable', 'trade receivables', 'accounts receivable net', 'trade and other receivables', '应收账款', '매출채권', '売掛金', '受取手形及び売掛金', '営業債権'),
  concept('inventories', 'instant', 'inventories', 'inventory', 'inventories net', '存货', '재고자산', '棚卸資産', '商品及び製品'),
  concept('fixed_assets', 'instant', 'property plant and equipment', 'property plant and equipment net', 'property and equipment net', '固定资产', '유형자산', '有形固定資産', '有形固定資産合計'),
  concept('intangibles', 'instant', 'intangible assets', 'intangible assets net', '无形资产', '무형자산', '無形固定資産', '無形資産'),
  concept('goodwill', 'instant', 'goodwill', '商誉', '영업권', 'のれん'),
  concept('payables', 'instant', 'accounts payable', 'trade payables', '应付账款', '매입채무', '買掛金', '支払手形及び買掛金'),
  concept('borrowings', 'instant', 'borrowings', 'total borrowings', 'total debt', '借款', '有息负债', '차입금', '借入金', '有利子負債'),
  concept('net_debt', 'instant', 'net debt', '净负债', '净债务', '순차입금', '순부채', '純有利子負債'),
  concept('retained_earnings', 'instant', 'retained earnings', 'accumulated deficit', 'retained earnings accumulated deficit', '未分配利润', '이익잉여금', '利益剰余金'),
  concept('revenue', 'duration', 'revenue', 'revenues', 'net sales', 'net revenues', 'net revenue', 'sales', 'total revenue', 'total revenues', 'total net sales', 'total net revenues', 'turnover', '营业收入', '营业收入合计', '销售收入', '매출액', '매출', '영업수익', '수익(매출액)', '売上高', '売上収益', '営業収益'),
  concept('total_revenue', 'duration', '营业总收入'),
  concept('cost_of_sales', 'duration', 'cost of sales', 'cost of revenue', 'cost of revenues', 'cost of goods sold', 'cost of products sold', 'total cost of sales', 'total cost of revenue', 'total cost of revenues', '营业成本', '매출원가', '売上原価'),
  concept('gross_profit', 'duration', 'gross profit', 'gross margin', '毛利', '毛利润', '毛利合计', '매출총이익', '売上総利益'),
  concept('operating_expenses', 'duration', 'total operating expenses', 'operating expenses', '期间费用合计', '营业总成本', '판매비와관리비', '販売費及び一般管理費'),
  concept('operating_profit', 'duration', 'operating income', 'operating profit', 'income from operations', 'operating loss', 'loss from operations', 'operating income loss', 'income loss from operations', '营业利润', '영업이익', '영업이익(손실)', '営業利益'),
  concept('ordinary_profit', 'duration', '経常利益'),
  concept(
    'profit_before_tax', 'duration', 'profit before tax', 'profit before income tax', 'income before income taxes', 'loss before income taxes', 'income loss before income taxes', 'income before taxes', 'loss before income tax',
    'income before provision for income taxes', '利润总额', '법인세비용차감전순이익', '법인세차감전순이익', '税引前当期純利益', '税金等調整前当期純利益', '税引前利益',
  ),
  concept('income_tax', 'duration', 'income tax', 'income tax expense', 'income taxes', 'provision for income taxes', 'income tax expense benefit', '所得税费用', '所得税', '법인세비용', '法人税等合計', '法人税等', '法人所得税費用'),
  concept('net_profit', 'duration', 'net income', 'net profit', 'profit for the year', 'profit for the period', 'net loss', 'net income loss', 'net loss income', 'net earnings', 'net earnings loss', '净利润', '당기순이익', '당기순이익(손실)', '当期純利益', '当期利益'),
  concept(
    'net_profit_parent', 'duration', 'profit attributable to owners of the parent', 'net income attributable to common stockholders', '归属于母公司所有者的净利润', '归属于母公司股东的净利润', '归属于上市公司股东的净利润',
    '지배기업 소유주지분 순이익', '親会社株主に帰属する当期純利益', '親会社の所有者に帰属する当期利益',
  ),
  concept('total_comprehensive_income', 'duration', 'total comprehensive income', 'comprehensive income', 'comprehensive loss', 'total comprehensive loss', '综合收益总额', '총포괄이익', '총포괄손익', '包括利益', '包括利益合計', '当期包括利益'),
  concept('ebitda', 'duration', 'ebitda', 'reported ebitda', '账面ebitda', '息税折旧摊销前利润', '상각전영업이익'),
  concept('adjusted_ebitda', 'duration', 'adjusted ebitda', 'total adjusted ebitda', '调整后ebitda', '调整后ebitda合计', '조정 ebitda', '조정후 ebitda', '調整後ebitda', '調整後ebitda合計'),
  concept('depreciation', 'duration', 'depreciation and amortisation', 'depreciation and amortization', 'depreciation', '折旧与摊销', '折旧和摊销', '감가상각비', '減価償却費'),
  concept('interest_expense', 'duration', 'interest expense', '利息费用', '利息支出', '이자비용', '支払利息'),
  concept(
    'operating_cash_flow', 'duration', 'net cash from operating activities', 'net cash provided by operating activities', 'net cash used in operating activities', 'net cash provided by used in operating activities', 'net cash provided used by operating activities', 'net cash used in provided by operating activities', 'net cash provided by operating activities', 'net cash flows used by operating activities', 'net cash flows used in operating activities', 'net cash flows provided by operating activities', 'net cash used by operating activities', 'cash used in operating activities', 'cash provided by operating activities', 'cash flows from operating activities', 'net cash generated from used in operating activities',
    'net cash flows from operating activities', 'net cash generated from operating activities', '经营活动产生的现金流量净额', '영업활동현금흐름', '영업활동으로 인한 현금흐름', '영업활동으로인한현금흐름', '営業活動によるキャッシュ フロー',
  ),
  concept(
    'investing_cash_flow', 'duration', 'net cash from investing activities', 'net cash provided by investing activities', 'net cash used in investing activities', 'net cash provided by used in investing activities', 'net cash provided used by investing activities', 'net cash used in provided by investing activities', 'net cash provided by investing activities', 'net cash flows used by investing activities', 'net cash flows used in investing activities', 'net cash flows provided by investing activities', 'net cash used by investing activities', 'cash used in investing activities', 'cash provided by investing activities', 'cash flows from investing activities', 'net cash generated from used in investing activities',
    '投资活动产生的现金流量净额', '투자활동현금흐름', '투자활동으로 인한 현금흐름', '投資活動によるキャッシュ フロー',
  ),
  concept(
    'financing_cash_flow', 'duration', 'net cash from financing activities', 'net cash provided by financing activities', 'net cash used in financing activities', 'net cash provided by used in financing activities', 'net cash provided used by financing activities', 'net cash used in provided by financing activities', 'net cash provided by financing activities', 'net cash flows used by financing activities', 'net cash flows used in financing activities', 'net cash flows provided by financing activities', 'net cash used by financing activities', 'cash used in financing activities', 'cash provided by financing activities', 'cash flows from financing activities', 'net cash generated from used in financing activities',
    '筹资活动产生的现金流量净额', '재무활동현금흐름', '재무활동으로 인한 현금흐름', '財務活動によるキャッシュ フロー',
  ),
  concept('exchange_effect', 'duration', 'effect of exchange rate changes on cash', 'effect of exchange rate on cash', 'effect of exchange rates on cash and cash equivalents', '汇率变动对现金及现金等价物的影响', '환율변동효과', '現金及び現金同等物に係る換算差額'),
  concept(
    'net_change_in_cash', 'duration', 'net increase in cash', 'net decrease in cash', 'net change in cash', 'net increase decrease in cash', 'net increase in cash and cash equivalents', 'net decrease in cash and cash equivalents',
    'net increase decrease in cash and cash equivalents', 'net change in cash and cash equivalents', '现金及现金等价物净增加额', '现金净增加额', '현금및현금성자산의 순증가', '현금의 증가', '현금및현금성자산의순증감', '現金及び現金同等物の増減額', '現金及び現金同等物の増加額',
  ),
  concept(
    'opening_cash', 'instant', 'cash at beginning of year', 'cash at beginning of period', 'cash and cash equivalents at beginning of period', 'cash and cash equivalents at beginning of year', 'cash beginning of period', 'cash beginning of year',
    'cash at the beginning of the period', 'cash at the beginning of the year', 'cash and cash equivalents beginning of period', 'cash and cash equivalents beginning of year', 'beginning cash', '期初现金余额', '期初现金及现金等价物余额', '기초현금및현금성자산', '기초 현금및현금성자산',
    '기초의 현금', '現金及び現金同等物の期首残高',
  ),
  concept(
    'closing_cash', 'instant', 'cash at end of year', 'cash at end of period', 'cash and cash equivalents at end of period', 'cash and cash equivalents at end of year', 'cash end of period', 'cash end of year', 'cash at the end of the period',
    'cash at the end of the year', 'cash and cash equivalents end of period', 'cash and cash equivalents end of year', 'ending cash', '期末现金余额', '期末现金及现金等价物余额', '기말현금및현금성자산', '기말 현금및현금성자산', '기말의 현금', '現金及び現金同等物の期末残高',
  ),
  concept('basic_eps', 'other', 'basic earnings per share', 'basic', '基本每股收益', '기본주당이익', '기본주당순이익', '1株当たり当期純利益'),
  concept('diluted_eps', 'other', 'diluted earnings per share', 'diluted', '稀释每股收益', '희석주당이익', '희석주당순이익', '潜在株式調整後1株当たり当期純利益'),
  concept('gross_margin', 'other', 'gross margin', 'gross profit margin', '毛利率', '매출총이익률', '売上総利益率'),
  concept('net_margin', 'other', 'net margin', 'net profit margin', '净利率', '销售净利率', '순이익률', '純利益率', '売上高当期純利益率'),
  concept('operating_margin', 'other', 'operating margin', 'operating profit margin', '营业利润率', '영업이익률', '営業利益率', '売上高営業利益率'),
  concept('debt_ratio', 'other', 'debt ratio', 'gearing', 'gearing ratio', '资产负债率', '부채비율', '負債比率'),
  concept('current_ratio', 'other', 'current ratio', '流动比率', '유동비율', '流動比率'),
  concept('effective_tax_rate', 'other', 'effective tax rate', 'effective income tax rate', 'effective rate', '实际税率', '有效税率', '유효세율', '法人税等の負担率', '実効税率'),
]

const BY_NAME = new Map(CONCEPTS.flatMap((entry) => entry.names.map((name) => [normal(name), entry] as const)).reverse())

function normal(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bthe\b/g, '')
    .replace(/[\s()・.,:'/-]+/g, '')
}

/** English house styles of lines that every cash flow statement and balance sheet has, too many to list. */
const STYLES: readonly [RegExp, string][] = [
  [/^(?:total )?(?:net )?cash (?:flows? )?(?:\(?(?:provided|used|generated|from|by|in|for)\)?[ ,]*)+.*operating activities$/, 'operating_cash_flow'],
  [/^(?:total )?(?:net )?cash (?:flows? )?(?:\(?(?:provided|used|generated|from|by|in|for)\)?[ ,]*)+.*investing activities$/, 'investing_cash_flow'],
  [/^(?:total )?(?:net )?cash (?:flows? )?(?:\(?(?:provided|used|generated|from|by|in|for)\)?[ ,]*)+.*financing activities$/, 'financing_cash_flow'],
  [/^(?:net )?(?:increase|decrease|change)s? .*\bcash\b/, 'net_change_in_cash'],
  [/^effects? of .*(?:exchange|currency|translation).*\bcash\b/, 'exchange_effect'],
  [/^cash\b.*\b(?:beginning|start)\b/, 'opening_cash'],
  [/^cash\b.*\b(?:end|ending)\b/, 'closing_cash'],
  [/^total liabilities\b.*\b(?:equity|deficit|deficiency|capital)$/, 'liabilities_and_equity'],
  [/^total (?:stockholders?|shareholders?|members?|owners?)\b.*(?:equity|deficit|deficiency)$/, 'total_equity'],
]

const BY_ID = new Map(CONCEPTS.map((entry) => [entry.id, entry]))

/** The concept that a row's key names: by its exact name, or by the usual ways of putting it. */
export function conceptOfKey(key: string): Concept | undefined {
  const exact = BY_NAME.get(normal(key))
  if (exact || !/^[a-z]/.test(key)) return exact
  const style = STYLES.find(([pattern]) => pattern.test(key))
  return style && BY_ID.get(style[1])
}

export interface ConceptMention {
  concept: Concept
  start: number
  end: number
}

/** Names that are clear as row labels only: in a sentence, "gross margin" is the rate. */
const LABELS_ONLY = new Set(['basic', 'diluted', 'sales'])

const MENTIONS = CONCEPTS.flatMap((entry) => entry.names.map((name) => ({ entry, name: name.toLowerCase() })))
  .filter(({ name, entry }) => !LABELS_ONLY.has(name) && !(name === 'gross margin' && entry.id === 'gross_profit'))
  .sort((a, b) => b.name.length - a.name.length)

/** Concepts named in running text, longest name first, none inside another. */
export function findConcepts(text: string): ConceptMention[] {
  const lower = text.toLowerCase()
  const taken = new Uint8Array(lower.length)
  const found: ConceptMention[] = []
  for (const { entry, name } of MENTIONS) {
    for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + name.length)) {
      const end = at + name.length
      if (taken[at] || taken[end - 1] || !standsAlone(lower, at, end)) continue
      taken.fill(1, at, end)
      found.push({ concept: entry, start: at, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

function standsAlone(text: string, start: number, end: number): boolean {
  const latin = /[a-z0-9]/
  return !(latin.test(text[start]!) && latin.test(text[start - 1] ?? ' ')) && !(latin.test(text[end - 1]!) && latin.test(text[end] ?? ' '))
}
