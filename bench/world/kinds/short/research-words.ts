import { say } from '../../draft/content.ts'
import type { Piece } from '../../draft/content.ts'
import type { Language } from '../../truth.ts'

type Pieces = readonly Piece[]

/** How a broker's research note speaks. */
export interface ResearchWords {
  title: string
  /** "2026E": a year, and whether it has yet to come. */
  year: (year: number, isEstimate: boolean) => string
  /** The same in running text. */
  yearInText: (year: number) => string
  million: string
  market: string
  key: { price: string; target: string; upside: string; shares: string; capital: string; value: string }
  estimates: string
  rows: Record<
    | 'revenue'
    | 'growth'
    | 'operating'
    | 'margin'
    | 'net'
    | 'eps'
    | 'payout'
    | 'dividend'
    | 'per'
    | 'bookValue'
    | 'pbr'
    | 'yield',
    string
  >
  methods: {
    title: string
    head: string
    against: (price: Pieces) => Piece[]
    names: readonly [string, string, string]
  }
  scenarios: {
    title: string
    heads: readonly [string, string, string, string]
    names: readonly [string, string, string, string]
  }
  sensitivity: { title: string; corner: string }
  raised: (one: { direction: Piece; before: Pieces; target: Pieces; change: Pieces; upside: Pieces }) => Piece[]
  based: (one: { multiple: Pieces; year: string; eps: Pieces; target: Pieces }) => Piece[]
  expected: (one: { year: string; amount: Pieces; growth: Pieces; direction: Piece }) => Piece[]
  consensus: (one: { own: Pieces; others: Pieces; gap: Pieces; year: string }) => Piece[]
  spent: (one: { all: Pieces; spent: Pieces; left: Pieces }) => Piece[]
  /** A share's price or earnings in running text. */
  each: (figure: Piece) => Piece[]
  /** The target's way, and the revenue's. */
  directions: Record<'target' | 'revenue', { up: string; down: string }>
  noise: readonly string[]
}

