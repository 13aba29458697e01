import { say } from '../../draft/content.ts'
import type { Piece } from '../../draft/content.ts'
import type { Language } from '../../truth.ts'

type Pieces = readonly Piece[]

export interface DealWords {
  diligence: {
    title: string
    earnings: string
    adjusted: string
    ebitda: string
    adjustments: readonly [string, string, string]
    margin: string
    debt: string
    debtRows: readonly [string, string, string, string]
    netDebt: string
    leverage: (one: { ratio: Pieces; debt: Pieces }) => Piece[]
    capital: string
    months: readonly string[]
    average: string
    capitalText: string
    findings: readonly string[]
  }
  valuation: {
    title: string
    flows: string
    cash: string
    factor: string
    present: string
    terminal: string
    sum: string
    enterprise: string
    debt: string
    equity: string
    shares: string
    perShare: string
    rates: (one: { rate: Pieces; growth: Pieces }) => Piece[]
    peers: string
    peerNames: readonly string[]
    multiple: string
    mean: string
    median: string
    range: (one: { low: Pieces; high: Pieces; word: string }) => Piece[]
  }
  contract: {
    title: string
    parties: (one: { seller: Piece; buyer: Piece; day: Piece }) => Piece[]
    clause: (number: string) => string
    clauses: readonly { title: string; text: string }[]
    price: (one: { amount: Pieces; schedule: Pieces }) => Piece[]
    closing: (one: { day: Piece; last: Piece }) => Piece[]
    refer: (clause: Piece) => Piece[]
    schedule: string
    instalment: (count: number) => string
    scheduleHeads: readonly [string, string, string]
    signed: (one: { seller: Piece; buyer: Piece }) => Piece[]
  }
}

