/** What a row label of a valuation model speaks of, the same in all languages. */
export type ModelConcept =
  | 'wacc'
  | 'risk_free_rate'
  | 'beta'
  | 'equity_risk_premium'
  | 'cost_of_equity'
  | 'cost_of_debt'
  | 'interest_rate'
  | 'debt_weight'
  | 'equity_weight'
  | 'tax_rate'
  | 'terminal_growth'
  | 'pv_terminal_value'
  | 'terminal_value'
  | 'discount_factor'
  | 'discount_period'
  | 'free_cash_flow'
  | 'present_value'
  | 'sum_of_pv'
  | 'enterprise_value'
  | 'equity_value'
  | 'net_debt'
  | 'value_per_share'
  | 'shares'
  | 'capex'
  | 'depreciation'
  | 'nopat'
  | 'ebitda'
  | 'ebit'
  | 'working_capital_change'
  | 'revenue'
  | 'cost_of_sales'
  | 'net_income'
  | 'payout_ratio'
  | 'cash'
  | 'total_assets'
  | 'total_liabilities_equity'
  | 'total_liabilities'
  | 'total_equity'
  | 'check'
  | 'total_sources'
  | 'total_uses'
  | 'irr'
  | 'moic'
  | 'research'
  | 'debt'
  | 'minority_interest'
  | 'market_capitalisation'
  | 'gross_profit'
  | 'interest_expense'
  | 'profit_before_tax'
  | 'income_tax'
  | 'dividends'
  | 'cash_available'
  | 'net_cash_flow'
  | 'working_capital'
  | 'opening'
  | 'closing'
  | 'sponsor_equity'
  | 'holding_period'