export const RESEARCH_WORDS: Partial<Record<Language, ResearchWords>> = {
  en: {
    title: 'Equity research: company update',
    year: (year, isEstimate) => `FY${year}${isEstimate ? 'E' : 'A'}`,
    yearInText: (year) => `FY${year}E`,
    million: ' million',
    market: 'Market data',
    key: {
      price: 'Share price',
      target: 'Target price',
      upside: 'Upside',
      shares: 'Shares outstanding (m)',
      capital: 'Market capitalisation',
      value: 'Value',
    },
    estimates: 'Financial summary and estimates',
    rows: {
      revenue: 'Revenue',
      growth: 'YoY growth',
      operating: 'Operating profit',
      margin: 'Operating margin',
      net: 'Net income',
      eps: 'EPS',
      payout: 'Payout ratio',
      dividend: 'DPS',
      per: 'P/E (x)',
      bookValue: 'BPS',
      pbr: 'P/B (x)',
      yield: 'Dividend yield',
    },
    methods: {
      title: 'Valuation summary',
      head: 'Fair value',
      against: (price) => say`vs current (${price})`,
      names: ['DCF (perpetual growth)', 'Peer multiple', 'Dividend discount'],
    },
    scenarios: {
      title: 'What the market could pay',
      heads: ['EPS', 'P/E', 'Implied price', 'Upside'],
      names: ['Bear case', 'Guidance', 'Base case', 'Bull case'],
    },
    sensitivity: {
      title: 'Value per share by discount rate and exit multiple',
      corner: 'Discount rate / exit multiple',
    },
    raised: ({ direction, before, target, change, upside }) =>
      say`We ${direction} our target price from ${before} to ${target} (${change}), which implies upside of ${upside} from the current share price.`,
    based: ({ multiple, year, eps, target }) =>
      say`At ${multiple} our ${year} EPS estimate of ${eps}, the shares are worth ${target}.`,
    expected: ({ year, amount, growth, direction }) =>
      say`We expect revenue of ${amount} in ${year}, ${direction} ${growth} year on year.`,
    consensus: ({ own, others, gap, year }) =>
      say`Our ${year} EPS estimate of ${own} is ${gap} above the consensus of ${others}.`,
    spent: ({ all, spent, left }) =>
      say`Of the ${all} earmarked for acquisitions, ${spent} has been spent, which leaves ${left}.`,
    each: (figure) => say`${figure}`,
    directions: { target: { up: 'raise', down: 'cut' }, revenue: { up: 'up', down: 'down' } },
    noise: [
      'The stock trades at 11x on our screen of 6 peers; a 15-20x range would not be unusual for the sector.',
      'A lower beta of 0.88 and a risk-free rate of 2.3% are used in the discount rate of 9.4%.',
      'Order lead times of 12 to 18 months make the next 2-3 quarters visible.',
    ],
  },
  'zh-Hans': {
    title: '证券研究报告：公司点评',
    year: (year, isEstimate) => `${year}${isEstimate ? 'E' : 'A'}`,
    yearInText: (year) => `${year}年`,
    million: '百万元',
    market: '市场数据',
    key: {
      price: '收盘价（元）',
      target: '目标价（元）',
      upside: '上涨空间',
      shares: '总股本（百万股）',
      capital: '总市值（百万元）',
      value: '数值',
    },
    estimates: '盈利预测与估值',
    rows: {
      revenue: '营业收入',
      growth: '同比增速',
      operating: '营业利润',
      margin: '营业利润率',
      net: '归母净利润',
      eps: '每股收益（元）',
      payout: '分红率',
      dividend: '每股股利（元）',
      per: '市盈率（倍）',
      bookValue: '每股净资产（元）',
      pbr: '市净率（倍）',
      yield: '股息率',
    },
    methods: {
      title: '估值汇总',
      head: '每股价值（元）',
      against: (price) => say`较现价（${price}元）`,
      names: ['现金流折现法', '可比公司法', '股利折现法'],
    },
    scenarios: {
      title: '情景分析',
      heads: ['每股收益（元）', '市盈率', '对应股价（元）', '上涨空间'],
      names: ['悲观', '业绩指引', '中性', '乐观'],
    },
    sensitivity: { title: '每股价值对折现率与退出倍数的敏感性', corner: '折现率／退出倍数' },
    raised: ({ direction, before, target, change, upside }) =>
      say`我们将目标价由${before}${direction}至${target}（${change}），较现价有${upside}的上涨空间。`,
    based: ({ multiple, year, eps, target }) =>
      say`给予公司${year}${multiple}市盈率，对应每股收益${eps}，目标价${target}。`,
    expected: ({ year, amount, growth, direction }) =>
      say`预计公司${year}实现营业收入${amount}，同比${direction}${growth}。`,
    consensus: ({ own, others, gap, year }) =>
      say`我们预测公司${year}每股收益${own}，较市场一致预期${others}高${gap}。`,
    spent: ({ all, spent, left }) => say`并购专项资金共${all}，已使用${spent}，剩余${left}。`,
    each: (figure) => say`${figure}元`,
    directions: { target: { up: '上调', down: '下调' }, revenue: { up: '增长', down: '下降' } },
    noise: [
      '板块当前估值约11倍，历史中枢为15-20倍。',
      '折现率取9.4%，其中贝塔系数0.88，无风险利率2.3%。',
      '在手订单可覆盖未来2至3个季度的排产。',
    ],
  },
  ja: {
    title: '企業調査レポート',
    year: (year, isEstimate) => `${year}年度${isEstimate ? '予' : '実'}`,
    yearInText: (year) => `${year}年度`,
    million: '百万円',
    market: '株価データ',
    key: {
      price: '株価（円）',
      target: '目標株価（円）',
      upside: '上値余地',
      shares: '発行済株式数（百万株）',
      capital: '時価総額（百万円）',
      value: '数値',
    },
    estimates: '業績推移と予想',
    rows: {
      revenue: '売上高',
      growth: '前年比',
      operating: '営業利益',
      margin: '営業利益率',
      net: '当期純利益',
      eps: 'EPS（円）',
      payout: '配当性向',
      dividend: 'DPS（円）',
      per: 'PER（倍）',
      bookValue: 'BPS（円）',
      pbr: 'PBR（倍）',
      yield: '配当利回り',
    },
    methods: {
      title: 'バリュエーション',
      head: '理論株価（円）',
      against: (price) => say`現在株価（${price}円）比`,
      names: ['DCF法', '類似会社比較法', '配当割引法'],
    },
    scenarios: {
      title: 'シナリオ分析',
      heads: ['EPS（円）', 'PER', '想定株価（円）', '上値余地'],
      names: ['弱気', '会社予想', '中立', '強気'],
    },
    sensitivity: { title: '割引率と出口倍率に対する1株当たり価値の感応度', corner: '割引率／出口倍率' },
    raised: ({ direction, before, target, change, upside }) =>
      say`目標株価を${before}から${target}へ${direction}（${change}）。現在株価に対する上値余地は${upside}である。`,
    based: ({ multiple, year, eps, target }) =>
      say`${year}予想EPS${eps}にPER${multiple}を適用し、目標株価を${target}とした。`,
    expected: ({ year, amount, growth, direction }) =>
      say`${year}の売上高は${amount}、前年比${growth}の${direction}を予想する。`,
    consensus: ({ own, others, gap, year }) =>
      say`当社の${year}EPS予想${own}は、市場コンセンサス${others}を${gap}上回る。`,
    spent: ({ all, spent, left }) => say`M&A枠${all}のうち${spent}を使用し、残りは${left}である。`,
    each: (figure) => say`${figure}円`,
    directions: { target: { up: '引き上げ', down: '引き下げ' }, revenue: { up: '増収', down: '減収' } },
    noise: [
      '同業6社のPERは11倍前後であり、15～20倍への見直しもあり得る。',
      '割引率9.4％の前提は、ベータ0.88、リスクフリーレート2.3％である。',
      '受注残は今後2～3四半期分の生産に相当する。',
    ],
  },
  ko: {
    title: '기업분석 보고서',
    year: (year, isEstimate) => `${year}${isEstimate ? 'E' : 'A'}`,
    yearInText: (year) => `${year}년`,
    million: '백만원',
    market: '주가 정보',
    key: {
      price: '현재주가(원)',
      target: '목표주가(원)',
      upside: '상승여력',
      shares: '발행주식수(백만주)',
      capital: '시가총액(백만원)',
      value: '수치',
    },
    estimates: '실적 추이 및 전망',
    rows: {
      revenue: '매출액',
      growth: '전년 대비',
      operating: '영업이익',
      margin: '영업이익률',
      net: '당기순이익',
      eps: 'EPS(원)',
      payout: '배당성향',
      dividend: 'DPS(원)',
      per: 'PER(배)',
      bookValue: 'BPS(원)',
      pbr: 'PBR(배)',
      yield: '배당수익률',
    },
    methods: {
      title: '가치평가 요약',
      head: '적정주가(원)',
      against: (price) => say`현재주가(${price}원) 대비`,
      names: ['DCF', '유사기업 비교', '배당할인모형'],
    },
    scenarios: {
      title: '시나리오 분석',
      heads: ['EPS(원)', 'PER', '적용주가(원)', '상승여력'],
      names: ['보수적', '회사 가이던스', '중립', '낙관적'],
    },
    sensitivity: { title: '할인율과 청산배수에 따른 주당가치 민감도', corner: '할인율 / 청산배수' },
    raised: ({ direction, before, target, change, upside }) =>
      say`목표주가를 ${before}에서 ${target}으로 ${direction}한다(${change}). 현재주가 대비 상승여력은 ${upside}이다.`,
    based: ({ multiple, year, eps, target }) =>
      say`${year} EPS ${eps}에 PER ${multiple}를 적용하여 목표주가 ${target}을 산출하였다.`,
    expected: ({ year, amount, growth, direction }) =>
      say`${year} 매출액은 ${amount}으로 전년 대비 ${growth} ${direction}할 전망이다.`,
    consensus: ({ own, others, gap, year }) =>
      say`당사의 ${year} EPS 추정치 ${own}은 시장 컨센서스 ${others}을 ${gap} 상회한다.`,
    spent: ({ all, spent, left }) => say`인수합병 재원 ${all} 중 ${spent}을 집행하여 ${left}이 남아 있다.`,
    each: (figure) => say`${figure}원`,
    directions: { target: { up: '상향', down: '하향' }, revenue: { up: '증가', down: '감소' } },
    noise: [
      '동종 6개사의 PER은 11배 수준이며 15~20배까지의 재평가도 가능하다.',
      '할인율 9.4%는 베타 0.88, 무위험수익률 2.3%를 적용하였다.',
      '수주잔고는 향후 2~3개 분기 생산량에 해당한다.',
    ],
  },
}
