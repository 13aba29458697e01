import type { Language } from '../truth.ts'

/** What a word says in full, and what stands in its place where it was forgotten. */
export interface Whole {
  complete: string
  lacking: string
}

/** The day of a meeting, which drafts leave open. */
export const MEETING: Record<Language, (day: string) => { before: string; day: Whole; after: string }> = {
  en: (day) => ({
    before: 'The annual general meeting will be held on ',
    day: { complete: day, lacking: '[●]' },
    after: '.',
  }),
  'zh-Hans': (day) => ({ before: '本公司将于', day: { complete: day, lacking: '【●】' }, after: '召开年度股东大会。' }),
  'zh-Hant': (day) => ({ before: '本公司將於', day: { complete: day, lacking: '[●]' }, after: '召開股東常會。' }),
  ja: (day) => ({
    before: '定時株主総会は',
    day: { complete: day, lacking: '[●]' },
    after: 'に開催する予定であります。',
  }),
  ko: (day) => ({ before: '정기주주총회는 ', day: { complete: day, lacking: '[●]' }, after: '에 개최될 예정입니다.' }),
  de: (day) => ({
    before: 'Die Hauptversammlung findet statt am ',
    day: { complete: day, lacking: '[●]' },
    after: '.',
  }),
  fr: (day) => ({ before: 'L’assemblée générale se tiendra le ', day: { complete: day, lacking: '[●]' }, after: '.' }),
  it: (day) => ({ before: 'L’assemblea si terrà il ', day: { complete: day, lacking: '[●]' }, after: '.' }),
  es: (day) => ({ before: 'La junta general se celebrará el ', day: { complete: day, lacking: '[●]' }, after: '.' }),
}

/** Forms to tick of the reports of the mainland. */
export const BOXES = {
  titles: ['控股股东报告期内变更', '公司是否存在表决权差异安排', '公司报告期内是否存在重大诉讼、仲裁事项'],
  complete: '□适用 √不适用',
  neither: '□适用 □不适用',
  both: '√适用 √不适用',
} as const

/** What the board has to say of its report. */
export const GUARANTEE = {
  before: '本公司董事会、监事会及董事、监事、高级管理人员保证年度报告内容的',
  complete: '真实、准确、完整',
  lacking: '真实、完整',
  after: '，不存在虚假记载、误导性陈述或重大遗漏，并承担个别和连带的法律责任。',
} as const

export interface ReasonWords {
  text: string
  growth: string
  reason: string
  rows: readonly string[]
  reasons: readonly string[]
}

/** Lines that changed much, each with its reason. */
export const REASONS: Partial<Record<Language, ReasonWords>> = {
  en: {
    text: 'Lines that changed by more than 30%, and why, are as follows.',
    growth: 'Change (%)',
    reason: 'Main reasons',
    rows: ['Travel and entertainment', 'Professional fees', 'Freight paid for others', 'Training'],
    reasons: ['More visits to customers', 'Advice on a purchase', 'A contract that began', 'New staff'],
  },
  'zh-Hans': {
    text: '报告期内变动幅度超过30%的项目及其主要原因如下。',
    growth: '变动比例(%)',
    reason: '变动原因',
    rows: ['差旅招待费', '中介机构费', '代垫运费', '培训费'],
    reasons: ['客户走访增加', '并购咨询费用增加', '新合同开始执行', '新员工入职'],
  },
  ja: {
    text: '30％を超えて変動した項目とその理由は次のとおりであります。',
    growth: '増減率（％）',
    reason: '主な要因',
    rows: ['旅費交際費', '支払手数料', '立替運賃', '研修費'],
    reasons: ['顧客訪問の増加', '買収に係る助言', '新規契約の開始', '新規採用'],
  },
  ko: {
    text: '30%를 초과하여 변동한 항목과 그 사유는 다음과 같습니다.',
    growth: '증감률(%)',
    reason: '증감 사유',
    rows: ['출장접대비', '전문가 수수료', '대납운임', '교육훈련비'],
    reasons: ['고객 방문 증가', '인수 자문', '신규 계약 개시', '신규 채용'],
  },
}

export interface SourceWords {
  title: string
  claims: readonly ((parts: { share: string; source: Whole }) => { before: string; source: Whole; after: string })[]
  cited: readonly string[]
  sources: readonly ((year: number) => { before: string; year: string; after: string })[]
}

/** What a study says of a market, with its sources. */
export const SOURCES: Partial<Record<Language, SourceWords>> = {
  en: {
    title: 'Sources',
    claims: [({ share, source }) => ({ before: `The target holds a market share of ${share}`, source, after: '.' })],
    cited: [
      'Demand for the target’s products follows the construction of plants ',
      'Prices of raw materials were stable over the period under review ',
      'Competitors have announced no new capacity ',
    ],
    sources: [
      (year) => ({
        before: 'Institute of Industrial Economics, survey of the market, ',
        year: String(year),
        after: '.',
      }),
      (year) => ({ before: 'Association of Manufacturers, statistics of prices, ', year: String(year), after: '.' }),
      (year) => ({ before: 'Research house Larkfield, report on the industry, ', year: String(year), after: '.' }),
    ],
  },
  'zh-Hans': {
    title: '资料来源',
    claims: [({ share, source }) => ({ before: '', source, after: `标的公司的市场占有率为${share}。` })],
    cited: ['标的公司产品的需求主要取决于工厂建设进度', '报告期内原材料价格保持平稳', '竞争对手未公布新增产能计划'],
    sources: [
      (year) => ({ before: '工业经济研究所：行业市场调查报告，', year: String(year), after: '年。' }),
      (year) => ({ before: '制造业协会：价格统计报告，', year: String(year), after: '年。' }),
      (year) => ({ before: '远山咨询：行业研究报告，', year: String(year), after: '年。' }),
    ],
  },
}

/** Where a claim comes from. */
export const SAID_BY: Partial<Record<Language, Whole>> = {
  en: { complete: ', according to the survey of the association', lacking: '' },
  'zh-Hans': { complete: '根据行业协会的调查，', lacking: '' },
}