/** The first that fits decides: the longer names stand before those they contain. */
const LABELS: readonly (readonly [ModelConcept, RegExp])[] = [
  [
    'check',
    /(?:^|\b)(?:balance |model |cash )?check(?:s|\b)(?!\s*(?:presented|deposit|written|issued|clear|paid\b|outstanding|received|no\b|number|#))|校验|勾稽|核对差异|平衡(?:校验|检查)|검증|검산|대차\s*확인|チェック|検算|貸借差額/i,
  ],
  ['opening', /^(?:opening|beginning)\b(?! (?:value|price))|brought forward|\bb\/?f\b|^(?:期|年)初|^기초|^期首/i],
  ['closing', /^(?:closing|ending)\b(?! (?:value|price))|carried forward|\bc\/?f$|^(?:期|年)末|^기말|^期末/i],
  [
    'wacc',
    /\bwacc\b|weighted average cost of capital|加权平均资本成本|가중평균자본비용|加重平均資本コスト|^(?:discount rate|折现率|할인율|割引率)$/i,
  ],
  ['risk_free_rate', /risk[- ]?free|无风险(?:利率|收益率|报酬率)|무위험|無リスク|リスクフリー/i],
  ['beta', /\bbeta\b|贝塔|β|베타|ベータ/i],
  [
    'equity_risk_premium',
    /(?:equity|market) risk premium|\berp\b|\bmrp\b|(?:股权|市场)风险溢价|시장위험프리미엄|주식위험프리미엄|リスクプレミアム/i,
  ],
  ['cost_of_equity', /cost of equity|股权(?:资本)?成本|权益(?:资本)?成本|자기자본비용|株主資本コスト|自己資本コスト/i],
  ['cost_of_debt', /cost of debt|债务(?:资本)?成本|타인자본비용|부채비용|負債コスト|有利子負債コスト/i],
  [
    'debt_weight',
    /weight of debt|debt weight|^d\s*\/\s*v\b|debt\s*\/\s*(?:total )?capital|d\s*\/\s*\(d\s*\+\s*e\)|债务(?:权重|比重|占比)|부채\s*비중|타인자본\s*비중|負債(?:比率|ウェイト|構成比)/i,
  ],
  [
    'equity_weight',
    /weight of equity|equity weight|^e\s*\/\s*v\b|equity\s*\/\s*(?:total )?capital|e\s*\/\s*\(d\s*\+\s*e\)|(?:股权|权益)(?:权重|比重|占比)|자기자본\s*비중|株主資本(?:ウェイト|構成比)/i,
  ],
  [
    'terminal_growth',
    /(?:terminal|perpetual|perpetuity|long[- ]?term|lt)\s*(?:(?:value|revenue|fcf|cash flow)\s*)?growth|永续(?:增长|增長)|영구성장|永久成長|継続成長率/i,
  ],
  [
    'pv_terminal_value',
    /(?:pv|present value|discounted)\b.*(?:terminal|exit value)|^(?:npv|pv) (?:of )?(?:the )?tv\b|(?:退出|处置)价值(?:的)?(?:折)?现值|매각가치.*현재가치|売却価値.*現在価値|terminal.*\b(?:pv|present value)|终值(?:的)?(?:折)?现值|(?:잔존|영구)가치.*현재가치|(?:継続価値|ターミナルバリュー).*現在価値|現在価値.*継続価値/i,
  ],
  [
    'terminal_value',
    /^(?:exit|residual|reversion) value$|^(?:退出|处置)价值$|^매각가치$|^売却価値$|^(?:gordon |exit )?(?:terminal value|tv)\b(?!.*(?:%|share|\/))|^终值(?!占|比)|^(?:잔존|영구)가치(?!.*(?:비중|비율))|^継続価値(?!.*(?:比率|割合))|^ターミナルバリュー/i,
  ],
  [
    'discount_factor',
    /discount(?:ing)? factor|(?:present value|\bpv|\bdcf) factor|折现(?:系数|因子)|贴现系数|할인계수|현가계수|割引係数|現価係数/i,
  ],
  [
    'discount_period',
    /^(?:discount(?:ing)? )?(?:period|year fraction|years? (?:to discount|discounted))s?$|^折现期(?:数|间)?$|^期数$|할인기간|^기간$|割引期間|^期間$/i,
  ],
  [
    'working_capital_change',
    /(?:change|increase|decrease|inc|chg|δ|△).*(?:working capital|nwc|\bwc\b)|(?:working capital|nwc).*(?:change|increase)|营运资[金本](?:的)?(?:增加|变动|净增)|운전자본.*(?:증가|증감|변동)|運転資本.*(?:増加|増減|変動)/i,
  ],
  ['nopat', /\bnopat\b|\bnoplat\b|税后净?营业利润|息前税后利润|세후영업이익|税引後営業利益/i],
  ['free_cash_flow', /free cash ?flow|\b[fu]*fcff?\b|\bfcfe\b|自由现金流|잉여현금흐름|フリー・?キャッシュ・?フロー/i],
  [
    'sum_of_pv',
    /sum of (?:the )?(?:pv|present value)|total pv|(?:pv|present value) of (?:explicit|forecast|fcf|cash)|预测期.*现值|现值(?:合计|之和)|현재가치\s*합계|現在価値(?:の)?合計/i,
  ],
  [
    'present_value',
    /^(?:pv|present value|discounted (?:fcf|cash ?flow|free cash ?flow))\b|^(?:折现|自由)?现金流?现值|^现值$|현재가치$|^現在価値$/i,
  ],
  [
    'enterprise_value',
    /^(?:implied )?(?:enterprise|firm) value(?!\s*\/)|^ev$|^(?:total )?(?:present )?value of (?:(?:the )?company )?operations$|^(?:隐含|推算)?企业价值(?!\/)|^(?:내재\s*)?기업가치|^(?:想定|理論)?企業価値/i,
  ],
  [
    'value_per_share',
    /(?:value|price|nav)\s*(?:\/|per)\s*share|每股(?:价值|股价)|주당\s*(?:가치|가격)|1株当たり.*(?:価値|株価)|一株当たり/i,
  ],
  [
    'equity_value',
    /^(?:implied )?equity value(?!\s*\/)|^(?:net )?(?:market )?value of (?:(?:the )?company )?equity$|^(?:隐含|推算)?股权价值|^股东全部权益价值|^(?:내재\s*)?(?:지분|자기자본|주주)가치|^(?:想定|理論)?(?:株式|株主)価値/i,
  ],
  ['net_debt', /net debt|净(?:负债|债务|有息负债)|순차입금|순부채|純有利子負債|ネット有利子負債|ネットデット/i],
  ['tax_rate', /tax rate|税率|세율/i],
  ['interest_rate', /\binterest rate$|^(?:年|借款|贷款|债务|优先|夹层)*利率$|(?:이자율|금리)$|金利$/i],
  ['payout_ratio', /pay-?out|dividend ratio|股利支付率|分红(?:比例|率)|배당성향|配当性向/i],
  [
    'shares',
    /^(?:diluted |basic |total )?(?:number of )?shares(?: outstanding)?\b|^(?:总|基本|稀释后?)?股(?:本总)?数|^发行在外|주식\s*수|株式数/i,
  ],
  ['ebitda', /\bebitda\b|息税折旧摊销前利润|상각전\s*영업이익|償却前(?:営業)?利益/i],
  [
    'depreciation',
    // A debt that is repaid in instalments is amortised as well, in cash.
    /depreciation|(?<!\b(?:debt|loan|mandatory|scheduled|principal|mortgage) )amorti[sz]ation(?! (?:on|of) (?:[a-z-]+ )*(?:debt|loans?|notes?|facility|principal)\b(?! (?:issu|cost|fee|discount)))|\bd&a\b|折旧|摊销|감가상각|상각비|減価償却|償却費/i,
  ],
  [
    'capex',
    /cap(?:ital )?ex(?:penditures?)?\b|\bcapital (?:spending|outlays?)\b|\b(?:purchases?|acquisitions?) of (?:(?:tangible )?fixed assets|property|pp&e)|\bproperty\b.*\b(?:equipment|plant) (?:purchased|acquired)$|购建固定资产|유형자산의?\s*취득|有形固定資産の取得|资本(?:性)?(?:支出|开支)|자본적\s*지출|설비투자|設備投資|資本的支出/i,
  ],
  [
    'ebit',
    /^ebit\b(?!.*(?:税|tax|법인세|세금))|operating (?:income|profit)|^op income|息税前利润|营业利润|영업이익|営業利益/i,
  ],
  [
    'total_liabilities_equity',
    /total (?:liabilities?|liab\.?)\s*(?:and|&|\+).*(?:equity|capital)|^liabilit(?:y|ies)\s*(?:and|&|\+)\s*(?:(?:share|stock)holders'?\s*|owners'?\s*)?(?:equity|(?:retained )?earnings|capital)$|^l\s*\+\s*s?e$|total equity (?:and|&) liabilities|负债(?:和|及|与).*(?:权益|股东).*(?:总计|合计)|부채\s*(?:및|와|와의)?\s*자본\s*(?:총계|합계)|負債(?:・|及び|および)?(?:純資産|資本).*(?:合計|計)/i,
  ],
  ['total_assets', /^total assets|^资产(?:总计|合计|总额)|^자산\s*(?:총계|합계)|^資産(?:合計|の部合計)|^総資産/i],
  ['total_liabilities', /^total liabilities|^负债(?:合计|总计)|^부채\s*(?:총계|합계)|^負債(?:合計|の部合計)/i],
  [
    'total_equity',
    /^total (?:shareholders'?|stockholders'?)? ?equity|(?:所有者|股东)权益(?:合计|总计)|^자본\s*(?:총계|합계)|^(?:純資産|資本)合計/i,
  ],
  [
    'total_sources',
    /^(?:total|sum of) sources|^sources(?: of funds)?,? total|资金来源(?:合计|总计|总额)|来源合计|조달\s*(?:합계|총계)|(?:資金)?調達(?:合計|計|総額)|資金の源泉(?:合計|計)/i,
  ],
  [
    'total_uses',
    /^(?:total|sum of) uses|^uses(?: of funds)?,? total|资金(?:用途|运用|使用)(?:合计|总计|总额)|(?:사용|운용)\s*(?:합계|총계)|(?:資金)?使途(?:合計|計|総額)/i,
  ],
  ['irr', /\birr\b|内部收益率|내부수익률|内部収益率/i],
  [
    'moic',
    /\bmoic\b|\bmoney multiple|multiple of (?:money|invested)|cash[- ]on[- ]cash multiple|投?资?回报倍数|투자배수|投資倍率/i,
  ],
  ['research', /\br\s*&\s*d\b|\brnd\b|research|研发|연구개발|研究開発/i],
  ['cost_of_sales', /cost of (?:sales|revenue|goods)|\bcogs\b|营业成本|매출원가|売上原価/i],
  [
    'net_income',
    /^net (?:income|profit|earnings)|^ni$|^(?:profit|earnings|income) (?:after tax|for the (?:year|period))|^pat$|^净利润|^税后利润|^(?:당기)?순이익|^세후\s*이익|^(?:当期)?純利益|^当期利益|^税引後(?:当期)?(?:純)?利益/i,
  ],
  [
    'revenue',
    /^(?:total |net )?(?:revenues?|sales|turnover)$|^营业(?:总)?收入(?:合计)?$|^(?:총)?매출액?$|^売上(?:高|収益)(?:合計)?$/i,
  ],
  [
    'cash',
    /^(?:(?:excess |surplus )?cash|cash (?:and|&).*equivalents?|cash balance)$|^货币资金|^现金(?:及现金等价物)?$|溢余现金|^현금(?:및현금성자산)?$|^現金(?:及び預金|及び現金同等物)?$/i,
  ],
  [
    'debt',
    /^(?:(?:total|gross|senior|mezzanine|subordinated|bank|interest[- ]bearing|long[- ]term|short[- ]term|financial) )*(?:debt|borrowings|loans?)(?: outstanding| balance| amount)?$|^(?:有息(?:负债|债务)|付息债务|(?:短期|长期)?借款|贷款(?:金额|余额)?|(?:优先|夹层)债务)(?:合计|余额)?$|^(?:이자부\s*부채|(?:총|단기|장기|선순위|메자닌)?\s*차입금|대출금액?)$|^(?:有利子負債|(?:短期|長期|シニア|メザニン)?借入(?:金|額))(?:合計|残高)?$/i,
  ],
  [
    'minority_interest',
    /^(?:minority|non-?controlling) interests?|^少数股东(?:权益|损益)|^비지배지분|^(?:非支配(?:株主)?|少数株主)持分/i,
  ],
  ['market_capitalisation', /^market cap(?:itali[sz]ation)?$|^(?:总)?市值$|^시가총액$|^(?:株式)?時価総額$/i],
  ['gross_profit', /^gross (?:profit|income)|^毛利(?:润|额)?$|^매출총이익$|^売上総利益$/i],
  [
    'interest_expense',
    /^(?:net )?interest (?:expense|charge|cost|paid)s?|^finance costs?|^(?:.{2}债务)?利息(?:支出|费用)?$|^财务费用|이자비용|금융비용|支払利息/i,
  ],
  [
    'profit_before_tax',
    /^(?:profit|income|earnings) before (?:income )?tax|^(?:pbt|ebt)$|^pre-?tax (?:profit|income)|^利润总额|^税前利润|^법인세(?:비용)?\s*차감전|^税引前(?:当期)?(?:純)?利益/i,
  ],
  [
    'income_tax',
    /^(?:income |corporate |current |cash )?tax(?:es)?(?: expense| charge| on .*)?$|^provision for (?:income )?tax|所得税(?:费用|支出)?$|息(?:税)?前(?:利润)?(?:所得)?税(?:项|额|金)?$|^税额$|법인세(?:비용)?$|^세금$|^法人税等?$|^税金$|に対する税金$/i,
  ],
  [
    'dividends',
    /^dividends?(?: paid)?$|^(?:分配|支付)?(?:现金)?股利$|^分红$|^배당금(?:\s*지급액?)?$|^配当金(?:の?支払額?)?$/i,
  ],
  ['cash_available', /cash (?:flow )?available for|\bcfads\b|可用于偿债|채무상환\s*가능|返済可能/i],
  [
    'net_cash_flow',
    /^net (?:increase|change|decrease).*\bcash|^现金(?:及现金等价物)?净(?:增加|变动)|^현금의?\s*순?\s*증(?:가|감)|^現金.*(?:増加|増減)額?$/i,
  ],
  [
    'working_capital',
    /^(?:(?:net|operating|trade|non-cash) )*(?:working capital|w\/?c)$|^nwc$|^净?营运资[金本]$|^(?:순)?운전자본$|^(?:正味|純)?運転資本$/i,
  ],
  [
    'sponsor_equity',
    /^(?!.*(?:exit|value|退出|회수|매각|売却))(?:.*)(?:sponsor equity|equity (?:investment|contribution|invested)|invested equity|发起人股权|(?:股权|权益)(?:投入|出资)|스폰서|투자원금|スポンサー|出資額)/i,
  ],
  [
    'holding_period',
    /holding period|(?:investment|hold) (?:horizon|years)|years? held|持有(?:年限|期)|보유기간|保有期間/i,
  ],
]

/** Concepts that are themselves rates, factors or counts; the others are amounts, which a ratio of them is not. */
const RATES = new Set<ModelConcept>([
  'check',
  'wacc',
  'risk_free_rate',
  'beta',
  'equity_risk_premium',
  'cost_of_equity',
  'cost_of_debt',
  'interest_rate',
  'debt_weight',
  'equity_weight',
  'terminal_growth',
  'discount_factor',
  'discount_period',
  'tax_rate',
  'payout_ratio',
  'value_per_share',
  'shares',
  'irr',
  'moic',
  'holding_period',
])
const RATIO =
  /margin|%|\bas (?:a )?percent|ratio\b|\bmultiple|growth|\w\s*\/\s*\w|占.*比|率$|비중|비율|률$|比率|割合|倍/i
/** "Less: capex", "减：资本开支"; an ideographic word needs its colon, or 加权平均 would lose its head. */
const PREFIX =
  /^\s*(?:[(（][-–+][)）]|[-–+]|(?:less|add|plus|minus)\s*[:：.]?|(?:加|减|차감|가산|控除|加算)\s*[:：])\s*/i

/** "Capex (change in net block + depreciation)": how a line is computed names other lines. */
const DERIVATION = /\s\([^()]*(?:\([^()]*\)[^()]*)*[+=×][^()]*(?:\([^()]*\)[^()]*)*\)?$/

/** "Ke = rf + β × ERP": the name stands before what it is computed from. */
const EQUATION = /(?<=\S)\s[=＝]\s.*$/

/** "Step of WACC", "永续增长率步长": how far a table varies it, not what it is. */
const VARIATION =
  /\b(?:steps?(?!-)|increments?|sensitivity)\b|步长|(?:变动|调整)(?:幅度|步长)|变化幅度|변동폭|증감폭|刻み|変動幅/i

/** "WACC – g": what is left of a rate without the growth. */
const SPREAD = /\S\s*[-–—−]\s*(?:g|growth)\b|\bless (?:g|growth)\b/i

/** "Change in deposits (for the check, not in the total)": a remark of several words behind the name. */
const REMARK = /(?<=\S)\s*[(（](?=[^()（）]*[,，;；、])[^()（）]*[)）]\s*$/

/** Characters of the longest label: what is longer is a sentence. Expressions with two open ends take quadratic time over more. */
const LONGEST_LABEL = 200

/** The concept that a label names; undefined when it names none of those that the rules ask for. */
export function conceptOf(label: string): ModelConcept | undefined {
  if (label.length > LONGEST_LABEL) return undefined
  const text = label
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replace(PREFIX, '')
    .replace(DERIVATION, '')
    .replace(EQUATION, '')
    .trim()
  if (VARIATION.test(text) || SPREAD.test(text)) return undefined
  const conceptIn = (name: string) => LABELS.find(([, pattern]) => pattern.test(name))?.[0]
  const named = conceptIn(text)
  // What a line is looked at for is not what it is.
  const concept = named === 'check' ? conceptIn(text.replace(REMARK, '')) : named
  return concept && !RATES.has(concept) && RATIO.test(text.replace('d&a', '')) ? undefined : concept
}
