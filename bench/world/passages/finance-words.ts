import type { Language } from '../truth.ts'

/** Words of tables that filings have besides statements and notes. */
export interface FinanceWords {
  fiveYears: string
  quarters: readonly [string, string, string, string]
  fullYear: string
  payoutHeads: readonly [string, string, string]
  year: string
  netMargin: string
  currentRatio: string
  times: string
  directors: readonly string[]
  payHeads: readonly [string, string, string, string]
  director: string
  parties: readonly string[]
  partyHeads: readonly [string, string, string]
  party: string
  commitments: string
  dueHeads: readonly [string, string, string, string]
  leases: string
  plants: string
  sensitivityText: string
  sensitivityHeads: readonly [string, string]
  sensitivityRows: readonly string[]
  levels: readonly [string, string, string]
  fairRows: readonly string[]
  eliminations: string
  intersegment: string
  subsidiary: string
  subsidiaries: readonly (readonly [string, string])[]
  subsidiaryHeads: readonly [string, string, string]
  dividendHeads: readonly [string, string, string]
  dividends: readonly [string, string]
  perShare: string
  deferredRows: readonly string[]
  deferredHeads: readonly [string, string, string]
  /** Over a column of converted amounts: what stands before and after the year. */
  dollars: string
}

export const FINANCE_WORDS: Partial<Record<Language, FinanceWords>> = {
  en: {
    fiveYears: 'Five-year summary',
    quarters: ['First quarter', 'Second quarter', 'Third quarter', 'Fourth quarter'],
    fullYear: 'Full year',
    payoutHeads: ['Dividends', 'Profit attributable to owners', 'Dividends/profit (%)'],
    year: 'Year',
    netMargin: 'Net margin',
    currentRatio: 'Current ratio',
    times: ' times',
    directors: ['H. Ward', 'J. Okafor', 'P. Raman', 'T. Lindqvist'],
    payHeads: ['Salary and fees', 'Bonus', 'Pension', 'Total'],
    director: 'Director',
    parties: [
      'Marlowe Leasing Ltd (joint venture)',
      'Finch Logistics GmbH (associate)',
      'Directors and their families',
    ],
    partyHeads: ['Sales', 'Purchases', 'Owed by/(to) at year end'],
    party: 'Related party',
    commitments: 'Commitments',
    dueHeads: ['Within 1 year', '1 to 5 years', 'Over 5 years', 'Total'],
    leases: 'Lease payments',
    plants: 'Contracts for plant and equipment',
    sensitivityText:
      'With all other variables held constant, the following changes would have affected profit before tax and equity as shown.',
    sensitivityHeads: ['Profit before tax', 'Equity'],
    sensitivityRows: [
      'Interest rates +100 basis points',
      'Interest rates –100 basis points',
      'US dollar +10%',
      'US dollar –10%',
    ],
    levels: ['Level 1', 'Level 2', 'Level 3'],
    fairRows: ['Listed shares', 'Derivatives', 'Contingent consideration'],
    eliminations: 'Eliminations',
    intersegment: 'Inter-segment revenue',
    subsidiary: 'Subsidiary',
    subsidiaries: [
      ['Eastlake Polymers (Ireland) Ltd', 'Dublin'],
      ['Garrow Marine GmbH', 'Hamburg'],
      ['Fenwold Foods Inc.', 'Chicago'],
    ],
    subsidiaryHeads: ['Registered in', 'Holding %', 'Capital'],
    dividendHeads: ['Per share', 'Shares entitled', 'Total'],
    dividends: ['Interim dividend', 'Final dividend'],
    perShare: 'Dividend',
    deferredRows: ['Accelerated depreciation', 'Provisions', 'Tax losses'],
    deferredHeads: ['Opening balance', 'Recognised in profit', 'Closing balance'],
    dollars: 'Thousands of U.S. dollars',
  },
  'zh-Hans': {
    fiveYears: '近五年主要会计数据',
    quarters: ['第一季度', '第二季度', '第三季度', '第四季度'],
    fullYear: '全年',
    payoutHeads: ['现金分红金额（含税）', '归属于上市公司股东的净利润', '现金分红/净利润（%）'],
    year: '分红年度',
    netMargin: '净利率',
    currentRatio: '流动比率',
    times: '倍',
    directors: ['陈国栋', '李慧敏', '周文博', '赵雅琴'],
    payHeads: ['基本薪酬', '绩效奖金', '社会保险', '合计'],
    director: '姓名',
    parties: ['远航融资租赁有限公司（合营企业）', '北辰物流有限公司（联营企业）', '关键管理人员'],
    partyHeads: ['销售商品', '采购商品', '期末应收/（应付）'],
    party: '关联方',
    commitments: '承诺事项',
    dueHeads: ['1年以内', '1至5年', '5年以上', '合计'],
    leases: '租赁付款额',
    plants: '购建长期资产承诺',
    sensitivityText: '在其他变量不变的情况下，下列变动对利润总额和股东权益的影响如下。',
    sensitivityHeads: ['利润总额', '股东权益'],
    sensitivityRows: ['利率上升100个基点', '利率下降100个基点', '人民币对美元升值10%', '人民币对美元贬值10%'],
    levels: ['第一层次', '第二层次', '第三层次'],
    fairRows: ['上市权益工具', '衍生金融工具', '或有对价'],
    eliminations: '分部间抵销',
    intersegment: '分部间收入',
    subsidiary: '子公司名称',
    subsidiaries: [
      ['启瀚新材（香港）有限公司', '香港'],
      ['澜岳精工（苏州）有限公司', '苏州'],
      ['睿禾装备销售有限公司', '上海'],
    ],
    subsidiaryHeads: ['注册地', '持股比例（%）', '注册资本'],
    dividendHeads: ['每股股利（元）', '股本（股）', '合计'],
    dividends: ['中期股利', '末期股利'],
    perShare: '股利',
    deferredRows: ['固定资产折旧', '预计负债', '可抵扣亏损'],
    deferredHeads: ['期初余额', '计入损益', '期末余额'],
    dollars: '千美元',
  },
  'zh-Hant': {
    fiveYears: '最近五年度簡明財務資料',
    quarters: ['第一季', '第二季', '第三季', '第四季'],
    fullYear: '全年度',
    payoutHeads: ['現金股利', '歸屬於母公司業主淨利', '股利發放率（%）'],
    year: '年度',
    netMargin: '純益率',
    currentRatio: '流動比率',
    times: '倍',
    directors: ['林志遠', '黃淑芬', '吳建宏', '陳怡君'],
    payHeads: ['薪資', '獎金', '退休金', '合計'],
    director: '姓名',
    parties: ['遠航租賃股份有限公司（合資）', '北辰物流股份有限公司（關聯企業）', '主要管理階層'],
    partyHeads: ['銷貨', '進貨', '期末應收（付）'],
    party: '關係人',
    commitments: '承諾',
    dueHeads: ['1年內', '1至5年', '超過5年', '合計'],
    leases: '租賃給付',
    plants: '購置設備合約',
    sensitivityText: '假設其他變數不變，下列變動對稅前淨利及權益之影響如下。',
    sensitivityHeads: ['稅前淨利', '權益'],
    sensitivityRows: ['利率上升100基點', '利率下降100基點', '新台幣升值10%', '新台幣貶值10%'],
    levels: ['第一等級', '第二等級', '第三等級'],
    fairRows: ['上市股票', '衍生工具', '或有對價'],
    eliminations: '沖銷',
    intersegment: '部門間收入',
    subsidiary: '子公司名稱',
    subsidiaries: [
      ['宏澤貿易（香港）有限公司', '香港'],
      ['啟元科技（蘇州）有限公司', '蘇州'],
      ['順和銷售股份有限公司', '台北'],
    ],
    subsidiaryHeads: ['所在地', '持股比例（%）', '資本額'],
    dividendHeads: ['每股股利（元）', '股數', '合計'],
    dividends: ['期中股利', '期末股利'],
    perShare: '股利',
    deferredRows: ['折舊差異', '負債準備', '虧損扣抵'],
    deferredHeads: ['期初餘額', '認列於損益', '期末餘額'],
    dollars: '美金千元',
  },
  ja: {
    fiveYears: '最近５連結会計年度に係る主要な経営指標等の推移',
    quarters: ['第１四半期', '第２四半期', '第３四半期', '第４四半期'],
    fullYear: '通期',
    payoutHeads: ['配当金総額', '親会社株主に帰属する当期純利益', '配当性向（％）'],
    year: '決算期',
    netMargin: '売上高純利益率',
    currentRatio: '流動比率',
    times: '倍',
    directors: ['山本　健一', '佐藤　恵', '高橋　直樹', '伊藤　誠'],
    payHeads: ['基本報酬', '賞与', '退職慰労金', '合計'],
    director: '役員',
    parties: ['港南リース株式会社（関連会社）', '北浜物流株式会社（関連会社）', '役員及びその近親者'],
    partyHeads: ['売上', '仕入', '期末残高'],
    party: '関連当事者',
    commitments: '契約残高',
    dueHeads: ['１年以内', '１年超５年以内', '５年超', '合計'],
    leases: 'リース料',
    plants: '設備の購入契約',
    sensitivityText:
      '他の変数を一定とした場合の、税金等調整前当期純利益及び純資産に与える影響額は次のとおりであります。',
    sensitivityHeads: ['税金等調整前当期純利益', '純資産'],
    sensitivityRows: [
      '金利が100ベーシス・ポイント上昇',
      '金利が100ベーシス・ポイント低下',
      '円が10％上昇',
      '円が10％下落',
    ],
    levels: ['レベル１', 'レベル２', 'レベル３'],
    fairRows: ['上場株式', 'デリバティブ', '条件付対価'],
    eliminations: '調整額',
    intersegment: 'セグメント間の内部売上高',
    subsidiary: '会社名',
    subsidiaries: [
      ['足利精機（蘇州）有限公司', '中国江蘇省'],
      ['南港ヨーロッパGmbH', 'ドイツ'],
      ['四方食品販売株式会社', '東京都'],
    ],
    subsidiaryHeads: ['所在地', '議決権比率（％）', '資本金'],
    dividendHeads: ['１株当たり配当額（円）', '株式数（株）', '配当金の総額'],
    dividends: ['中間配当', '期末配当'],
    perShare: '配当',
    deferredRows: ['減価償却費', '引当金', '繰越欠損金'],
    deferredHeads: ['期首残高', '損益計上額', '期末残高'],
    dollars: '千米ドル',
  },
  ko: {
    fiveYears: '최근 5개년 요약재무정보',
    quarters: ['1분기', '2분기', '3분기', '4분기'],
    fullYear: '연간',
    payoutHeads: ['현금배당금총액', '지배기업 소유주지분 순이익', '현금배당성향(%)'],
    year: '사업연도',
    netMargin: '순이익률',
    currentRatio: '유동비율',
    times: '배',
    directors: ['김민수', '이서연', '박지훈', '최은영'],
    payHeads: ['급여', '상여', '퇴직급여', '합계'],
    director: '임원',
    parties: ['한강리스㈜ (공동기업)', '북한산물류㈜ (관계기업)', '주요 경영진'],
    partyHeads: ['매출', '매입', '기말 채권(채무)'],
    party: '특수관계자',
    commitments: '약정사항',
    dueHeads: ['1년 이내', '1~5년', '5년 초과', '합계'],
    leases: '리스료',
    plants: '유형자산 취득약정',
    sensitivityText: '다른 변수가 일정할 때 다음 변동이 법인세비용차감전순이익과 자본에 미치는 영향은 다음과 같습니다.',
    sensitivityHeads: ['법인세비용차감전순이익', '자본'],
    sensitivityRows: ['이자율 100bp 상승', '이자율 100bp 하락', '원화 10% 절상', '원화 10% 절하'],
    levels: ['수준 1', '수준 2', '수준 3'],
    fairRows: ['상장주식', '파생상품', '조건부대가'],
    eliminations: '내부거래 제거',
    intersegment: '부문간 매출',
    subsidiary: '종속기업명',
    subsidiaries: [
      ['미래테크(소주)유한공사', '중국'],
      ['미래유럽GmbH', '독일'],
      ['미래판매㈜', '대한민국'],
    ],
    subsidiaryHeads: ['소재지', '지분율(%)', '자본금'],
    dividendHeads: ['주당배당금(원)', '배당주식수(주)', '배당금 총액'],
    dividends: ['중간배당', '기말배당'],
    perShare: '배당',
    deferredRows: ['감가상각비', '충당부채', '이월결손금'],
    deferredHeads: ['기초', '손익반영', '기말'],
    dollars: '천미달러',
  },
}