export const DEAL_WORDS: Partial<Record<Language, DealWords>> = {
  en: {
    diligence: {
      title: 'Financial due diligence report',
      earnings: 'Quality of earnings',
      adjusted: 'Adjusted EBITDA',
      ebitda: 'Reported EBITDA',
      adjustments: ['Litigation settlement (one-off)', 'Owner’s salary above market', 'Relocation of the plant'],
      margin: 'Adjusted EBITDA margin',
      debt: 'Net debt',
      debtRows: ['Bank loans', 'Lease liabilities', 'Unfunded pensions', 'Cash and cash equivalents'],
      netDebt: 'Net debt',
      leverage: (one) => say`Net debt of ${one.debt} is ${one.ratio}x adjusted EBITDA.`,
      capital: 'Working capital by month',
      months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
      average: 'Average',
      capitalText:
        'Working capital is seasonal; the proposed peg is the twelve-month average and differs from the balance at year end.',
      findings: [
        'Two customers account for the larger part of receivables more than 60 days overdue; neither has a credit limit.',
        'Inventory counts are made twice a year; the last one, with 14 deviations out of 320 positions, was followed up.',
      ],
    },
    valuation: {
      title: 'Valuation report',
      flows: 'Discounted cash flows',
      cash: 'Free cash flow',
      factor: 'Discount factor',
      present: 'Present value',
      terminal: 'Terminal value',
      sum: 'Total',
      enterprise: 'Enterprise value',
      debt: 'Net debt',
      equity: 'Equity value',
      shares: 'Number of shares',
      perShare: 'Value per share',
      rates: (one) =>
        say`Cash flows are discounted at ${one.rate} at year end; the terminal growth rate is ${one.growth}.`,
      peers: 'Comparable companies',
      peerNames: ['Arden plc', 'Bexley AG', 'Colne Inc.', 'Drava SpA', 'Esk Group'],
      multiple: 'EV/EBITDA',
      mean: 'Mean',
      median: 'Median',
      range: (one) => say`The peers trade between ${one.low}x and ${one.high}x.`,
    },
    contract: {
      title: 'Share purchase agreement',
      parties: (one) =>
        say`This agreement is made on ${one.day} between ${one.seller} (the “Seller”) and ${one.buyer} (the “Buyer”).`,
      clause: (number) => `${number}.`,
      clauses: [
        {
          title: 'Definitions',
          text: 'In this agreement “Business Day” means a day other than a Saturday, Sunday or public holiday on which banks are open for 6 hours or more.',
        },
        { title: 'Purchase price', text: '' },
        { title: 'Closing', text: '' },
        {
          title: 'Warranties',
          text: 'The Seller warrants for 24 months from Closing that the accounts give a true and fair view. Claims below 50,000 are disregarded.',
        },
        { title: 'Termination', text: '' },
        {
          title: 'Governing law',
          text: 'This agreement is governed by the law of England. Notices take effect 2 Business Days after posting.',
        },
      ],
      price: (one) => say`The purchase price is ${one.amount}, payable in the instalments set out in ${one.schedule}.`,
      closing: (one) => say`Closing takes place on ${one.day} and not later than ${one.last}.`,
      refer: (clause) =>
        say`Either party may terminate this agreement if Closing under clause ${clause} has not taken place in time.`,
      schedule: 'Schedule',
      instalment: (count) => `Instalment ${count}`,
      scheduleHeads: ['Due', 'Amount', '% of price'],
      signed: (one) => say`Signed for ${one.seller} and for ${one.buyer}.`,
    },
  },
  'zh-Hans': {
    diligence: {
      title: '财务尽职调查报告',
      earnings: '盈利质量分析',
      adjusted: '调整后EBITDA',
      ebitda: '报表EBITDA',
      adjustments: ['诉讼和解支出（一次性）', '股东薪酬超市场水平部分', '厂房搬迁费用'],
      margin: '调整后EBITDA率',
      debt: '净负债分析',
      debtRows: ['银行借款', '租赁负债', '未缴社保', '货币资金'],
      netDebt: '净负债',
      leverage: (one) => say`净负债${one.debt}为调整后EBITDA的${one.ratio}倍。`,
      capital: '月度营运资本',
      months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
      average: '平均',
      capitalText: '营运资本存在季节性，建议以十二个月平均值作为交割基准，该数值与年末余额不同。',
      findings: [
        '逾期超过60天的应收账款主要集中于两家客户，且均未设置信用额度。',
        '公司每年盘点两次，最近一次抽盘320项，差异14项，已作处理。',
      ],
    },
    valuation: {
      title: '资产评估报告',
      flows: '收益法测算',
      cash: '企业自由现金流量',
      factor: '折现系数',
      present: '现值',
      terminal: '永续期价值',
      sum: '合计',
      enterprise: '企业整体价值',
      debt: '净负债',
      equity: '股东全部权益价值',
      shares: '股份总数',
      perShare: '每股价值',
      rates: (one) => say`折现率为${one.rate}，按年末折现；永续增长率为${one.growth}。`,
      peers: '可比公司',
      peerNames: ['东江股份', '金桥科技', '鸿泰实业', '宁远电子', '清河集团'],
      multiple: 'EV/EBITDA',
      mean: '平均值',
      median: '中位数',
      range: (one) => say`可比公司倍数介于${one.low}倍至${one.high}倍之间。`,
    },
    contract: {
      title: '股权转让协议',
      parties: (one) => say`本协议由${one.seller}（“转让方”）与${one.buyer}（“受让方”）于${one.day}签订。`,
      clause: (number) => `第${'一二三四五六七'[Number(number) - 1]}条`,
      clauses: [
        { title: '定义', text: '“工作日”指中国法定节假日及休息日以外、银行营业6小时以上的日子。' },
        { title: '转让价款', text: '' },
        { title: '交割', text: '' },
        {
          title: '陈述与保证',
          text: '转让方保证财务报表真实、公允，保证期为交割日起24个月；低于5万元的索赔不予受理。',
        },
        { title: '终止', text: '' },
        { title: '适用法律', text: '本协议适用中华人民共和国法律。通知于寄出后2个工作日视为送达。' },
      ],
      price: (one) => say`转让价款为${one.amount}，按${one.schedule}所列分期支付。`,
      closing: (one) => say`交割日为${one.day}，最迟不晚于${one.last}。`,
      refer: (clause) => say`如未能按${clause}约定的期限交割，任何一方均有权终止本协议。`,
      schedule: '附件一 付款安排',
      instalment: (count) => `第${'一二三四'[count - 1]}期`,
      scheduleHeads: ['付款日', '金额', '占价款比例（%）'],
      signed: (one) => say`转让方：${one.seller}；受让方：${one.buyer}。`,
    },
  },
  ja: {
    diligence: {
      title: '財務デューデリジェンス報告書',
      earnings: '正常収益力の分析',
      adjusted: '調整後EBITDA',
      ebitda: '報告EBITDA',
      adjustments: ['訴訟和解金（一過性）', '役員報酬の市場水準超過額', '工場移転費用'],
      margin: '調整後EBITDAマージン',
      debt: 'ネットデットの分析',
      debtRows: ['銀行借入金', 'リース債務', '退職給付の未積立額', '現金及び預金'],
      netDebt: 'ネットデット',
      leverage: (one) => say`ネットデット${one.debt}は調整後EBITDAの${one.ratio}倍であります。`,
      capital: '月次運転資本',
      months: ['１月', '２月', '３月', '４月', '５月', '６月', '７月', '８月', '９月', '10月', '11月', '12月'],
      average: '平均',
      capitalText: '運転資本には季節性があり、基準額は12ヶ月の平均とし、期末残高とは異なります。',
      findings: [
        '60日を超える滞留債権は主に２社に対するものであり、与信限度額は設定されていません。',
        '実地棚卸は年２回行われ、直近では320件中14件の差異がありました。',
      ],
    },
    valuation: {
      title: '株式価値算定書',
      flows: 'ＤＣＦ法による算定',
      cash: 'フリー・キャッシュ・フロー',
      factor: '現価係数',
      present: '現在価値',
      terminal: '継続価値',
      sum: '合計',
      enterprise: '事業価値',
      debt: 'ネットデット',
      equity: '株式価値',
      shares: '発行済株式数',
      perShare: '１株当たり価値',
      rates: (one) => say`割引率は${one.rate}（期末割引）、永久成長率は${one.growth}を採用しております。`,
      peers: '類似上場会社',
      peerNames: ['東江工業', '金橋電機', '鴻泰製作所', '寧遠電子', '清河精機'],
      multiple: 'EV/EBITDA',
      mean: '平均値',
      median: '中央値',
      range: (one) => say`類似会社の倍率は${one.low}倍から${one.high}倍の範囲にあります。`,
    },
    contract: {
      title: '株式譲渡契約書',
      parties: (one) =>
        say`${one.seller}（以下「売主」）と${one.buyer}（以下「買主」）は、${one.day}付で本契約を締結する。`,
      clause: (number) => `第${number}条`,
      clauses: [
        { title: '定義', text: '「営業日」とは、土曜日、日曜日及び祝日以外で銀行が６時間以上営業する日をいう。' },
        { title: '譲渡価額', text: '' },
        { title: 'クロージング', text: '' },
        { title: '表明保証', text: '売主は、計算書類が適正であることをクロージング日から24ヶ月間保証する。' },
        { title: '解除', text: '' },
        { title: '準拠法', text: '本契約は日本法に準拠する。通知は発送後２営業日で効力を生じる。' },
      ],
      price: (one) => say`譲渡価額は${one.amount}とし、${one.schedule}のとおり分割して支払う。`,
      closing: (one) => say`クロージングは${one.day}に行い、遅くとも${one.last}までとする。`,
      refer: (clause) =>
        say`${clause}に定める期日までにクロージングが行われない場合、当事者は本契約を解除することができる。`,
      schedule: '別紙　支払条件',
      instalment: (count) => `第${count}回`,
      scheduleHeads: ['支払日', '金額', '割合（％）'],
      signed: (one) => say`売主　${one.seller}　買主　${one.buyer}`,
    },
  },
}
